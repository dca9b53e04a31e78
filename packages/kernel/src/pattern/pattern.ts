import { RE2JS } from "re2js";

/** A regular expression in RE2 syntax, with its groups; matching takes time linear in the text. */
export type Pattern = RE2JS;

/** @throws RE2JSException for a syntax that RE2 does not support */
export function parsePattern(source: string): Pattern {
  return RE2JS.compile(source);
}

/** Tests whether a value matches a pattern completely. */
export type ValueTest = (value: string) => boolean;

/**
 * Compiles a regular expression in RE2 syntax, which must match the whole value. Matching takes time linear
 * in the length of the value.
 * @throws RE2JSException for a syntax that RE2 does not support (look-around, back-references)
 */
export function compilePattern(source: string): ValueTest {
  const pattern = parsePattern(source);
  return (value) => pattern.matches(value);
}
