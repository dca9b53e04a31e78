/** Any value that JSON can hold. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** Whether a value is a JSON object: neither a list nor null. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of strings. */
export function isStringList(value: JsonValue | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** One token of a JSON pointer, escaped (RFC 6901 section 3). */
export function pointerToken(name: string | number): string {
  return String(name).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** JSON with two spaces and a final line end, as it is written to files. */
export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
