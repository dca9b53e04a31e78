import { isObject } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Condition, ConditionRule, ConditionTest, Field } from "../model/node.ts";
import type { Place } from "../problem.ts";
import { celLiteral, celProperty, celText } from "./cel.ts";
import type { CelRule } from "./cel.ts";

/** `x-rules`: when all conditions of `if` hold, all of `then` must. */
export function parseRules(
  raw: JsonObject,
  fields: readonly Field[],
  place: Place,
): readonly ConditionRule[] {
  const value = raw["x-rules"];
  if (value === undefined) return [];
  const at = place.child("x-rules");
  if (!Array.isArray(value)) {
    at.report("must be a list of {if, then}");
    return [];
  }
  return value.map((rule: JsonValue, index) => parseRule(rule, fields, at.child(index)));
}

function parseRule(rule: JsonValue, fields: readonly Field[], place: Place): ConditionRule {
  if (
    !isObject(rule) ||
    !isObject(rule["if"]) ||
    !isObject(rule["then"]) ||
    !Object.keys(rule).every((name) => ["if", "then", "says"].includes(name))
  ) {
    place.report("must be {if, then}, each a map of property to condition, and perhaps says");
    return { when: [], then: [], says: undefined };
  }
  const when = parseConditions(rule["if"], fields, place.child("if"));
  const then = parseConditions(rule["then"], fields, place.child("then"));
  const says = typeof rule["says"] === "string" ? rule["says"] : undefined;
  const isWordless = [...when, ...then].some(({ test }) => WORDLESS.includes(test));
  if (isWordless && says === undefined) place.report("needs says: its tests make no sentence");
  if (when.some(({ test }) => test === "same")) place.child("if").report("cannot test for same");
  return { when, then, says };
}

const PATTERNS: readonly ConditionTest[] = ["matches", "notMatches"];
const NAMED: readonly ConditionTest[] = [...PATTERNS, "has", "lacks", "atMost"];
const WORDLESS: readonly ConditionTest[] = [...PATTERNS, "has", "lacks", "atMostItems", "same"];

function parseConditions(
  raw: JsonObject,
  fields: readonly Field[],
  place: Place,
): readonly Condition[] {
  return Object.entries(raw).flatMap(([name, test]) => {
    const [first = "", ...below] = name.split(".");
    const field = fields.find((candidate) => candidate.name === first);
    if (field === undefined) {
      place.child(name).report("is not a property of this object");
      return [];
    }
    if (below.length === 0 && field.lateDefault)
      place
        .child(name)
        .report("has a default that the API server does not write: no rule can rely on it");
    const tested = below.length === 0 ? field : { name, default: undefined };
    return parseCondition(tested, test, place.child(name));
  });
}

function parseCondition(
  field: Pick<Field, "name" | "default">,
  test: JsonValue,
  place: Place,
): readonly Condition[] {
  const common = { field: field.name, default: field.default };
  if (test === "set" || test === "unset") {
    if (field.default !== undefined) place.report("has a default, so it is always set");
    return [{ ...common, test, values: [] }];
  }
  if (test === "same") return [{ ...common, test, values: [] }];
  if (isObject(test) && Object.keys(test).length === 1) {
    const values = test["in"] ?? test["notIn"];
    if (isScalarList(values)) {
      return [{ ...common, test: test["in"] === undefined ? "notIn" : "in", values }];
    }
    const named = NAMED.find((name) => test[name] !== undefined);
    const value = named === undefined ? undefined : test[named];
    if (named !== undefined && typeof value === "string")
      return [{ ...common, test: named, values: [value] }];
    const most = test["atMostItems"];
    if (typeof most === "number") return [{ ...common, test: "atMostItems", values: [most] }];
  }
  place.report(
    'must be "set", "unset", "same", {in: [...]}, {notIn: [...]}, {matches: pattern}, {notMatches: pattern}, {has: item}, {lacks: item}, {atMostItems: number} or {atMost: property}',
  );
  return [];
}

function isScalarList(
  value: JsonValue | undefined,
): value is readonly (string | number | boolean)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => item !== null && typeof item !== "object")
  );
}

/** The rule as a sentence, for messages and the reference. */
export function ruleSentence({ when, then, says }: ConditionRule): string {
  return says ?? `${conditions(then, "must be")} when ${conditions(when, "is")}`;
}

function conditions(list: readonly Condition[], verb: string): string {
  const fieldsByOutcome = new Map<string, string[]>();
  for (const condition of list) {
    const words = outcome(condition);
    fieldsByOutcome.set(words, [...(fieldsByOutcome.get(words) ?? []), condition.field]);
  }
  return [...fieldsByOutcome]
    .map(
      ([words, fields]) =>
        `${joined(fields, "and")} ${verb === "is" && fields.length > 1 ? "are" : verb} ${words}`,
    )
    .join(" and ");
}

function joined(names: readonly string[], word: "and" | "or"): string {
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1) ?? ""}`;
}

function outcome({ test, values }: Condition): string {
  const names = joined(
    values.map((value) => (value === "" ? "empty" : String(value))),
    "or",
  );
  switch (test) {
    case "set":
      return "set";
    case "unset":
      return "unset";
    case "in":
      return names;
    case "notIn":
      return `other than ${names}`;
    case "matches":
      return `like ${names}`;
    case "notMatches":
      return `unlike ${names}`;
    case "atMost":
      return `at most ${names}`;
    case "has":
      return `a list with ${names}`;
    case "lacks":
      return `a list without ${names}`;
    case "atMostItems":
      return `a list of at most ${names}`;
    case "moreItems":
      return `a list of more than ${names}`;
    case "same":
      return "the same";
  }
}

/** The rule for the API server. */
export function ruleCelRule(rule: ConditionRule): CelRule {
  const unless = rule.when.map((condition) => celCondition(condition, true));
  const then = rule.then.map((condition) => celCondition(condition, false)).join(" && ");
  const last = rule.then.length > 1 ? `(${then})` : then;
  return { rule: [...unless, last].join(" || "), message: ruleSentence(rule) };
}

function celCondition(condition: Condition, negated: boolean): string {
  return celConditionAt(condition, condition.field.split("."), "self", negated);
}

/** Lists are tested item by item; a property that is not there counts as one that is not set. */
function celConditionAt(
  condition: Condition,
  path: readonly string[],
  root: string,
  negated: boolean,
): string {
  const items = path.indexOf("*");
  if (items < 0 && negated && condition.test === "atMost")
    return `!${celTest(condition, path, root)}`;
  if (items < 0) return celTest(negated ? opposite(condition) : condition, path, root);
  const before = path.slice(0, items);
  const below = path.slice(items + 1);
  const inner =
    condition.test === "same"
      ? `${celPath("item", below)} == ${celPath(`${celPath(root, before)}[0]`, below)}`
      : celConditionAt(condition, below, "item", false);
  const all = `${celPath(root, before)}.all(item, ${inner})`;
  const present = celPresence(root, before);
  return negated ? `(${present} && !${all})` : `(!(${present}) || ${all})`;
}

const OPPOSITES = {
  ...({ set: "unset", unset: "set", in: "notIn", notIn: "in" } as const),
  ...({ matches: "notMatches", notMatches: "matches", atMost: "atMost" } as const),
  ...({ has: "lacks", lacks: "has", atMostItems: "moreItems", moreItems: "atMostItems" } as const),
  same: "same" as const,
};

function opposite(condition: Condition): Condition {
  return { ...condition, test: OPPOSITES[condition.test] };
}

function celTest(condition: Condition, path: readonly string[], root: string): string {
  const { test, default: fallback } = condition;
  const present = celPresence(root, path);
  const absent = path.length === 1 ? `!${present}` : `!(${present})`;
  if (test === "set") return path.length === 1 ? present : `(${present})`;
  if (test === "unset") return absent;
  const holds = celValueTest(condition, celPath(root, path), root);
  // The API server writes defaults before it looks at rules, so a property with a default is set.
  const always = fallback !== undefined || path.length === 0;
  if (always && (test === "in" || test === "notIn")) return holds;
  return HOLDS_UNSET.includes(test) ? `(${absent} || ${holds})` : `(${present} && ${holds})`;
}

const HOLDS_UNSET: readonly ConditionTest[] = [
  ...(["notIn", "notMatches", "atMost", "lacks", "atMostItems"] as const),
];

/** A test of a property that is set. */
function celValueTest({ test, values }: Condition, property: string, root: string): string {
  const [first = ""] = values;
  switch (test) {
    case "in":
    case "notIn":
      return celComparison(property, values, test === "notIn");
    case "matches":
      return `${property}.matches(${celText(String(first))})`;
    case "notMatches":
      return `!${property}.matches(${celText(String(first))})`;
    case "atMost": {
      const other = [String(first)];
      return `!${celPresence(root, other)} || ${property} <= ${celPath(root, other)}`;
    }
    case "has":
      return `${celLiteral(first)} in ${property}`;
    case "lacks":
      return `!(${celLiteral(first)} in ${property})`;
    case "atMostItems":
      return `${property}.size() <= ${first}`;
    case "moreItems":
      return `${property}.size() > ${first}`;
    default:
      throw new Error(`${test} compares no single value`);
  }
}

function celComparison(property: string, values: Condition["values"], negated: boolean): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined)
    return `${property} ${negated ? "!=" : "=="} ${celLiteral(only)}`;
  const listed = `${property} in [${values.map(celLiteral).join(", ")}]`;
  return negated ? `!(${listed})` : listed;
}

/** Whether every property down a path is set. */
function celPresence(root: string, path: readonly string[]): string {
  return path.map((_, index) => `has(${celPath(root, path.slice(0, index + 1))})`).join(" && ");
}

function celPath(root: string, path: readonly string[]): string {
  return path.reduce((parent, name) => celProperty(name, parent), root);
}

/** The rules that say what else holds once a property is set: `[property, condition]`. */
export function consequencesOf(
  rules: readonly ConditionRule[],
  name: string,
): readonly Condition[] {
  return rules
    .filter(({ when }) => when.length === 1 && when[0]?.field === name && when[0].test === "set")
    .flatMap(({ then }) => then);
}
