import { isObject, isStringList, pointerToken } from "@edge-gateway/codegen/json";
import type { JsonObject, JsonValue } from "@edge-gateway/codegen/json";
import { milliseconds } from "@edge-gateway/schema-runtime/validation/amounts";
import type { Change } from "./change.ts";
import { keywordChanges } from "./keyword-changes.ts";
import { patternChanges } from "./pattern-changes.ts";
import { formatChanges, itemRuleChanges, ruleChanges } from "./rule-changes.ts";

/** A schema file with one thing changed. */
export interface Mutant {
  readonly file: string;
  readonly pointer: string;
  /** The change: `maxLength 256 -> 257`. */
  readonly change: string;
  readonly content: JsonObject;
}

const NUMBERS = [
  ...["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"],
  ...["minProperties", "maxProperties", "x-minimum-bytes", "x-maximum-bytes"],
];
const DURATIONS = ["x-minimum-duration", "x-maximum-duration"];
const DROPPED = [
  ...["pattern", "x-list-type", "x-last-may-omit", "x-unique-across", "x-increasing"],
  ...["x-late-default", "x-map-type"],
];
const COUNTS = ["x-exactly-one-of", "x-at-most-one-of", "x-at-least-one-of"];

/** Every way to shift or drop a limit, an enum value, a default, a reference or a rule of a schema file. */
export function mutantsOf(file: string, content: JsonObject): readonly Mutant[] {
  return schemasIn(content, []).flatMap(({ schema, path }) =>
    changesOf(schema, file).map(({ change, schema: changed }) => ({
      file,
      pointer: path.map((name) => `/${pointerToken(name)}`).join(""),
      change,
      content: replaced(content, path, changed),
    })),
  );
}

/** The mutants of the catalogue of errors: every status shifted, every row dropped. */
export function errorMutants(file: string, content: JsonObject): readonly Mutant[] {
  return Object.entries(content).flatMap(([code, entry]) => {
    const status = isObject(entry) ? Number(entry["status"]) : Number.NaN;
    const mutant = (change: string, changed: JsonObject): Mutant => ({
      file,
      pointer: `/${code}`,
      change,
      content: changed,
    });
    return [
      mutant(`status ${status} -> ${status + 1}`, {
        ...content,
        [code]: { ...Object(entry), status: status + 1 },
      }),
      mutant("dropped", without(content, code)),
    ];
  });
}

interface Located {
  readonly schema: JsonObject;
  readonly path: readonly string[];
}

function schemasIn(schema: JsonObject, path: readonly string[]): readonly Located[] {
  const children: readonly (readonly [readonly string[], JsonValue | undefined])[] = [
    ...Object.entries(objectOf(schema["properties"])).map(
      ([name, value]) => [["properties", name], value] as const,
    ),
    ...["items", "additionalProperties", "propertyNames"].map(
      (name) => [[name], schema[name]] as const,
    ),
    ...(Array.isArray(schema["oneOf"]) ? schema["oneOf"] : []).map(
      (value: JsonValue, index) => [["oneOf", String(index)], value] as const,
    ),
  ];
  const inner = children.flatMap(([names, value]) =>
    isObject(value) ? schemasIn(value, [...path, ...names]) : [],
  );
  return [{ schema, path }, ...inner];
}

function changesOf(schema: JsonObject, file: string): readonly Change[] {
  return [
    ...NUMBERS.flatMap((keyword) => numberChanges(schema, keyword)),
    ...DURATIONS.flatMap((keyword) => durationChanges(schema, keyword)),
    ...dropChanges(schema, DROPPED),
    ...defaultChanges(schema),
    ...listChanges(schema, "enum"),
    ...listChanges(schema, "required"),
    ...ruleChanges(schema),
    ...itemRuleChanges(schema),
    ...formatChanges(schema),
    ...COUNTS.flatMap((keyword) => countChanges(schema, keyword)),
    ...constChanges(schema),
    ...openChanges(schema),
    ...integerChanges(schema),
    ...referenceChanges(schema, file),
    ...patternChanges(schema),
    ...keywordChanges(schema),
  ];
}

function numberChanges(schema: JsonObject, keyword: string): readonly Change[] {
  const value = schema[keyword];
  if (typeof value !== "number") return [];
  const shifts = [value - 1, value + 1].map((shifted) => ({
    change: `${keyword} ${value} -> ${shifted}`,
    schema: { ...schema, [keyword]: shifted },
  }));
  // A bound that has no effect may be removed.
  return value === 0 && keyword.startsWith("min") && keyword !== "minimum"
    ? shifts
    : [...shifts, dropped(schema, keyword)];
}

function durationChanges(schema: JsonObject, keyword: string): readonly Change[] {
  const value = schema[keyword];
  if (typeof value !== "string") return [];
  const shifts = [-1, 1].map((by) => {
    const shifted = `${milliseconds(value) + by}`.replace(/^(\d{1,5}?)(\d{3})$/u, "$1s$2") + "ms";
    return {
      change: `${keyword} ${value} -> ${shifted}`,
      schema: { ...schema, [keyword]: shifted },
    };
  });
  return [...shifts, dropped(schema, keyword)];
}

function dropChanges(schema: JsonObject, keywords: readonly string[]): readonly Change[] {
  return keywords
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => ({
      change: `${keyword} dropped`,
      schema: without(keyword === "x-list-type" ? without(schema, "x-map-keys") : schema, keyword),
    }));
}

function defaultChanges(schema: JsonObject): readonly Change[] {
  const value = schema["default"];
  if (value === undefined) return [];
  const others = otherDefaults(value, schema).map((other) => ({
    change: `default ${JSON.stringify(value)} -> ${JSON.stringify(other)}`,
    schema: { ...schema, default: other },
  }));
  return [dropped(schema, "default"), ...others];
}

/** Other values of the same kind; the generator refuses a value that is not valid at its place. */
function otherDefaults(value: JsonValue, schema: JsonObject): readonly JsonValue[] {
  if (typeof value === "number") return [value - 1, value + 1];
  if (typeof value === "boolean") return [!value];
  if (typeof value !== "string") return [];
  const listed = Array.isArray(schema["enum"]) ? schema["enum"] : [];
  return listed.length > 0
    ? listed.filter((other) => other !== value)
    : [value.replace(/\d+/u, "7"), `1${value}`].filter((other) => other !== value);
}

function listChanges(schema: JsonObject, keyword: string): readonly Change[] {
  const values = schema[keyword];
  if (!Array.isArray(values)) return [];
  const items: readonly JsonValue[] = values;
  return [
    ...items.map((item, index) => ({
      change: `${keyword} without ${JSON.stringify(item)}`,
      schema: { ...schema, [keyword]: items.filter((_, other) => other !== index) },
    })),
    ...(keyword === "enum"
      ? [{ change: "enum with Other", schema: { ...schema, enum: [...items, "Other"] } }]
      : []),
  ];
}

function countChanges(schema: JsonObject, keyword: string): readonly Change[] {
  const value = schema[keyword];
  if (!Array.isArray(value)) return [];
  const list: readonly JsonValue[] = value;
  const groups = isStringList(value) ? [value] : list.filter(isStringList);
  const smaller = groups.flatMap((group, index) =>
    group.map((name) => ({
      change: `${keyword} without ${name}`,
      schema: {
        ...schema,
        [keyword]: groups.map((names, other) =>
          other === index ? names.filter((item) => item !== name) : names,
        ),
      },
    })),
  );
  const weaker = COUNTS.filter((other) => other !== keyword).map((other) => ({
    change: `${keyword} -> ${other}`,
    schema: { ...without(schema, keyword), [other]: value },
  }));
  return [dropped(schema, keyword), ...smaller, ...weaker];
}

function constChanges(schema: JsonObject): readonly Change[] {
  const value = schema["const"];
  return typeof value === "string"
    ? [{ change: `const ${value} -> Other`, schema: { ...schema, const: "Other" } }]
    : [];
}

function openChanges(schema: JsonObject): readonly Change[] {
  if (schema["additionalProperties"] === false) {
    return [
      { change: "opened", schema: { ...without(schema, "additionalProperties"), "x-open": true } },
    ];
  }
  if (schema["x-open"] !== true) return [];
  return [
    { change: "closed", schema: { ...without(schema, "x-open"), additionalProperties: false } },
  ];
}

function integerChanges(schema: JsonObject): readonly Change[] {
  return schema["type"] === "integer"
    ? [{ change: "type integer -> number", schema: { ...schema, type: "number" } }]
    : [];
}

const SCALARS = [
  "short-string",
  "long-string",
  "tiny-string",
  "cel-expression",
  "duration",
  "header-name",
  "hostname",
  "section-name",
];

/** A reference to one of the common strings, changed to another one. */
function referenceChanges(schema: JsonObject, file: string): readonly Change[] {
  const target = schema["$ref"];
  if (typeof target !== "string") return [];
  const name = /([^/]*)\.schema\.json$/u.exec(target)?.[1] ?? "";
  if (!SCALARS.includes(name) || !(target.includes("common/") || file.startsWith("common/")))
    return [];
  const other = name === "short-string" ? "long-string" : "short-string";
  return [
    {
      change: `$ref ${name} -> ${other}`,
      schema: { ...schema, $ref: target.replace(name, other) },
    },
  ];
}

function dropped(schema: JsonObject, keyword: string): Change {
  return { change: `${keyword} dropped`, schema: without(schema, keyword) };
}

function without(object: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function replaced(
  value: JsonValue | undefined,
  path: readonly string[],
  schema: JsonObject,
): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  if (Array.isArray(value)) {
    const items: readonly JsonValue[] = value;
    // Lists occur on the path only below oneOf, where the object that holds the list replaces it as
    // a whole.
    return Object.assign([], items, { [name]: replaced(items[Number(name)], rest, schema) });
  }
  return { ...objectOf(value), [name]: replaced(objectOf(value)[name], rest, schema) };
}
