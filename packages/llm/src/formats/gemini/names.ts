import { isObject, type JsonObject } from "../../json.ts";

/** Google accepts both notations of member names: `systemInstruction`, `system_instruction`. */
export function camelCased(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [camelCase(name), member]),
  );
}

export function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The object with the given name, with its members in camel case; empty if the object is missing. */
export function camelIn(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  return isObject(value) ? camelCased(value) : {};
}
