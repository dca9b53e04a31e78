import { isObject } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import { placeOf } from "../problem.ts";
import type { Place, Problem } from "../problem.ts";
import { parseCounts } from "../vocabulary/counts.ts";
import { parseRules } from "../vocabulary/rules.ts";
import type { Annotations, Field, ObjectNode } from "./node.ts";
import { nameList, parseNode, targetOf } from "./parse-node.ts";
import type { Files } from "./parse-node.ts";

/** Reads an object with its properties, those that it includes, and its rules. */
export function parseObject(
  raw: JsonObject,
  place: Place,
  annotations: Annotations,
  files: Files,
): ObjectNode {
  const open = flag(raw, "x-open", true, place);
  const closed = raw["additionalProperties"] === false;
  if (open === closed) place.report("must say additionalProperties: false, or else x-open: true");
  const included = includedObjects(raw, place, files);
  const fields = [
    ...included.flatMap((object) => object.fields),
    ...parseFields(raw, place, files),
  ];
  reportRepeated(fields, place);
  return {
    kind: "object",
    annotations,
    fields,
    counts: [...included.flatMap((object) => object.counts), ...parseCounts(raw, fields, place)],
    rules: [...included.flatMap((object) => object.rules), ...parseRules(raw, fields, place)],
    open,
    atomic: flag(raw, "x-map-type", "atomic", place),
  };
}

/** `x-include`: other objects whose properties and rules are part of this one. */
function includedObjects(raw: JsonObject, place: Place, files: Files): readonly ObjectNode[] {
  return nameList(raw, "x-include", place).flatMap((path, index) => {
    const at = place.child("x-include", index);
    const target = targetOf(path, at, files);
    // What is wrong in the included file is reported when that file itself is read.
    const unheard: Problem[] = [];
    const node = target === place.file ? undefined : parseFile(target, files, unheard);
    if (node?.kind === "object") return [node];
    at.report("must lead to another object");
    return [];
  });
}

function parseFile(
  target: string,
  files: Files,
  problems: Problem[],
): ReturnType<typeof parseNode> {
  return parseNode(files.get(target), placeOf(target, problems), files);
}

function parseFields(raw: JsonObject, place: Place, files: Files): readonly Field[] {
  const properties = raw["properties"] ?? {};
  if (!isObject(properties)) {
    place.child("properties").report("must be a map of name to schema");
    return [];
  }
  const required = nameList(raw, "required", place);
  for (const name of required) {
    if (!(name in properties)) place.child("required").report(`names the unknown property ${name}`);
  }
  return Object.entries(properties).map(([name, schema]) =>
    parseField(name, schema, required.includes(name), place.child("properties", name), files),
  );
}

function parseField(
  name: string,
  schema: JsonValue,
  required: boolean,
  place: Place,
  files: Files,
): Field {
  const node = parseNode(schema, place, files);
  const own = isObject(schema) ? schema : {};
  const source = own["x-source"] ?? place.source;
  if (source === undefined) place.report("has no x-source, nor has its file");
  const description = node.annotations.description ?? inheritedDescription(node, files);
  if (description === undefined) place.report("has no description");
  const value = own["default"];
  if (required && value !== undefined)
    place.report("is required and has a default: one of them has no effect");
  return {
    name,
    node,
    required,
    default: value,
    description: description ?? "",
    source: String(source ?? ""),
    suggest: nameList(own, "x-suggest", place),
  };
}

/** A reference to an object or an enum may take its description; a string's would say nothing about its use. */
function inheritedDescription(node: Field["node"], files: Files): string | undefined {
  const target = node.kind === "ref" ? files.get(node.target) : undefined;
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

function flag(raw: JsonObject, keyword: string, expected: JsonValue, place: Place): boolean {
  const value = raw[keyword];
  if (value !== undefined && value !== expected)
    place.child(keyword).report(`must be ${String(expected)}`);
  return value === expected;
}
