import { brokenRule } from "@edge-gateway/generated/validators/runtime.ts";
import { SHAPES } from "@edge-gateway/generated/arbitraries/shapes.ts";
import { isFields, resolveShape } from "@edge-gateway/generated/arbitraries/shape.ts";
import type { Fields, RuleShape, Shape } from "@edge-gateway/generated/arbitraries/shape.ts";

/** A step into the items of a list, or into the entries of a map. */
export const ITEMS = "[]";
export const ENTRIES = "{}";

/** A place in the documents of a kind: names of properties, `[]` and `{}`. */
export interface Place {
  readonly path: readonly string[];
  readonly shape: Shape;
}

type Resolved = ReturnType<typeof resolved>;

/** The shape itself, behind all names. */
export function resolved(shape: Shape): Exclude<Shape, { kind: "ref" }> {
  return resolveShape(shape, SHAPES);
}

/** Every place in the documents of a kind, but for those in its metadata, which are of Kubernetes. */
export function placesOf(kind: string): readonly Place[] {
  return below({ path: [], shape: { kind: "ref", type: kind } });
}

function below(place: Place): readonly Place[] {
  return [place, ...stepsFrom(place).flatMap(below)];
}

function stepsFrom({ path, shape }: Place): readonly Place[] {
  const at = resolved(shape);
  switch (at.kind) {
    case "object":
      return at.fields
        .filter(({ name }) => path.length > 0 || name !== "metadata")
        .map((field) => ({ path: [...path, field.name], shape: field.shape }));
    case "list":
      return [{ path: [...path, ITEMS], shape: at.items }];
    case "map":
      return [{ path: [...path, ENTRIES], shape: at.values }];
    default:
      return [];
  }
}

/** A value in a document, and the place that it stands at. */
export interface Standing extends Place {
  readonly value: unknown;
}

/** All values in a document that stand at places of its kind. */
export function standingIn(kind: string, document: unknown): readonly Standing[] {
  return inside({ path: [], shape: { kind: "ref", type: kind }, value: document });
}

function inside(standing: Standing): readonly Standing[] {
  const { value } = standing;
  const inner = stepsFrom(standing).flatMap((step): readonly Standing[] => {
    const name = step.path.at(-1) ?? "";
    if (name === ITEMS)
      return Array.isArray(value) ? value.map((item) => ({ ...step, value: item })) : [];
    if (!isFields(value)) return [];
    if (name === ENTRIES) return Object.values(value).map((item) => ({ ...step, value: item }));
    return Object.hasOwn(value, name) ? [{ ...step, value: value[name] }] : [];
  });
  return [standing, ...inner.flatMap(inside)];
}

/** What there is to be tried at a place: that a value is taken where it fits, and refused where not. */
export interface Goal {
  /** `too long`, `exactlyOne of a, b`: as the reference of differences calls it. */
  readonly name: string;
  /** Whether a value that was accepted shows the goal kept. */
  readonly keptBy: (value: unknown) => boolean;
  /** Whether a fault of this name, which turned the value into this one, shows the goal broken. */
  readonly brokenBy: (mutation: string, value: unknown) => boolean;
}

const always = (): boolean => true;

/** The goal that a limit makes, where there is one. */
function bound(name: string, exists = true): readonly Goal[] {
  if (!exists) return [];
  return [{ name, keptBy: always, brokenBy: (mutation) => mutation === name }];
}

/** All goals at a place. */
export function goalsAt(shape: Shape): readonly Goal[] {
  const at = resolved(shape);
  return at.kind === "json" ? [] : [...bound("wrong type"), ...limitsOf(at)];
}

function limitsOf(at: Resolved): readonly Goal[] {
  switch (at.kind) {
    case "string":
      return [
        ...bound("too long"),
        ...bound("too short", at.minLength > 0),
        ...bound("pattern", at.pattern !== undefined),
        ...bound("duration", (at.minimumDuration ?? at.maximumDuration) !== undefined),
      ];
    case "number":
      return [
        ...bound("too small", at.minimum !== undefined),
        ...bound("too large", at.maximum !== undefined),
      ];
    case "enum":
      return bound(
        "unknown value",
        at.values.every((value) => typeof value === "string"),
      );
    case "list":
      return [
        ...bound("too many items"),
        ...bound("too few items", at.minItems > 0),
        ...bound("repeated item", at.unique !== "no"),
      ];
    case "map":
      return [
        ...bound("too many entries"),
        ...bound("too few entries", at.minProperties > 0),
        ...bound("bad name"),
      ];
    case "intOrString":
      return at.branches.flatMap((branch) => limitsOf(resolved(branch)));
    case "object":
      return objectGoals(at);
    default:
      return [];
  }
}

function objectGoals(at: Extract<Resolved, { kind: "object" }>): readonly Goal[] {
  const required = at.fields.filter((field) => field.required);
  return [
    ...bound("unknown key", !at.open),
    ...required.flatMap(({ name }) => bound(`missing ${name}`)),
    ...at.counts.map(({ count, names }): Goal => {
      const list = names.join(", ");
      return {
        name: `${count} of ${list}`,
        keptBy: always,
        brokenBy: (mutation) => mutation === `none of ${list}` || mutation === `all of ${list}`,
      };
    }),
    ...at.rules.map((rule) => ruleGoal(rule)),
  ];
}

function ruleGoal(rule: RuleShape): Goal {
  const words = ({ field, test, values }: RuleShape["when"][number]) =>
    [field, test, ...values].join(" ");
  const [when, then] = [rule.when, rule.then].map((side) => side.map(words).join(" and "));
  return {
    name: `when ${when} then ${then}`,
    keptBy: (value) => isFields(value) && applies(rule, value),
    brokenBy: (_mutation, value) => isFields(value) && brokenRule(value, rule),
  };
}

/** Whether all conditions of a rule hold: then what follows from them is what the rule is about. */
function applies({ when }: RuleShape, fields: Fields): boolean {
  const never = { field: "", test: "set", values: [] } as const;
  return brokenRule(fields, { when, then: [never] });
}
