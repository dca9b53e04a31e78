import { isObject } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Condition, ConditionRule, ConditionTest, Field } from "../model/node.ts";
import { nameList, targetOf } from "../model/keywords.ts";
import { placeOf } from "../problem.ts";
import type { Place } from "../problem.ts";

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
  return value.map((rule: JsonValue, index) => {
    const isOfFiles = isObject(rule) && rule["of"] === "files";
    return parseRule(rule, { raw, fields, isOfFiles }, at.child(index));
  });
}

/** The object to which the rules apply. */
export interface Owner {
  readonly raw: JsonObject;
  readonly fields: readonly Field[];
  /** Whether the rule applies only where no API server fills in defaults. */
  readonly isOfFiles: boolean;
}

function parseRule(rule: JsonValue, owner: Owner, place: Place): ConditionRule {
  if (
    !isObject(rule) ||
    !isObject(rule["if"]) ||
    !isObject(rule["then"]) ||
    !Object.keys(rule).every((name) => ["if", "then", "says", "of"].includes(name))
  ) {
    place.report("must be {if, then}, each a map of property to condition, and perhaps says");
    return { when: [], then: [], says: undefined, of: "all" };
  }
  const when = parseConditions(rule["if"], owner, place.child("if"));
  const told = withPhases(rule["then"], owner.raw, place.child("then"));
  const then = parseConditions(told, owner, place.child("then"));
  const says = typeof rule["says"] === "string" ? rule["says"] : undefined;
  const isWordless = [...when, ...then].some(({ test }) => WORDLESS.includes(test));
  if (isWordless && says === undefined)
    place.report("needs `says`: its conditions cannot be expressed as a sentence");
  if (then.some(({ field }) => field.split(".").includes("+")))
    place.child("then").report("cannot test any item of a list by +");
  const of = PLACES.find((one) => one === rule["of"]);
  if (of === undefined && rule["of"] !== undefined)
    place.child("of").report(`must be ${joined(PLACES, "or")}`);
  return { when, then, says, of: of ?? "all" };
}

const PLACES = ["resources", "files"] as const;
const PATTERNS: readonly ConditionTest[] = ["matches", "notMatches"];
const NAMED: readonly ConditionTest[] = [...PATTERNS, "has", "lacks", "atMost", "noLongerThan"];
const COUNTED: readonly ConditionTest[] = ["atMostItems", "moreItems"];
const BETWEEN_ITEMS: readonly ConditionTest[] = ["same", "different"];
const WORDLESS: readonly ConditionTest[] = [
  ...[...PATTERNS, ...COUNTED, ...BETWEEN_ITEMS],
  ...(["has", "lacks"] as const),
];

/** All properties of an object that run in this phase only: `{route}`, or `a.{route}` of an object below. */
const OF_PHASE = /^(?:(?<below>.+)\.)?\{(?<phase>[a-z]+)\}$/;

/** Conditions with the properties of a phase by their names. */
function withPhases(conditions: JsonObject, raw: JsonObject, place: Place): JsonObject {
  const entries = Object.entries(conditions).flatMap(([name, test]) => {
    const { below, phase } = OF_PHASE.exec(name)?.groups ?? {};
    if (phase === undefined) return [[name, test] as const];
    const path = below?.split(".") ?? [];
    const names = namesOfPhase(raw, path, { phase, place });
    if (names.length === 0)
      place.child(name).report("names no property: none runs in this phase only");
    return names.map((one) => [[...path, one].join("."), test] as const);
  });
  return Object.fromEntries(entries);
}

/** The properties below a path that run in one phase only; follows references and included types. */
function namesOfPhase(
  schema: JsonValue | undefined,
  [first, ...below]: readonly string[],
  at: { readonly phase: string; readonly place: Place },
): readonly string[] {
  if (!isObject(schema)) return [];
  const follow = (path: JsonValue | undefined, rest: readonly string[]): readonly string[] => {
    const target = targetOf(path, at.place);
    const place = placeOf(target, [], at.place.files);
    return namesOfPhase(at.place.files.get(target), rest, { ...at, place });
  };
  const rest = first === undefined ? [] : [first, ...below];
  if ("$ref" in schema) return follow(schema["$ref"], rest);
  const properties: JsonObject = Object(schema["properties"]);
  const own =
    first === undefined
      ? Object.keys(properties).filter((name) => {
          const phases: JsonValue = Object(properties[name])["x-phase"] ?? [];
          return Array.isArray(phases) && phases.length === 1 && phases[0] === at.phase;
        })
      : namesOfPhase(properties[first], below, at);
  const included = nameList(schema, "x-include", at.place);
  return [...own, ...included.flatMap((path) => follow(path, rest))];
}

/** Parses a map of property to condition. */
export function parseConditions(
  conditions: JsonObject,
  { raw, fields, isOfFiles }: Owner,
  place: Place,
): readonly Condition[] {
  return Object.entries(conditions).flatMap(([name, test]) => {
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
    const isBetween = BETWEEN_ITEMS.some((between) => between === test);
    const fallback = isBetween ? defaultAt(raw, name.split("."), place) : undefined;
    const isAsWritten = isOfFiles && (test === "set" || test === "unset");
    const own = { name, default: isAsWritten ? undefined : field.default };
    const tested = below.length === 0 ? own : { name, default: fallback };
    return parseCondition(tested, test, place.child(name));
  });
}

/** The default of the property at a path; follows references and items of lists. */
function defaultAt(
  schema: JsonValue | undefined,
  [name, ...below]: readonly string[],
  place: Place,
): JsonValue | undefined {
  if (!isObject(schema)) return undefined;
  if ("$ref" in schema && name !== undefined) {
    const target = targetOf(schema["$ref"], place);
    const inside = placeOf(target, [], place.files);
    return defaultAt(place.files.get(target), [name, ...below], inside);
  }
  if (name === undefined) return schema["default"];
  if (name === "*") return defaultAt(schema["items"], below, place);
  const own: JsonValue | undefined = Object(schema["properties"])[name];
  if (own !== undefined) return defaultAt(own, below, place);
  const included = nameList(schema, "x-include", place).map((path): JsonObject => ({ $ref: path }));
  return included
    .map((ref) => defaultAt(ref, [name, ...below], place))
    .find((one) => one !== undefined);
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
  const between = BETWEEN_ITEMS.find((one) => one === test);
  if (between !== undefined) return [{ ...common, test: between, values: [] }];
  if (isObject(test) && Object.keys(test).length === 1) {
    const values = test["in"] ?? test["notIn"];
    if (isScalarList(values)) {
      return [{ ...common, test: test["in"] === undefined ? "notIn" : "in", values }];
    }
    const named = NAMED.find((name) => test[name] !== undefined);
    const value = named === undefined ? undefined : test[named];
    if (named !== undefined && typeof value === "string")
      return [{ ...common, test: named, values: [value] }];
    const counted = COUNTED.find((name) => typeof test[name] === "number");
    if (counted !== undefined)
      return [{ ...common, test: counted, values: [Number(test[counted])] }];
  }
  place.report(
    'must be "set", "unset", "same", {in: [...]}, {notIn: [...]}, {matches: pattern}, {notMatches: pattern}, {has: item}, {lacks: item}, {atMostItems: number}, {moreItems: number}, "different", {atMost: property} or {noLongerThan: property}',
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
  return says ?? `${conditions(then, "must be")} when ${conditionWords(when)}`;
}

/** Conditions as a clause after `when`. */
export function conditionWords(when: readonly Condition[]): string {
  return conditions(when, "is");
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

/** Names in a sentence: `a, b and c`. */
export function joined(names: readonly string[], word: "and" | "or"): string {
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1) ?? ""}`;
}

function outcome({ test, values }: Condition): string {
  const shown = values.map((value) => (value === "" ? "empty" : String(value)));
  return OUTCOMES[test](joined(shown, "or"));
}

const OUTCOMES: Readonly<Record<ConditionTest, (names: string) => string>> = {
  set: () => "set",
  unset: () => "unset",
  in: (names) => names,
  notIn: (names) => `other than ${names}`,
  matches: (names) => `like ${names}`,
  notMatches: (names) => `unlike ${names}`,
  atMost: (names) => `at most ${names}`,
  noLongerThan: (names) => `no longer than ${names}`,
  has: (names) => `a list with ${names}`,
  lacks: (names) => `a list without ${names}`,
  atMostItems: (names) => `a list of at most ${names}`,
  moreItems: (names) => `a list of more than ${names}`,
  same: () => "the same",
  different: () => "not the same",
};

/** The rules that follow from a single property being set: `[property, condition]`. */
export function consequencesOf(
  rules: readonly ConditionRule[],
  name: string,
): readonly Condition[] {
  return rules
    .filter(({ when }) => when.length === 1 && when[0]?.field === name && when[0].test === "set")
    .flatMap(({ then }) => then);
}
