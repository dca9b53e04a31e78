import { isObject } from "@edge-gateway/codegen/json";
import type { JsonObject, JsonValue } from "@edge-gateway/codegen/json";
import type { Change } from "./change.ts";

/** Mutations of keywords other than limits: scopes, references, units, names. */
export function keywordChanges(schema: JsonObject): readonly Change[] {
  return [
    ...Object.entries(OTHER_WORDS).flatMap(([keyword, words]) =>
      wordChange(schema, keyword, words),
    ),
    ...nestedChanges(schema, "x-cel", OTHER_CEL),
    ...nestedChanges(schema, "x-ref", {}),
    ...nestedChanges(schema, "x-kubernetes", {}),
    ...["x-sensitive", "x-guard", "x-include", "x-deprecated", "x-int-or-string"].flatMap(
      (keyword) =>
        schema[keyword] === undefined ? [] : [changed(schema, keyword, undefined, "dropped")],
    ),
    ...itemsDropped(schema, "oneOf"),
    ...itemsDropped(schema, "x-no-effect"),
    ...noEffectChanges(schema),
    ...keyChanges(schema),
    ...orderChanges(schema),
    ...propertyChanges(schema),
    ...(schema["type"] === "boolean"
      ? [changed({ ...schema, maxLength: 5 }, "type", "string", "boolean -> string")]
      : []),
  ];
}

function noEffectChanges(schema: JsonObject): readonly Change[] {
  const value = schema["x-no-effect"];
  if (value === undefined) return [];
  return [
    changed(schema, "x-no-effect", value === false, `-> ${value === false}`),
    changed(schema, "x-no-effect", undefined, "dropped"),
  ];
}

const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  "x-unit": ["ms", "seconds"],
  "x-environment": ["HOME"],
};

const OTHER_CEL: Readonly<Record<string, readonly string[]>> = {
  scope: ["request", "response"],
  result: ["bool", "string"],
};

function wordChange(
  schema: JsonObject,
  keyword: string,
  words: readonly string[],
): readonly Change[] {
  const value = schema[keyword];
  const other = words.find((word) => word !== value);
  if (value === undefined || other === undefined) return [];
  return [
    changed(schema, keyword, other, `${JSON.stringify(value)} -> ${other}`),
    changed(schema, keyword, undefined, "dropped"),
  ];
}

/** A record with each of its entries changed or dropped; lists lose each of their items. */
function nestedChanges(
  schema: JsonObject,
  keyword: string,
  words: Readonly<Record<string, readonly string[]>>,
): readonly Change[] {
  const record = schema[keyword];
  if (!isObject(record)) return [];
  const entries = Object.entries(record).flatMap(([name, value]): readonly Change[] => {
    const other = words[name]?.find((word) => word !== value);
    const inner: readonly JsonValue[] = Array.isArray(value) ? value : [];
    const values = other === undefined ? inner.map((item) => without(inner, item)) : [other];
    const replaced = [
      ...values,
      ...(typeof value === "string" && other === undefined ? [`${value}x`] : []),
    ];
    return replaced.map((one) =>
      changed(schema, keyword, { ...record, [name]: one }, `${name} -> ${JSON.stringify(one)}`),
    );
  });
  return [...entries, changed(schema, keyword, undefined, "dropped")];
}

function itemsDropped(schema: JsonObject, keyword: string): readonly Change[] {
  const value = schema[keyword];
  if (!Array.isArray(value)) return [];
  const items: readonly JsonValue[] = value;
  return items.map((item) =>
    changed(
      schema,
      keyword,
      without(items, item),
      `without ${JSON.stringify(item).slice(0, SHOWN)}`,
    ),
  );
}

/** Mutations of the property that identifies list items. */
function keyChanges(schema: JsonObject): readonly Change[] {
  if (schema["x-list-type"] === "set")
    return [changed(schema, "x-list-type", "atomic", "set -> atomic")];
  return [];
}

/**
 * Swaps the first two values of a list: their order is documented, and matters for the default of a
 * list.
 */
function orderChanges(schema: JsonObject): readonly Change[] {
  return ["enum", "default"].flatMap((keyword) => {
    const value = schema[keyword];
    if (!Array.isArray(value) || value.length < 2) return [];
    const [first, second, ...rest]: readonly JsonValue[] = value;
    if (first === undefined || second === undefined) return [];
    return [changed(schema, keyword, [second, first, ...rest], "in another order")];
  });
}

/** Changes that remove or add one property. */
function propertyChanges(schema: JsonObject): readonly Change[] {
  const properties = schema["properties"];
  if (!isObject(properties)) return [];
  const added = { ...properties, unspecified: { type: "boolean", description: "Unspecified." } };
  return [
    ...Object.keys(properties).map((name) => ({
      change: `property ${name} dropped`,
      schema: {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(properties).filter(([other]) => other !== name),
        ),
      },
    })),
    { change: "property added", schema: { ...schema, properties: added } },
  ];
}

const SHOWN = 60;

function changed(
  schema: JsonObject,
  keyword: string,
  value: JsonValue | undefined,
  words: string,
): Change {
  const rest = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));
  const replaced = value === undefined ? rest : { ...schema, [keyword]: value };
  return { change: `${keyword} ${words}`, schema: replaced };
}

function without(items: readonly JsonValue[], item: JsonValue): readonly JsonValue[] {
  return items.filter((other) => other !== item);
}
