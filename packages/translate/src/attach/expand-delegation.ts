import { withDefaultsDelegationLimits } from "@edge-gateway/generated/defaults/index.ts";
import type { HttpRouteFilter } from "@edge-gateway/generated/types/index.ts";
import type { Route, RouteAbove } from "../ir/index.ts";

/** Why a delegating route responds with 500. */
export type CutReason = "cycle" | "depth" | "count";

/** A delegation path that was cut off. */
export interface Cut {
  readonly reason: CutReason;
  /** Keys of the routes on the path. The last of these routes was not followed. */
  readonly way: readonly string[];
}

/** The routes of listeners, and the routes of groups once per delegation path. */
export interface Expanded {
  readonly routes: readonly Route[];
  readonly cuts: readonly Cut[];
}

/** The default limits of delegation. */
export const DELEGATION_LIMITS = withDefaultsDelegationLimits({});

/**
 * Follows every delegation path. A group's route appears once per path, in a group of its own, with
 * the filters and policies inherited from the routes above. `groups` holds routes by the names that
 * `delegates` uses. A circular path, or one beyond the limits, ends in a route without backends.
 */
export function expandDelegation(
  routes: readonly Route[],
  groups: ReadonlyMap<string, readonly Route[]>,
  limits: typeof DELEGATION_LIMITS = DELEGATION_LIMITS,
): Expanded {
  const expansion = new Expansion(groups, limits);
  for (const route of routes) expansion.follow(route, route.key);
  return expansion;
}

class Expansion implements Expanded {
  readonly routes: Route[] = [];
  readonly cuts: Cut[] = [];
  readonly #groups: ReadonlyMap<string, readonly Route[]>;
  readonly #maxDepth: number;
  #left: number;

  constructor(groups: ReadonlyMap<string, readonly Route[]>, limits: typeof DELEGATION_LIMITS) {
    this.#groups = groups;
    this.#maxDepth = limits.maxDepth;
    this.#left = limits.maxRoutes;
  }

  /** `place` identifies the path to the route. */
  follow(followed: Route, place: string): void {
    if (followed.delegates === undefined) {
      this.routes.push(followed);
      return;
    }
    const { delegates, ...route } = followed;
    const next = delegates.map(({ weight, group }, index) => ({
      delegate: { weight, group: `${place}/${index}` },
      children: this.#groups.get(group) ?? [],
    }));
    const count = next.reduce((sum, { children }) => sum + children.length, 0);
    const reason = this.#cutAt(route, count);
    if (reason !== undefined) {
      this.cuts.push({ reason, way: [...keysAbove(route), route.key] });
      this.routes.push({ ...route, backends: [] });
      return;
    }
    this.#left -= count;
    this.routes.push({ ...route, delegates: next.map(({ delegate }) => delegate) });
    const { listeners } = route;
    for (const { delegate, children } of next)
      for (const child of children) {
        const above = handedDown(route, child.filters);
        const { group } = delegate;
        this.follow({ ...child, listeners, group, above }, `${group}/${child.key}`);
      }
  }

  #cutAt(route: Route, children: number): CutReason | undefined {
    const above = keysAbove(route);
    if (above.includes(route.key)) return "cycle";
    if (above.length >= this.#maxDepth) return "depth";
    return children > this.#left ? "count" : undefined;
  }
}

function keysAbove({ above = [] }: Route): readonly string[] {
  return above.map(({ key }) => key);
}

/**
 * A filter replaces an inherited one of the same type; redirects and rewrites replace each other.
 */
function handedDown(
  { key, parent, matches, filters, above = [] }: Route,
  below: readonly HttpRouteFilter[],
): readonly RouteAbove[] {
  const replaced = new Set(below.map(slotOf));
  const own = { key, matches, filters, ...(parent === undefined ? {} : { parent }) };
  return [...above, own].map((each) =>
    each.filters.some((filter) => replaced.has(slotOf(filter)))
      ? { ...each, filters: each.filters.filter((filter) => !replaced.has(slotOf(filter))) }
      : each,
  );
}

function slotOf({ type }: HttpRouteFilter): string {
  return type === "RequestRedirect" ? "URLRewrite" : type;
}
