import { handleAdapter } from "./handle-wire.ts";
import { acceptedPlain, connectPlain } from "./net-wire.ts";
import type { SocketAdapter } from "./socket-adapter.ts";
import { findStreamBinding } from "./stream-handle.ts";

/** Uses only public parts of `net`. */
export const NET_ADAPTER: SocketAdapter = { accepted: acceptedPlain, connect: connectPlain };

/**
 * Uses the native handles beneath `net`; undefined if this Node.js does not have them as expected.
 */
export function fastAdapter(): SocketAdapter | undefined {
  const binding = findStreamBinding();
  return binding === undefined ? undefined : handleAdapter(binding);
}
