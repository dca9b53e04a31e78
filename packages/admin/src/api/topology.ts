import type {
  AdminBackend,
  AdminEndpoint,
  AdminListener,
  AdminPlace,
  AdminPolicy,
  AdminRoute,
  AdminTopology,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Ir, Route } from "@edge-gateway/translate/ir";
import { serversOf } from "@edge-gateway/gateway/endpoints/backend-servers";
import type { EndpointStatus } from "@edge-gateway/gateway/endpoints/endpoint-status";
import { AdminRefusal } from "../problem.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";
import { placeOf } from "./place-of.ts";

const MOST_ROUTES = LIMITS.adminTopology.routes.maxItems;
const MOST_BACKENDS = LIMITS.adminTopology.backends.maxItems;
const MOST_LISTENERS = LIMITS.adminTopology.listeners.maxItems;
const MOST_ITEMS = LIMITS.adminRoute.listeners.maxItems;
const MOST_ENDPOINTS = LIMITS.adminEndpoints.endpoints.maxItems;
const MOST_COMPARED = LIMITS.adminRouteMatch.headers.maxItems;

const PERCENT = 100;

type Operations = SomeHandlers<"getTopology" | "getEndpoints">;

/** The operations `getTopology` and `getEndpoints`. */
export function topologyOperations({ ir, status, endpoints }: ApiParts): Operations {
  return {
    getTopology: () => {
      const current = ir();
      const { generation, source } = status().config;
      if (current === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
      return { value: { generation, ...topologyOf(current, source) } };
    },
    getEndpoints: async () => ({
      value: { endpoints: (await endpoints()).slice(0, MOST_ENDPOINTS).map(endpointOf) },
    }),
  };
}

/** Lists listeners, routes and backends with their places; `source` is the name of the file. */
function topologyOf(ir: Ir, source: string): Omit<AdminTopology, "generation"> {
  const place = (from: SourcePlace): AdminPlace => placeOf(from, source);
  const ports = new Map(ir.binds.map(({ key, port }) => [key, port]));
  const listeners = ir.listeners.slice(0, MOST_LISTENERS).map((listener): AdminListener => ({
    id: listener.key,
    gateway: listener.gateway,
    ...(listener.name === undefined ? {} : { name: listener.name }),
    port: ports.get(listener.bind) ?? 0,
    protocol: listener.protocol,
    ...(listener.hostname === undefined ? {} : { hostname: listener.hostname }),
    place: place(listener.place),
  }));
  const policies = policiesByRoute(ir, place);
  const all = [
    ...ir.routes.map((route) => ({ route, kind: "HTTP" as const })),
    ...(ir.tcpRoutes ?? []).map((route) => ({ route, kind: "TCP" as const })),
    ...(ir.udpRoutes ?? []).map((route) => ({ route, kind: "UDP" as const })),
  ];
  const routes = all
    .slice(0, MOST_ROUTES)
    .map(({ route, kind }) => routeOf(route, kind, policies.get(route.key) ?? [], place));
  const backends = ir.backends.slice(0, MOST_BACKENDS).map((backend): AdminBackend => ({
    id: backend.key,
    name: backend.name,
    kind: backend.kind,
    servers: serversOf(backend).slice(0, MOST_ITEMS),
    place: place(backend.place),
  }));
  const omitted = all.length - routes.length + ir.backends.length - backends.length;
  return { listeners, routes, backends, omitted };
}

function endpointOf({ health, evictedFor, ...status }: EndpointStatus): AdminEndpoint {
  return {
    ...status,
    health: Math.round(health * PERCENT),
    evictedFor: Math.ceil(evictedFor),
  };
}

function routeOf(
  route: Route,
  kind: AdminRoute["kind"],
  policies: readonly AdminPolicy[],
  place: (from: SourcePlace) => AdminPlace,
): AdminRoute {
  const { key, name, listeners, hostnames, matches, backends } = route;
  return {
    id: key,
    name,
    kind,
    listeners: listeners.slice(0, MOST_ITEMS),
    hostnames: hostnames.slice(0, MOST_ITEMS),
    matches: matches.slice(0, MOST_ITEMS).map(({ path, method, headers, queryParams }) => ({
      pathType: path.type,
      path: path.value,
      ...(method === undefined ? {} : { method }),
      headers: namesOf(headers),
      queryParams: namesOf(queryParams),
    })),
    backends: backends.slice(0, MOST_ITEMS).map(({ backend, weight }) => ({ backend, weight })),
    policies: policies.slice(0, MOST_ITEMS),
    place: place(route.place),
  };
}

function namesOf(fields: readonly { readonly name: string }[] = []): readonly string[] {
  return fields.slice(0, MOST_COMPARED).map(({ name }) => name);
}

/** The policies that target each route, by the key of the route. */
function policiesByRoute(
  { attachments }: Ir,
  place: (from: SourcePlace) => AdminPlace,
): ReadonlyMap<string, readonly AdminPolicy[]> {
  const policies = new Map<string, AdminPolicy[]>();
  for (const { target, pointer, document, policies: own } of attachments) {
    if (target.kind !== "route") continue;
    const list = policies.get(target.route) ?? [];
    policies.set(target.route, list);
    for (const name of Object.keys(own)) {
      const where = document === undefined ? {} : { document };
      list.push({ name, place: place({ pointer: `${pointer}/${name}`, ...where }) });
    }
  }
  return policies;
}
