import type {
  GrpcMethodMatch,
  GrpcRoute,
  GrpcRouteMatch,
  HttpPathMatch,
  HttpRoute,
} from "@edge-gateway/generated/types/index.ts";

/**
 * Converts a GRPCRoute to an HTTPRoute: a gRPC call is a request for `/service/method` (gRPC over
 * HTTP/2).
 */
export function asHttpRoute(route: GrpcRoute): HttpRoute {
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

function asMatch({
  method,
  headers,
}: GrpcRouteMatch): HttpRoute["spec"]["rules"][number]["matches"][number] {
  return { path: pathOf(method), ...(headers === undefined ? {} : { headers }) };
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
