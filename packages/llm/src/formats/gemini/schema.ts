import { isObject, type JsonObject, objectOf } from "../../json.ts";

/** Members that Google writes as text, because they are 64-bit numbers. */
const NUMBERS: ReadonlySet<string> = new Set([
  "minItems",
  "maxItems",
  "minLength",
  "maxLength",
  "minProperties",
  "maxProperties",
]);
/** Members that JSON Schema does not have. */
const OWN: ReadonlySet<string> = new Set(["nullable", "propertyOrdering"]);
/** Members that map names chosen by the user to schemas. */
const NAMED: ReadonlySet<string> = new Set(["properties", "defs", "$defs"]);
/** Members that contain values, not schemas. */
const VALUES: ReadonlySet<string> = new Set(["default", "example", "enum"]);

/** Converts a Google schema to JSON Schema. */
export function plainSchema(value: unknown): JsonObject | undefined {
  return value === undefined ? undefined : plain(objectOf(value));
}

function plain(schema: JsonObject): JsonObject {
  const members = Object.entries(schema).flatMap(([name, member]) =>
    OWN.has(name) ? [] : [[name, plainMember(name, member)] as const],
  );
  const written: JsonObject = Object.fromEntries(members);
  return schema["nullable"] === true ? orNull(written) : written;
}

function plainMember(name: string, member: unknown): unknown {
  if (VALUES.has(name)) return member;
  if (name === "type" && typeof member === "string") return member.toLowerCase();
  if (NUMBERS.has(name)) return Number(member);
  if (Array.isArray(member)) return member.map((each) => (isObject(each) ? plain(each) : each));
  if (!isObject(member)) return member;
  return NAMED.has(name) ? withPlain(member) : plain(member);
}

function withPlain(schemas: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, plain(objectOf(schema))]),
  );
}

function orNull(schema: JsonObject): JsonObject {
  const { type, enum: values, anyOf } = schema;
  return {
    ...schema,
    ...(typeof type === "string" ? { type: [type, "null"] } : {}),
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
    ...(Array.isArray(anyOf) ? { anyOf: [...anyOf, { type: "null" }] } : {}),
  };
}
