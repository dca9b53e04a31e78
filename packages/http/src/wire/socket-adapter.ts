import type { LookupFunction, Socket } from "node:net";
import type { Keepalive } from "./keepalive.ts";
import type { Thread } from "./thread.ts";
import type { TunnelWire, WireUser } from "./wire.ts";

/** Where to connect to; names are looked up. */
export type ConnectOptions = {
  readonly noDelay: boolean;
  /** Bytes; see {@link TunnelWire.congested}. */
  readonly highWaterMark: number;
  /** Undefined: that of the system. */
  readonly keepalive?: Keepalive | undefined;
  /** Undefined: that of the system. */
  readonly lookup?: LookupFunction | undefined;
  /** Whether all addresses of a name are tried, and after how many milliseconds the next one is tried. */
  readonly autoSelectFamily?: boolean;
  readonly autoSelectFamilyAttemptTimeout?: number;
} & ({ readonly host: string; readonly port: number } | { readonly path: string });

/** Makes wires of plain connections: TCP and Unix sockets. */
export interface SocketAdapter {
  /** Over a socket that a server has accepted and that nobody has read from. */
  accepted(thread: Thread, socket: Socket, user: WireUser): TunnelWire;
  /** Begins to connect; {@link WireUser.opened} or {@link WireUser.closed} follows. */
  connect(thread: Thread, options: ConnectOptions, user: WireUser): TunnelWire;
}
