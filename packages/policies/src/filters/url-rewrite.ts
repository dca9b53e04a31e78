import type { HttpUrlRewriteFilter } from "@edge-gateway/generated/types/index.ts";
import { CONTINUE, type CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import { compilePathChange, withPath } from "./path-change.ts";
import { NO_PREFIX } from "./request-redirect.ts";
import type { FilterPlace } from "./filter-place.ts";

/** Changes the host or path of a request (Gateway API, HTTPURLRewriteFilter). */
export function urlRewrite(
  { hostname, path }: HttpUrlRewriteFilter,
  { prefix }: FilterPlace,
): CompiledPolicy {
  const change = path === undefined ? undefined : compilePathChange(path, prefix);
  if (path !== undefined && change === undefined) return { request: () => NO_PREFIX };
  return {
    request({ request, trace }) {
      if (hostname !== undefined) request.authority = hostname;
      if (change !== undefined) request.target = withPath(request.target, change(request.path));
      trace?.note("apply", `${request.authority}${request.path}`);
      return CONTINUE;
    },
  };
}
