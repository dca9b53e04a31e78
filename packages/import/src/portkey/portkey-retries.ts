import type { JsonObject } from "@edge-gateway/llm";
import type { ImportReport } from "../report.ts";
import { listOf, objectOf } from "../values.ts";

/** The statuses after which Portkey retries a request, unless the config names other statuses. */
const RETRIED = [429, 500, 502, 503, 504] as const;

/**
 * Converts the retries and timeouts of every route; undefined if there are none.
 * @param tries the maximum number of providers that one request may try
 */
export function retryPolicies(
  { retry, strategy, request_timeout: timeout }: JsonObject,
  tries: number,
  report: ImportReport,
): JsonObject | undefined {
  const { attempts: more, on_status_codes: after, ...rest } = objectOf(retry);
  for (const name of Object.keys(rest))
    report.refused(`retry.${name}`, "there is no equivalent in this gateway");
  const next = objectOf(strategy)["on_status_codes"];
  const count = typeof more === "number" ? Math.max(0, more) : 0;
  const attempts = tries - 1 + count;
  const policies: Record<string, JsonObject> = {};
  if ((count > 0 || next !== undefined) && attempts > 0) {
    const codes = [...new Set([...listOf(next), ...(count > 0 ? listOf(after ?? RETRIED) : [])])];
    policies["retry"] = { attempts, codes };
    const what = `${attempts} further attempts in all, after ${codes.join(", ")}`;
    if (count > 0)
      report.changed("retry", `${what}: the next provider is tried first where possible`);
    if (next !== undefined) report.converted("strategy.on_status_codes", what);
  }
  if (typeof timeout === "number" && timeout > 0) {
    policies["timeouts"] = { backendRequest: `${Math.ceil(timeout)}ms` };
    report.changed(
      "request_timeout",
      "the timeout limits the time to the headers of each response",
    );
  }
  return Object.keys(policies).length === 0 ? undefined : policies;
}
