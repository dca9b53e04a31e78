import type { JsonObject } from "./api-tool.ts";
import { isObject, textIn, type References } from "./references.ts";

const LISTS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const MAPS = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "definitions",
]);
const SINGLES = new Set([
  "items",
  "additionalProperties",
  "unevaluatedProperties",
  "unevaluatedItems",
  "propertyNames",
  "contains",
  "not",
  "if",
  "then",
  "else",
]);
/** OpenAPI keywords that JSON Schema does not have. */
const DROPPED = new Set(["nullable", "discriminator", "xml", "externalDocs", "example"]);
const COMPONENT = /^#\/components\/schemas\/(?<name>[A-Za-z0-9._-]+)$/;

/** Converts a tool's schemas to JSON Schema; referenced schemas go into `$defs`. */
export class SchemaWriter {
  readonly #references: References;
  /** Whether the document is OpenAPI 3.0, whose schemas differ from JSON Schema. */
  readonly #isOld: boolean;
  readonly #definitions = new Map<string, unknown>();

  constructor(references: References, isOld: boolean) {
    this.#references = references;
    this.#isOld = isOld;
  }

  /**
   * Writes a schema of the document as JSON Schema.
   * @throws ApiFault for a broken reference
   */
  write(schema: unknown): unknown {
    if (!isObject(schema)) return typeof schema === "boolean" ? schema : {};
    const reference = textIn(schema, "$ref");
    if (reference !== undefined) {
      const { $ref: _, ...beside } = schema;
      const written = { $ref: `#/$defs/${this.#define(reference)}` };
      return this.#isOld ? written : { ...this.#members(beside), ...written };
    }
    const members = isBinary(schema) ? inBase64(this.#members(schema)) : this.#members(schema);
    return this.#isOld ? modernized(members, schema) : members;
  }

  /** The schemas referred to so far. */
  definitions(): JsonObject {
    return this.#definitions.size === 0 ? {} : { $defs: Object.fromEntries(this.#definitions) };
  }

  #define(reference: string): string {
    const name =
      COMPONENT.exec(reference)?.groups?.["name"] ?? reference.replaceAll(/[^A-Za-z0-9._-]+/g, "_");
    if (this.#definitions.has(name)) return name;
    // Schemas can be recursive, so a schema is known before its parts are read.
    this.#definitions.set(name, {});
    this.#definitions.set(name, this.write(this.#references.at(reference)));
    return name;
  }

  #members(schema: JsonObject): JsonObject {
    const members = Object.entries(schema).filter(([name]) => !DROPPED.has(name));
    return Object.fromEntries(members.map(([name, value]) => [name, this.#member(name, value)]));
  }

  #member(name: string, value: unknown): unknown {
    if (SINGLES.has(name)) return this.write(value);
    if (LISTS.has(name) && Array.isArray(value)) return value.map((item) => this.write(item));
    if (!MAPS.has(name) || !isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.write(each)]));
  }
}

/** Whether a value is bytes, which JSON does not have. */
export function isBinary(schema: JsonObject): boolean {
  return schema["format"] === "binary";
}

function inBase64({ format: _binary, ...written }: JsonObject): JsonObject {
  return { ...written, contentEncoding: "base64" };
}

/** Translates OpenAPI 3.0 keywords to JSON Schema. */
function modernized(written: JsonObject, { nullable }: JsonObject): JsonObject {
  const result: Record<string, unknown> = { ...written };
  for (const [exclusive, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    if (typeof result[exclusive] !== "boolean") continue;
    if (result[exclusive]) {
      result[exclusive] = result[bound];
      delete result[bound];
    } else delete result[exclusive];
  }
  if (nullable !== true) return result;
  if (typeof result["type"] === "string") result["type"] = [result["type"], "null"];
  const values: unknown = result["enum"];
  if (Array.isArray(values) && !values.includes(null)) result["enum"] = [...values, null];
  return result;
}
