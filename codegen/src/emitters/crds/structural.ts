import type { Model } from "../../model/model.ts";
import { byKind } from "../../model/node.ts";
import type {
  DurationBounds,
  Field,
  ListNode,
  MapNode,
  Node,
  NumberBounds,
  ObjectNode,
  StringBounds,
} from "../../model/node.ts";
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

/** The structural schema of a node, with all references replaced by their targets. */
export function structuralSchema(model: Model, node: Node): StructuralSchema {
  const inner = (child: Node): StructuralSchema => structuralSchema(model, child);
  const described = description(node);
  return byKind<StructuralSchema>(node, {
    ref: (ref) => {
      const target = inner(model.target(ref).node);
      const rules = [...durationCelRules(ref), ...sizeCelRules(ref)];
      return { ...target, ...described, ...withRules(target, rules) };
    },
    json: () => ({ "x-kubernetes-preserve-unknown-fields": true, ...described }),
    null: noStructuralSchema,
    boolean: () => ({ type: "boolean", ...described }),
    string: (string) => ({
      type: "string",
      ...described,
      ...lengths(string),
      ...durations(string),
    }),
    number: (number) => ({
      type: number.integer ? "integer" : "number",
      ...(number.integer ? { format: "int64" } : {}),
      ...described,
      ...range(number),
    }),
    intOrString: (either) => ({
      "x-kubernetes-int-or-string": true,
      anyOf: [{ type: "integer" }, { type: "string" }],
      ...described,
      ...range(either),
      ...lengths(either),
    }),
    enum: ({ type, values }) => ({ type, ...described, enum: values }),
    list: (list) => listSchema(list, inner),
    map: (map) => mapSchema(model, map, inner),
    object: (object) => objectSchema(object, inner),
    union: noStructuralSchema,
  });
}

function noStructuralSchema({ kind }: Node): never {
  throw new Error(`a ${kind} has no structural schema: give the resource a shape without it`);
}

type Inner = (child: Node) => StructuralSchema;

function listSchema(node: ListNode, inner: Inner): StructuralSchema {
  return {
    type: "array",
    ...description(node),
    ...known({ minItems: node.minItems, maxItems: node.maxItems }),
    "x-kubernetes-list-type": node.listType,
    ...(node.listType === "map" ? { "x-kubernetes-list-map-keys": node.mapKeys } : {}),
    ...withRules({}, itemCelRules(node)),
    items: inner(node.items),
  };
}

function mapSchema(model: Model, node: MapNode, inner: Inner): StructuralSchema {
  if (node.itemRules.length > 0) throw new Error("x-item-rules has no rule for the API server");
  return {
    type: "object",
    ...description(node),
    ...known({ minProperties: node.minProperties, maxProperties: node.maxProperties }),
    additionalProperties: inner(node.values),
    // Values of any type have no type in CEL, and neither do objects that contain them.
    ...withRules({}, model.resolve(node.values).kind === "json" ? [] : keyRules(node)),
  };
}

function objectSchema(node: ObjectNode, inner: Inner): StructuralSchema {
  const required = node.fields.filter((field) => field.required).map((field) => field.name);
  const held = node.rules.filter(({ of }) => of !== "files");
  const rules = [...node.counts.map(countCelRule), ...held.map(ruleCelRule)];
  return {
    type: "object",
    ...description(node),
    ...(required.length === 0 ? {} : { required }),
    ...(node.open ? { "x-kubernetes-preserve-unknown-fields": true } : {}),
    ...(node.atomic ? { "x-kubernetes-map-type": "atomic" } : {}),
    ...withRules({}, rules),
    // An API server drops an empty map, so that field managers would conflict about it.
    ...(node.fields.length === 0 ? {} : { properties: propertiesOf(node, inner) }),
  };
}

function propertiesOf({ fields }: ObjectNode, inner: Inner): StructuralSchema {
  return Object.fromEntries(fields.map((field) => [field.name, property(field, inner)]));
}

function property(field: Field, inner: Inner): StructuralSchema {
  const { description: _replaced, ...schema } = inner(field.node);
  if (!field.lateDefault)
    return { description: field.description, ...schema, ...known({ default: field.default }) };
  const words = `${field.description} Defaults to ${defaultWords(field.default ?? null)}.`;
  return { description: words, ...schema };
}

/** A structural schema has no propertyNames, so CEL checks the names of entries. */
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

function range({ minimum, maximum }: NumberBounds): StructuralSchema {
  return known({ minimum, maximum });
}

function description({ annotations }: Node): StructuralSchema {
  return known({ description: annotations.description });
}

function known(entries: StructuralSchema): StructuralSchema {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
