import { handleAdapter } from "./handle-wire.ts";
import { acceptedPlain, connectPlain } from "./net-wire.ts";
import type { SocketAdapter } from "./socket-adapter.ts";
import { findStreamBinding } from "./stream-handle.ts";

/** Over what of `net` is public. */
export const NET_ADAPTER: SocketAdapter = { accepted: acceptedPlain, connect: connectPlain };

/** Over the handles beneath `net`; undefined where this Node does not have them as expected. */
export function fastAdapter(): SocketAdapter | undefined {
  const binding = findStreamBinding();
  return binding === undefined ? undefined : handleAdapter(binding);
}
