import { fastAdapter, NET_ADAPTER } from "../wire/adapter/adapters.ts";

/**
 * The environment variable that selects the gateway's socket adapter; it also selects the adapter for unit
 * tests.
 */
export const ADAPTER =
  process.env["SOCKET_ADAPTER"] === "Net" ? NET_ADAPTER : (fastAdapter() ?? NET_ADAPTER);
