import type { ItemRule } from "@edge-gateway/schema-runtime/validation/item-rules";
import type { JsonValue } from "../json.ts";

/** A schema as the generator sees it: one of several shapes, without keywords. */
export type Node =
  | StringNode
  | NumberNode
  | BooleanNode
  | NullNode
  | EnumNode
  | IntOrStringNode
  | ListNode
  | MapNode
  | ObjectNode
  | UnionNode
  | JsonNode
  | RefNode;

/** The facts about a schema beside its shape. */
export interface Annotations {
  readonly description: string | undefined;
  readonly unit: string | undefined;
  readonly sensitive: boolean;
  /**
   * Whether the object names the place of a credential in requests: such values are never printed.
   */
  readonly locatesCredential: boolean;
  /** Whether the policy protects access: if this build cannot run it, all requests are refused. */
  readonly guard: boolean;
  /** The environment variable that overrides the property. */
  readonly environment: string | undefined;
  readonly cel: CelPlace | undefined;
  readonly refersTo: RefersTo | undefined;
  readonly phases: readonly string[];
  readonly targets: readonly string[];
  readonly merge: string | undefined;
  readonly deprecated: { readonly use: string; readonly since: string } | undefined;
  /** The parts that this build does not run yet. */
  readonly planned: Planned | undefined;
  /** Whether the property is refused for good: it belongs to an API whose other parts run. */
  readonly refused: boolean;
  readonly expected: string | undefined;
  /**
   * The release that introduced the property, if that differs from the release of the enclosing
   * type.
   */
  readonly since: string | undefined;
  readonly examples: readonly JsonValue[];
}

/** The planned part: everything, some values of an enum, or lists above a number of items. */
export type Planned =
  "all" | { readonly values: readonly string[] } | { readonly minItems: number };

/** The target of a reference to an object. */
export interface RefersTo {
  /** The allowed kinds; the first is the default. */
  readonly kinds: readonly string[];
  /** The key that is read if the reference names none. */
  readonly key: string | undefined;
  /** Keys that the referenced object must contain. */
  readonly needs: readonly string[];
  /** What the value of the referenced key must be, such as a certificate. */
  readonly holds: string | undefined;
  /** For a signing key: the property beside the reference that names the algorithm. */
  readonly fits: string | undefined;
}

/** The scope of a CEL expression, and the allowed types of its result. */
export interface CelPlace {
  readonly scope: string;
  readonly results: readonly string[];
  /** Whether a plain duration is allowed instead of an expression. */
  readonly or?: "duration";
}

interface Shape<Kind extends string> {
  readonly kind: Kind;
  readonly annotations: Annotations;
}

/** Lengths are counted in Unicode code points. */
export interface StringBounds {
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: string | undefined;
}

export interface NumberBounds {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** Limits of a duration, as durations (`1s`). */
export interface DurationBounds {
  readonly minimumDuration: string | undefined;
  readonly maximumDuration: string | undefined;
}

/** Limits of a size, in bytes. */
export interface SizeBounds {
  readonly minimumBytes: number | undefined;
  readonly maximumBytes: number | undefined;
}

export interface StringNode extends Shape<"string">, StringBounds, DurationBounds {}

export interface NumberNode extends Shape<"number">, NumberBounds {
  readonly integer: boolean;
}

export interface BooleanNode extends Shape<"boolean"> {}

/** The JSON value null, as one branch of a union. */
export interface NullNode extends Shape<"null"> {}

/** An enum with values of one JSON type. */
export interface EnumNode extends Shape<"enum"> {
  readonly type: "string" | "integer" | "boolean";
  readonly values: readonly (string | number | boolean)[];
}

export interface IntOrStringNode extends Shape<"intOrString">, StringBounds, NumberBounds {}

export interface ListNode extends Shape<"list"> {
  readonly items: Node;
  readonly minItems: number | undefined;
  readonly maxItems: number;
  /**
   * `set`: items are unique; `map`: combinations of the keys are unique; `atomic`: no restriction.
   */
  readonly listType: "atomic" | "set" | "map";
  readonly mapKeys: readonly string[];
  /** The property that all items except the last must set. */
  readonly lastMayOmit: string | undefined;
  /** The property whose number increases from item to item. */
  readonly increasing: string | undefined;
  /**
   * The items contain lists of the given name, whose items are unique by the key across all these
   * lists.
   */
  readonly uniqueAcross: UniqueAcross | undefined;
  /** Rules about the items of the list as a whole. */
  readonly itemRules: readonly ItemRule[];
}

/** The lists whose items are unique together, and the key that identifies them. */
export interface UniqueAcross {
  readonly list: string;
  readonly key: string;
}

export interface MapNode extends Shape<"map"> {
  readonly values: Node;
  readonly keys: StringBounds;
  readonly minProperties: number | undefined;
  readonly maxProperties: number;
  /** Rules about the values of the map as a whole. */
  readonly itemRules: readonly ItemRule[];
}

export interface ObjectNode extends Shape<"object"> {
  readonly fields: readonly Field[];
  readonly counts: readonly CountRule[];
  readonly rules: readonly ConditionRule[];
  readonly formats: readonly FormatRule[];
  /**
   * `effect` if an empty object has an effect. Otherwise the properties that have no effect on
   * their own: an object that sets no other property has no effect either.
   */
  readonly noEffect: readonly string[] | "effect" | undefined;
  /** Whether the object may have properties that the schema does not list. */
  readonly open: boolean;
  /** Whether server-side apply replaces the value as a whole. */
  readonly atomic: boolean;
}

/** A property of an object. */
export interface Field {
  readonly name: string;
  readonly node: Node;
  readonly required: boolean;
  readonly default: JsonValue | undefined;
  /**
   * Whether the default is filled in only after several layers are merged, so that the API server
   * must not write it.
   */
  readonly lateDefault: boolean;
  readonly description: string;
  readonly source: string;
  /** The names of the property in other systems. */
  readonly suggest: readonly string[];
  /** The title of the type that defines which property names the value may have, at every depth. */
  readonly namesOf?: string;
}

/** A rule on the number of set properties. */
export interface CountRule {
  readonly count: "exactlyOne" | "atMostOne" | "atLeastOne";
  readonly names: readonly string[];
}

/** A rule: when all conditions in `when` hold, all conditions in `then` must hold. */
export interface ConditionRule {
  readonly when: readonly Condition[];
  readonly then: readonly Condition[];
  /** The rule in words, if its conditions do not make a good sentence. */
  readonly says: string | undefined;
  /**
   * `resources`: the rule applies only in Kubernetes objects, because in a standalone file an unset
   * value has another meaning. `files`: the rule applies only outside Kubernetes, because an API
   * server fills in defaults before it checks rules.
   */
  readonly of: "all" | "resources" | "files";
}

/** When all of `when` hold, the texts at a place have a format. */
export interface FormatRule {
  /** A path of names separated by dots, with `*` for every item of a list and `0` for the first. */
  readonly field: string;
  /** The name of a format in `formats.json`. */
  readonly format: string;
  readonly when: readonly Condition[];
}

/** The test that a condition applies to a property. */
export type ConditionTest =
  | ("set" | "unset" | "in" | "notIn" | "matches" | "notMatches" | "atMost" | "noLongerThan")
  | ("has" | "lacks" | "atMostItems" | "moreItems" | "same" | "different");

/** A condition of a rule: a test of one property. */
export interface Condition {
  /**
   * A property name, or a path of names separated by dots, with `*` for every item of a list and
   * `+` for any item.
   */
  readonly field: string;
  readonly test: ConditionTest;
  readonly values: readonly (string | number | boolean)[];
  /** The value that counts if the property is not set. */
  readonly default: JsonValue | undefined;
}

/**
 * Branches of different JSON types, or references to objects that a discriminator property
 * distinguishes.
 */
export interface UnionNode extends Shape<"union"> {
  readonly branches: readonly Node[];
  readonly discriminator: string | undefined;
}

/** Any JSON value. */
export interface JsonNode extends Shape<"json"> {}

/** A reference to a type, possibly narrowed. */
export interface RefNode extends Shape<"ref">, DurationBounds, SizeBounds {
  /** The path of the referenced schema file, below `schemas/`. */
  readonly target: string;
}

/** One function for each kind of node. */
export type Cases<Result> = {
  readonly [Kind in Node["kind"]]: (node: Extract<Node, { kind: Kind }>) => Result;
};

/** Calls the function for the shape of the node. */
export function byKind<Result>(node: Node, cases: Cases<Result>): Result {
  const apply = cases[node.kind] as (node: Node) => Result;
  return apply(node);
}
