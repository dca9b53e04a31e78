import type { Socket } from "node:net";
import type { Addresses } from "../../exchange/client/client-connection.ts";
import type { EngineLimits } from "../../exchange/client/engine-limits.ts";
import type { Downstream, RequestHandler, TransportFacts } from "../../exchange/stream/stream.ts";
import type { SocketAdapter } from "../../wire/adapter/socket-adapter.ts";
import type { Thread } from "../../wire/thread.ts";
import type { TunnelWire } from "../../wire/wire.ts";

/** The parts from which a server is made. */
export interface ServerOptions {
  readonly limits: EngineLimits;
  readonly handler: RequestHandler;
  /** The thread that all servers and upstreams share; the caller starts and stops its timers. */
  readonly thread: Thread;
  /** A monotonic clock in milliseconds. Default: the clock that is read once per turn of the event loop. */
  readonly clock?: () => number;
  /**
   * Connections whose descriptor is at least this high are closed immediately, to reserve
   * descriptors for other purposes. Unset: only the system's limit applies.
   */
  readonly maxDescriptors?: number;
  /** Called when a connection cannot be accepted, for example for lack of descriptors. */
  readonly acceptFailed?: (error: Error) => void;
  readonly observer?: ConnectionObserver;
  /** Creates the wires of plain connections. */
  readonly adapter?: SocketAdapter;
}

/**
 * Handles a port's connections itself, or prepares them for another handler. It calls
 * `Server.checkDrained` when one of its connections has ended.
 */
export interface ConnectionServer {
  /** Takes a socket without a reader; bytes that were already read have been put back into its buffer. */
  accept(socket: Socket, addresses: Addresses): void;
  /** The number of open connections. */
  readonly connections: number;
  /** All open connections of this server. */
  each(): readonly Served[];
}

/** The server of the connections that use HTTP/2. */
export interface Http2Server extends ConnectionServer {
  /** Takes a connection that was expected to use HTTP/1.1, with the bytes received so far. */
  take(wire: TunnelWire, downstream: Downstream, received: Buffer): void;
}

/** A client's connection that its server can close. */
export interface Served {
  readonly transport: TransportFacts | undefined;
  /** The ends of a connection that was admitted; undefined before. */
  readonly downstream: Addresses | undefined;
  /** Closes the connection when it is idle, otherwise after the current response. */
  retire(): void;
  /** Closes the connection immediately. */
  kill(): void;
}

/** Is told about the beginning and end of every connection. */
export interface ConnectionObserver {
  opened(): void;
  /** Is told how many bytes were transferred on a connection, in both directions. */
  closed(received: number, sent: number): void;
}

/** Where a server listens: a port, or the path of a Unix socket. */
export type ListenAddress =
  | { readonly port: number; readonly host?: string; readonly reusePort?: boolean }
  | { readonly path: string };

/** The times of a shutdown in milliseconds; see `Server.close`. */
export interface DrainTimes {
  readonly min: number;
  readonly max: number;
}
