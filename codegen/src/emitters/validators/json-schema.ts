import { jsonTypes } from "../../model/lint.ts";
import type { Model } from "../../model/model.ts";
import type {
  CountRule,
  DurationBounds,
  Node,
  ObjectNode,
  StringBounds,
} from "../../model/node.ts";
import { COUNT_KEYWORDS } from "../../vocabulary/counts.ts";
import { ruleSentence } from "../../vocabulary/rules.ts";
import { annotationsOf } from "../words.ts";

/** A schema as ajv reads it, with the keywords of `keywords.ts`; references are titles. */
export type AjvSchema = Readonly<Record<string, unknown>>;

/** The schema of a node. */
export function ajvSchema(model: Model, node: Node): AjvSchema {
  const inner = (child: Node): AjvSchema => ajvSchema(model, child);
  switch (node.kind) {
    case "ref":
      return { $ref: model.target(node).title, ...durations(node) };
    case "json":
      return {};
    case "null":
    case "boolean":
      return { type: node.kind };
    case "string":
      return { type: "string", ...text(model, node, node), ...durations(node) };
    case "number":
      return {
        type: node.integer ? "integer" : "number",
        ...known({ minimum: node.minimum, maximum: node.maximum }),
      };
    case "intOrString": {
      const range = known({ minimum: node.minimum, maximum: node.maximum });
      return { type: ["integer", "string"], ...range, ...text(model, node, node) };
    }
    case "enum":
      return { type: node.type, enum: node.values };
    case "list":
      return {
        type: "array",
        items: inner(node.items),
        ...known({ minItems: node.minItems, maxItems: node.maxItems }),
        ...(node.listType === "set" ? { uniqueItems: true } : {}),
        ...(node.listType === "map" ? { "x-map-keys": node.mapKeys } : {}),
      };
    case "map":
      return {
        type: "object",
        additionalProperties: inner(node.values),
        propertyNames: text(model, node, node.keys),
        ...known({ minProperties: node.minProperties, maxProperties: node.maxProperties }),
      };
    case "object":
      return objectSchema(node, inner);
    case "union":
      return unionSchema(model, node.branches, node.discriminator, inner);
  }
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
      : { "x-rules": node.rules.map((rule) => ({ ...rule, sentence: ruleSentence(rule) })) }),
  };
}

function countKeywords(counts: readonly CountRule[]): AjvSchema {
  const groups = Object.entries(COUNT_KEYWORDS).map(([keyword, count]): [string, unknown] => [
    keyword,
    counts.filter((rule) => rule.count === count).map((rule) => rule.names),
  ]);
  return Object.fromEntries(groups.filter(([, names]) => Array.isArray(names) && names.length > 0));
}

/** Branches are told apart first, so that only the errors of the one that was meant are reported. */
function unionSchema(
  model: Model,
  branches: readonly Node[],
  discriminator: string | undefined,
  inner: (child: Node) => AjvSchema,
): AjvSchema {
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

function known(entries: AjvSchema): AjvSchema {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
