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
