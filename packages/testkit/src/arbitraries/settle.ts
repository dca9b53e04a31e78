import fc from "fast-check";
import {
  brokenRule,
  conditionHolds,
  setOf,
} from "@edge-gateway/schema-runtime/validation/conditions";
import { consistent } from "./build-list.ts";
import type { Site } from "./site.ts";
import { TRIES, fitting } from "./fitting.ts";
import { isFields, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type {
  ConditionShape,
  CountShape,
  Fields,
  ListShape,
  ObjectShape,
  RuleShape,
  Shape,
} from "@edge-gateway/schema-runtime/shape";

const REPAIRS = 64;

/** Requirements on an object that is built: properties with their values, and absent ones. */
export interface Wanted {
  readonly set: Fields;
  readonly unset: readonly string[];
}

/** Requirements that neither set nor unset a property. */
export const ANYTHING: Wanted = { set: {}, unset: [] };

/** An object changed until its rules hold, as far as the requirements allow. */
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
    const kept = (next: Fields) => withWanted(shape, next, wanted);
    current =
      broken === undefined
        ? kept(withOnly(shape, site.draw(fc.constantFrom, ...(count?.names ?? [])), now, site))
        : repaired(shape, broken, now, { site, kept });
  }
  return current;
}

/** Requirements that keep the given properties of an object as they are. */
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

interface Repair {
  readonly site: Site;
  /** Adds the requirements to a changed object. */
  readonly kept: (next: Fields) => Fields;
}

/**
 * Makes `then` true; makes `if` false instead if `then` is not allowed, and sometimes at random,
 * because rules can conflict.
 */
function repaired(
  shape: ObjectShape,
  rule: RuleShape,
  fields: Fields,
  { site, kept }: Repair,
): Fields {
  const isShortening = rule.then.some(({ test }) => test === "atMostItems");
  const giveUp = rule.when.length > 0 && site.draw(fc.nat, { max: isShortening ? 1 : 3 }) === 0;
  const done = giveUp ? fields : kept(withEffects(shape, rule, fields, site));
  if (rule.when.length === 0 || !brokenRule(done, rule)) return done;
  return kept(obeying(shape, opposite(site.draw(fc.constantFrom, ...rule.when)), fields, site));
}

function withEffects(shape: ObjectShape, rule: RuleShape, fields: Fields, site: Site): Fields {
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

/**
 * A condition that holds where the given one does not; `atMost` and `noLongerThan` have no
 * opposite.
 */
export function opposite(condition: ConditionShape): ConditionShape {
  const field = condition.field.replaceAll(/[*+]/gu, (any) => (any === "*" ? "+" : "*"));
  return { ...condition, field, test: OPPOSITES[condition.test] };
}

/** An object in which a condition holds; the change may break other rules of the object. */
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

/** Two items that differ in a property in which they could agree. */
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

/** A value for which a condition holds; undefined if the value must be absent. */
function satisfied(shape: Shape, condition: ConditionShape, value: unknown, site: Site): unknown {
  const at = resolveShape(shape, site.shapes);
  if (condition.field === "") return fitting(at, condition, value, site);
  // An item of a list cannot be unset, so the list itself is unset.
  if (isWholeItem(condition) && condition.test === "unset") return undefined;
  if (at.kind === "list") return consistent(at, satisfiedItems(at, condition, value, site));
  if (at.kind !== "object") return value;
  const [name = ""] = condition.field.split(".");
  const fields = isFields(value) ? value : Object(site.build(at, site));
  const changed = obeying(at, condition, fields, site);
  return settled(at, changed, site, wantedAs(changed, [name]));
}

/** Whether a condition is about whole items of a list, not about a property inside them. */
function isWholeItem({ field }: ConditionShape): boolean {
  return field === "*" || field === "+";
}

/**
 * A list in which every item (`*`), or one more item (`+`), meets a condition, or in which all
 * items agree.
 */
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

/** The condition on a list, expressed as a condition on an object with the property `items`. */
function withItems(condition: ConditionShape): ConditionShape {
  return { ...condition, field: `items.${condition.field}` };
}

/** Sets a property, and removes those that it excludes. */
function withOnly(shape: ObjectShape, name: string, fields: Fields, site: Site): Fields {
  const field = shape.fields.find((candidate) => candidate.name === name);
  if (field === undefined) return fields;
  return { ...without(fields, rivalsOf(shape, name)), [name]: site.build(field.shape, site) };
}

/** The properties that exclude a property, and that property itself. */
function rivalsOf(shape: ObjectShape, name: string): readonly string[] {
  return shape.counts
    .filter(({ count, names }) => count !== "atLeastOne" && names.includes(name))
    .flatMap(({ names }) => names);
}

/** Sets another property instead of a removed one, if one of them must be set. */
function restored(shape: ObjectShape, name: string, fields: Fields, site: Site): Fields {
  const empty = shape.counts.find((rule) => rule.names.includes(name) && !countHolds(rule, fields));
  const others = (empty?.names ?? []).filter((candidate) => candidate !== name);
  return others.length === 0
    ? fields
    : withOnly(shape, site.draw(fc.constantFrom, ...others), fields, site);
}

/** Whether the number of properties that are set satisfies the rule. */
export function countHolds({ count, names }: CountShape, fields: Fields): boolean {
  const { length } = setOf(fields, names);
  return count === "exactlyOne" ? length === 1 : count === "atMostOne" ? length <= 1 : length >= 1;
}

/** Copies an object without some of its properties. */
export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
