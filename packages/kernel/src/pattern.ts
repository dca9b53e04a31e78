import { RE2JS } from "re2js";
import { beginningsOf } from "./pattern-beginnings.ts";

/** A regular expression in RE2 syntax, with its groups; matching takes time linear in the text. */
export type Pattern = RE2JS;

/** @throws RE2JSException for a syntax that RE2 does not have */
export function parsePattern(source: string): Pattern {
  return RE2JS.compile(source);
}

/** Tests whether a value matches a pattern completely. */
export type ValueTest = (value: string) => boolean;

/**
 * Compiles a regular expression in RE2 syntax. It must match the whole value, and takes time linear
 * in its length.
 * @throws RE2JSException for a syntax that RE2 does not have (no look-around, no back-references)
 */
export function compilePattern(source: string): ValueTest {
  const pattern = parsePattern(source);
  return (value) => pattern.matches(value);
}

/** The range of a match in a text: its first character, and the character after its last. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** Searches for a pattern in a text. */
export interface Search {
  /**
   * Finds matches from left to right from a start index, in linear time: they do not overlap, and
   * are never empty. Only assertions see the text before the start index.
   */
  find(text: string, from?: number): readonly Found[];
  /**
   * The start of the part of the text, not before `from`, that could become a match if more text
   * follows.
   */
  openEnd(text: string, from: number): number;
}

/** @throws RE2JSException for a syntax that RE2 does not have */
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
