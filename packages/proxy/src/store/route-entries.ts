import type { Route } from "@edge-gateway/translate/ir";
import type { CompiledRoute } from "../pipeline/compiled.ts";
import type { PathRules } from "../pipeline/request-path.ts";
import { formPaths } from "../route/match.ts";

/**
 * Normalizes the paths of a route, and of the routes that delegate to it, with a frontend's rules.
 */
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

/** A route as the table of a listener has it. */
export interface FormedRoute {
  readonly route: Route;
  readonly target: CompiledRoute;
}

/** The routes that listeners try first. */
export function routesByListener(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const pairs = routes
    .filter(({ group }) => group === undefined)
    .flatMap((route) => route.listeners.map((listener) => ({ listener, route })));
  const grouped = Map.groupBy(pairs, ({ listener }) => listener);
  return new Map(
    [...grouped].map(([listener, found]) => [listener, found.map(({ route }) => route)]),
  );
}
