import type { LookupFunction, Socket } from "node:net";
import type { Keepalive } from "../keepalive.ts";
import type { Thread } from "../thread.ts";
import type { TunnelWire, WireUser } from "../wire.ts";

/** The address to connect to; host names are resolved. */
export type ConnectOptions = {
  readonly noDelay: boolean;
  /**
   * The number of waiting bytes above which the wire is congested; see {@link
   * TunnelWire.congested}.
   */
  readonly highWaterMark: number;
  /** The TCP keepalive; undefined: the setting of the operating system. */
  readonly keepalive?: Keepalive | undefined;
  /** The resolver of host names; undefined: the resolver of the system. */
  readonly lookup?: LookupFunction | undefined;
  /**
   * Whether all addresses of a name are tried, and the delay in milliseconds before the next one.
   */
  readonly autoSelectFamily?: boolean;
  readonly autoSelectFamilyAttemptTimeout?: number;
} & ({ readonly host: string; readonly port: number } | { readonly path: string });

/** Makes plain connections, over TCP and Unix sockets. */
export interface SocketAdapter {
  /** Wraps an accepted socket from which nothing was read. */
  accepted(thread: Thread, socket: Socket, user: WireUser): TunnelWire;
  /** Starts connecting; {@link WireUser.opened} or {@link WireUser.closed} follows. */
  connect(thread: Thread, options: ConnectOptions, user: WireUser): TunnelWire;
}
