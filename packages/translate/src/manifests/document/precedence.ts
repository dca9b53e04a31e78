import type { Route } from "../../ir/index.ts";
import { rankOf } from "./document.ts";
import type { Document } from "./document.ts";
import type { ManifestSet } from "./manifest-set.ts";

/**
 * Computes the precedence of routes. In one process, the precedence is the position among all rules
 * of the set. Separate data planes receive only changes, so their precedence is the age of the
 * route, which does not depend on other routes.
 */
export function precedenceOf(
  { reader }: ManifestSet,
  document: Document,
  order: number,
): Pick<Route, "order" | "rank"> {
  return reader.isOneProcess ? { order } : { order: 0, rank: rankOf(document) };
}
