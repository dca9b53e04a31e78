import type { Client, Method, RequestOptions } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { RENEWAL_RESERVE_MILLISECONDS } from "./bounds.ts";

/** The error of a write that was not made, because this replica no longer leads. */
export class NotLeadingError extends Error {
  constructor() {
    super("this replica no longer leads");
  }
}

/**
 * The API client for writes that only the leader makes. Leadership may end between two related writes, so
 * leadership is checked before each write, and every write ends before the lease ends.
 */
export function leaderClient(client: Client, leadership: Leadership): Client {
  return {
    bounds: client.bounds,
    watch: (path, signal) => client.watch(path, signal),
    request: async (method: Method, path: string, options: RequestOptions = {}) => {
      if (method === "GET") return client.request(method, path, options);
      if (!leadership.isLeader) throw new NotLeadingError();
      const late = AbortSignal.timeout(RENEWAL_RESERVE_MILLISECONDS);
      const { signal } = options;
      const bounded = signal === undefined ? late : AbortSignal.any([late, signal]);
      return client.request(method, path, { ...options, signal: bounded });
    },
  };
}
