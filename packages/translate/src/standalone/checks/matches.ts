import { compilePattern } from "@edge-gateway/kernel/pattern";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { pathFault } from "../path-syntax.ts";
import { routePlaces } from "../places.ts";
import type { Check } from "./check.ts";

/** Paths are absolute and normal, expressions have the syntax of RE2. */
export const checkMatches: Check = (document) =>
  routePlaces(document)
    .flatMap(({ route }) => route.at("matches").items())
    .flatMap(checkMatch);

/** The path of a match is absolute and normal, its expressions have the syntax of RE2. */
export function checkMatch(match: Cursor): readonly Finding[] {
  const fields = [...match.at("headers").items(), ...match.at("queryParams").items()];
  return [...checkPath(match.at("path")), ...fields.flatMap(checkPattern)];
}

function checkPath(path: Cursor): readonly Finding[] {
  const { text, pointer } = path.at("value");
  if (text === undefined) return [];
  if (path.at("type").text === "RegularExpression") return checkPattern(path);
  const fault = pathFault(text);
  if (fault === undefined) return [];
  return [{ pointer, code: "wrong-value", ...fault }];
}

/** The value of a match that is a regular expression. */
export function checkPattern(match: Cursor): readonly Finding[] {
  return match.at("type").text === "RegularExpression" ? patternFaults(match.at("value")) : [];
}

/** A regular expression that RE2 would not take. */
export function patternFaults({ text, pointer }: Cursor): readonly Finding[] {
  if (text === undefined) return [];
  try {
    compilePattern(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        pointer,
        code: "expression",
        message: `is not a regular expression of the RE2 syntax: ${reason}`,
      },
    ];
  }
}
