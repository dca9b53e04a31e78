/** The members of a JSON object of unknown shape. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the value if it is a JSON object; undefined for a list, null and anything else. */
export function asObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
