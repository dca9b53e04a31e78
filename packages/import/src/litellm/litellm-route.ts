import type { JsonObject } from "@edge-gateway/llm";
import type { ImportReport } from "../report.ts";

/** The name of the route of all models, which exists only if policies need a route. */
export const ROUTE = "models";

/** Statuses after which LiteLLM retries a request. */
const CODES = [408, 409, 429, 500, 502, 503, 504] as const;

/** The settings of LiteLLM that become policies of the route. */
export const ROUTE_SETTINGS: ReadonlySet<string> = new Set([
  "num_retries",
  "timeout",
  "request_timeout",
]);

/**
 * Converts the retries and timeouts of all models; undefined if there are none.
 * @param mostTargets the largest number of targets that a model has, each of which must be tried
 */
export function routePolicies(
  router: JsonObject,
  mostTargets: number,
  report: ImportReport,
): JsonObject | undefined {
  const { num_retries: retries, timeout, request_timeout: otherwise } = router;
  const policies: Record<string, JsonObject> = {};
  const count = countOf(retries);
  if (count !== undefined && count > 0) {
    const attempts = count + mostTargets - 1;
    policies["retry"] = { attempts, codes: CODES };
    report.changed(
      "num_retries",
      `${attempts} further attempts in all, over the deployments and fallbacks of a model`,
    );
  }
  const seconds = countOf(timeout) ?? countOf(otherwise);
  if (seconds !== undefined && seconds > 0) {
    policies["timeouts"] = { request: `${seconds}s` };
    const name = countOf(timeout) === undefined ? "request_timeout" : "timeout";
    report.changed(
      name,
      "the timeout limits the time to the response headers; see bodyIdleTimeout, too",
    );
  }
  return Object.keys(policies).length === 0 ? undefined : policies;
}

function countOf(value: unknown): number | undefined {
  return typeof value === "number" ? Math.ceil(value) : undefined;
}
