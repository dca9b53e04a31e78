import type { Model } from "../../model/model.ts";
import type { DurationBounds, Field, MapNode, Node, ObjectNode, StringBounds } from "../../model/node.ts";
import { defaultWords } from "../words.ts";
import { celText } from "../../vocabulary/cel.ts";
import type { CelRule } from "../../vocabulary/cel.ts";
import { countCelRule } from "../../vocabulary/counts.ts";
import { durationCelRules } from "../../vocabulary/durations.ts";
import { itemCelRules } from "../../vocabulary/list-type.ts";
import { ruleCelRule } from "../../vocabulary/rules-cel.ts";
import { sizeCelRules } from "../../vocabulary/sizes.ts";

/** A structural schema of the Kubernetes API: no references, and values checked by keywords and CEL. */
export type StructuralSchema = Readonly<Record<string, unknown>>;

/** The structural schema of a node, with everything that it refers to in place. */
export function structuralSchema(model: Model, node: Node): StructuralSchema {
  const inner = (child: Node): StructuralSchema => structuralSchema(model, child);
  switch (node.kind) {
    case "ref": {
      const target = inner(model.target(node).node);
      const rules = [...durationCelRules(node), ...sizeCelRules(node)];
      return { ...target, ...described(node.annotations.description), ...withRules(target, rules) };
    }
    case "json":
      return { "x-kubernetes-preserve-unknown-fields": true, ...described(node.annotations.description) };
    case "string":
      return { type: "string", ...described(node.annotations.description), ...lengths(node), ...durations(node) };
    case "boolean":
      return { type: "boolean", ...described(node.annotations.description) };
    case "enum":
      return { type: node.type, ...described(node.annotations.description), enum: node.values };
    case "number":
      return {
        type: node.integer ? "integer" : "number",
        ...(node.integer ? { format: "int64" } : {}),
        ...described(node.annotations.description),
        ...known({ minimum: node.minimum, maximum: node.maximum }),
      };
    case "intOrString":
      return {
        "x-kubernetes-int-or-string": true,
        anyOf: [{ type: "integer" }, { type: "string" }],
        ...described(node.annotations.description),
        ...known({ minimum: node.minimum, maximum: node.maximum }),
        ...lengths(node),
      };
    case "list":
      return {
        type: "array",
        ...described(node.annotations.description),
        ...known({ minItems: node.minItems, maxItems: node.maxItems }),
        "x-kubernetes-list-type": node.listType,
        ...(node.listType === "map" ? { "x-kubernetes-list-map-keys": node.mapKeys } : {}),
        ...withRules({}, itemCelRules(node)),
        items: inner(node.items),
      };
    case "map":
      if (node.itemRules.length > 0) throw new Error("x-item-rules has no rule for the API server");
      return {
        type: "object",
        ...described(node.annotations.description),
        ...known({ minProperties: node.minProperties, maxProperties: node.maxProperties }),
        additionalProperties: inner(node.values),
        // Values of any type have no type in CEL, nor has what holds them.
        ...withRules({}, model.resolve(node.values).kind === "json" ? [] : keyRules(node)),
      };
    case "object":
      return objectSchema(node, inner);
    case "union":
    case "null":
      throw new Error(`a ${node.kind} has no structural schema: give the resource a shape without it`);
  }
}

function objectSchema(node: ObjectNode, inner: (child: Node) => StructuralSchema): StructuralSchema {
  const required = node.fields.filter((field) => field.required).map((field) => field.name);
  const held = node.rules.filter(({ of }) => of !== "files");
  const rules = [...node.counts.map(countCelRule), ...held.map(ruleCelRule)];
  return {
    type: "object",
    ...described(node.annotations.description),
    ...(required.length === 0 ? {} : { required }),
    ...(node.open ? { "x-kubernetes-preserve-unknown-fields": true } : {}),
    ...(node.atomic ? { "x-kubernetes-map-type": "atomic" } : {}),
    ...withRules({}, rules),
    properties: Object.fromEntries(node.fields.map((field) => [field.name, property(field, inner)])),
  };
}

function property(field: Field, inner: (child: Node) => StructuralSchema): StructuralSchema {
  const { description: _replaced, ...schema } = inner(field.node);
  if (!field.lateDefault)
    return { description: field.description, ...schema, ...known({ default: field.default }) };
  const words = `${field.description} Defaults to ${defaultWords(field.default ?? null)}.`;
  return { description: words, ...schema };
}

/** A structural schema has no propertyNames, so the names of entries are checked by CEL. */
function keyRules({ keys }: MapNode): readonly CelRule[] {
  const { minLength = 0, maxLength = 0, pattern } = keys;
  const lengths = [
    ...(minLength === 0 ? [] : [`size(key) >= ${minLength}`]),
    `size(key) <= ${maxLength}`,
  ];
  const rule = (test: string, words: string): CelRule => ({
    rule: `self.all(key, ${test})`,
    message: `the names of entries must ${words}`,
  });
  return [
    rule(lengths.join(" && "), `be ${minLength} to ${maxLength} characters long`),
    ...(pattern === undefined
      ? []
      : [rule(`key.matches(${celText(pattern)})`, `match ${pattern}`)]),
  ];
}

function withRules(schema: StructuralSchema, rules: readonly CelRule[]): StructuralSchema {
  const before = schema["x-kubernetes-validations"];
  const all = [...(Array.isArray(before) ? before : []), ...rules];
  return all.length === 0 ? {} : { "x-kubernetes-validations": all };
}

function durations(bounds: DurationBounds): StructuralSchema {
  return withRules({}, durationCelRules(bounds));
}

function lengths({ minLength, maxLength, pattern }: StringBounds): StructuralSchema {
  return known({ minLength, maxLength, pattern });
}

function described(description: string | undefined): StructuralSchema {
  return known({ description });
}

function known(entries: StructuralSchema): StructuralSchema {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
