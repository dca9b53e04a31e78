/** How an endpoint is doing, as one worker or all of them see it. */
export interface EndpointStatus {
  /** Key of the backend. */
  readonly backend: string;
  /** `host:port`, or `unix:/path`. */
  readonly endpoint: string;
  /** So far. */
  readonly requests: number;
  readonly failures: number;
  readonly evictions: number;
  /** Requests that are not over. */
  readonly active: number;
  /** From 0 to 1; of several workers the lowest. */
  readonly health: number;
  readonly failsChecks: boolean;
  /** Milliseconds until it is back; 0: it is not evicted. */
  readonly evictedFor: number;
}

/** What several workers see of the same endpoints, as one. */
export function mergeEndpoints(
  workers: readonly (readonly EndpointStatus[])[],
): readonly EndpointStatus[] {
  const merged = new Map<string, EndpointStatus>();
  for (const each of workers.flat()) {
    const key = JSON.stringify([each.backend, each.endpoint]);
    const present = merged.get(key);
    merged.set(key, present === undefined ? each : sum(present, each));
  }
  return [...merged.values()];
}

function sum(left: EndpointStatus, right: EndpointStatus): EndpointStatus {
  return {
    ...left,
    requests: left.requests + right.requests,
    failures: left.failures + right.failures,
    evictions: left.evictions + right.evictions,
    active: left.active + right.active,
    health: Math.min(left.health, right.health),
    failsChecks: left.failsChecks || right.failsChecks,
    evictedFor: Math.max(left.evictedFor, right.evictedFor),
  };
}
