import { reachable } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type { Field, Node, ObjectNode, StringBounds, UnionNode } from "../../model/node.ts";
import { countSchemas, ruleSchema } from "../editor-schema/rules.ts";
import { namesDefinitions, namesSchema } from "./names-schema.ts";

/** A draft-07 schema, which every Helm 3 supports. */
type ValuesSchema = Readonly<Record<string, unknown>>;

const NUMERIC = "^[0-9]+$";

/**
 * The schema of a chart's values: null (which deletes) and the output of `--set-string` are valid
 * too.
 */
export function valuesSchema(model: Model, type: TypeDef): ValuesSchema {
  const others = [...reachable(model, type.node)].toSorted((left, right) =>
    left.title < right.title ? -1 : 1,
  );
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from schemas/ by `npm run generate`: do not edit.",
    title: type.title,
    description: type.description,
    ...closed(shape(model, type.node)),
    definitions: {
      ...Object.fromEntries(others.map((other) => [other.title, shape(model, other.node)])),
      ...namesDefinitions(model, [type, ...others]),
    },
  };
}

/** Names that Helm and parent charts may add to the values. */
const OF_PARENTS: ValuesSchema = {
  global: { description: "Values that a parent chart shares with all of its subcharts." },
  enabled: { description: "The usual condition with which a parent chart enables this chart." },
};

/** Refuses any other name, although the chart's own schema lets parents add names. */
function closed(root: ValuesSchema): ValuesSchema {
  const properties = { ...Object(root["properties"]), ...OF_PARENTS };
  return { ...root, properties, additionalProperties: false };
}

function shape(model: Model, node: Node): ValuesSchema {
  const inner = (child: Node): ValuesSchema => shape(model, child);
  switch (node.kind) {
    case "ref":
      // Draft-07 ignores keywords beside a reference.
      return { allOf: [{ $ref: `#/definitions/${model.target(node).title}` }] };
    case "json":
      return {};
    case "null":
      return { type: "null" };
    case "boolean":
      return { type: ["boolean", "null"] };
    case "string":
      return { type: ["string", "null"], ...lengths(node) };
    case "number":
      return {
        type: [node.integer ? "integer" : "number", "string", "null"],
        pattern: NUMERIC,
        ...known({ minimum: node.minimum, maximum: node.maximum }),
      };
    case "intOrString":
      return {
        type: ["integer", "string", "null"],
        ...known({ minimum: node.minimum, maximum: node.maximum }),
        ...lengths(node),
      };
    case "enum":
      return { enum: [...node.values, null] };
    case "list":
      return {
        type: ["array", "null"],
        items: inner(node.items),
        ...known({ minItems: node.minItems, maxItems: node.maxItems }),
        ...(node.listType === "set" ? { uniqueItems: true } : {}),
      };
    case "map":
      return {
        type: ["object", "null"],
        additionalProperties: inner(node.values),
        propertyNames: lengths(node.keys),
        ...known({ minProperties: node.minProperties, maxProperties: node.maxProperties }),
      };
    case "union":
      return unionSchema(node, inner);
    case "object":
      return objectSchema(node, inner);
  }
}

/** Null is valid in every branch, so several branches may match. */
function unionSchema({ branches }: UnionNode, inner: (child: Node) => ValuesSchema): ValuesSchema {
  return { anyOf: branches.map(inner) };
}

function objectSchema(node: ObjectNode, inner: (child: Node) => ValuesSchema): ValuesSchema {
  const required = node.fields.filter((field) => field.required).map((field) => field.name);
  const rules = [...node.counts.flatMap(countSchemas), ...node.rules.map(ruleSchema)];
  return {
    type: ["object", "null"],
    properties: Object.fromEntries(
      node.fields.map((field) => [field.name, property(field, inner)]),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...(node.open ? {} : { additionalProperties: false }),
    ...(rules.length === 0 ? {} : { allOf: rules }),
  };
}

function property(field: Field, inner: (child: Node) => ValuesSchema): ValuesSchema {
  return {
    description: field.description,
    ...(field.namesOf === undefined ? inner(field.node) : namesSchema(field.namesOf)),
    ...known({ default: field.default }),
  };
}

function lengths({ minLength, maxLength, pattern }: StringBounds): ValuesSchema {
  return known({ minLength, maxLength, pattern });
}

function known(entries: ValuesSchema): ValuesSchema {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
