import type { ItemRule } from "./validation/item-rules.ts";
import type { ConditionTest } from "./validation/conditions.ts";

/** A schema as the arbitraries need it: plain data that the generator writes. */
export type Shape =
  | StringShape
  | {
      readonly kind: "number";
      readonly integer: boolean;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly kind: "boolean" }
  | { readonly kind: "null" }
  | { readonly kind: "json" }
  | { readonly kind: "enum"; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: "intOrString"; readonly branches: readonly [Shape, Shape] }
  | ListShape
  | MapShape
  | ObjectShape
  | UnionShape
  | { readonly kind: "ref"; readonly type: string };

export interface StringShape {
  readonly kind: "string";
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern?: string;
  /** The pattern from which texts are generated; the validator does not check it. */
  readonly form?: string;
  readonly minimumDuration?: string;
  readonly maximumDuration?: string;
  /** The string is a size between the given bounds. */
  readonly minimumBytes?: number;
  readonly maximumBytes?: number;
  /** What an expression returns, when the string is a CEL expression. */
  readonly cel?: string;
}

export interface ListShape {
  readonly kind: "list";
  readonly items: Shape;
  readonly minItems: number;
  readonly maxItems: number;
  readonly unique: "no" | "set" | "map";
  readonly mapKeys: readonly string[];
  readonly lastMayOmit?: string;
  /** An item that must be the only one of its list. */
  readonly lone?: unknown;
  readonly increasing?: string;
  readonly uniqueAcross?: { readonly list: string; readonly key: string };
  readonly itemRules?: readonly ItemRuleShape[];
}

export type ItemRuleShape = ItemRule & {
  /** The message of the validator when the rule is broken. */
  readonly sentence: string;
  readonly defaults: Fields;
};

export interface MapShape {
  readonly kind: "map";
  readonly keys: StringShape;
  readonly values: Shape;
  readonly minProperties: number;
  readonly maxProperties: number;
  readonly itemRules?: readonly ItemRuleShape[];
}

export interface ObjectShape {
  readonly kind: "object";
  readonly open: boolean;
  readonly fields: readonly FieldShape[];
  readonly counts: readonly CountShape[];
  readonly rules: readonly RuleShape[];
  /** Rules that no validator checks: all generated documents keep them, and none breaks them. */
  readonly kept: readonly RuleShape[];
}

export interface FieldShape {
  readonly name: string;
  readonly required: boolean;
  readonly shape: Shape;
}

export interface CountShape {
  readonly count: "exactlyOne" | "atMostOne" | "atLeastOne";
  readonly names: readonly string[];
  /** The rule in the form that the API server checks. */
  readonly sentence: string;
}

export interface RuleShape {
  /** The rule in the form that both the validator and the API server check. */
  readonly sentence: string;
  readonly when: readonly ConditionShape[];
  readonly then: readonly ConditionShape[];
}

export interface ConditionShape {
  readonly field: string;
  readonly test: ConditionTest;
  readonly values: readonly unknown[];
  readonly default?: unknown;
}

export interface UnionShape {
  readonly kind: "union";
  readonly by?: string;
  readonly branches: readonly UnionBranch[];
}

export interface UnionBranch {
  /**
   * The JSON types of the values of a branch, or the values of the property that selects the
   * branch.
   */
  readonly marks: readonly (string | number | boolean)[];
  readonly shape: Shape;
}

/** The shapes of all named types. */
export type Shapes = Readonly<Record<string, Shape>>;

/** The shape after all references by name are followed. */
export function resolveShape(shape: Shape, shapes: Shapes): Exclude<Shape, { kind: "ref" }> {
  if (shape.kind !== "ref") return shape;
  const target = shapes[shape.type];
  if (target === undefined) throw new Error(`no shape of ${shape.type}`);
  return resolveShape(target, shapes);
}

/** An object that the arbitraries generate. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object, not a list and not null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The JSON type of a value; whole numbers are integers. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** The branch of a union that a value belongs to. */
export function branchOf(union: UnionShape, value: unknown): Shape | undefined {
  const tag =
    union.by === undefined ? jsonTypeOf(value) : isFields(value) ? value[union.by] : undefined;
  const fits = (mark: unknown): boolean => mark === tag || (mark === "number" && tag === "integer");
  return union.branches.find(({ marks }) => marks.some(fits))?.shape;
}

/** Property names as a JSON pointer (RFC 6901). */
export function pointerOf(names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
