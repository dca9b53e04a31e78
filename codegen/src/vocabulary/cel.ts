import type { JsonValue } from "../json.ts";

// Words that are reserved as CEL identifiers but allowed as property names; the API server escapes them.
const RESERVED = new Set(
  "true false null in as break const continue else for function if import let loop package namespace return var void while".split(
    " ",
  ),
);

/**
 * The CEL expression for a property of an object (`self` by default) in a rule of a CRD, escaped as
 * the API server requires.
 */
export function celProperty(name: string, object = "self"): string {
  if (RESERVED.has(name)) return `${object}.__${name}__`;
  const escaped = name
    .replaceAll("__", "__underscores__")
    .replaceAll(".", "__dot__")
    .replaceAll("-", "__dash__")
    .replaceAll("/", "__slash__");
  return `${object}.${escaped}`;
}

/** A JSON value as a CEL literal. */
export function celLiteral(value: JsonValue): string {
  return typeof value === "string" ? celText(value) : JSON.stringify(value);
}

/** A CEL string literal. */
export function celText(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`;
}

/** One rule of `x-kubernetes-validations`. */
export interface CelRule {
  readonly rule: string;
  readonly message: string;
}
