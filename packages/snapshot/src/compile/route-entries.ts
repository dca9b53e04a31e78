import type { Route } from "@edge-gateway/translate/ir";
import type { PathRules } from "@edge-gateway/gateway/pipeline/request-path";
import type { ValueTest } from "@edge-gateway/kernel/pattern/pattern";
import { formPaths, type CompilePattern } from "@edge-gateway/gateway/route/match";

/**
 * Normalizes the paths of a route, and of routes that delegate to it, by the path settings of a frontend. A route whose
 * paths are normal stays the same object.
 */
export function withPaths(route: Route, form: PathRules["ofRoute"]): Route {
  const matches = formPaths(route.matches, form);
  if (route.above === undefined) return matches === route.matches ? route : { ...route, matches };
  const above = route.above.map((each) => ({ ...each, matches: formPaths(each.matches, form) }));
  return { ...route, matches, above };
}

/**
 * Compiles each expression of a route once, however often a table is made of it. An expression is tried at once, so that
 * what is wrong with it is known, but its program, of many kilobytes, is made only when a request is compared with it.
 */
export function patternsOnce({ matches }: Route, compile: CompilePattern): CompilePattern {
  if (!matches.some(hasPattern)) return compile;
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

function hasPattern({ path, headers = [], queryParams = [] }: Route["matches"][number]): boolean {
  return [path, ...headers, ...queryParams].some(({ type }) => type === "RegularExpression");
}

/** The routes that belong to a listener directly, without delegation. */
export function routesByListener(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const found = new Map<string, Route[]>();
  for (const route of routes)
    if (route.group === undefined)
      for (const listener of route.listeners) {
        const own = found.get(listener);
        if (own === undefined) found.set(listener, [route]);
        else own.push(route);
      }
  return found;
}
