import { MAX_TOOL_SCHEMA_DEPTH } from "../bounds.ts";
import type { RawObject } from "../json/raw-json.ts";

/** A parameter of a tool that a header repeats (version 2026-07-28, custom headers from tool parameters). */
export interface ParamHeader {
  /** The names of the members that lead from the arguments to the value. */
  readonly path: readonly string[];
  /** The name of the header in lower case. */
  readonly header: string;
}

const ANNOTATION = "x-mcp-header";
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const TYPES: ReadonlySet<unknown> = new Set(["string", "integer", "boolean"]);

/** Whether a text may contain annotations; most tools have none. */
export function mayHaveHeaders(json: string): boolean {
  return json.includes(ANNOTATION);
}

/**
 * Lists the headers that a tool's schema requires; undefined if an annotation is not allowed at its place.
 */
export function paramHeadersOf(inputSchema: unknown): readonly ParamHeader[] | undefined {
  const found: ParamHeader[] = [];
  if (!collect(inputSchema, [], found)) return undefined;
  const names = new Set(found.map(({ header }) => header));
  return names.size === found.length ? found : undefined;
}

/**
 * Collects the annotations of a schema's properties.
 * @returns false if an annotation is not allowed at its place
 */
function collect(schema: unknown, path: readonly string[], found: ParamHeader[]): boolean {
  if (!isObject(schema)) return true;
  if (path.length > MAX_TOOL_SCHEMA_DEPTH) return false;
  if (ANNOTATION in schema) {
    const name = schema[ANNOTATION];
    if (path.length === 0 || typeof name !== "string" || !TOKEN.test(name)) return false;
    if (!TYPES.has(schema["type"])) return false;
    found.push({ path, header: `mcp-param-${name.toLowerCase()}` });
  }
  return Object.entries(schema).every(([keyword, value]) => {
    if (keyword !== "properties") return LITERALS.has(keyword) || !isAnnotated(value, 0);
    if (!isObject(value)) return true;
    return Object.entries(value).every(([name, inner]) => collect(inner, [...path, name], found));
  });
}

/** Keywords whose values are never schemas, whatever they contain. */
const LITERALS = new Set(["const", "default", "enum", "examples"]);

/**
 * Whether a part of a schema that is not a property contains an annotation, or may contain one because it is
 * nested too deeply.
 */
function isAnnotated(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth > MAX_TOOL_SCHEMA_DEPTH || (isObject(value) && ANNOTATION in value)) return true;
  return Object.entries(value).some(
    ([key, inner]) => !LITERALS.has(key) && isAnnotated(inner, depth + 1),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the headers of a call with these arguments; an absent value gets no header. */
export function paramHeaders(
  declared: readonly ParamHeader[],
  given: RawObject | undefined,
): readonly (readonly [name: string, value: string])[] {
  return declared.flatMap(({ path, header }) => {
    const value = textAt(given, path);
    return value === undefined ? [] : [[header, headerValue(value)] as const];
  });
}

function textAt(given: RawObject | undefined, path: readonly string[]): string | undefined {
  const holder = path.slice(0, -1).reduce((object, name) => object?.object(name), given);
  const raw = holder?.raw(path.at(-1) ?? "");
  const value: unknown = raw === undefined ? undefined : JSON.parse(raw);
  const isPrimitive = ["string", "number", "boolean"].includes(typeof value);
  return isPrimitive ? String(value) : undefined;
}

const PLAIN = /^(?! )[ -~]*(?<! )$/;
const WRAPPED = /^=\?base64\?/;

/** Returns a text as header value, encoded if it contains characters that headers do not allow. */
export function headerValue(text: string): string {
  if (PLAIN.test(text) && !WRAPPED.test(text)) return text;
  return `=?base64?${Buffer.from(text).toString("base64")}?=`;
}
