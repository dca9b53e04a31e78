import { jsonTypes } from "../../model/union-marks.ts";
import type { Model } from "../../model/model.ts";
import { byKind } from "../../model/node.ts";
import type {
  CountRule,
  DurationBounds,
  ListNode,
  MapNode,
  Node,
  NumberBounds,
  ObjectNode,
  SizeBounds,
  StringBounds,
  UnionNode,
} from "../../model/node.ts";
import { COUNT_KEYWORDS } from "../../vocabulary/counts.ts";
import { wholeItemRules } from "../../vocabulary/item-rules.ts";
import { ruleSentence } from "../../vocabulary/rules.ts";
import { annotationsOf } from "../words.ts";

/** A schema for ajv, with the keywords of `keywords.ts`; references are titles. */
export type AjvSchema = Readonly<Record<string, unknown>>;

/** Converts a node of the model to a JSON schema for Ajv. */
export function ajvSchema(model: Model, node: Node): AjvSchema {
  const inner = (child: Node): AjvSchema => ajvSchema(model, child);
  return byKind<AjvSchema>(node, {
    ref: (ref) => ({ $ref: model.target(ref).title, ...durations(ref), ...sizes(ref) }),
    json: () => ({}),
    null: () => ({ type: "null" }),
    boolean: () => ({ type: "boolean" }),
    string: (string) => ({ type: "string", ...text(model, string, string), ...durations(string) }),
    number: (number) => ({ type: number.integer ? "integer" : "number", ...range(number) }),
    intOrString: (either) => ({
      type: ["integer", "string"],
      ...range(either),
      ...text(model, either, either),
    }),
    enum: ({ type, values }) => ({ type, enum: values }),
    list: (list) => ({
      type: "array",
      items: inner(list.items),
      ...known({ minItems: list.minItems, maxItems: list.maxItems }),
      ...(list.listType === "set" ? { "x-unique-items": true } : {}),
      ...(list.listType === "map" ? { "x-map-keys": list.mapKeys } : {}),
      ...known({
        "x-last-may-omit": list.lastMayOmit,
        "x-unique-across": list.uniqueAcross,
        "x-increasing": list.increasing,
      }),
      ...itemRules(model, list),
    }),
    map: (map) => ({
      type: "object",
      additionalProperties: inner(map.values),
      propertyNames: text(model, map, map.keys),
      ...known({ minProperties: map.minProperties, maxProperties: map.maxProperties }),
      ...itemRules(model, map),
    }),
    object: (object) => objectSchema(object, inner),
    union: (union) => unionSchema(model, union, inner),
  });
}

function itemRules(model: Model, node: ListNode | MapNode): AjvSchema {
  return node.itemRules.length === 0 ? {} : { "x-item-rules": wholeItemRules(model, node) };
}

function objectSchema(node: ObjectNode, inner: (child: Node) => AjvSchema): AjvSchema {
  return {
    type: "object",
    properties: Object.fromEntries(node.fields.map((field) => [field.name, inner(field.node)])),
    required: node.fields.filter((field) => field.required).map((field) => field.name),
    ...(node.open ? {} : { additionalProperties: false }),
    ...countKeywords(node.counts),
    ...(node.rules.length === 0
      ? {}
      : {
          "x-rules": node.rules.map((rule) => ({
            when: rule.when,
            then: rule.then,
            sentence: ruleSentence(rule),
            of: rule.of,
          })),
        }),
  };
}

function countKeywords(counts: readonly CountRule[]): AjvSchema {
  const groups = Object.entries(COUNT_KEYWORDS).map(([keyword, count]): [string, unknown] => [
    keyword,
    counts.filter((rule) => rule.count === count).map((rule) => rule.names),
  ]);
  return Object.fromEntries(groups.filter(([, names]) => Array.isArray(names) && names.length > 0));
}

/**
 * The branch of a union is determined first, so that only the errors of that branch are reported.
 */
function unionSchema(model: Model, node: UnionNode, inner: (child: Node) => AjvSchema): AjvSchema {
  const { branches, discriminator } = node;
  if (discriminator !== undefined) {
    return {
      type: "object",
      required: [discriminator],
      discriminator: { propertyName: discriminator },
      oneOf: branches.map(inner),
    };
  }
  const types = branches.map((branch) => jsonTypes(model, branch));
  return {
    type: types.flat(),
    allOf: branches.map((branch, index) => ({ if: { type: types[index] }, then: inner(branch) })),
  };
}

function range({ minimum, maximum }: NumberBounds): AjvSchema {
  return known({ minimum, maximum });
}

function text(
  model: Model,
  node: Node,
  { minLength, maxLength, pattern }: StringBounds,
): AjvSchema {
  const { expected } = annotationsOf(model, node);
  return {
    ...known({ minLength: minLength === 0 ? undefined : minLength, maxLength }),
    ...(pattern === undefined ? {} : { "x-pattern": { pattern, maxLength, expected } }),
  };
}

function durations({ minimumDuration, maximumDuration }: DurationBounds): AjvSchema {
  return known({ "x-minimum-duration": minimumDuration, "x-maximum-duration": maximumDuration });
}

function sizes({ minimumBytes, maximumBytes }: SizeBounds): AjvSchema {
  return known({ "x-minimum-bytes": minimumBytes, "x-maximum-bytes": maximumBytes });
}

function known(entries: AjvSchema): AjvSchema {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
