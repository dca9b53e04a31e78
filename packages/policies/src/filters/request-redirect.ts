import type { HttpRequestRedirectFilter } from "@edge-gateway/generated/types/index.ts";
import type { RequestHead } from "@edge-gateway/http";
import type { CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import { hostOf } from "@edge-gateway/gateway/route/host-table";
import { compilePathChange, withPath } from "./path-change.ts";
import type { FilterPlace } from "./filter-place.ts";

/** The default ports of the schemes (RFC 9110 section 4.2). */
const USUAL_PORTS = { http: 80, https: 443 } as const;
const NOTHING = new Uint8Array(0);

/** Responds with a redirection (Gateway API, HTTPRequestRedirectFilter). */
export function requestRedirect(
  filter: HttpRequestRedirectFilter,
  { prefix, port }: FilterPlace,
): CompiledPolicy {
  const change = filter.path === undefined ? itself : compilePathChange(filter.path, prefix);
  if (change === undefined) return { request: () => NO_PREFIX };
  const origin = compileOrigin(filter, port);
  return {
    request({ request, trace }) {
      const location = origin(request) + withPath(request.target, change(request.path));
      trace?.note("apply", `to ${location}`);
      return {
        code: "direct_response",
        status: filter.statusCode,
        headers: [["location", location]],
        body: NOTHING,
      };
    },
  };
}

/** The error if a prefix must be replaced, but the route does not match a single prefix. */
export const NO_PREFIX = {
  code: "internal",
  detail: "the filter replaces a prefix, but the route does not match a single prefix",
} as const;

function itself(path: string): string {
  return path;
}

function compileOrigin(
  { scheme, hostname, port }: HttpRequestRedirectFilter,
  listenerPort: number,
): (request: RequestHead) => string {
  return (request) => {
    const to = scheme ?? request.scheme;
    const number = port ?? (scheme === undefined ? listenerPort : USUAL_PORTS[scheme]);
    const host = hostname ?? hostOf(request.authority);
    return `${to}://${number === USUAL_PORTS[to] ? host : `${host}:${number}`}`;
  };
}
