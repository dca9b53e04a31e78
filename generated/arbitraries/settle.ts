// Generated from schemas/ by `npm run generate`: do not edit.

import fc from "fast-check";
import { brokenRule, conditionHolds, setOf } from "../validators/runtime.ts";
import { consistent } from "./build-list.ts";
import type { Site } from "./build.ts";
import { isFields, resolveShape } from "./shape.ts";
import type {
  ConditionShape,
  CountShape,
  Fields,
  ListShape,
  ObjectShape,
  RuleShape,
  Shape,
} from "./shape.ts";

const REPAIRS = 64;
const TRIES = 50;

/** What must be so in an object that is built: properties with their values, and absent ones. */
export interface Wanted {
  readonly set: Fields;
  readonly unset: readonly string[];
}

/** Nothing is wanted. */
export const ANYTHING: Wanted = { set: {}, unset: [] };

/** An object changed until its rules hold, as far as what is wanted lets them. */
export function settled(
  shape: ObjectShape,
  fields: Fields,
  site: Site,
  wanted: Wanted = ANYTHING,
): Fields {
  let current = withWanted(shape, fields, wanted);
  for (let repair = 0; repair < REPAIRS; repair += 1) {
    const now = current;
    const broken = [...shape.rules, ...shape.kept].find((rule) => brokenRule(now, rule));
    const count = shape.counts.find((rule) => !countHolds(rule, now));
    if (broken === undefined && count === undefined) break;
    const next =
      broken === undefined
        ? withOnly(shape, site.draw(fc.constantFrom, ...(count?.names ?? [])), now, site)
        : repaired(shape, broken, now, site);
    current = withWanted(shape, next, wanted);
  }
  return current;
}

/** What an object holds of these properties, as what is wanted of it. */
export function wantedAs(fields: Fields, names: readonly string[]): Wanted {
  const present = setOf(fields, names);
  return {
    set: Object.fromEntries(present.map((name) => [name, fields[name]])),
    unset: names.filter((name) => !present.includes(name)),
  };
}

function withWanted(shape: ObjectShape, fields: Fields, { set, unset }: Wanted): Fields {
  const rivals = Object.keys(set).flatMap((name) => rivalsOf(shape, name));
  return { ...without(fields, [...unset, ...rivals]), ...set };
}

/** Does what a rule asks for, or now and then, as rules may contradict each other, gives up its cause. */
function repaired(shape: ObjectShape, rule: RuleShape, fields: Fields, site: Site): Fields {
  const isShortening = rule.then.some(({ test }) => test === "atMostItems");
  const giveUp = rule.when.length > 0 && site.draw(fc.nat, { max: isShortening ? 1 : 3 }) === 0;
  if (giveUp) {
    const cause = site.draw(fc.constantFrom, ...rule.when);
    return obeying(shape, opposite(cause), fields, site);
  }
  return rule.then.reduce(
    (current, condition) =>
      conditionHolds(current, condition) ? current : obeying(shape, condition, current, site),
    fields,
  );
}

const OPPOSITES = {
  ...({ set: "unset", unset: "set", in: "notIn", notIn: "in" } as const),
  ...({ matches: "notMatches", notMatches: "matches" } as const),
  ...({ atMost: "atMost", noLongerThan: "noLongerThan" } as const),
  ...({ has: "lacks", lacks: "has", atMostItems: "moreItems", moreItems: "atMostItems" } as const),
  ...({ same: "different", different: "same" } as const),
};

/** What holds where the condition does not; there is none of `atMost` and `noLongerThan`. */
export function opposite(condition: ConditionShape): ConditionShape {
  const field = condition.field.replaceAll(/[*+]/gu, (any) => (any === "*" ? "+" : "*"));
  return { ...condition, field, test: OPPOSITES[condition.test] };
}

/** An object in which a condition holds; its other rules may be broken by that. */
export function obeying(
  shape: ObjectShape,
  condition: ConditionShape,
  fields: Fields,
  site: Site,
): Fields {
  const [name = "", ...below] = condition.field.split(".");
  if (condition.test === "different") return differing(shape, condition, fields, site);
  if (condition.test === "atMost" || condition.test === "noLongerThan") {
    const [smaller, larger] = [name, String(condition.values[0])];
    return site.draw(fc.boolean)
      ? { ...fields, [smaller]: fields[larger] }
      : { ...fields, [larger]: fields[smaller] };
  }
  const field = shape.fields.find((candidate) => candidate.name === name);
  if (field === undefined) return fields;
  const rest = { ...condition, field: below.join(".") };
  const inner = satisfied(field.shape, rest, fields[name], site);
  if (inner === undefined)
    return field.required ? fields : restored(shape, name, without(fields, [name]), site);
  return { ...without(fields, rivalsOf(shape, name)), [name]: inner };
}

/** Two items that differ in what they could share. */
function differing(
  shape: ObjectShape,
  condition: ConditionShape,
  fields: Fields,
  site: Site,
): Fields {
  const [name = ""] = condition.field.split(".");
  const own = shape.fields.find((field) => field.name === name);
  const list = own && resolveShape(own.shape, site.shapes);
  if (list?.kind !== "list") return fields;
  const items = fields[name];
  const [first = site.build(list.items, site)] = Array.isArray(items) ? items : [];
  let next: Fields = fields;
  for (let tries = 0; tries < TRIES && !conditionHolds(next, condition); tries += 1)
    next = { ...fields, [name]: [first, site.build(list.items, site)] };
  return next;
}

/** A value in which a condition holds; undefined where the value must not be. */
function satisfied(shape: Shape, condition: ConditionShape, value: unknown, site: Site): unknown {
  const at = resolveShape(shape, site.shapes);
  if (condition.field === "") return fitting(at, condition, value, site);
  if (at.kind === "list") return consistent(at, satisfiedItems(at, condition, value, site));
  if (at.kind !== "object") return value;
  const [name = ""] = condition.field.split(".");
  const fields = isFields(value) ? value : Object(site.build(at, site));
  const changed = obeying(at, condition, fields, site);
  return settled(at, changed, site, wantedAs(changed, [name]));
}

/** Items of which every one (`*`), or one more (`+`), meets a condition, or which all agree. */
function satisfiedItems(
  shape: ListShape,
  condition: ConditionShape,
  value: unknown,
  site: Site,
): readonly unknown[] {
  const [name, ...below] = condition.field.split(".");
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (condition.test === "same") {
    const agrees = (item: unknown) =>
      conditionHolds({ items: [items[0], item] }, withItems(condition));
    return items.map((item) => (agrees(item) ? item : items[0]));
  }
  const meeting = (item: unknown) =>
    satisfied(shape.items, { ...condition, field: below.join(".") }, item, site);
  const fresh = (): unknown => meeting(site.build(shape.items, site));
  if (name === "+") return [...items, fresh()].slice(-shape.maxItems);
  return items.length > 0 ? items.map(meeting) : [fresh()];
}

/** The condition of a list, as one of an object that has it as `items`. */
function withItems(condition: ConditionShape): ConditionShape {
  return { ...condition, field: `items.${condition.field}` };
}

/** A value that a test holds for. */
function fitting(
  shape: Shape,
  { test, values }: ConditionShape,
  value: unknown,
  site: Site,
): unknown {
  const drawn = (fits: (value: unknown) => boolean): unknown => pick(shape, value, fits, site);
  switch (test) {
    case "unset":
      return undefined;
    case "in":
      return values.includes(value) ? value : site.draw(fc.constantFrom, ...values);
    case "notIn":
      return drawn((one) => one !== undefined && !values.includes(one));
    case "matches":
      return matching(shape, String(values[0]), value, site);
    case "notMatches": {
      const pattern = new RegExp(String(values[0]), "u");
      return drawn((one) => typeof one === "string" && !pattern.test(one));
    }
    case "has":
    case "lacks":
    case "atMostItems":
    case "moreItems":
      return fittingList(shape, { test, values }, value, site);
    default:
      return value ?? site.build(shape, site);
  }
}

/** A list with or without an item, or with more or fewer of them. */
function fittingList(
  shape: Shape,
  { test, values: [first] }: Pick<ConditionShape, "test" | "values">,
  value: unknown,
  site: Site,
): readonly unknown[] {
  const at = resolveShape(shape, site.shapes);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (at.kind !== "list") return items;
  switch (test) {
    case "has":
      return items.includes(first) ? items : consistent(at, [...items, first]).slice(-at.maxItems);
    case "lacks":
      return withOthers(items, first, () => site.build(at.items, site));
    case "atMostItems":
      return items.slice(0, Number(first));
    default: {
      let more = items;
      for (let tries = 0; tries < TRIES && more.length <= Number(first); tries += 1)
        more = consistent(at, [...more, site.build(at.items, site)]);
      return more;
    }
  }
}

/** The list with other items in place of one. */
function withOthers(
  items: readonly unknown[],
  unwanted: unknown,
  draw: () => unknown,
): readonly unknown[] {
  const kept = items.filter((item) => item !== unwanted);
  for (let tries = 0; tries < TRIES && kept.length < items.length; tries += 1) {
    const other = draw();
    if (other !== unwanted && !kept.includes(other)) kept.push(other);
  }
  return kept;
}

function pick(
  shape: Shape,
  value: unknown,
  fits: (value: unknown) => boolean,
  site: Site,
): unknown {
  let current = value;
  for (let tries = 0; tries < TRIES && !fits(current); tries += 1)
    current = site.build(shape, site);
  return current;
}

/** A text that matches a pattern beside those of its shape; either side can be the narrower one. */
function matching(shape: Shape, pattern: string, value: unknown, site: Site): unknown {
  const own = resolveShape(shape, site.shapes);
  const bounds = own.kind === "string" ? [pattern, own.pattern, own.form] : [pattern];
  const patterns = bounds.map((bound = "") => new RegExp(bound, "u"));
  const fits = (text: unknown) =>
    typeof text === "string" && patterns.every((bound) => bound.test(text));
  let text = value;
  for (let tries = 0; tries < TRIES && !fits(text); tries += 1)
    text = tries % 2 === 0 ? site.draw(textOf, pattern) : site.build(own, site);
  return text;
}

/** Takes a text: to the cache of fast-check's generator all regular expressions are the same one. */
function textOf(pattern: string): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern, "u"));
}

/** Sets a property, and takes away those that may not stand beside it. */
function withOnly(shape: ObjectShape, name: string, fields: Fields, site: Site): Fields {
  const field = shape.fields.find((candidate) => candidate.name === name);
  if (field === undefined) return fields;
  return { ...without(fields, rivalsOf(shape, name)), [name]: site.build(field.shape, site) };
}

/** The properties that may not stand beside another, and itself. */
function rivalsOf(shape: ObjectShape, name: string): readonly string[] {
  return shape.counts
    .filter(({ count, names }) => count !== "atLeastOne" && names.includes(name))
    .flatMap(({ names }) => names);
}

/** Sets another property in place of one that was taken away, where one must be set. */
function restored(shape: ObjectShape, name: string, fields: Fields, site: Site): Fields {
  const empty = shape.counts.find((rule) => rule.names.includes(name) && !countHolds(rule, fields));
  const others = (empty?.names ?? []).filter((candidate) => candidate !== name);
  return others.length === 0
    ? fields
    : withOnly(shape, site.draw(fc.constantFrom, ...others), fields, site);
}

/** Whether as many of the properties are set as the rule wants. */
export function countHolds({ count, names }: CountShape, fields: Fields): boolean {
  const { length } = setOf(fields, names);
  return count === "exactlyOne" ? length === 1 : count === "atMostOne" ? length <= 1 : length >= 1;
}

/** The properties without some of them. */
export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
