import { isObject } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import { placeOf } from "../problem.ts";
import type { Place } from "../problem.ts";
import { parseCounts } from "../vocabulary/counts.ts";
import { parseFormats } from "../vocabulary/formats.ts";
import { parseRules } from "../vocabulary/rules.ts";
import { nameList, targetOf } from "../model/keywords.ts";
import type { Annotations, Field, Node, ObjectNode } from "../model/node.ts";

/** Parses the schemas inside an object. */
type ParseNode = (raw: JsonValue | undefined, place: Place) => Node;

/** Parses an object with its properties, included properties, and rules. */
export function parseObject(
  raw: JsonObject,
  place: Place,
  annotations: Annotations,
  parseNode: ParseNode,
): ObjectNode {
  const open = flag(raw, "x-open", true, place);
  const closed = raw["additionalProperties"] === false;
  if (open === closed) place.report("must say additionalProperties: false, or else x-open: true");
  const included = includedObjects(raw, place, parseNode);
  const fields = [
    ...included.flatMap((object) => object.fields),
    ...parseFields(raw, place, parseNode),
  ];
  reportRepeated(fields, place);
  return {
    kind: "object",
    annotations,
    fields,
    counts: [...included.flatMap((object) => object.counts), ...parseCounts(raw, fields, place)],
    rules: [...included.flatMap((object) => object.rules), ...parseRules(raw, fields, place)],
    formats: [...included.flatMap((object) => object.formats), ...parseFormats(raw, fields, place)],
    noEffect: parseNoEffect(raw, fields, place),
    open,
    atomic: flag(raw, "x-map-type", "atomic", place),
  };
}

/** `x-include`: other objects, whose properties and rules become part of the including object. */
function includedObjects(
  raw: JsonObject,
  place: Place,
  parseNode: ParseNode,
): readonly ObjectNode[] {
  return nameList(raw, "x-include", place).flatMap((path, index) => {
    const at = place.child("x-include", index);
    const target = targetOf(path, at);
    // Errors in the included file are reported when that file itself is parsed.
    const inside = placeOf(target, [], place.files);
    const node = target === place.file ? undefined : parseNode(place.files.get(target), inside);
    if (node?.kind === "object") return [node];
    at.report("must refer to another object");
    return [];
  });
}

function parseFields(raw: JsonObject, place: Place, parseNode: ParseNode): readonly Field[] {
  const properties = raw["properties"] ?? {};
  if (!isObject(properties)) {
    place.child("properties").report("must be a map of name to schema");
    return [];
  }
  const required = nameList(raw, "required", place);
  for (const name of required) {
    if (!(name in properties)) place.child("required").report(`names the unknown property ${name}`);
  }
  return Object.entries(properties).map(([name, schema]) => {
    const at = place.child("properties", name);
    const field = parseField(isObject(schema) ? schema : {}, at, parseNode(schema, at));
    if (required.includes(name) && field.default !== undefined) {
      at.report("is required and has a default: one of them has no effect");
    }
    return { name, required: required.includes(name), ...field };
  });
}

function parseField(raw: JsonObject, place: Place, node: Node): Omit<Field, "name" | "required"> {
  const source = typeof raw["x-source"] === "string" ? raw["x-source"] : place.source;
  if (source === undefined) place.report("has no x-source, and its file has none either");
  const description = node.annotations.description ?? inheritedDescription(node, place);
  if (description === undefined) place.report("has no description");
  const { "x-names-of": namesOf } = raw;
  const lateDefault = raw["x-late-default"] === true;
  if (lateDefault && raw["default"] === undefined)
    place.report("has x-late-default but no default");
  return {
    node,
    default: raw["default"],
    lateDefault,
    description: description ?? "",
    source: source ?? "",
    suggest: nameList(raw, "x-suggest", place),
    ...(typeof namesOf === "string" ? { namesOf } : {}),
  };
}

/**
 * A reference may use the description of an object or enum; the description of a string would not
 * explain how the property is used.
 */
function inheritedDescription(node: Node, place: Place): string | undefined {
  const target = node.kind === "ref" ? place.files.get(node.target) : undefined;
  if (target === undefined) return undefined;
  const structured = target["type"] === "object" || "oneOf" in target || "enum" in target;
  const description = target["description"];
  return structured && typeof description === "string" ? description : undefined;
}

function reportRepeated(fields: readonly Field[], place: Place): void {
  const names = fields.map((field) => field.name);
  for (const name of new Set(
    names.filter((candidate, index) => names.indexOf(candidate) !== index),
  )) {
    place.report(`has the property ${name} twice, by x-include`);
  }
}

/**
 * `x-no-effect`: whether an empty object has no effect, or the properties that have no effect
 * alone.
 */
function parseNoEffect(
  raw: JsonObject,
  fields: readonly Field[],
  place: Place,
): ObjectNode["noEffect"] {
  const value = raw["x-no-effect"];
  if (value === undefined) return undefined;
  if (typeof value === "boolean") return value ? [] : "effect";
  const names = nameList(raw, "x-no-effect", place);
  for (const name of names)
    if (!fields.some((field) => field.name === name))
      place.child("x-no-effect").report(`names the unknown property ${name}`);
  return names;
}

function flag(raw: JsonObject, keyword: string, expected: string | boolean, place: Place): boolean {
  const value = raw[keyword];
  if (value !== undefined && value !== expected) place.child(keyword).report(`must be ${expected}`);
  return value === expected;
}
