import { performance } from "node:perf_hooks";
import { createServer as createNetServer } from "node:net";
import type { Server as NetServer, Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { TlsOptions } from "node:tls";
import { RequestScanner } from "./codec/request-scanner.ts";
import { Down } from "./down.ts";
import type { DownServer } from "./down.ts";
import { acceptedPlain } from "./net-wire.ts";
import { NET_ADAPTER } from "./socket-adapter.ts";
import type { SocketAdapter } from "./socket-adapter.ts";
import { ScannerPool } from "./scanner-pool.ts";
import type { EngineLimits, Gate } from "./stream.ts";
import { Timer } from "./timer-wheel.ts";
import type { TimerWheel } from "./timer-wheel.ts";
import type { Wire, WireUser } from "./wire.ts";

export interface ServerOptions {
  readonly limits: EngineLimits;
  readonly gate: Gate;
  /** Shared by all servers and upstreams of a thread; the caller starts and stops it. */
  readonly wheel: TimerWheel;
  /** Milliseconds; monotonic. `performance.now` if not given. */
  readonly clock?: () => number;
  /** Told when a connection could not be accepted, e.g. for want of descriptors. */
  readonly acceptFailed?: (error: Error) => void;
  /** Speaks TLS with clients. */
  readonly tls?: TlsOptions;
  readonly observer?: ConnectionObserver;
  /** Makes the wires of plain connections. */
  readonly adapter?: SocketAdapter;
}

/** Told of every connection. */
export interface ConnectionObserver {
  opened(): void;
  /** Bytes on the wire, both ways. */
  closed(received: number, sent: number): void;
}

/** Where to listen: a port, or the path of a Unix socket. */
export type ListenAddress =
  | { readonly port: number; readonly host?: string; readonly reusePort?: boolean }
  | { readonly path: string };

/** Milliseconds; see {@link Server.close}. */
export interface DrainTimes {
  readonly min: number;
  readonly max: number;
}

/** Connections that the kernel completes before they are accepted; it lowers it to its own limit. */
const BACKLOG = 4096;

/** Number of the next connection of this thread. */
let nextId = 1;

/** Accepts connections of clients and hands their requests to the gate. */
export class Server implements DownServer {
  limits: EngineLimits;
  readonly gate: Gate;
  readonly wheel: TimerWheel;
  readonly clock: () => number;
  scanners: ScannerPool<RequestScanner>;
  draining = false;
  readonly #server: NetServer;
  readonly #connections = new Set<Down>();
  readonly #secure: boolean;
  readonly #observer: ConnectionObserver | undefined;
  readonly #adapter: SocketAdapter;
  readonly #acceptFailed: (error: Error) => void;
  #closing: Promise<void> | undefined;
  #closed: (() => void) | undefined;
  #stopped = false;

  constructor({ limits, gate, wheel, clock, tls, adapter, ...told }: ServerOptions) {
    this.#observer = told.observer;
    this.#acceptFailed = told.acceptFailed ?? (() => {});
    this.#adapter = adapter ?? NET_ADAPTER;
    this.limits = limits;
    this.gate = gate;
    this.wheel = wheel;
    this.clock = clock ?? (() => performance.now());
    this.scanners = new ScannerPool(() => new RequestScanner(limits));
    this.#secure = tls !== undefined;
    const options = { noDelay: true, highWaterMark: limits.highWaterMark };
    const accept = (socket: Socket): void => this.#accept(socket);
    this.#server =
      tls === undefined
        ? createNetServer(options, accept)
        : createTlsServer({ ...tls, ...options, ALPNProtocols: ["http/1.1"] }, accept);
  }

  /** Other limits, for the requests that begin from now on. */
  use(limits: EngineLimits): void {
    this.limits = limits;
    this.scanners = new ScannerPool(() => new RequestScanner(limits));
  }

  /** Connections that are open. */
  get connections(): number {
    return this.#connections.size;
  }

  /** Resolves with the port (0 for a Unix socket) when connections are accepted; rejects if it cannot. */
  listen(address: ListenAddress): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen({ ...address, backlog: BACKLOG }, () => {
        this.#server.off("error", reject);
        this.#server.on("error", this.#acceptFailed);
        const bound = this.#server.address();
        resolve(typeof bound === "object" && bound !== null ? bound.port : 0);
      });
    });
  }

  /**
   * Ends without breaking what is under way: responses say `connection: close` from now on; after
   * `min` no connection is accepted and idle ones end; after `max` the rest is cut. Resolves when no
   * connection is left.
   */
  close({ min, max }: DrainTimes): Promise<void> {
    this.#closing ??= new Promise((resolve) => {
      this.#closed = resolve;
      this.draining = true;
      const stop = new Timer(this.wheel, { timedOut: () => this.#stop() });
      const force = new Timer(this.wheel, { timedOut: () => this.#force() });
      if (min > 0) stop.set(min);
      else this.#stop();
      if (max > 0) force.set(max);
      else this.#force();
    });
    return this.#closing;
  }

  closed(connection: Down): void {
    this.#connections.delete(connection);
    this.#observer?.closed(connection.bytesReceived, connection.bytesSent);
    this.#settle();
  }

  #stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#server.close(() => this.#settle());
    for (const connection of this.#connections) connection.drain();
  }

  #force(): void {
    this.#stop();
    for (const connection of this.#connections) connection.kill();
  }

  #settle(): void {
    if (this.#stopped && this.#connections.size === 0) this.#closed?.();
  }

  #accept(socket: Socket): void {
    const { remoteAddress, remotePort, localAddress, localPort } = socket;
    const addresses = {
      remoteAddress: plainAddress(remoteAddress),
      remotePort: remotePort ?? 0,
      localAddress: plainAddress(localAddress),
      localPort: localPort ?? 0,
      secure: this.#secure,
    };
    this.#observer?.opened();
    const makeWire = (user: WireUser): Wire =>
      this.#secure
        ? acceptedPlain(socket, user)
        : this.#adapter.accepted(socket, user, this.limits.highWaterMark);
    this.#connections.add(new Down(this, nextId++, addresses, makeWire));
  }
}

/** An IPv4 address that came through an IPv6 socket as itself (RFC 4291 section 2.5.5.2). */
function plainAddress(address: string | undefined): string {
  if (address === undefined) return "";
  return address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
}

const MAPPED = "::ffff:";

/** Makes a server; {@link Server.listen} opens it. */
export function createServer(options: ServerOptions): Server {
  return new Server(options);
}
