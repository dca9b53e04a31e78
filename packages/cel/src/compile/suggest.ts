import { closest } from "@edge-gateway/kernel/text/suggest";

/** The end of a message that suggests a similar name; empty if there is none. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const meant = closest(name, candidates);
  return meant === undefined ? "" : `; did you mean '${meant}'?`;
}
