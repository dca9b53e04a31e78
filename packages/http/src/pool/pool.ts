import { ResponseScanner } from "../codec/response-scanner.ts";
import { ScannerPool } from "../exchange/client/scanner-pool.ts";
import { EngineUpstream } from "../exchange/stream/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "../exchange/stream/upstream-half.ts";
import { NoConnection } from "../exchange/stream/open-connections.ts";
import type { ConnectionOwner, OpenConnections } from "../exchange/stream/open-connections.ts";
import type { EngineLimits } from "../exchange/client/engine-limits.ts";
import type { Thread } from "../wire/thread.ts";
import { Http1UpstreamConnection } from "../h1/upstream/upstream-connection.ts";
import type { Http1UpstreamOwner } from "../h1/upstream/upstream-owner.ts";
import { usedBy } from "../wire/wire.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";

/** The options of a pool of HTTP/1.1 connections. */
export interface PoolOptions {
  /** The address, as `host:port` or `unix:/path`. */
  readonly name: string;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  /** Decides whether another connection may be made. */
  readonly connections: OpenConnections;
  /** Starts a connection. */
  readonly connect: (user: WireUser) => TunnelWire;
  /** Called with each new connection and its connect time in milliseconds. */
  readonly connected?: ((milliseconds: number) => void) | undefined;
  /** The Host of a server behind an HTTP proxy, to which requests are sent with their absolute URL. */
  readonly proxiedHost?: string | undefined;
}

/** An endpoint and its connections; the most recently used connection is reused first. */
export class Pool extends EngineUpstream implements Http1UpstreamOwner, ConnectionOwner {
  readonly name: string;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly scanners: ScannerPool<ResponseScanner>;
  readonly proxiedHost: string | undefined;
  readonly #connections: OpenConnections;
  readonly #connect: (user: WireUser) => TunnelWire;
  readonly #idle: UpstreamHalf[] = [];
  readonly #connected: ((milliseconds: number) => void) | undefined;
  #closed = false;

  constructor(options: PoolOptions) {
    super();
    const { name, limits, thread, connections, connect, connected, proxiedHost } = options;
    this.name = name;
    this.limits = limits;
    this.thread = thread;
    this.scanners = new ScannerPool(() => new ResponseScanner(limits));
    this.proxiedHost = proxiedHost;
    this.#connections = connections;
    this.#connect = connect;
    this.#connected = connected;
  }

  take(_exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    return (fresh ? undefined : this.takeIdle()) ?? this.#another();
  }

  /** Returns an idle connection; undefined if all are in use. */
  takeIdle(): UpstreamHalf | undefined {
    return this.#idle.pop();
  }

  /** Adopts a connection that was opened elsewhere, with its slot; call `opened` after starting a request. */
  adopt(wire: TunnelWire, begunAt: number): Http1UpstreamConnection {
    return new Http1UpstreamConnection(this, (user) => usedBy(wire, user), begunAt);
  }

  put(connection: UpstreamHalf): boolean {
    if (this.#closed || this.#idle.length >= this.limits.poolMaxIdle) return false;
    this.#idle.push(connection);
    return true;
  }

  connected(milliseconds: number): void {
    this.#connected?.(milliseconds);
  }

  removed(connection: UpstreamHalf): void {
    const index = this.#idle.lastIndexOf(connection);
    if (index >= 0) this.#idle.splice(index, 1);
    this.#connections.give(this);
  }

  endSpare(): boolean {
    const [oldest] = this.#idle;
    oldest?.abandon();
    return oldest !== undefined;
  }

  close(): void {
    this.#closed = true;
    while (this.#idle.length > 0) this.#idle.pop()?.abandon();
  }

  #another(): UpstreamHalf {
    if (this.#connections.take(this)) return new Http1UpstreamConnection(this, this.#connect);
    return new NoConnection(this.#connections.refusalOf(this));
  }
}
