import type {
  AdminEndpoint,
  AdminListener,
  AdminPlace,
  AdminPolicy,
  AdminRoute,
  AdminTopology,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Attachment, Ir } from "@edge-gateway/translate/ir";
import type { EndpointStatus } from "@edge-gateway/gateway/endpoints/endpoint-status";
import type { FigureHistory } from "@edge-gateway/gateway/observe/figures/history";
import { AdminRefusal } from "../../problem.ts";
import { backendOf, policiesOf } from "./lists.ts";
import { windowOf } from "./searches.ts";
import type { ApiRequest, SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { placeOf } from "../place-of.ts";
import { figureColumns } from "./figures-of-minute.ts";
import { inOrder } from "./order.ts";
import { findRoutes, ROUTE_COLUMNS, routesIn } from "./route-list.ts";
import type { ListedRoute } from "./route-list.ts";

const MOST_ROUTES = LIMITS.adminTopology.routes.maxItems;
const MOST_BACKENDS = LIMITS.adminTopology.backends.maxItems;
const MOST_LISTENERS = LIMITS.adminTopology.listeners.maxItems;
const MOST_ITEMS = LIMITS.adminRoute.listeners.maxItems;
const MOST_ENDPOINTS = LIMITS.adminEndpoints.endpoints.maxItems;
const MOST_COMPARED = LIMITS.adminRouteMatch.headers.maxItems;

const PERCENT = 100;

type Query = ApiRequest<"getTopology">["query"];
type Operations = SomeHandlers<"getTopology" | "getEndpoints">;

/** The operations `getTopology` and `getEndpoints`. */
export function topologyOperations({ ir, status, endpoints, figures }: ApiParts): Operations {
  return {
    getTopology: ({ query }) => {
      const current = ir();
      const { generation, source } = status().config;
      if (current === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
      return { value: { generation, ...topologyOf(current, source, figures, query) } };
    },
    getEndpoints: async () => ({
      value: { endpoints: (await endpoints()).slice(0, MOST_ENDPOINTS).map(endpointOf) },
    }),
  };
}

/** Lists listeners, routes and backends with their places; `source` is the name of the file. */
function topologyOf(
  ir: Ir,
  source: string,
  figures: FigureHistory,
  query: Query,
): Omit<AdminTopology, "generation"> {
  const place = (from: SourcePlace): AdminPlace => placeOf(from, source);
  const ports = new Map(ir.binds.map(({ key, port }) => [key, port]));
  const listeners = ir.listeners.slice(0, MOST_LISTENERS).map((listener): AdminListener => ({
    id: listener.key,
    gateway: listener.gateway,
    ...(listener.name === undefined ? {} : { name: listener.name }),
    port: ports.get(listener.bind) ?? 0,
    protocol: listener.protocol,
    ...(listener.hostname === undefined ? {} : { hostname: listener.hostname }),
    connections: Math.max(0, figures.connections.get(listener.bind) ?? 0),
    place: place(listener.place),
  }));
  const keysOf = ({ route }: ListedRoute): readonly string[] => [route.key];
  const found = inOrder(findRoutes(ir, query), query.sort, {
    ...ROUTE_COLUMNS,
    ...figureColumns(figures, "route", query.at, keysOf),
  });
  const { start, end } = windowOf(query, MOST_ROUTES);
  const routes = found.slice(start, end).map((listed) => routeOf(listed, place));
  const isPart = Object.values(query).some((value) => value !== undefined);
  const all = isPart ? backendsOf(ir, routes) : ir.backends;
  const backends = all.slice(0, MOST_BACKENDS).map((backend) => backendOf(backend, place));
  const omittedRoutes = query.limit === undefined ? found.length - start - routes.length : 0;
  const omitted = Math.max(0, omittedRoutes) + all.length - backends.length;
  const total = routesIn(ir).length;
  return { listeners, routes, backends, total, found: found.length, omitted };
}

/** The backends of some routes, in the order of the configuration. */
function backendsOf({ backends }: Ir, routes: readonly AdminRoute[]): Ir["backends"] {
  const used = new Set(routes.flatMap((route) => route.backends.map(({ backend }) => backend)));
  return backends.filter(({ key }) => used.has(key));
}

function endpointOf({ health, evictedFor, ...status }: EndpointStatus): AdminEndpoint {
  return {
    ...status,
    health: Math.round(health * PERCENT),
    evictedFor: Math.ceil(evictedFor),
  };
}

function routeOf(
  { route, kind, attachments, inherited }: ListedRoute,
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
    policies: attachments.flatMap((each) => ownPoliciesOf(each, place)).slice(0, MOST_ITEMS),
    inherited: inherited
      .flatMap((each) => policiesOf(each))
      .slice(0, MOST_ITEMS)
      .map((policy) => ({ ...policy, place: place(policy.place) })),
    place: place(route.place),
  };
}

function namesOf(fields: readonly { readonly name: string }[] = []): readonly string[] {
  return fields.slice(0, MOST_COMPARED).map(({ name }) => name);
}

/** The policies of an attachment, each with its place. */
function ownPoliciesOf(
  attachment: Attachment,
  placed: (from: SourcePlace) => AdminPlace,
): readonly AdminPolicy[] {
  return policiesOf(attachment).map(({ name, place }) => ({ name, place: placed(place) }));
}
