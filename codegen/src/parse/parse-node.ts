import { isObject } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Place } from "../problem.ts";
import { ANNOTATIONS, parseAnnotations, PROPERTY_ANNOTATIONS } from "../vocabulary/annotations.ts";
import { parseDurationBounds } from "../vocabulary/durations.ts";
import { parseItemRules } from "../vocabulary/item-rules.ts";
import { parseBetweenItems, parseListType } from "../vocabulary/list-type.ts";
import { parseSizeBounds } from "../vocabulary/sizes.ts";
import { bound, count, numberBounds, stringBounds, targetOf } from "../model/keywords.ts";
import type { Annotations, EnumNode, Node, StringBounds } from "../model/node.ts";
import { parseObject } from "./parse-object.ts";

const STRING = ["minLength", "maxLength", "pattern"];
const NUMBER = ["minimum", "maximum"];
const DURATION = ["x-minimum-duration", "x-maximum-duration"];
const SIZE = ["x-minimum-bytes", "x-maximum-bytes"];
const COUNTS = ["x-exactly-one-of", "x-at-most-one-of", "x-at-least-one-of"];

/** The keywords of each shape that no other shape has. */
const SHAPES = {
  ref: ["$ref", ...DURATION, ...SIZE],
  json: ["x-json"],
  intOrString: ["x-int-or-string", ...STRING, ...NUMBER],
  union: ["oneOf", "x-discriminator"],
  enum: ["type", "enum", "const"],
  string: ["type", ...STRING, ...DURATION],
  number: ["type", ...NUMBER],
  boolean: ["type"],
  null: ["type"],
  list: [
    ...["type", "items", "minItems", "maxItems", "x-list-type", "x-map-keys"],
    ...["x-last-may-omit", "x-unique-across", "x-increasing", "x-item-rules"],
  ],
  map: [
    ...["type", "additionalProperties", "propertyNames", "minProperties", "maxProperties"],
    "x-item-rules",
  ],
  object: [
    ...["type", "properties", "required", "additionalProperties", "x-include", "x-open", "x-rules"],
    ...["x-map-type", "x-formats", "x-no-effect", ...COUNTS],
  ],
} as const;

/** Keywords that are allowed only at the root of a file. */
export const FILE_KEYWORDS = [
  "$schema",
  "$id",
  "title",
  "x-root",
  "x-validator",
  "x-kubernetes",
  "x-chart",
  "x-amount",
  "x-parsed",
];

type ShapeName = keyof typeof SHAPES;

/** Parses one schema; reports keywords that the vocabulary does not have. */
export function parseNode(raw: JsonValue | undefined, place: Place): Node {
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
  return PARSERS[shape](raw, inner, parseAnnotations(raw, place));
}

function shapeOf(raw: JsonObject): ShapeName | undefined {
  if ("$ref" in raw) return "ref";
  if ("x-json" in raw) return "json";
  if ("x-int-or-string" in raw) return "intOrString";
  if ("oneOf" in raw) return "union";
  if ("enum" in raw || "const" in raw) return "enum";
  return SHAPE_OF_TYPE.get(isMap(raw) ? "map" : raw["type"]);
}

const SHAPE_OF_TYPE: ReadonlyMap<JsonValue | undefined, ShapeName> = new Map<JsonValue, ShapeName>([
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
  return raw["type"] === "object" && isObject(raw["additionalProperties"]);
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

type Parser = (raw: JsonObject, place: Place, annotations: Annotations) => Node;

const PARSERS: Readonly<Record<ShapeName, Parser>> = {
  ref: (raw, place, annotations) => ({
    kind: "ref",
    target: targetOf(raw["$ref"], place.child("$ref")),
    annotations,
    ...parseDurationBounds(raw, place),
    ...parseSizeBounds(raw, place),
  }),
  json: (_raw, _place, annotations) => ({ kind: "json", annotations }),
  intOrString: (raw, place, annotations) => ({
    kind: "intOrString",
    annotations,
    ...stringBounds(raw, place),
    ...numberBounds(raw, place),
  }),
  union: (raw, place, annotations) => {
    const branches = Array.isArray(raw["oneOf"]) ? raw["oneOf"] : [];
    if (branches.length < 2) place.child("oneOf").report("must be a list of two or more schemas");
    const discriminator = raw["x-discriminator"];
    return {
      kind: "union",
      annotations,
      branches: branches.map((branch, index) => parseNode(branch, place.child("oneOf", index))),
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
  list: (raw, place, annotations) => ({
    kind: "list",
    annotations,
    items: parseNode(raw["items"], place.child("items")),
    minItems: count(raw, "minItems", place),
    maxItems: bound(raw, "maxItems", place),
    ...parseListType(raw, place),
    ...parseBetweenItems(raw, place),
    itemRules: parseItemRules(raw, place),
  }),
  map: (raw, place, annotations) => ({
    kind: "map",
    annotations,
    values: parseNode(raw["additionalProperties"], place.child("additionalProperties")),
    keys: keyBounds(raw, place),
    minProperties: count(raw, "minProperties", place),
    maxProperties: bound(raw, "maxProperties", place),
    itemRules: parseItemRules(raw, place),
  }),
  object: (raw, place, annotations) => parseObject(raw, place, annotations, parseNode),
};

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
