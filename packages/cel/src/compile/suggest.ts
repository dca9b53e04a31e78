import { closest } from "@edge-gateway/kernel/suggest";

/** The end of a message that names what was probably meant; empty when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const meant = closest(name, candidates);
  return meant === undefined ? "" : `; did you mean '${meant}'?`;
}
