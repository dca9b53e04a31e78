import type { AdminRouteFailure } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { RouteFailure } from "@edge-gateway/gateway/observe/route-failures";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";

const MOST_FAILURES = LIMITS.adminRouteFailures.failures.maxItems;

/** The operation `getRouteFailures`. */
export function routeFailureOperations({
  failures,
}: Pick<ApiParts, "failures">): SomeHandlers<"getRouteFailures"> {
  return {
    getRouteFailures: async ({ query: { id } }) => {
      const all = await failures(id);
      const last = all.toSorted((one, other) => other.at - one.at).slice(0, MOST_FAILURES);
      return { value: { failures: last.map(failureOf) } };
    },
  };
}

function failureOf({ at, milliseconds, ...failure }: RouteFailure): AdminRouteFailure {
  const { method, path, status, reason, detail, endpoint } = failure;
  return {
    at: new Date(at).toISOString(),
    method,
    path,
    ...(status === undefined ? {} : { status }),
    ...(reason === undefined ? {} : { reason }),
    ...(detail === undefined ? {} : { detail }),
    ...(endpoint === undefined ? {} : { endpoint }),
    milliseconds: Math.round(milliseconds),
  };
}
