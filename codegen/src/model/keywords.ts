import { posix } from "node:path";
import { isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Place } from "../problem.ts";
import type { NumberBounds, StringBounds } from "./node.ts";

/** The file of a relative reference; a reference without a file name means the same file. */
export function targetOf(ref: JsonValue | undefined, place: Place): string {
  const target = typeof ref === "string" ? posix.join(posix.dirname(place.file), ref) : "";
  if (place.files.has(target)) return target;
  place.report(`there is no schema file ${target}`);
  return place.file;
}

/**
 * The limits of a string; a missing `maxLength` is reported, because the string would be unlimited.
 */
export function stringBounds(raw: JsonObject, place: Place): StringBounds {
  return {
    minLength: count(raw, "minLength", place),
    maxLength: bound(raw, "maxLength", place),
    pattern: pattern(raw, place.child("pattern")),
  };
}

/** Reads the limits of a number from its schema. */
export function numberBounds(raw: JsonObject, place: Place): NumberBounds {
  return { minimum: number(raw, "minimum", place), maximum: number(raw, "maximum", place) };
}

/** A required limit: without it, the string, list or map is unlimited. */
export function bound(raw: JsonObject, keyword: string, place: Place): number {
  const value = count(raw, keyword, place);
  if (value === undefined) place.report(`is unbounded: give it ${keyword}`);
  return value ?? 0;
}

/** An integer of at least 0, or undefined if it is absent. */
export function count(raw: JsonObject, keyword: string, place: Place): number | undefined {
  const value = number(raw, keyword, place);
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return value;
  place.child(keyword).report("must be a whole number of at least 0");
  return undefined;
}

function number(raw: JsonObject, keyword: string, place: Place): number | undefined {
  const value = raw[keyword];
  if (value === undefined || typeof value === "number") return value;
  place.child(keyword).report("must be a number");
  return undefined;
}

/** The API server supports only RE2, which has no look-around and no back-references. */
function pattern(raw: JsonObject, place: Place): string | undefined {
  const value = raw["pattern"];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !value.startsWith("^") || !value.endsWith("$")) {
    place.report("must be a regular expression from ^ to $");
    return undefined;
  }
  if (/\(\?(?!:)|\\[1-9]|\\k/u.test(value))
    place.report("uses look-around or a back-reference, which RE2 does not support");
  try {
    new RegExp(value, "u");
  } catch (error) {
    place.report(
      `is not a regular expression: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
  return value;
}

/** A list of names; another value is reported at its place. */
export function nameList(raw: JsonObject, keyword: string, place: Place): readonly string[] {
  const value = raw[keyword];
  if (value === undefined) return [];
  if (isStringList(value)) return value;
  place.child(keyword).report("must be a list of names");
  return [];
}
