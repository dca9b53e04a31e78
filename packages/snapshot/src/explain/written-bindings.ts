import { SCOPES } from "@edge-gateway/cel";
import type { Bindings, CelType, ScopeName } from "@edge-gateway/cel";

/** The variables of expressions that a person wrote as a JSON object; missing ones are undefined. */
export function writtenBindings(scope: ScopeName, input: unknown): Bindings {
  const types = SCOPES[scope].variables;
  const given = new Map(Object.entries(Object(input)));
  return { lookup: (name) => typed(given.get(name), types[name] ?? "dyn") };
}

/** A value of JSON as the type of its variable: JSON has no bytes and no times. */
function typed(value: unknown, type: CelType): unknown {
  if (typeof type === "string") {
    if (typeof value !== "string") return value;
    if (type === "bytes") return Buffer.from(value);
    return type === "timestamp" ? new Date(value) : value;
  }
  if (Array.isArray(value)) {
    return "list" in type ? value.map((item) => typed(item, type.list)) : value;
  }
  if ("optional" in type) return typed(value, type.optional);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if ("object" in type)
    return Object.fromEntries(
      entries.map(([name, item]) => [name, typed(item, type.object[name] ?? "dyn")]),
    );
  if (!("map" in type)) return value;
  const { map, ignoresCase = false } = type;
  return Object.fromEntries(
    entries.map(([name, item]) => [ignoresCase ? name.toLowerCase() : name, typed(item, map)]),
  );
}
