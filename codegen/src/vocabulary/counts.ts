import { isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { CountRule, Field } from "../model/node.ts";
import type { Place } from "../problem.ts";
import { celProperty } from "./cel.ts";
import type { CelRule } from "./cel.ts";

/** `x-exactly-one-of`, `x-at-most-one-of` and `x-at-least-one-of`: how many properties are set. */
export const COUNT_KEYWORDS = {
  "x-exactly-one-of": "exactlyOne",
  "x-at-most-one-of": "atMostOne",
  "x-at-least-one-of": "atLeastOne",
} as const satisfies Readonly<Record<string, CountRule["count"]>>;

const WORDS = {
  exactlyOne: "exactly one",
  atMostOne: "at most one",
  atLeastOne: "at least one",
} as const;
const OPERATORS = { exactlyOne: "== 1", atMostOne: "<= 1" } as const;

/** Reads the three keywords of an object; each takes a group of names, or several groups. */
export function parseCounts(
  raw: JsonObject,
  fields: readonly Field[],
  place: Place,
): readonly CountRule[] {
  return Object.entries(COUNT_KEYWORDS).flatMap(([keyword, count]) =>
    groupsOf(raw[keyword], place.child(keyword)).map((names) => {
      for (const name of names) checkName(name, fields, place.child(keyword));
      return { count, names };
    }),
  );
}

function groupsOf(value: JsonValue | undefined, place: Place): readonly (readonly string[])[] {
  if (value === undefined) return [];
  const groups = isStringList(value) ? [value] : value;
  if (Array.isArray(groups) && groups.every((group) => isStringList(group) && group.length > 1))
    return groups;
  place.report("must be a list of two or more property names, or a list of such lists");
  return [];
}

function checkName(name: string, fields: readonly Field[], place: Place): void {
  const field = fields.find((candidate) => candidate.name === name);
  if (field === undefined) place.report(`names the unknown property ${name}`);
  else if (field.required) place.report(`${name} is required, so it is always set`);
  else if (field.default !== undefined) place.report(`${name} has a default, so it is always set`);
}

/** The rule as a sentence, for messages and the reference. */
export function countSentence({ count, names }: CountRule): string {
  return `${WORDS[count]} of ${names.join(", ")} ${count === "atMostOne" ? "may" : "must"} be set`;
}

/** The rule for the API server: booleans or a sum of ternaries, which stay within its cost budget. */
export function countCelRule(rule: CountRule): CelRule {
  const set = rule.names.map((name) => `has(${celProperty(name)})`);
  return { rule: countCel(rule.count, set), message: countSentence(rule) };
}

function countCel(count: CountRule["count"], set: readonly string[]): string {
  if (count === "atLeastOne") return set.join(" || ");
  if (set.length > 2)
    return `${set.map((has) => `(${has} ? 1 : 0)`).join(" + ")} ${OPERATORS[count]}`;
  return count === "exactlyOne" ? set.join(" != ") : set.map((has) => `!${has}`).join(" || ");
}
