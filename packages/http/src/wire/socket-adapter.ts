import type { Socket } from "node:net";
import type { Keepalive } from "./keepalive.ts";
import { handleAdapter } from "./handle-wire.ts";
import { acceptedPlain, connectPlain } from "./net-wire.ts";
import { findStreamBinding } from "./stream-handle.ts";
import type { TunnelWire, WireUser } from "./wire.ts";

/** Where to connect to; names are looked up. */
export type ConnectOptions = {
  readonly noDelay: boolean;
  /** Bytes; see {@link TunnelWire.congested}. */
  readonly highWaterMark: number;
  /** Undefined: that of the system. */
  readonly keepalive?: Keepalive | undefined;
} & ({ readonly host: string; readonly port: number } | { readonly path: string });

/** Makes wires of plain connections: TCP and Unix sockets. */
export interface SocketAdapter {
  /** Over a socket that a server has accepted and that nobody has read from. */
  accepted(socket: Socket, user: WireUser): TunnelWire;
  /** Begins to connect; {@link WireUser.opened} or {@link WireUser.closed} follows. */
  connect(options: ConnectOptions, user: WireUser): TunnelWire;
}

/** Over what of `net` is public. */
export const NET_ADAPTER: SocketAdapter = { accepted: acceptedPlain, connect: connectPlain };

/** Over the handles beneath `net`; undefined where this Node does not have them as expected. */
export function fastAdapter(): SocketAdapter | undefined {
  const binding = findStreamBinding();
  return binding === undefined ? undefined : handleAdapter(binding);
}
