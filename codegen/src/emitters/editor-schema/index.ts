import { kebabCase, reachable, roots } from "../../model/model.ts";
import type { Model, TypeDef } from "../../model/model.ts";
import type {
  CelPlace,
  Field,
  FormatRule,
  Node,
  ObjectNode,
  StringBounds,
} from "../../model/node.ts";
import type { PlannedFile } from "../../output.ts";
import { printJson } from "../../json.ts";
import { formatSentence } from "../../vocabulary/formats.ts";
import { annotationsOf, celSentence, defaultWords, limitWords, publicSource } from "../words.ts";
import { countSchemas, formatSchema, ruleSchema } from "./rules.ts";
import type { EditorSchema } from "./rules.ts";

/**
 * Writes one file for every document, with which an editor completes, explains and validates the
 * document.
 */
export function emitEditorSchemas(model: Model): readonly PlannedFile[] {
  return roots(model).map((type) => ({
    path: `generated/schema/${kebabCase(type.title)}.schema.json`,
    content: printJson(bundle(model, type)),
  }));
}

function bundle(model: Model, type: TypeDef): EditorSchema {
  const others = [...reachable(model, type.node)].toSorted((left, right) =>
    left.title < right.title ? -1 : 1,
  );
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from schemas/ by `npm run generate`: do not edit.",
    title: type.title,
    ...editorSchema(model, type.node),
    definitions: Object.fromEntries(
      // Definitions have no description: where a type is used, editors would show the description
      // of the definition instead of that of the property.
      others.map(({ title, node }) => [title, definitionSchema(model, node)]),
    ),
  };
}

function editorSchema(model: Model, node: Node): EditorSchema {
  const { description, cel } = annotationsOf(model, node);
  const [expression] = celFacts(model, cel);
  const text = description ?? expression;
  const facts = description === undefined || expression === undefined ? [] : [expression];
  return { ...(text === undefined ? {} : texts(text, facts)), ...definitionSchema(model, node) };
}

/** The schema of a type without its description; references lead to `#/definitions/TITLE`. */
export function definitionSchema(model: Model, node: Node): EditorSchema {
  const inner = (child: Node): EditorSchema => editorSchema(model, child);
  switch (node.kind) {
    case "ref":
      // Draft-07 ignores keywords beside a reference.
      return {
        allOf: [{ $ref: `#/definitions/${model.target(node).title}` }],
        ...known({ minimum: node.minimumBytes, maximum: node.maximumBytes }),
      };
    case "json":
      return {};
    case "boolean":
    case "null":
      return { type: node.kind };
    case "string":
      return { type: "string", ...lengths(node) };
    case "number":
      return {
        type: node.integer ? "integer" : "number",
        ...known({ minimum: node.minimum, maximum: node.maximum }),
      };
    case "intOrString":
      return {
        type: ["integer", "string"],
        ...known({ minimum: node.minimum, maximum: node.maximum }),
        ...lengths(node),
      };
    case "enum":
      return { type: node.type, enum: node.values };
    case "list":
      return {
        type: "array",
        items: inner(node.items),
        ...known({ minItems: node.minItems, maxItems: node.maxItems }),
        ...(node.listType === "set" ? { uniqueItems: true } : {}),
      };
    case "map":
      return {
        type: "object",
        additionalProperties: inner(node.values),
        propertyNames: lengths(node.keys),
        ...known({ minProperties: node.minProperties, maxProperties: node.maxProperties }),
      };
    case "union":
      return { oneOf: node.branches.map(inner) };
    case "object":
      return objectSchema(model, node);
  }
}

function objectSchema(model: Model, node: ObjectNode): EditorSchema {
  const required = node.fields.filter((field) => field.required).map((field) => field.name);
  const everywhere = node.rules.filter(({ of }) => of !== "resources");
  const forms = node.formats.flatMap((rule) => {
    const format = model.formats.get(rule.format);
    return format === undefined ? [] : formatSchema(rule, format);
  });
  const rules = [...node.counts.flatMap(countSchemas), ...everywhere.map(ruleSchema), ...forms];
  return {
    type: "object",
    properties: Object.fromEntries(
      node.fields.map((field) => [field.name, property(model, field, node.formats)]),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...(node.open ? {} : { additionalProperties: false }),
    ...(rules.length === 0 ? {} : { allOf: rules }),
  };
}

function property(model: Model, field: Field, formats: readonly FormatRule[]): EditorSchema {
  const { unit, deprecated, cel, environment } = annotationsOf(model, field.node);
  const source = publicSource(field.source);
  const facts = [
    ...(field.default === undefined ? [] : [`Default: \`${defaultWords(field.default)}\``]),
    ...limitWords(model, field.node).map((words) => `Limit: ${words}`),
    ...(unit === undefined ? [] : [`Unit: ${unit}`]),
    ...celFacts(model, cel),
    ...(environment === undefined
      ? []
      : [`The environment variable ${environment} overrides this setting`]),
    ...formats
      .filter((rule) => rule.field === field.name)
      .map((rule) => `Form: ${formatSentence(model, rule)}`),
    ...(deprecated === undefined ? [] : [`Deprecated: use ${deprecated.use}`]),
    ...(source === "" ? [] : [`Source: ${source}`]),
  ];
  return {
    ...definitionSchema(model, field.node),
    ...texts(field.description, facts),
    ...known({ default: field.default }),
  };
}

/**
 * A sentence about the variables and the result of an expression, which editors show at the
 * expression.
 */
function celFacts(model: Model, cel: CelPlace | undefined): readonly string[] {
  return cel === undefined ? [] : [celSentence(model, cel)];
}

function texts(description: string, facts: readonly string[]): EditorSchema {
  return {
    description,
    markdownDescription: [description, ...facts.map((fact) => `* ${fact}`)].join("\n\n"),
  };
}

function lengths({ minLength, maxLength, pattern }: StringBounds): EditorSchema {
  return known({ minLength, maxLength, pattern });
}

function known(entries: EditorSchema): EditorSchema {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
