import type { Route } from "@edge-gateway/translate/ir";
import type { CompiledRoute } from "@edge-gateway/gateway/pipeline/compiled";
import type { PathRules } from "@edge-gateway/gateway/pipeline/request-path";
import type { ValueTest } from "@edge-gateway/kernel/pattern/pattern";
import { formPaths, type CompilePattern } from "@edge-gateway/gateway/route/match";

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
  /** Compiles the expressions of the route for each table that it is in. */
  readonly pattern: CompilePattern;
}

/**
 * Compiles each expression once, however often a table is made of its route. An expression is tried at once, so that
 * what is wrong with it is known, but its program, of many kilobytes, is made only when a request is compared with it.
 */
export function patternsOnce(compile: CompilePattern): CompilePattern {
  let known: Map<string, ValueTest> | undefined;
  return (source) => {
    const found = known?.get(source);
    if (found !== undefined) return found;
    compile(source);
    let holds: ValueTest | undefined;
    const test = (value: string): boolean => (holds ??= compile(source))(value);
    (known ??= new Map()).set(source, test);
    return test;
  };
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
