import type { Violation } from "./violation.ts";

/** An error in the form that ajv reports. */
export interface AjvError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The name of a property, when the error is about the name and not about its value. */
  readonly propertyName?: string;
}

/** An error of ajv as a violation; undefined for errors that repeat another one. */
export function violationOf(error: AjvError): Violation | undefined {
  const { keyword, instancePath, params, propertyName } = error;
  const message = MESSAGES[keyword]?.(params);
  if (message === undefined || isRepeated(error)) return undefined;
  const shown = KEYWORDS[keyword] ?? keyword;
  if (propertyName !== undefined) {
    return {
      pointer: below(instancePath, propertyName),
      keyword: shown,
      params,
      message: `as a name ${message}`,
    };
  }
  return { pointer: below(instancePath, blamedProperty(params)), keyword: shown, params, message };
}

/** For a union whose distinguishing property is absent, ajv also reports a missing property. */
function isRepeated({ keyword, params }: AjvError): boolean {
  return keyword === "discriminator" && params["tagValue"] === undefined;
}

/** The property at fault, in an error that ajv reports for the whole object. */
function blamedProperty({ additionalProperty, tag }: Params): string | undefined {
  const name = additionalProperty ?? tag;
  return typeof name === "string" ? name : undefined;
}

const KEYWORDS: Readonly<Record<string, string>> = {
  "x-pattern": "pattern",
  "x-unique-items": "uniqueItems",
  discriminator: "enum",
};

type Params = Readonly<Record<string, unknown>>;

// Messages do not contain the value, which may be a secret.
const MESSAGES: Readonly<Record<string, (params: Params) => string>> = {
  type: ({ type }) => `must be ${list(names(type).map(typeName), "or")}`,
  enum: ({ allowedValues }) => `must be ${list(names(allowedValues), "or")}`,
  minLength: ({ limit }) =>
    limit === 1 ? "must not be empty" : `must be at least ${text(limit)} characters long`,
  maxLength: ({ limit }) => `must be at most ${amount(limit, "character")} long`,
  "x-pattern": ({ pattern, expected }) =>
    expected === undefined
      ? `must match the pattern ${text(pattern)}`
      : `must be ${text(expected)}`,
  minimum: ({ limit }) => `must be at least ${text(limit)}`,
  maximum: ({ limit }) => `must be at most ${text(limit)}`,
  minItems: ({ limit }) =>
    limit === 1 ? "must not be empty" : `must have at least ${text(limit)} items`,
  maxItems: ({ limit }) => `must have at most ${amount(limit, "item")}`,
  minProperties: ({ limit }) =>
    limit === 1 ? "must not be empty" : `must have at least ${text(limit)} entries`,
  maxProperties: ({ limit }) =>
    `must have at most ${text(limit)} ${limit === 1 ? "entry" : "entries"}`,
  required: ({ missingProperty }) => `must have the property ${text(missingProperty)}`,
  additionalProperties: () => "unknown field",
  "x-unique-items": () => "must not have duplicate items",
  discriminator: () => "is not a known kind",
  "x-map-keys": ({ keys }) => `must not have two items with the same ${list(names(keys), "and")}`,
  "x-last-may-omit": ({ wanted }) => `only the last item may have no ${text(wanted)}`,
  "x-increasing": ({ wanted }) =>
    `every item must have a larger ${text(wanted)} than the one before`,
  "x-unique-across": ({ wanted }) => uniqueAcrossSentence(wanted),
  "x-rules": ({ sentence }) => text(sentence),
  "x-item-rules": ({ sentence }) => text(sentence),
  "x-minimum-duration": ({ limit }) => `must be at least ${text(limit)}`,
  "x-maximum-duration": ({ limit }) => `must be at most ${text(limit)}`,
  "x-minimum-bytes": ({ limit }) => `must be at least ${amount(limit, "byte")}`,
  "x-maximum-bytes": ({ limit }) => `must be at most ${amount(limit, "byte")}`,
  "x-exactly-one-of": ({ names: group, set }) =>
    `exactly one of ${list(names(group), "and")} must be set: ${whichAre(set)}`,
  "x-at-most-one-of": ({ names: group, set }) =>
    `at most one of ${list(names(group), "and")} may be set: ${whichAre(set)}`,
  "x-at-least-one-of": ({ names: group }) =>
    `at least one of ${list(names(group), "and")} must be set`,
};

function uniqueAcrossSentence(wanted: unknown): string {
  const { list: inner, key } = Object(wanted);
  return `must not have two ${text(inner)} with the same ${text(key)}, in whichever item`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "a string",
  integer: "an integer",
  number: "a number",
  boolean: "true or false",
  object: "a map",
  array: "a list",
  null: "null",
};

function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type;
}

function whichAre(set: unknown): string {
  const present = names(set);
  if (present.length === 0) return "none is";
  return `${list(present, "and")} are ${present.length === 2 ? "both " : ""}set`;
}

function names(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(text);
}

function list(items: readonly string[], word: "and" | "or"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}

function amount(limit: unknown, noun: string): string {
  return `${text(limit)} ${noun}${limit === 1 ? "" : "s"}`;
}

function text(value: unknown): string {
  return typeof value === "string" && value !== "" ? value : (JSON.stringify(value) ?? "");
}

function below(pointer: string, name: string | undefined): string {
  if (name === undefined) return pointer;
  return `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
