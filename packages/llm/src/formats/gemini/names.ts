import { isObject, type JsonObject, objectOf } from "../../json.ts";

/** Google accepts both notations of member names: `systemInstruction`, `system_instruction`. */
export function camelCased(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [camelCase(name), member]),
  );
}

export function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The values of a list; Google also accepts one value in its place. */
export function manyIn(object: JsonObject, name: string): readonly unknown[] {
  const value = object[name];
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** A content as an object; the SDKs also call a text a content. */
export function contentOf(value: unknown): JsonObject {
  return typeof value === "string" ? { parts: [partOf(value)] } : objectOf(value);
}

/** The parts of a content as objects. */
export function partsOf(content: JsonObject): readonly JsonObject[] {
  return manyIn(content, "parts").map(partOf);
}

function partOf(value: unknown): JsonObject {
  return typeof value === "string" ? { text: value } : objectOf(value);
}

/** The object with the given name, with its members in camel case; empty if the object is missing. */
export function camelIn(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  return isObject(value) ? camelCased(value) : {};
}
