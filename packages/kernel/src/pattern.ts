import { RE2JS } from "re2js";
import { beginningsOf } from "./pattern-beginnings.ts";

/** A regular expression of the RE2 syntax, with its groups; matching takes time linear in the text. */
export type Pattern = RE2JS;

/** @throws RE2JSException when the syntax is not that of RE2 */
export function parsePattern(source: string): Pattern {
  return RE2JS.compile(source);
}

/** Whether a whole value matches. */
export type ValueTest = (value: string) => boolean;

/**
 * Compiles a regular expression of the RE2 syntax. It has to match the whole value, and takes time
 * linear in its length.
 * @throws RE2JSException when the syntax is not that of RE2 (no look-around, no back-references)
 */
export function compilePattern(source: string): ValueTest {
  const pattern = parsePattern(source);
  return (value) => pattern.matches(value);
}

/** Where a pattern matches in a text: the first character, and the one behind the last. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** Looks for a pattern in a text. */
export interface Search {
  /**
   * Matches from left to right from a place on, in linear time: they do not overlap, and are never empty.
   * Only assertions see what is before the place.
   */
  find(text: string, from?: number): readonly Found[];
  /** Where the part of the text begins, not before `from`, that what may follow can make a match of. */
  openEnd(text: string, from: number): number;
}

/** @throws RE2JSException when the syntax is not that of RE2 */
export function compileSearch(source: string): Search {
  const pattern = parsePattern(source);
  let beginnings: Pattern | undefined;
  return {
    find(text, from = 0) {
      const found: Found[] = [];
      const matcher = pattern.matcher(text);
      let isFound = matcher.find(from);
      while (isFound) {
        const [start, end] = [matcher.start(), matcher.end()];
        if (end > start) found.push({ start, end });
        isFound = matcher.find();
      }
      return found;
    },
    openEnd(text, from) {
      beginnings ??= parsePattern(`(?:${beginningsOf(source)})\\z`);
      const matcher = beginnings.matcher(text);
      return matcher.find(from) ? matcher.start() : text.length;
    },
  };
}
