import type { Route } from "@edge-gateway/translate/ir";
import type { CompiledRoute } from "@edge-gateway/gateway/pipeline/compiled";
import type { PathRules } from "@edge-gateway/gateway/pipeline/request-path";
import { formPaths } from "@edge-gateway/gateway/route/match";

/** Normalizes the paths of a route, and of routes that delegate to it, by the path settings of a frontend. */
export function withPaths(route: Route, form: PathRules["ofRoute"]): Route {
  return {
    ...route,
    matches: formPaths(route.matches, form),
    ...(route.above === undefined
      ? {}
      : {
          above: route.above.map((each) => ({ ...each, matches: formPaths(each.matches, form) })),
        }),
  };
}

/** A route, as an entry of a listener's routing table. */
export interface FormedRoute {
  readonly route: Route;
  readonly target: CompiledRoute;
}

/** The routes that belong to a listener directly, without delegation. */
export function routesByListener(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const pairs = routes
    .filter(({ group }) => group === undefined)
    .flatMap((route) => route.listeners.map((listener) => ({ listener, route })));
  const grouped = Map.groupBy(pairs, ({ listener }) => listener);
  return new Map(
    [...grouped].map(([listener, found]) => [listener, found.map(({ route }) => route)]),
  );
}
