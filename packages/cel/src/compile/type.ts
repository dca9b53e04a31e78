import type { CelType } from "../types.ts";

/** The types of the type parameters in one call. */
export type Substitution = Map<string, CelType>;

/** Formats a type for messages. */
export function formatType(type: CelType): string {
  if (typeof type === "string") return type === "dyn" ? "any" : type;
  if ("list" in type) return `list(${formatType(type.list)})`;
  if ("map" in type) return `map(${formatType(type.key ?? "string")}, ${formatType(type.map)})`;
  if ("optional" in type) return `optional(${formatType(type.optional)})`;
  return "object" in type ? "object" : "any";
}

/** Whether a value of the type matches the pattern; binds the pattern's parameters. */
export function fits(type: CelType, pattern: CelType, bound: Substitution = new Map()): boolean {
  if (type === "dyn" || pattern === "dyn") return true;
  if (typeof pattern !== "string" && "parameter" in pattern)
    return bind(type, pattern.parameter, bound);
  if (typeof type === "string" || typeof pattern === "string") return type === pattern;
  if ("list" in pattern) return "list" in type && fits(type.list, pattern.list, bound);
  if ("optional" in pattern)
    return "optional" in type && fits(type.optional, pattern.optional, bound);
  return fitsMap(type, pattern, bound);
}

/** Objects count as maps whose keys are strings. */
function fitsMap(type: CelType, pattern: CelType, bound: Substitution): boolean {
  const given = mapTypes(type);
  const wanted = mapTypes(pattern);
  if (given === undefined || wanted === undefined) return false;
  return fits(given.key, wanted.key, bound) && fits(given.value, wanted.value, bound);
}

function bind(type: CelType, parameter: string, bound: Substitution): boolean {
  const known = bound.get(parameter);
  if (known === undefined || known === "dyn") {
    bound.set(parameter, type);
    return true;
  }
  if (known === "null" || type === "null") return true;
  return comparable(type, known);
}

/** Whether values of the types can be equal at all. */
export function comparable(left: CelType, right: CelType): boolean {
  if (left === "null" || right === "null") return true;
  return (isNumber(left) && isNumber(right)) || fits(left, right) || fits(right, left);
}

function isNumber(type: CelType): boolean {
  return type === "int" || type === "uint" || type === "double";
}

/** The type with its parameters replaced. */
export function substitute(type: CelType, bound: Substitution): CelType {
  if (typeof type === "string") return type;
  if ("parameter" in type) return bound.get(type.parameter) ?? "dyn";
  if ("list" in type) return { list: substitute(type.list, bound) };
  if ("optional" in type) return { optional: substitute(type.optional, bound) };
  if ("object" in type) return type;
  return { map: substitute(type.map, bound), key: substitute(type.key ?? "string", bound) };
}

/** The common type of two types, one of which the value has. */
export function join(left: CelType, right: CelType): CelType {
  return sameType(left, right) ? left : "dyn";
}

export function joinAll(types: readonly CelType[]): CelType {
  return types.length === 0 ? "dyn" : types.reduce(join);
}

function sameType(left: CelType, right: CelType): boolean {
  if (typeof left === "string" || typeof right === "string") return left === right;
  if ("list" in left) return "list" in right && sameType(left.list, right.list);
  if ("optional" in left) return "optional" in right && sameType(left.optional, right.optional);
  if ("map" in left)
    return (
      "map" in right &&
      sameType(left.map, right.map) &&
      sameType(left.key ?? "string", right.key ?? "string")
    );
  return left === right;
}

/** The types of keys and values of a map or object; undefined for another type. */
export function mapTypes(
  type: CelType,
): { readonly key: CelType; readonly value: CelType } | undefined {
  if (typeof type === "string") return undefined;
  if ("map" in type) return { key: type.key ?? "string", value: type.map };
  return "object" in type ? { key: "string", value: "dyn" } : undefined;
}

/** Whether the keys of a map are all in lower case and are looked up in any case. */
export function ignoresCase(type: CelType): boolean {
  if (typeof type === "string") return false;
  if ("optional" in type) return ignoresCase(type.optional);
  return "map" in type && type.ignoresCase === true;
}
