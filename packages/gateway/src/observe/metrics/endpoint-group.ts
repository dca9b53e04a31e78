import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import type { EndpointStatus } from "../../endpoints/endpoint-status.ts";
import { BACKEND_ENDPOINT_LABELS, METRICS } from "./catalogue.ts";

/** Metrics of endpoints. They are computed on each scrape, so removed endpoints have no series. */
export function endpointGroup(
  endpoints: readonly EndpointStatus[],
  maxSeries: number,
): MetricGroup {
  const group = new MetricGroup(BACKEND_ENDPOINT_LABELS, maxSeries);
  const requests = group.counter(METRICS.endpointRequests);
  const failures = group.counter(METRICS.endpointFailures);
  const evictions = group.counter(METRICS.endpointEvictions);
  const active = group.counter(METRICS.endpointActive);
  const unhealthy = group.counter(METRICS.endpointUnhealthy);
  for (const each of endpoints) {
    const index = group.intern([each.backend, each.endpoint]);
    requests.add(index, each.requests);
    failures.add(index, each.failures);
    evictions.add(index, each.evictions);
    active.add(index, each.active);
    unhealthy.add(index, each.failsChecks || each.evictedFor > 0 ? 1 : 0);
  }
  return group;
}
