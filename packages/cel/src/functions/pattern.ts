import { parsePattern, type Pattern } from "@edge-gateway/kernel/pattern/pattern";
import { Failure } from "../errors.ts";
import type { TextFunction } from "./signature.ts";

/**
 * Compiles an RE2 regular expression, whose matching takes linear time; returns an error if it is
 * invalid.
 */
export function compilePattern(pattern: string): Pattern | Failure {
  try {
    return parsePattern(pattern);
  } catch {
    return new Failure("the pattern is not a regular expression of RE2");
  }
}

/** Tests whether any part of a text matches the pattern. */
export function matcherOf(pattern: string): TextFunction | Failure {
  const compiled = compilePattern(pattern);
  return compiled instanceof Failure ? compiled : (text) => compiled.matcher(text).find();
}
