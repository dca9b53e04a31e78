import type { RequestHead } from "@edge-gateway/http";
import type { RouteTable } from "../route/route-table.ts";
import type { SessionPlace } from "./exchange.ts";
import type { CompiledBackendRef, CompiledRoute, Delegation } from "./compiled.ts";

/** A route that may pass requests on to others of its kind. */
export interface Delegating<Route> {
  readonly delegation: Delegation<Route> | undefined;
}

/**
 * The route that takes a request: the best of the table, or, where that passes requests on, the best
 * of the group that its weights choose, and so on. Undefined where none of a group takes it: routes
 * beside the one that has passed it on are not asked.
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

/** Undefined when the route takes the request itself. */
function chooseGroup<Route>(
  { groups, weight }: Delegation<Route>,
  random: () => number,
): RouteTable<Route> | undefined {
  let point = random() * weight;
  return groups.find((candidate) => (point -= candidate.weight) < 0)?.routes;
}

/** That of the session, else one of the backends by weight; undefined when there is none. */
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

/** Keys of all routes that take the host of a request, sorted, with those that it may be passed on to: for the trace. */
export function evaluatedRoutes(
  routes: RouteTable<CompiledRoute>,
  request: RequestHead,
): readonly string[] {
  const groups = routes.find(request)?.delegation?.groups ?? [];
  const below = groups.flatMap((group) => evaluatedRoutes(group.routes, request));
  return [...new Set([...routes.evaluated(request), ...below])].toSorted();
}
