import { AdminRefusal } from "../../problem.ts";

/** Which part of a list somebody asks for. */
export interface Window {
  readonly from?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * The positions of a part of a list.
 * @param most how many there may be at once, which is also the default
 */
export function windowOf(
  { from = 0, limit }: Window,
  most: number,
): { readonly start: number; readonly end: number } {
  const wanted = limit ?? most;
  if (from < 0) throw new AdminRefusal("bad-request", "the parameter 'from' must be 0 or more");
  if (wanted < 1 || wanted > most)
    throw new AdminRefusal("bad-request", `the parameter 'limit' must be 1 to ${most}`);
  return { start: from, end: from + wanted };
}

/** The words of a search, in lower case. */
export function wordsIn(q = ""): readonly string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a text in lower case has all words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
