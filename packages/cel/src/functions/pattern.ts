import { RE2JS } from "re2js";
import { Failure } from "../errors.ts";
import type { TextFunction } from "./signature.ts";

/** A regular expression of RE2, whose time grows only in proportion to the text; or why it is none. */
export function compilePattern(pattern: string): RE2JS | Failure {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return new Failure("the pattern is no regular expression of RE2");
  }
}

/** Tells of a text whether any part of it matches the pattern. */
export function matcherOf(pattern: string): TextFunction | Failure {
  const compiled = compilePattern(pattern);
  return compiled instanceof Failure ? compiled : (text) => compiled.matcher(text).find();
}
