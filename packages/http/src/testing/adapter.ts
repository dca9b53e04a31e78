import { fastAdapter, NET_ADAPTER } from "../wire/adapters.ts";

/** The variable that chooses the kind of sockets for the gateway chooses it for tests of its parts too. */
export const ADAPTER =
  process.env["SOCKET_ADAPTER"] === "Fast" ? (fastAdapter() ?? NET_ADAPTER) : NET_ADAPTER;
