import type {
  GrpcMethodMatch,
  GrpcRoute,
  GrpcRouteMatch,
  HttpPathMatch,
} from "@edge-gateway/generated/types/index.ts";
import type { RouteMatch } from "../../../ir/index.ts";
import type { Values } from "../../document/document.ts";

/**
 * Converts a GRPCRoute to an HTTPRoute: a gRPC call is a request for `/service/method` (gRPC over
 * HTTP/2).
 */
export function asHttpRoute(route: GrpcRoute): Values["GRPCRoute"] {
  const { apiVersion, metadata, spec, status } = route;
  const { rules = [], ...rest } = spec;
  return {
    apiVersion,
    kind: "HTTPRoute",
    metadata,
    spec: {
      ...rest,
      rules: rules.map(({ matches = [], ...rule }) => ({ ...rule, matches: matches.map(asMatch) })),
    },
    ...(status === undefined ? {} : { status }),
  };
}

function asMatch({ method, headers }: GrpcRouteMatch): RouteMatch {
  const path = pathOf(method);
  return {
    path,
    ...(headers === undefined ? {} : { headers }),
    ...(path.type === "RegularExpression" ? { call: rankOf(method) } : {}),
  };
}

/**
 * Calls go to the match with the most characters of the service, then of the method (Gateway API,
 * GRPCRouteRule.matches).
 */
function rankOf({ service = "", method = "" }: Partial<GrpcMethodMatch> = {}): NonNullable<
  RouteMatch["call"]
> {
  return { service: service.length, method: method.length };
}

/** Matches any service or method name. */
const ANY = "[^/]+";

function pathOf(match: GrpcMethodMatch | undefined): HttpPathMatch {
  if (match === undefined) return { type: "PathPrefix", value: "/" };
  const { type, service, method } = match;
  if (type === "RegularExpression")
    return { type, value: `/(?:${service ?? ANY})/(?:${method ?? ANY})` };
  if (service === undefined)
    return { type: "RegularExpression", value: `/${ANY}/${method ?? ANY}` };
  if (method === undefined) return { type: "PathPrefix", value: `/${service}` };
  return { type: "Exact", value: `/${service}/${method}` };
}
