import { handleAdapter } from "./handle-wire.ts";
import { acceptedPlain, connectPlain } from "./net-wire.ts";
import type { SocketAdapter } from "./socket-adapter.ts";
import { findStreamBinding } from "./stream-handle.ts";

/** Makes connections with public parts of `net` only. */
export const NET_ADAPTER: SocketAdapter = { accepted: acceptedPlain, connect: connectPlain };

/**
 * Makes connections with the native handles beneath `net`; undefined if this Node.js does not have the
 * expected handles, and on systems other than Linux.
 */
export function fastAdapter(): SocketAdapter | undefined {
  const binding = findStreamBinding();
  return binding === undefined ? undefined : handleAdapter(binding);
}
