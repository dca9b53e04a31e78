import fc from "fast-check";
import { brokenRule, conditionHolds } from "@edge-gateway/schema-runtime/validation/conditions";
import type { Site } from "./site.ts";
import { obeying, opposite, settled, wantedAs } from "./settle.ts";
import { resolveShape } from "@edge-gateway/schema-runtime/shape";
import type {
  ConditionShape,
  Fields,
  ObjectShape,
  RuleShape,
} from "@edge-gateway/schema-runtime/shape";

const TRIES = 10;

/** The object changed so that the conditions of the rule hold, and no other rule is broken. */
export function meeting(shape: ObjectShape, rule: RuleShape, value: Fields, site: Site): Fields {
  const met = withCauses(shape, rule, value, site);
  return settled(shape, met, site, wantedAs(met, rule.when.map(nameOf)));
}

/** The object changed so that one rule is broken and, if possible, no other rule. */
export function breaking(
  shape: ObjectShape,
  rule: RuleShape,
  value: Fields,
  site: Site,
): Fields | undefined {
  const others = { ...shape, rules: shape.rules.filter((other) => other !== rule) };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const wrong = site.draw(fc.constantFrom, ...rule.then);
    const met = withCauses(shape, rule, value, site);
    const next = disobeying(shape, wrong, met, site);
    const names = [...rule.when, wrong].map(nameOf);
    const broken = settled(others, next, site, wantedAs(next, names));
    if (brokenRule(broken, rule)) return broken;
  }
  return undefined;
}

function disobeying(
  shape: ObjectShape,
  condition: ConditionShape,
  fields: Fields,
  site: Site,
): Fields {
  switch (condition.test) {
    case "atMost":
      return exceeding(shape, condition, fields, site);
    case "noLongerThan":
      return { ...fields, [condition.field]: "2s", [String(condition.values[0])]: "1s" };
    default:
      return obeying(shape, opposite(condition), fields, site);
  }
}

function withCauses(shape: ObjectShape, rule: RuleShape, value: Fields, site: Site): Fields {
  return rule.when.reduce(
    (fields, condition) =>
      conditionHolds(fields, condition) ? fields : obeying(shape, condition, fields, site),
    value,
  );
}

function nameOf({ field }: ConditionShape): string {
  return field.split(".")[0] ?? "";
}

/** Makes one number larger than the number that limits it. */
function exceeding(
  shape: ObjectShape,
  { field, values }: ConditionShape,
  fields: Fields,
  site: Site,
): Fields {
  const own = shape.fields.find(({ name }) => name === field);
  if (own === undefined) return fields;
  const at = resolveShape(own.shape, site.shapes);
  if (at.kind !== "number") return fields;
  const { minimum = 0, maximum = minimum + TRIES } = at;
  const larger = site.draw(fc.integer, { min: minimum + 1, max: maximum });
  return { ...fields, [field]: larger, [String(values[0])]: larger - 1 };
}
