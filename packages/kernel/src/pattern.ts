import { RE2JS } from "re2js";

/** Whether a whole value matches. */
export type ValueTest = (value: string) => boolean;

/**
 * Compiles a regular expression of the RE2 syntax. It has to match the whole value, and takes time
 * linear in its length.
 * @throws RE2JSException when the syntax is not that of RE2 (no look-around, no back-references)
 */
export function compilePattern(source: string): ValueTest {
  const pattern = RE2JS.compile(source);
  return (value) => pattern.matches(value);
}
