import fc from "fast-check";
import { brokenRule, setOf } from "../validators/runtime.ts";
import type { Site } from "./build.ts";
import type { ConditionShape, CountShape, Fields, ObjectShape, RuleShape } from "./shape.ts";

const REPAIRS = 64;
const FULL_DEPTH = 8;

/** Whether to add what may be left out; deep objects hold only what they must. */
function wants({ draw, depth }: Site): boolean {
  return depth < FULL_DEPTH && draw(fc.nat, { max: 2 }) === 0;
}

/** A valid object: some of its properties, as its rules want them. */
export function buildObject(shape: ObjectShape, site: Site): Fields {
  const names = chosenNames(shape, site);
  let fields: Fields = Object.fromEntries(
    shape.fields
      .filter(({ name }) => names.has(name))
      .map((field) => [field.name, site.build(field.shape, site)]),
  );
  for (let repair = 0; repair < REPAIRS; repair += 1) {
    const broken = shape.rules.find((rule) => brokenRule(fields, rule));
    const count = shape.counts.find((rule) => !countHolds(rule, fields));
    if (broken !== undefined) fields = repaired(shape, broken, fields, site);
    else if (count === undefined) break;
    else fields = withOnly(shape, site.draw(fc.constantFrom, ...count.names), fields, site);
  }
  return fields;
}

/** Groups may overlap, so what one of them chooses is judged by the others again. */
function chosenNames(shape: ObjectShape, site: Site): ReadonlySet<string> {
  let names = startNames(shape, site);
  for (let repair = 0; repair < REPAIRS; repair += 1) {
    const before = names;
    names = shape.counts.reduce((chosen, rule) => chooseNames(rule, chosen, site), names);
    if (names === before) break;
  }
  return names;
}

function startNames(shape: ObjectShape, site: Site): ReadonlySet<string> {
  return new Set(
    shape.fields.filter(({ required }) => required || wants(site)).map(({ name }) => name),
  );
}

function chooseNames(
  { count, names }: CountShape,
  chosen: ReadonlySet<string>,
  site: Site,
): ReadonlySet<string> {
  const present = names.filter((name) => chosen.has(name));
  if (present.length === 1 || (count === "atMostOne" && present.length === 0)) return chosen;
  if (count === "atLeastOne" && present.length > 0) return chosen;
  const kept = site.draw(fc.constantFrom, ...names);
  return new Set([...chosen].filter((name) => !names.includes(name)).concat(kept));
}

/** Does what the rule asks for, or else now and then, as rules may contradict each other, gives up its cause. */
function repaired(shape: ObjectShape, rule: RuleShape, fields: Fields, site: Site): Fields {
  const isDeep = rule.when.some(({ field }) => field.includes("."));
  if (site.draw(fc.nat, { max: isDeep ? 1 : 3 }) === 0)
    return withoutCause(shape, rule, fields, site);
  return rule.then.reduce((current, condition) => {
    if (!condition.field.includes(".")) return obey(shape, condition, current, site);
    return rebuilt(shape, condition, current, site) ?? withoutCause(shape, rule, current, site);
  }, fields);
}

/** Makes what a condition deep inside speaks of anew; undefined where it is not there. */
function rebuilt(
  shape: ObjectShape,
  condition: ConditionShape,
  fields: Fields,
  site: Site,
): Fields | undefined {
  const [inner] = namesOf(condition);
  const field = shape.fields.find(({ name }) => name === inner);
  return field !== undefined && Object.hasOwn(fields, field.name)
    ? { ...fields, [field.name]: site.build(field.shape, site) }
    : undefined;
}

/** Takes away what brought the rule about, where that may be missing. */
function withoutCause(shape: ObjectShape, rule: RuleShape, fields: Fields, site: Site): Fields {
  const [cause] = rule.when.map((reason) => namesOf(reason)[0]);
  const field = shape.fields.find(({ name }) => name === cause);
  if (field === undefined || field.required) return fields;
  return restored(shape, field.name, without(fields, [field.name]), site);
}

function namesOf({ field }: ConditionShape): readonly string[] {
  return field.split(".");
}

function obey(
  shape: ObjectShape,
  { field, test, values }: ConditionShape,
  fields: Fields,
  site: Site,
): Fields {
  const present = Object.hasOwn(fields, field);
  switch (test) {
    case "matches":
      return {
        ...fields,
        [field]: site.draw(fc.stringMatching, new RegExp(String(values[0]), "u")),
      };
    case "atMost":
      return { ...fields, [field]: fields[String(values[0])] };
    case "unset":
    case "notMatches":
      return restored(shape, field, without(fields, [field]), site);
    case "in":
      return { ...without(fields, rivalsOf(shape, field)), [field]: values[0] };
    case "set":
      return present ? fields : withOnly(shape, field, fields, site);
    case "notIn":
      return present && !values.includes(fields[field])
        ? fields
        : withOnly(shape, field, fields, site);
  }
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
  const other = empty?.names.find((candidate) => candidate !== name);
  return other === undefined ? fields : withOnly(shape, other, fields, site);
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
