import type { Socket } from "node:net";
import type { Addresses } from "../exchange/client-connection.ts";
import type {
  Downstream,
  EngineLimits,
  RequestHandler,
  TransportFacts,
} from "../exchange/stream.ts";
import type { SocketAdapter } from "../wire/socket-adapter.ts";
import type { Thread } from "../wire/thread.ts";
import type { TunnelWire } from "../wire/wire.ts";

/** What a server is made of. */
export interface ServerOptions {
  readonly limits: EngineLimits;
  readonly handler: RequestHandler;
  /** Shared by all servers and upstreams of a thread; the caller starts and stops its timers. */
  readonly thread: Thread;
  /** Milliseconds; monotonic. That of the turn of the event loop if not given. */
  readonly clock?: () => number;
  /**
   * Connections with a descriptor from this one on are closed at once: the rest is for what serves the
   * others. Unset: only the system has a limit.
   */
  readonly maxDescriptors?: number;
  /** Told when a connection is not accepted, e.g. for want of descriptors. */
  readonly acceptFailed?: (error: Error) => void;
  readonly observer?: ConnectionObserver;
  /** Makes the wires of plain connections. */
  readonly adapter?: SocketAdapter;
}

/**
 * Takes connections of one port, to serve them or to make them ready for another that does. It calls
 * `Server.checkDrained` when one that it kept is gone.
 */
export interface ConnectionServer {
  /** Takes a socket that nobody reads from; what was read before is in its buffer again. */
  accept(socket: Socket, addresses: Addresses): void;
  /** How many it keeps now. */
  readonly connections: number;
  /** Those that it keeps now. */
  each(): readonly Served[];
}

/** Takes connections that speak HTTP/2. */
export interface Http2Server extends ConnectionServer {
  /** Takes one that HTTP/1.1 was expected on, with what has come by it. */
  take(wire: TunnelWire, downstream: Downstream, received: Buffer): void;
}

/** A connection, for whoever ends it. */
export interface Served {
  readonly transport: TransportFacts | undefined;
  /** Ends it when it has nothing under way, else after that. */
  retire(): void;
  /** Ends it at once. */
  kill(): void;
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

/** Milliseconds; see `Server.close`. */
export interface DrainTimes {
  readonly min: number;
  readonly max: number;
}
