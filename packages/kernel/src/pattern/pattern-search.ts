import { parsePattern } from "./pattern.ts";
import { PatternProgram } from "./pattern-program.ts";
import { type Found, PatternScan } from "./pattern-scan.ts";

export type { Found, PatternScan, TextWindow } from "./pattern-scan.ts";

/** Searches for a pattern, in linear time unless matches overlap. */
export interface Search {
  /** The matches in a text, from left to right; they do not overlap, and are never empty. */
  find(text: string): readonly Found[];
  /** Finds the same matches in a text that arrives in chunks; `longest` limits the characters of a match. */
  scan(longest: number): PatternScan;
}

/** @throws RE2JSException for a syntax that RE2 does not support */
export function compileSearch(source: string): Search {
  const program = new PatternProgram(parsePattern(source));
  return {
    find: (text) => new PatternScan(program, Infinity).read({ text, at: 0, isLast: true }),
    scan: (longest) => new PatternScan(program, longest),
  };
}
