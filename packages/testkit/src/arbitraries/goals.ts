import { bytes, characters, milliseconds } from "@edge-gateway/schema-runtime/validation/amounts";
import { brokenRule } from "@edge-gateway/schema-runtime/validation/conditions";
import { LARGEST_BUILT, LONGEST_BUILT, textOf } from "./edges.ts";
import { isFields, resolveShape } from "@edge-gateway/schema-runtime/shape";
import type {
  Fields,
  ListShape,
  ObjectShape,
  RuleShape,
  Shape,
  Shapes,
} from "@edge-gateway/schema-runtime/shape";
import type { StringShape } from "@edge-gateway/schema-runtime/shape";

/** A goal at a place: valid values up to a limit are accepted, and faults past it are refused. */
export interface Goal {
  /** The fault (`too long`), or the sentence of a rule. */
  readonly name: string;
  readonly about: "property" | "bound" | "rule";
  /** Whether an accepted value proves the goal: a value just at the limit, if there can be one. */
  readonly keptBy: (value: unknown) => boolean;
}

type Resolved = Exclude<Shape, { kind: "ref" }>;

/** The goal that exists at every place: a value of a wrong type is refused. */
export const WRONG_TYPE = "wrong type";

const always = (): boolean => true;

function property(name: string): Goal {
  return { name, about: "property", keptBy: always };
}

function bound(name: string, keptBy: Goal["keptBy"] = always): Goal {
  return { name, about: "bound", keptBy };
}

function rule(name: string, keptBy: Goal["keptBy"] = always): Goal {
  return { name, about: "rule", keptBy };
}

/** Lists all goals at a place. */
export function goalsAt(shape: Shape, shapes: Shapes): readonly Goal[] {
  const at = resolveShape(shape, shapes);
  return at.kind === "json" ? [] : [property(WRONG_TYPE), ...limitsOf(at, shapes)];
}

function limitsOf(at: Resolved, shapes: Shapes): readonly Goal[] {
  switch (at.kind) {
    case "string":
      return stringGoals(at);
    case "number":
      return [
        ...(at.minimum === undefined ? [] : [bound("too small", (value) => value === at.minimum)]),
        ...(at.maximum === undefined ? [] : [bound("too large", (value) => value === at.maximum)]),
      ];
    case "enum":
      return at.values.every((value) => typeof value === "string") ? [bound("unknown value")] : [];
    case "list":
      return listGoals(at, shapes);
    case "map":
      return [
        ...sizeGoals("entries", at.minProperties, at.maxProperties, (value) =>
          isFields(value) ? Object.keys(value).length : -1,
        ),
        bound("bad name"),
        ...(at.itemRules ?? []).map(({ sentence }) => rule(sentence)),
      ];
    case "intOrString":
      return at.branches.flatMap((branch) => limitsOf(resolveShape(branch, shapes), shapes));
    case "union":
      return at.by === undefined ? [] : [bound("unknown value")];
    case "object":
      return objectGoals(at);
    default:
      return [];
  }
}

function stringGoals(at: StringShape): readonly Goal[] {
  const { minLength, maxLength, pattern, minimumDuration, maximumDuration } = at;
  const lengthGoal = (name: string, length: number): Goal =>
    textOf(at, length) === undefined
      ? bound(name)
      : bound(name, (value) => typeof value === "string" && characters(value) === length);
  const limits = [minimumDuration, maximumDuration].filter((bound) => bound !== undefined);
  const spans = limits.map(milliseconds);
  const sizes = [at.minimumBytes, at.maximumBytes].filter((bound) => bound !== undefined);
  return [
    ...(maxLength < LONGEST_BUILT ? [lengthGoal("too long", maxLength)] : []),
    ...(minLength > 0 ? [lengthGoal("too short", minLength)] : []),
    ...(pattern === undefined ? [] : [bound("pattern")]),
    ...(spans.length === 0
      ? []
      : [bound("duration", (value) => spans.includes(milliseconds(String(value))))]),
    ...(sizes.length === 0 ? [] : [bound("size", (value) => sizes.includes(bytes(String(value))))]),
  ];
}

function listGoals(at: ListShape, shapes: Shapes): readonly Goal[] {
  const { minItems, maxItems, unique, uniqueAcross, increasing, lastMayOmit, itemRules = [] } = at;
  const most = Math.min(maxItems, differentItems(at, shapes));
  const size = (value: unknown): number => {
    const length = Array.isArray(value) ? value.length : -1;
    return length === most ? maxItems : length;
  };
  return [
    ...sizeGoals("items", minItems, maxItems, size),
    ...(unique === "no" ? [] : [rule("repeated item")]),
    ...(uniqueAcross === undefined ? [] : [rule("repeated across items")]),
    ...(increasing === undefined ? [] : [rule("not increasing")]),
    ...(lastMayOmit === undefined ? [] : [rule("omitted before the last item")]),
    ...itemRules.map(({ sentence }) => rule(sentence)),
  ];
}

/** The maximum number of items in a list that contains each item once. */
function differentItems({ items, unique, mapKeys }: ListShape, shapes: Shapes): number {
  if (unique === "no") return Infinity;
  const at = resolveShape(items, shapes);
  const counts = (shape: Shape): number => {
    const resolved = resolveShape(shape, shapes);
    return resolved.kind === "enum" ? resolved.values.length : Infinity;
  };
  if (at.kind !== "object" || unique === "set") return counts(at);
  const keys = at.fields.filter(({ name }) => mapKeys.includes(name));
  return keys.reduce((product, { shape }) => product * counts(shape), 1);
}

function sizeGoals(
  noun: string,
  least: number,
  most: number,
  sizeOf: (value: unknown) => number,
): readonly Goal[] {
  return [
    ...(most <= LARGEST_BUILT
      ? [bound(`too many ${noun}`, (value) => sizeOf(value) === most)]
      : []),
    ...(least > 0 ? [bound(`too few ${noun}`, (value) => sizeOf(value) === least)] : []),
  ];
}

function objectGoals(at: ObjectShape): readonly Goal[] {
  const required = at.fields.filter((field) => field.required);
  return [
    ...(at.open ? [] : [property("unknown key")]),
    ...required.map(({ name }) => property(`missing ${name}`)),
    ...at.counts.map(({ sentence }) => rule(sentence)),
    ...at.rules.map((one) => rule(one.sentence, (value) => isFields(value) && applies(one, value))),
  ];
}

/** Whether all conditions of a rule hold, so that the rule requires what follows from them. */
function applies({ when }: RuleShape, fields: Fields): boolean {
  const never = { field: "", test: "set", values: [] } as const;
  return brokenRule(fields, { when, then: [never] });
}
