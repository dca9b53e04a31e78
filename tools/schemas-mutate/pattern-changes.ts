import type { JsonObject } from "@edge-gateway/codegen/json";
import type { Change } from "./change.ts";

/** Patterns that match more or less: one more character, another count, one alternative less. */
export function patternChanges(schema: JsonObject): readonly Change[] {
  const pattern = schema["pattern"];
  if (typeof pattern !== "string") return [];
  return otherPatterns(pattern).map((other) => ({
    change: `pattern ${pattern} -> ${other}`,
    schema: { ...schema, pattern: other },
  }));
}

/** A character that is probably not in a character class. */
const STRANGER = "\u00A7";
const CLASS = /\[(?!\^)(?:[^\]\\]|\\.)+\]/gu;
const COUNT = /\{([0-9]+)(,?)([0-9]*)\}/gu;
const ALTERNATIVE =
  /(?<=[(|])(?!\?)(?:[^()|\\[]|\\.|\[[^\]]*\])+\||\|(?:[^()|\\[]|\\.|\[[^\]]*\])+(?=\))/gu;

/** Makes variants of a pattern, each with one difference. */
export function otherPatterns(pattern: string): readonly string[] {
  return [
    ...replacedOnce(pattern, CLASS, ([found]) => [`${found.slice(0, -1)}${STRANGER}]`]),
    ...replacedOnce(pattern, COUNT, ([, least = "", comma = "", most = ""]) => [
      `{${Number(least) + 1}${comma}${most}}`,
      ...(comma === "" || most === "" ? [] : [`{${least},${Number(most) + 1}}`]),
    ]),
    ...replacedOnce(pattern, ALTERNATIVE, () => [""]),
  ].filter(isPattern);
}

function replacedOnce(
  pattern: string,
  place: RegExp,
  others: (found: RegExpMatchArray) => readonly string[],
): readonly string[] {
  return [...pattern.matchAll(place)].flatMap((found) =>
    others(found).map(
      (other) =>
        pattern.slice(0, found.index) + other + pattern.slice(found.index + found[0].length),
    ),
  );
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}
