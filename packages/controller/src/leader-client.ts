import type { Client, Method, RequestOptions } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { RENEWAL_RESERVE_MILLISECONDS } from "./bounds.ts";

/** A write of a replica that does not lead any more. */
export class NotLeadingError extends Error {
  constructor() {
    super("this replica does not lead any more");
  }
}

/**
 * The client of what only the leader writes. Leadership may end between two writes that belong together,
 * so each is asked anew, and none is under way any more when the lease ends.
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
