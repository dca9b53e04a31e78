import { fastAdapter, NET_ADAPTER } from "../wire/adapters.ts";

/**
 * The environment variable for the gateway's socket adapter also selects the one for unit tests.
 */
export const ADAPTER =
  process.env["SOCKET_ADAPTER"] === "Fast" ? (fastAdapter() ?? NET_ADAPTER) : NET_ADAPTER;
