import type { ItemRule } from "@edge-gateway/schema-runtime/validation/item-rules";
import type { JsonValue } from "../json.ts";

/** A schema as the generator sees it: one of these shapes, without keywords. */
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

/** What is known about a schema beside its shape. */
export interface Annotations {
  readonly description: string | undefined;
  readonly unit: string | undefined;
  readonly sensitive: boolean;
  /** Whether the object says where a credential is in a request: values there are never printed. */
  readonly locatesCredential: boolean;
  /** A policy that keeps requests out: while it cannot be run, none may pass. */
  readonly guard: boolean;
  /** The environment variable that wins over the property. */
  readonly environment: string | undefined;
  readonly cel: CelPlace | undefined;
  readonly refersTo: RefersTo | undefined;
  readonly phases: readonly string[];
  readonly targets: readonly string[];
  readonly merge: string | undefined;
  readonly deprecated: { readonly use: string; readonly since: string } | undefined;
  /** What of it this build does not run yet. */
  readonly planned: Planned | undefined;
  readonly expected: string | undefined;
  /** The release that has it, where that is not the one of the type around it. */
  readonly since: string | undefined;
  readonly examples: readonly JsonValue[];
}

/** What is planned: all of it, some values of an enum, or lists from a number of items on. */
export type Planned =
  "all" | { readonly values: readonly string[] } | { readonly minItems: number };

/** What a reference to an object leads to. */
export interface RefersTo {
  /** The first is meant where none is named. */
  readonly kinds: readonly string[];
  /** The key that is read when none is named. */
  readonly key: string | undefined;
  /** Keys that must be there. */
  readonly needs: readonly string[];
}

/** The scope of a CEL expression, and the types of which its result must be one. */
export interface CelPlace {
  readonly scope: string;
  readonly results: readonly string[];
  /** A duration may be there as it is. */
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

/** Bounds of a duration, as durations (`1s`). */
export interface DurationBounds {
  readonly minimumDuration: string | undefined;
  readonly maximumDuration: string | undefined;
}

/** Bounds of a size, in bytes. */
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

/** One of some values of one JSON type. */
export interface EnumNode extends Shape<"enum"> {
  readonly type: "string" | "integer" | "boolean";
  readonly values: readonly (string | number | boolean)[];
}

export interface IntOrStringNode extends Shape<"intOrString">, StringBounds, NumberBounds {}

export interface ListNode extends Shape<"list"> {
  readonly items: Node;
  readonly minItems: number | undefined;
  readonly maxItems: number;
  /** `set`: every item once; `map`: every combination of the keys once; `atomic`: as it is. */
  readonly listType: "atomic" | "set" | "map";
  readonly mapKeys: readonly string[];
  /** The property that every item but the last must set. */
  readonly lastMayOmit: string | undefined;
  /** Every item has a larger number in this property than the one before it. */
  readonly increasing: string | undefined;
  /** Items hold lists of this name, whose items are unique by the key across all of them. */
  readonly uniqueAcross: UniqueAcross | undefined;
  /** What else holds between the items. */
  readonly itemRules: readonly ItemRule[];
}

/** Where the items of several lists stand, and what tells them apart. */
export interface UniqueAcross {
  readonly list: string;
  readonly key: string;
}

export interface MapNode extends Shape<"map"> {
  readonly values: Node;
  readonly keys: StringBounds;
  readonly minProperties: number | undefined;
  readonly maxProperties: number;
  /** What holds between the values. */
  readonly itemRules: readonly ItemRule[];
}

export interface ObjectNode extends Shape<"object"> {
  readonly fields: readonly Field[];
  readonly counts: readonly CountRule[];
  readonly rules: readonly ConditionRule[];
  readonly formats: readonly FormatRule[];
  /** The properties that change nothing alone, where an empty object changes nothing; `effect` where it does. */
  readonly noEffect: readonly string[] | "effect" | undefined;
  /** Unknown properties are kept. */
  readonly open: boolean;
  /** Replaced as a whole by server-side apply. */
  readonly atomic: boolean;
}

/** A property of an object. */
export interface Field {
  readonly name: string;
  readonly node: Node;
  readonly required: boolean;
  readonly default: JsonValue | undefined;
  /** The API server does not write the default: it applies once several layers are merged. */
  readonly lateDefault: boolean;
  readonly description: string;
  readonly source: string;
  /** What other systems call this property. */
  readonly suggest: readonly string[];
}

/** How many of some properties are set. */
export interface CountRule {
  readonly count: "exactlyOne" | "atMostOne" | "atLeastOne";
  readonly names: readonly string[];
}

/** When all of `when` hold, all of `then` must. */
export interface ConditionRule {
  readonly when: readonly Condition[];
  readonly then: readonly Condition[];
  /** The rule in words, where its conditions make no good sentence. */
  readonly says: string | undefined;
  /**
   * `resources`: it holds in objects of Kubernetes alone; in a standalone file what is unset means something else.
   * `files`: it holds elsewhere alone; an API server writes defaults before it looks at rules.
   */
  readonly of: "all" | "resources" | "files";
}

/** When all of `when` hold, the texts at a place have a format. */
export interface FormatRule {
  /** A path of names joined by dots, with `*` for every item of a list and `0` for the first. */
  readonly field: string;
  /** A name of `formats.json`. */
  readonly format: string;
  readonly when: readonly Condition[];
}

/** How a property is tested. */
export type ConditionTest =
  | ("set" | "unset" | "in" | "notIn" | "matches" | "notMatches" | "atMost" | "noLongerThan")
  | ("has" | "lacks" | "atMostItems" | "moreItems" | "same" | "different");

/** A test of one property. */
export interface Condition {
  /** Its name, or a path of names joined by dots, with `*` for every item of a list and `+` for any. */
  readonly field: string;
  readonly test: ConditionTest;
  readonly values: readonly (string | number | boolean)[];
  /** What counts when the property is not set. */
  readonly default: JsonValue | undefined;
}

/** Branches of different JSON types, or references to objects that a property tells apart. */
export interface UnionNode extends Shape<"union"> {
  readonly branches: readonly Node[];
  readonly discriminator: string | undefined;
}

/** Any JSON value. */
export interface JsonNode extends Shape<"json"> {}

/** A reference to a type, perhaps narrowed. */
export interface RefNode extends Shape<"ref">, DurationBounds, SizeBounds {
  /** The path below `schemas/`. */
  readonly target: string;
}

/** What to do with each shape. */
export type Cases<Result> = {
  readonly [Kind in Node["kind"]]: (node: Extract<Node, { kind: Kind }>) => Result;
};

/** Does what the case of the node's shape says. */
export function byKind<Result>(node: Node, cases: Cases<Result>): Result {
  const apply = cases[node.kind] as (node: Node) => Result;
  return apply(node);
}
