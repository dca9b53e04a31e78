import { posix } from "node:path";
import { isObject, isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Place } from "../problem.ts";
import { ANNOTATIONS, parseAnnotations, PROPERTY_ANNOTATIONS } from "../vocabulary/annotations.ts";
import { parseDurationBounds } from "../vocabulary/durations.ts";
import { parseListType } from "../vocabulary/list-type.ts";
import type { Annotations, EnumNode, Node, NumberBounds, StringBounds } from "./node.ts";
import { parseObject } from "./parse-object.ts";

/** The schema files by their paths below `schemas/`. */
export type Files = ReadonlyMap<string, JsonObject>;

const STRING = ["minLength", "maxLength", "pattern"];
const NUMBER = ["minimum", "maximum"];
const DURATION = ["x-minimum-duration", "x-maximum-duration"];
const COUNTS = ["x-exactly-one-of", "x-at-most-one-of", "x-at-least-one-of"];

/** The keywords that each shape has of its own. */
const SHAPES = {
  ref: ["$ref", ...DURATION],
  json: ["x-json"],
  intOrString: ["x-int-or-string", ...STRING, ...NUMBER],
  union: ["oneOf", "x-discriminator"],
  enum: ["type", "enum", "const"],
  string: ["type", ...STRING, ...DURATION],
  number: ["type", ...NUMBER],
  boolean: ["type"],
  null: ["type"],
  list: ["type", "items", "minItems", "maxItems", "x-list-type", "x-map-keys"],
  map: ["type", "additionalProperties", "propertyNames", "minProperties", "maxProperties"],
  object: [
    ...["type", "properties", "required", "additionalProperties", "x-include", "x-open", "x-rules"],
    ...["x-map-type", ...COUNTS],
  ],
} as const;

/** Keywords that stand only at the root of a file. */
export const FILE_KEYWORDS = ["$schema", "$id", "title", "x-root", "x-validator", "x-kubernetes"];

type ShapeName = keyof typeof SHAPES;

/** Reads one schema; what the vocabulary does not know is reported at its place. */
export function parseNode(raw: JsonValue | undefined, place: Place, files: Files): Node {
  if (!isObject(raw)) {
    place.report("must be a schema: an object");
    return { kind: "json", annotations: parseAnnotations({}, place) };
  }
  const shape = shapeOf(raw);
  if (shape === undefined) {
    place.report("has no shape: give it type, $ref, oneOf, enum, x-int-or-string or x-json");
    return { kind: "json", annotations: parseAnnotations(raw, place) };
  }
  rejectUnknownKeywords(raw, shape, place);
  const source = raw["x-source"];
  const inner = typeof source === "string" ? place.withSource(source) : place;
  return PARSERS[shape](raw, inner, parseAnnotations(raw, place), files);
}

function shapeOf(raw: JsonObject): ShapeName | undefined {
  if ("$ref" in raw) return "ref";
  if ("x-json" in raw) return "json";
  if ("x-int-or-string" in raw) return "intOrString";
  if ("oneOf" in raw) return "union";
  if ("enum" in raw || "const" in raw) return "enum";
  return SHAPE_OF_TYPE.get(raw["type"] === "object" && isMap(raw) ? "map" : String(raw["type"]));
}

const SHAPE_OF_TYPE: ReadonlyMap<string, ShapeName> = new Map([
  ["string", "string"],
  ["integer", "number"],
  ["number", "number"],
  ["boolean", "boolean"],
  ["null", "null"],
  ["array", "list"],
  ["object", "object"],
  ["map", "map"],
]);

function isMap(raw: JsonObject): boolean {
  return isObject(raw["additionalProperties"]);
}

function rejectUnknownKeywords(raw: JsonObject, shape: ShapeName, place: Place): void {
  const own: readonly string[] = SHAPES[shape];
  for (const keyword of Object.keys(raw)) {
    const known =
      own.includes(keyword) ||
      keyword === "default" ||
      keyword in ANNOTATIONS ||
      keyword in PROPERTY_ANNOTATIONS ||
      (place.pointer === "" && FILE_KEYWORDS.includes(keyword));
    if (!known)
      place.child(keyword).report(`the keyword ${keyword} is not known for this shape (${shape})`);
  }
}

type Parser = (raw: JsonObject, place: Place, annotations: Annotations, files: Files) => Node;

const PARSERS: Readonly<Record<ShapeName, Parser>> = {
  ref: (raw, place, annotations, files) => ({
    kind: "ref",
    target: targetOf(raw["$ref"], place.child("$ref"), files),
    annotations,
    ...parseDurationBounds(raw, place),
  }),
  json: (_raw, _place, annotations) => ({ kind: "json", annotations }),
  intOrString: (raw, place, annotations) => ({
    kind: "intOrString",
    annotations,
    ...stringBounds(raw, place),
    ...numberBounds(raw, place),
  }),
  union: (raw, place, annotations, files) => {
    const branches = Array.isArray(raw["oneOf"]) ? raw["oneOf"] : [];
    if (branches.length < 2) place.child("oneOf").report("must be a list of two or more schemas");
    const discriminator = raw["x-discriminator"];
    return {
      kind: "union",
      annotations,
      branches: branches.map((branch, index) =>
        parseNode(branch, place.child("oneOf", index), files),
      ),
      discriminator: typeof discriminator === "string" ? discriminator : undefined,
    };
  },
  enum: parseEnum,
  string: (raw, place, annotations) => ({
    kind: "string",
    annotations,
    ...stringBounds(raw, place),
    ...parseDurationBounds(raw, place),
  }),
  number: (raw, place, annotations) => ({
    kind: "number",
    annotations,
    integer: raw["type"] === "integer",
    ...numberBounds(raw, place),
  }),
  boolean: (_raw, _place, annotations) => ({ kind: "boolean", annotations }),
  null: (_raw, _place, annotations) => ({ kind: "null", annotations }),
  list: (raw, place, annotations, files) => ({
    kind: "list",
    annotations,
    items: parseNode(raw["items"], place.child("items"), files),
    minItems: count(raw, "minItems", place),
    maxItems: bound(raw, "maxItems", place),
    ...parseListType(raw, place),
  }),
  map: (raw, place, annotations, files) => ({
    kind: "map",
    annotations,
    values: parseNode(raw["additionalProperties"], place.child("additionalProperties"), files),
    keys: keyBounds(raw, place),
    minProperties: count(raw, "minProperties", place),
    maxProperties: bound(raw, "maxProperties", place),
  }),
  object: parseObject,
};

/** The file that a relative reference leads to; the file itself stands in when there is none. */
export function targetOf(ref: JsonValue | undefined, place: Place, files: Files): string {
  const target = posix.join(posix.dirname(place.file), String(ref));
  if (files.has(target)) return target;
  place.report(`there is no schema file ${target}`);
  return place.file;
}

function parseEnum(raw: JsonObject, place: Place, annotations: Annotations): EnumNode {
  const listed = "const" in raw ? [raw["const"]] : raw["enum"];
  const values = Array.isArray(listed) ? listed : [];
  const type = raw["type"];
  if (type !== "string" && type !== "integer" && type !== "boolean") {
    place.report("an enum needs type string, integer or boolean");
    return { kind: "enum", type: "string", values: [], annotations };
  }
  const native = type === "integer" ? "number" : type;
  const fitting = values.filter(
    (value): value is string | number | boolean => typeof value === native,
  );
  if (
    values.length === 0 ||
    fitting.length !== values.length ||
    new Set(values).size !== values.length
  ) {
    place.report(`must list different values of type ${type}`);
  }
  return { kind: "enum", type, values: fitting, annotations };
}

function stringBounds(raw: JsonObject, place: Place): StringBounds {
  return {
    minLength: count(raw, "minLength", place),
    maxLength: bound(raw, "maxLength", place),
    pattern: pattern(raw, place.child("pattern")),
  };
}

function numberBounds(raw: JsonObject, place: Place): NumberBounds {
  return { minimum: number(raw, "minimum", place), maximum: number(raw, "maximum", place) };
}

function keyBounds(raw: JsonObject, place: Place): StringBounds {
  const keys = raw["propertyNames"];
  if (!isObject(keys)) {
    place.report("is a map without propertyNames: its keys are unbounded strings");
    return { minLength: undefined, maxLength: undefined, pattern: undefined };
  }
  const at = place.child("propertyNames");
  for (const keyword of Object.keys(keys)) {
    if (!STRING.includes(keyword))
      at.child(keyword).report(`the keyword ${keyword} is not known here`);
  }
  return stringBounds(keys, at);
}

/** A bound that must be there: without it the string, list or map is unbounded. */
function bound(raw: JsonObject, keyword: string, place: Place): number {
  const value = count(raw, keyword, place);
  if (value === undefined) place.report(`is unbounded: give it ${keyword}`);
  return value ?? 0;
}

function count(raw: JsonObject, keyword: string, place: Place): number | undefined {
  const value = number(raw, keyword, place);
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return value;
  place.child(keyword).report("must be a whole number of at least 0");
  return undefined;
}

function number(raw: JsonObject, keyword: string, place: Place): number | undefined {
  const value = raw[keyword];
  if (value === undefined || typeof value === "number") return value;
  place.child(keyword).report("must be a number");
  return undefined;
}

/** The API server knows RE2 only, which has no look-around and no back-references. */
function pattern(raw: JsonObject, place: Place): string | undefined {
  const value = raw["pattern"];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !value.startsWith("^") || !value.endsWith("$")) {
    place.report("must be a regular expression from ^ to $");
    return undefined;
  }
  if (/\(\?(?!:)|\\[1-9]|\\k/u.test(value))
    place.report("uses look-around or a back-reference, which RE2 has not");
  try {
    new RegExp(value, "u");
  } catch (error) {
    place.report(
      `is not a regular expression: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
  return value;
}

/** A list of names, reported at its place when it is something else. */
export function nameList(raw: JsonObject, keyword: string, place: Place): readonly string[] {
  const value = raw[keyword];
  if (value === undefined) return [];
  if (isStringList(value)) return value;
  place.child(keyword).report("must be a list of names");
  return [];
}
