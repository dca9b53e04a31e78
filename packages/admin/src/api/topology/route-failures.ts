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
      return {
        value: {
          failures: lastOf(all.filter(({ isAborted }) => !isAborted)),
          aborted: lastOf(all.filter(({ isAborted }) => isAborted)),
        },
      };
    },
  };
}

function lastOf(failures: readonly RouteFailure[]): readonly AdminRouteFailure[] {
  const newest = failures.toSorted((one, other) => other.at - one.at);
  return newest.slice(0, MOST_FAILURES).map(failureOf);
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
