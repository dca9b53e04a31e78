import { milliseconds } from "./amounts.ts";
import { isFields } from "./fields.ts";
import type { Fields } from "./fields.ts";

/** The test that a condition applies to a property. */
export type ConditionTest =
  | ("set" | "unset" | "in" | "notIn" | "matches" | "notMatches" | "atMost" | "noLongerThan")
  | ("has" | "lacks" | "atMostItems" | "moreItems" | "same" | "different");

/** A condition of a rule: a test of one property. */
export interface Condition {
  readonly field: string;
  readonly test: ConditionTest;
  readonly values: readonly unknown[];
  readonly default?: unknown;
}

/** Lists the properties that are set. */
export function setOf(fields: Fields, names: readonly string[]): readonly string[] {
  return names.filter((name) => Object.hasOwn(fields, name));
}

/** Whether all conditions of `when` hold and at least one of `then` does not. */
export function brokenRule(
  fields: Fields,
  rule: { readonly when: readonly Condition[]; readonly then: readonly Condition[] },
): boolean {
  const holds = (condition: Condition): boolean => conditionHolds(fields, condition);
  return rule.when.every(holds) && !rule.then.every(holds);
}

/** Where a rule is broken: JSON pointers below the object. */
export interface RuleFault {
  /** The properties whose values break the rule. */
  readonly wrong: readonly string[];
  /** The required properties that are missing. */
  readonly missing: readonly string[];
}

/** Where a rule is broken; undefined if the rule holds. */
export function ruleFault(
  fields: Fields,
  rule: Parameters<typeof brokenRule>[1],
): RuleFault | undefined {
  if (!brokenRule(fields, rule)) return undefined;
  const places = rule.then
    .filter((condition) => !conditionHolds(fields, condition))
    .flatMap((condition) => faultsOf(fields, condition));
  const [wrong, missing] = [true, false].map((set) =>
    places.filter(({ value }) => (value !== undefined) === set).map(({ pointer }) => pointer),
  );
  return { wrong: wrong ?? [], missing: missing ?? [] };
}

function faultsOf(fields: Fields, condition: Condition): readonly Place[] {
  const places = placesAt(fields, condition.field);
  if (isComparison(condition)) return places;
  if (condition.test === "same" || condition.test === "different") {
    const known = places.map((place) => ({ ...place, value: place.value ?? condition.default }));
    const [first, ...others] = known.filter(({ value }) => value !== undefined);
    return others.filter(({ value }) => value !== first?.value);
  }
  return places.filter(({ value }) => !testHolds(value !== undefined, value, condition));
}

/** Whether a test of one property holds; an unset property has its default. */
export function conditionHolds(fields: Fields, condition: Condition): boolean {
  if (isComparison(condition)) return isAtMost(fields, condition);
  if (condition.test === "same") return faultsOf(fields, condition).length === 0;
  if (condition.test === "different") return faultsOf(fields, condition).length > 0;
  return holdsAt(fields, condition.field.split("."), condition);
}

/** A list is tested item by item; an absent property counts as unset. */
function holdsAt(
  value: unknown,
  [name, ...below]: readonly string[],
  condition: Condition,
): boolean {
  if (name === undefined) return testHolds(value !== undefined, value, condition);
  const holds = (item: unknown): boolean => holdsAt(item, below, condition);
  if (name === "*") return !Array.isArray(value) || value.every(holds);
  if (name === "+") return Array.isArray(value) && value.some(holds);
  return holds(isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined);
}

function isComparison({ test }: Condition): boolean {
  return test === "atMost" || test === "noLongerThan";
}

/** Compares two numbers or durations; values of other types are refused by other rules. */
function isAtMost(fields: Fields, { field, values }: Condition): boolean {
  return !(measured(fields[field]) > measured(fields[String(values[0])]));
}

function measured(value: unknown): number {
  return typeof value === "string" ? milliseconds(value) : typeof value === "number" ? value : NaN;
}

function matches(value: unknown, pattern: unknown): boolean {
  return typeof value === "string" && new RegExp(String(pattern), "u").test(value);
}

/** Tests by their opposites: `unset` holds exactly where `set` does not hold. */
const NEGATED: Partial<Record<ConditionTest, ConditionTest>> = {
  ...{ unset: "set", notIn: "in", notMatches: "matches" },
  ...{ lacks: "has", atMostItems: "moreItems" },
};

function testHolds(set: boolean, given: unknown, condition: Condition): boolean {
  const { test, values, default: fallback } = condition;
  const opposite = NEGATED[test];
  if (opposite !== undefined) return !testHolds(set, given, { ...condition, test: opposite });
  const value = set ? given : fallback;
  const [first] = values;
  switch (test) {
    case "set":
      return set;
    case "in":
      return values.includes(value);
    case "matches":
      return matches(value, first);
    case "has":
      return Array.isArray(value) && value.includes(first);
    case "moreItems":
      return Array.isArray(value) && value.length > Number(first);
    default:
      return true;
  }
}

interface Place {
  readonly pointer: string;
  /** The value at the path; undefined if the path leads to no value. */
  readonly value: unknown;
}

/** The places to which a path leads; `*` in the path means every item of a list. */
function placesAt(fields: Fields, path: string): readonly Place[] {
  return path.split(".").reduce<readonly Place[]>(
    (places, name) =>
      places.flatMap(({ pointer, value }): readonly Place[] => {
        if (name !== "*") {
          const isSet = isFields(value) && Object.hasOwn(value, name);
          return [{ pointer: `${pointer}/${name}`, value: isSet ? value[name] : undefined }];
        }
        const items: readonly unknown[] = Array.isArray(value) ? value : [];
        return items.map((item, index) => ({ pointer: `${pointer}/${index}`, value: item }));
      }),
    [{ pointer: "", value: fields }],
  );
}
