import type { ItemRule } from "../validation/item-rules.ts";
import type { ConditionTest } from "../validation/conditions.ts";

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
  /** What texts are made by beside it; no document is made that breaks it. */
  readonly form?: string;
  readonly minimumDuration?: string;
  readonly maximumDuration?: string;
  /** The string is a size with these bounds. */
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
  /** An item beside which no other may stand. */
  readonly lone?: unknown;
  readonly increasing?: string;
  readonly uniqueAcross?: { readonly list: string; readonly key: string };
  readonly itemRules?: readonly ItemRuleShape[];
}

export type ItemRuleShape = ItemRule & {
  /** As the validator says it. */
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
  /** Rules that no validator judges: all documents keep them, and none is made to break them. */
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
  /** As the API server says it. */
  readonly sentence: string;
}

export interface RuleShape {
  /** As the validator and the API server say it. */
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
  /** The JSON types of the values of this branch, or the values of the property that chooses it. */
  readonly marks: readonly (string | number | boolean)[];
  readonly shape: Shape;
}

/** Every named type. */
export type Shapes = Readonly<Record<string, Shape>>;

/** The shape behind any number of names. */
export function resolveShape(shape: Shape, shapes: Shapes): Exclude<Shape, { kind: "ref" }> {
  if (shape.kind !== "ref") return shape;
  const target = shapes[shape.type];
  if (target === undefined) throw new Error(`no shape of ${shape.type}`);
  return resolveShape(target, shapes);
}

/** An object as the arbitraries make it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object: neither a list nor null. */
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

/** Names as a JSON pointer (RFC 6901). */
export function pointerOf(names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
