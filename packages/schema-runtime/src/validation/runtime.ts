import { violationOf } from "./messages.ts";
import type { AjvError } from "./messages.ts";
import type { Violation } from "./violation.ts";

export { offendingItem } from "./item-rules.ts";

/** Where a value stands: some rules hold in objects of Kubernetes alone. */
export interface ValidationContext {
  readonly isResource: boolean;
}

/** A validator as ajv writes it: its errors are on the function after a call. */
export interface AjvFunction {
  (this: ValidationContext, value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

/** Everything that is wrong with a value; empty when it is valid. */
export function violationsOf(
  validate: AjvFunction,
  value: unknown,
  context: ValidationContext = ELSEWHERE,
): readonly Violation[] {
  if (validate.call(context, value)) return [];
  return (validate.errors ?? []).map(violationOf).filter((violation) => violation !== undefined);
}

/** The errors of a part behind those found before; the list of the part, or that before, is used again. */
export function joined(before: AjvError[] | null, part: AjvError[]): AjvError[] {
  if (before === null) return part;
  for (const error of part) before.push(error);
  return before;
}

const ELSEWHERE: ValidationContext = { isResource: false };

type Fields = Readonly<Record<string, unknown>>;

/** How a rule tests a property. */
export type ConditionTest =
  | ("set" | "unset" | "in" | "notIn" | "matches" | "notMatches" | "atMost" | "noLongerThan")
  | ("has" | "lacks" | "atMostItems" | "moreItems" | "same" | "different");

/** A test of one property. */
export interface Condition {
  readonly field: string;
  readonly test: ConditionTest;
  readonly values: readonly unknown[];
  readonly default?: unknown;
}

/** Which of the properties are set. */
export function setOf(fields: Fields, names: readonly string[]): readonly string[] {
  return names.filter((name) => Object.hasOwn(fields, name));
}

/** Whether all conditions of `when` hold and one of `then` does not. */
export function brokenRule(
  fields: Fields,
  rule: { readonly when: readonly Condition[]; readonly then: readonly Condition[] },
): boolean {
  const holds = (condition: Condition): boolean => conditionHolds(fields, condition);
  return rule.when.every(holds) && !rule.then.every(holds);
}

/** Where a rule is broken: JSON pointers below the object. */
export interface RuleFault {
  /** What is set, and must not be as it is. */
  readonly wrong: readonly string[];
  /** What is not set, and must be. */
  readonly missing: readonly string[];
}

/** Where a rule is broken; undefined when it is not. */
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

/** Whether a test of one property holds; what is not set counts as its default. */
export function conditionHolds(fields: Fields, condition: Condition): boolean {
  if (isComparison(condition)) return isAtMost(fields, condition);
  if (condition.test === "same") return faultsOf(fields, condition).length === 0;
  if (condition.test === "different") return faultsOf(fields, condition).length > 0;
  return holdsAt(fields, condition.field.split("."), condition);
}

/** Lists are tested item by item; a property that is not there counts as one that is not set. */
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

/** A number or duration; what is none is refused by its own limits. */
function isAtMost(fields: Fields, { field, values }: Condition): boolean {
  return !(measured(fields[field]) > measured(fields[String(values[0])]));
}

function measured(value: unknown): number {
  return typeof value === "string" ? milliseconds(value) : typeof value === "number" ? value : NaN;
}

function matches(value: unknown, pattern: unknown): boolean {
  return typeof value === "string" && new RegExp(String(pattern), "u").test(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Tests that hold where another does not. */
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
  /** Undefined when nothing is there. */
  readonly value: unknown;
}

/** The places of a path, with `*` for every item of a list. */
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

/** The positions of two equal items of a list: a later one, and the first of its kind; undefined when all differ. */
export function repeatedItem(
  items: readonly unknown[],
): { readonly i: number; readonly j: number } | undefined {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const identity = JSON.stringify(item, inOrder) ?? "";
    const first = seen.get(identity);
    if (first !== undefined) return { i: index, j: first };
    seen.set(identity, index);
  }
  return undefined;
}

/** A replacer for JSON: the order of properties does not matter. */
function inOrder(_name: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two items of a list agree in all of the keys. */
export function duplicateKey(items: readonly unknown[], keys: readonly string[]): boolean {
  const seen = new Set<string>();
  for (const item of items) {
    if (typeof item !== "object" || item === null) continue;
    const fields = new Map(Object.entries(item));
    const key = JSON.stringify(keys.map((name) => fields.get(name)));
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return false;
}

/** Whether a number of an item is not larger than that of the item before it. */
export function notIncreasing(items: readonly unknown[], name: string): boolean {
  const numbers = items.map((item) => (isFields(item) ? item[name] : undefined));
  return numbers.some((number, index) => {
    const before = numbers[index - 1];
    return typeof before === "number" && typeof number === "number" && number <= before;
  });
}

/** Whether an item before the last one does not set a property. */
export function omittedEarly(items: readonly unknown[], name: string): boolean {
  return items.slice(0, -1).some((item) => isFields(item) && !Object.hasOwn(item, name));
}

/** Whether two items of the lists of this name agree in a key, in whichever list they stand. */
export function duplicateAcross(
  items: readonly unknown[],
  { list, key }: { readonly list: string; readonly key: string },
): boolean {
  const all = items.flatMap((item) =>
    isFields(item) && Object.hasOwn(item, list) ? item[list] : [],
  );
  return duplicateKey(all, [key]);
}

/** Milliseconds of each unit of a duration, the longest first. */
export const UNIT_MILLISECONDS: ReadonlyMap<string, number> = new Map([
  ["h", 3_600_000],
  ["m", 60_000],
  ["s", 1_000],
  ["ms", 1],
]);
const MAXIMUM_DURATION_LENGTH = 32;

/** The length of a duration such as `1m30s`; NaN when the text is none. */
export function milliseconds(text: string): number {
  if (text.length > MAXIMUM_DURATION_LENGTH || !/^([0-9]+(h|ms|m|s))+$/u.test(text))
    return Number.NaN;
  let sum = 0;
  for (const [, amount, unit] of text.matchAll(/([0-9]+)(h|ms|m|s)/gu)) {
    sum += Number(amount) * (UNIT_MILLISECONDS.get(unit ?? "") ?? 0);
  }
  return sum;
}

const DECIMAL_STEP = 1000;
const BINARY_STEP = 1024;
/** In the order of their powers. */
const SIZE_PREFIXES = ["", "k", "M", "G", "T", "P", "E"];
const SIZE = /^([0-9]{1,32}(?:\.[0-9]{1,32})?)(?:([KMGTPE])(i)|([kMGTPE]))?$/u;

/** The bytes of a size such as `2Mi`, with parts of a byte; NaN when the text is none. */
export function bytes(size: number | string): number {
  if (typeof size === "number") return size;
  const [, number, binary = "", suffix, decimal = ""] = SIZE.exec(size) ?? [];
  const step = suffix === undefined ? DECIMAL_STEP : BINARY_STEP;
  return Number(number) * step ** SIZE_PREFIXES.indexOf((binary || decimal).replace("K", "k"));
}

/** The number of characters of a text: code points, as the API server counts. */
export function characters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Whether two JSON values are equal. */
export function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null)
    return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const entries = Object.entries(left);
  const others = new Map(Object.entries(right));
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && equal(value, others.get(name)))
  );
}
