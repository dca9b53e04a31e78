/** A part of a JSON Schema, as far as forms know it. */
export interface FormSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly string[];
  /** Texts that a form offers; every text can be typed. */
  readonly offered?: readonly string[];
  /** Whether the value is a secret, which is not shown. */
  readonly writeOnly?: boolean;
  readonly enum?: readonly unknown[];
  /** Titles of the values of `enum`, as older servers of MCP write them. */
  readonly enumNames?: readonly string[];
  readonly const?: unknown;
  readonly oneOf?: readonly FormSchema[];
  readonly anyOf?: readonly FormSchema[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  readonly items?: FormSchema;
  readonly additionalProperties?: FormSchema | boolean;
}

/** How a form shows a value. */
export type FieldKind =
  "text" | "number" | "quantity" | "yes-no" | "choice" | "list" | "group" | "map" | "json";

const KINDS: Readonly<Record<string, FieldKind>> = {
  string: "text",
  number: "number",
  integer: "number",
  boolean: "yes-no",
  array: "list",
  object: "group",
};

/** Reads an unknown value as a schema; anything else allows every value. */
export function schemaOf(value: unknown): FormSchema {
  return typeof value === "object" && value !== null ? value : {};
}

/** A value that can be chosen, and its name for people. */
export interface Option {
  readonly value: unknown;
  readonly title: string;
}

/** The values of a schema that allows only some: a list, or constants with titles; undefined if it allows others. */
export function optionsOf({
  enum: values,
  enumNames,
  oneOf,
  anyOf,
}: FormSchema): readonly Option[] | undefined {
  if (values !== undefined)
    return values.map((value, index) => ({ value, title: enumNames?.[index] ?? String(value) }));
  const parts = oneOf ?? anyOf ?? [];
  if (parts.length === 0 || !parts.every((part) => Object.hasOwn(part, "const"))) return undefined;
  return parts.map(({ const: value, title = String(value) }) => ({ value, title }));
}

/** How a form shows the values of a schema; what it does not know is written as JSON. */
export function kindOf(schema: FormSchema): FieldKind {
  const { type, properties, additionalProperties, items } = schema;
  if (optionsOf(schema) !== undefined) return "choice";
  const names = typeof type === "string" ? [type] : (type ?? []);
  const [name = "", ...others] = names.filter((each) => each !== "null");
  if (isQuantity(names)) return "quantity";
  const kind = others.length > 0 ? "json" : (KINDS[name] ?? "json");
  if (kind === "group" && properties === undefined)
    return typeof additionalProperties === "object" ? "map" : "json";
  return kind === "list" && items === undefined ? "json" : kind;
}

/** Whether a value is a number, or a text such as `10Mi`. */
function isQuantity(types: readonly string[]): boolean {
  return (
    types.every((type) => type === "integer" || type === "string") &&
    types.includes("integer") &&
    types.includes("string")
  );
}

/** The value with which a form begins; undefined: the person has not set one. */
export function firstValue(schema: FormSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (kindOf(schema) !== "group") return undefined;
  const entries = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, firstValue(property)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** An object with another value of a member, which keeps its place; undefined removes the member. */
export function withMember(value: unknown, name: string, next: unknown): object {
  const members = new Map<string, unknown>(Object.entries(Object(value)));
  if (next === undefined) members.delete(name);
  else members.set(name, next);
  return Object.fromEntries(members);
}

/** The required members that an object lacks, as paths. */
export function missingIn(schema: FormSchema, value: unknown, path = ""): readonly string[] {
  if (kindOf(schema) !== "group") return [];
  const members = new Map<string, unknown>(Object.entries(Object(value)));
  const missing = (schema.required ?? []).filter((name) => !members.has(name));
  const within = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    members.has(name) ? missingIn(property, members.get(name), `${path}${name}.`) : [],
  );
  return [...missing.map((name) => path + name), ...within];
}
