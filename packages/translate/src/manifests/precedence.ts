import type { Route } from "../ir/index.ts";
import { rankOf } from "./document.ts";
import type { Document } from "./document.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * What says which of several routes wins: in one process the place among all rules of the set. Data
 * planes of their own are told of changes only, so there it is the age, which other routes do not change.
 */
export function precedenceOf(
  { reader }: Snapshot,
  document: Document,
  order: number,
): Pick<Route, "order" | "rank"> {
  return reader.isOneProcess ? { order } : { order: 0, rank: rankOf(document) };
}
