import { HTTP2_MAX_SPARE_STREAMS } from "../../bounds.ts";
import { EngineUpstream } from "../../exchange/stream/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "../../exchange/stream/upstream-half.ts";
import { NoConnection } from "../../exchange/stream/open-connections.ts";
import type { ConnectionOwner, OpenConnections } from "../../exchange/stream/open-connections.ts";
import type { EngineLimits } from "../../exchange/client/engine-limits.ts";
import type { Thread } from "../../wire/thread.ts";
import { usedBy } from "../../wire/wire.ts";
import type { TunnelWire, WireUser } from "../../wire/wire.ts";
import { UpstreamSession, USUAL_STREAMS } from "./upstream-session.ts";
import type { SessionOwner } from "./upstream-session.ts";
import { UpstreamStream } from "./upstream-stream.ts";
import type { StreamKeeper } from "./upstream-stream.ts";

/** The options of a pool of HTTP/2 connections. */
export interface SessionPoolOptions {
  /** The address, as `host:port` or `unix:/path`. */
  readonly name: string;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  /** Decides whether another connection may be made. */
  readonly connections: OpenConnections;
  /** Starts a connection. */
  readonly connect: (user: WireUser) => TunnelWire;
  /** Whether the connections use TLS. */
  readonly secure: boolean;
  /** Called with each new connection and its connect time in milliseconds. */
  readonly connected?: ((milliseconds: number) => void) | undefined;
}

/**
 * The connections to an HTTP/2 endpoint; another connection is opened when all have reached the peer's stream
 * limit.
 */
export class SessionPool
  extends EngineUpstream
  implements SessionOwner, StreamKeeper, ConnectionOwner
{
  readonly name: string;
  readonly limits: EngineLimits;
  readonly thread: Thread;
  readonly secure: boolean;
  closed = false;
  expectedStreams: number;
  readonly #connections: OpenConnections;
  readonly #connect: (user: WireUser) => TunnelWire;
  readonly #connected: ((milliseconds: number) => void) | undefined;
  readonly #sessions = new Set<UpstreamSession>();
  /** Stream objects that can be used again. */
  readonly #spare: UpstreamStream[] = [];

  constructor(options: SessionPoolOptions) {
    super();
    const { name, limits, thread, connections, connect, secure, connected } = options;
    this.name = name;
    this.limits = limits;
    this.expectedStreams = Math.min(USUAL_STREAMS, limits.maxUpstreamStreams);
    this.thread = thread;
    this.secure = secure;
    this.#connections = connections;
    this.#connect = connect;
    this.#connected = connected;
  }

  take(_exchange: UpstreamExchange, fresh: boolean): UpstreamHalf {
    const session = (fresh ? undefined : this.#free(false)) ?? this.#another();
    if (session === undefined) return new NoConnection(this.#connections.refusalOf(this));
    return this.streamOn(session);
  }

  /** Returns a stream of an established connection; undefined if no connection has room. */
  takeOpen(): UpstreamHalf | undefined {
    const session = this.#free(true);
    return session === undefined ? undefined : this.streamOn(session);
  }

  /** Returns a stream of the given connection, which must have room. */
  streamOn(session: UpstreamSession): UpstreamHalf {
    const stream = this.#spare.pop() ?? new UpstreamStream(this, session);
    stream.use(session);
    return stream;
  }

  /** Adopts a connection that was opened elsewhere, with its slot; call `opened` after starting requests. */
  adopt(wire: TunnelWire, begunAt: number): UpstreamSession {
    const session = new UpstreamSession(this, (user) => usedBy(wire, user), begunAt);
    this.#sessions.add(session);
    return session;
  }

  connected(milliseconds: number): void {
    this.#connected?.(milliseconds);
  }

  spare(stream: UpstreamStream): void {
    if (this.#spare.length < HTTP2_MAX_SPARE_STREAMS) this.#spare.push(stream);
  }

  removed(session: UpstreamSession): void {
    this.#sessions.delete(session);
  }

  ended(): void {
    this.#connections.give(this);
  }

  endSpare(): boolean {
    const idle = this.#sessions.values().find((session) => session.idle);
    idle?.end();
    return idle !== undefined;
  }

  close(): void {
    this.closed = true;
    for (const session of [...this.#sessions]) session.drain();
  }

  /** Returns a connection with room for another stream; with `isOpen`, only an established connection. */
  #free(isOpen: boolean): UpstreamSession | undefined {
    for (const session of this.#sessions)
      if (session.free && (session.isOpen || !isOpen)) return session;
    return undefined;
  }

  #another(): UpstreamSession | undefined {
    if (!this.#connections.take(this)) return undefined;
    const session = new UpstreamSession(this, this.#connect);
    this.#sessions.add(session);
    return session;
  }
}
