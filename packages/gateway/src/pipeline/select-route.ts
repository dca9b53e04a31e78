import type { RequestHead } from "@edge-gateway/http";
import type { RouteTable } from "../route/route-table.ts";
import type { SessionPlace } from "../exchange/exchange.ts";
import type { CompiledBackendRef, CompiledRoute, Delegation } from "./compiled.ts";
import type { ExchangeState } from "./exchange-state.ts";

/** A route that may delegate to other routes of its kind. */
export interface Delegating<Route> {
  readonly delegation: Delegation<Route> | undefined;
}

/**
 * Selects a route: the best match of the table. If that route delegates, the best match of a group, which is
 * chosen by weight, is selected, and so on. Undefined if no route of a group matches: the siblings of the
 * delegating route are not tried.
 */
export function selectRoute<Route extends Delegating<Route>>(
  routes: RouteTable<Route>,
  request: RequestHead,
  random: () => number,
): Route | undefined {
  let route = routes.find(request);
  while (route?.delegation !== undefined) {
    const group = chooseGroup(route.delegation, random);
    if (group === undefined) return route;
    route = group.find(request);
  }
  return route;
}

/** Chooses a group of routes; undefined when the route handles the request itself. */
function chooseGroup<Route>(
  { groups, weight }: Delegation<Route>,
  random: () => number,
): RouteTable<Route> | undefined {
  let point = random() * weight;
  return groups.find((candidate) => (point -= candidate.weight) < 0)?.routes;
}

/** Returns the session's backend, or else a backend chosen by weight; undefined if there is none. */
export function chooseBackend(
  { backends, weight }: CompiledRoute,
  random: () => number,
  session?: SessionPlace,
): CompiledBackendRef | undefined {
  if (backends.length === 1) return backends[0];
  const known = session && backends.find(({ key }) => key === session.backend);
  if (known !== undefined) return known;
  let point = random() * weight;
  return backends.find((candidate) => (point -= candidate.weight) < 0);
}

/** The route of a request that a policy refused before the route was selected: the refusal is counted there. */
export function missedRoute(
  { listener, refusal, route, request, targetsOwnListener }: ExchangeState,
  random: () => number,
): CompiledRoute | undefined {
  if (refusal === undefined || route !== undefined || targetsOwnListener) return undefined;
  if (listener === undefined || refusal.code === "route_not_found") return undefined;
  return selectRoute(listener.routes, request, random);
}

/**
 * Keys of all routes for the request's host, sorted, for the trace. Routes to which the request could be
 * delegated are included.
 */
export function evaluatedRoutes(
  routes: RouteTable<CompiledRoute>,
  request: RequestHead,
): readonly string[] {
  const groups = routes.find(request)?.delegation?.groups ?? [];
  const below = groups.flatMap((group) => evaluatedRoutes(group.routes, request));
  return [...new Set([...routes.evaluated(request), ...below])].toSorted();
}
