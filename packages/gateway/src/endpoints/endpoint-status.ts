/** The status of an endpoint, in one worker or combined over all workers. */
export interface EndpointStatus {
  /** The key of the backend. */
  readonly backend: string;
  /** The address, as `host:port` or `unix:/path`. */
  readonly endpoint: string;
  /** The number of requests since the start. */
  readonly requests: number;
  readonly failures: number;
  readonly evictions: number;
  /** The number of running requests. */
  readonly active: number;
  /** The health from 0 to 1; the lowest value if several workers are combined. */
  readonly health: number;
  readonly failsChecks: boolean;
  /** Milliseconds until the eviction of the endpoint ends; 0 if it is not evicted. */
  readonly evictedFor: number;
}

/** Combines the statuses of endpoints in several workers. */
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
