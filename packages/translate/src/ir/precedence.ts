import type { IrRoute } from "@edge-gateway/generated/types/index.ts";

/** Compares two routes that match equally: by rank, then by order. */
export function byPrecedence(
  left: Pick<IrRoute, "rank" | "order">,
  right: Pick<IrRoute, "rank" | "order">,
): number {
  const [own = "", other = ""] = [left.rank, right.rank];
  if (own !== other) return own < other ? -1 : 1;
  return left.order - right.order;
}

/**
 * The positions of the routes that have a rank. A position depends on the other routes, so it is no
 * field of the route. Routes without a rank have no position, only their order.
 */
export function positionsOf<Kind extends IrRoute>(
  routes: readonly Kind[],
): ReadonlyMap<Kind, number> {
  const positions = new Map<Kind, number>();
  for (const [index, route] of routes.entries())
    if (route.rank !== undefined) positions.set(route, index);
  return positions;
}
