import fc from "fast-check";
import { brokenRule, conditionHolds, setOf } from "../validation/conditions.ts";
import { consistent } from "./build-list.ts";
import type { Site } from "./site.ts";
import { TRIES, fitting } from "./fitting.ts";
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
    const kept = (next: Fields) => withWanted(shape, next, wanted);
    current =
      broken === undefined
        ? kept(withOnly(shape, site.draw(fc.constantFrom, ...(count?.names ?? [])), now, site))
        : repaired(shape, broken, now, { site, kept });
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

interface Repair {
  readonly site: Site;
  /** What is changed, with what is wanted of it. */
  readonly kept: (next: Fields) => Fields;
}

/** Does what a rule asks for; gives up its cause where that is not wanted, and now and then, as rules may contradict each other. */
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
  // No item of a list can be unset: there is no list then.
  if (isWholeItem(condition) && condition.test === "unset") return undefined;
  if (at.kind === "list") return consistent(at, satisfiedItems(at, condition, value, site));
  if (at.kind !== "object") return value;
  const [name = ""] = condition.field.split(".");
  const fields = isFields(value) ? value : Object(site.build(at, site));
  const changed = obeying(at, condition, fields, site);
  return settled(at, changed, site, wantedAs(changed, [name]));
}

/** Whether a condition is about the items of a list, not about something inside them. */
function isWholeItem({ field }: ConditionShape): boolean {
  return field === "*" || field === "+";
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

/** Sets a property, and takes away those that may not be beside it. */
function withOnly(shape: ObjectShape, name: string, fields: Fields, site: Site): Fields {
  const field = shape.fields.find((candidate) => candidate.name === name);
  if (field === undefined) return fields;
  return { ...without(fields, rivalsOf(shape, name)), [name]: site.build(field.shape, site) };
}

/** The properties that may not be beside another, and itself. */
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
