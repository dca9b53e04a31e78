import { RE2JS } from "re2js";

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

/**
 * Compiles a regular expression of the RE2 syntax that is looked for anywhere in a text, in linear
 * time. Matches are told from left to right, do not overlap, and are never empty.
 * @throws RE2JSException when the syntax is not that of RE2
 */
export function compileSearch(source: string): (text: string) => readonly Found[] {
  const pattern = parsePattern(source);
  return (text) => {
    const found: Found[] = [];
    const matcher = pattern.matcher(text);
    while (matcher.find()) {
      const [start, end] = [matcher.start(), matcher.end()];
      if (end > start) found.push({ start, end });
    }
    return found;
  };
}
