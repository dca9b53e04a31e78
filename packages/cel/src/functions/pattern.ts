import { parsePattern, type Pattern } from "@edge-gateway/kernel/pattern";
import { Failure } from "../errors.ts";
import type { TextFunction } from "./signature.ts";

/** A regular expression of RE2, whose time grows only in proportion to the text; or why it is not one. */
export function compilePattern(pattern: string): Pattern | Failure {
  try {
    return parsePattern(pattern);
  } catch {
    return new Failure("the pattern is not a regular expression of RE2");
  }
}

/** Tells of a text whether any part of it matches the pattern. */
export function matcherOf(pattern: string): TextFunction | Failure {
  const compiled = compilePattern(pattern);
  return compiled instanceof Failure ? compiled : (text) => compiled.matcher(text).find();
}
