/** The status of an endpoint, as one worker or all workers see it. */
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
  /** The health from 0 to 1; of several workers, the lowest value. */
  readonly health: number;
  readonly failsChecks: boolean;
  /** Milliseconds until the eviction of the endpoint ends; 0: it is not evicted. */
  readonly evictedFor: number;
}

/** Combines what several workers know of the same endpoints. */
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
