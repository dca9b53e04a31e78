import { RE2JS } from "re2js";
import { Failure } from "../errors.ts";
import type { Result } from "../value/value.ts";

/** A regular expression of RE2, whose time grows only in proportion to the text; or why it is none. */
export function compilePattern(pattern: string): RE2JS | Failure {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return new Failure("the pattern is no regular expression of RE2");
  }
}

/** Whether any part of the text matches. */
export function matchesPattern(text: string, pattern: string): Result {
  const compiled = compilePattern(pattern);
  return compiled instanceof Failure ? compiled : compiled.matcher(text).find();
}
