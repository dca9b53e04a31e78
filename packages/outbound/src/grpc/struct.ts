import type { Struct, Value } from "@edge-gateway/generated/proto/messages.ts";

/** Converts a JSON object to `google.protobuf.Struct`; any other value becomes the field `value` of one. */
export function structOf(value: unknown): Struct {
  if (!isPlainObject(value)) return { fields: { value: valueOf(value) } };
  const fields = Object.entries(value).map(([name, inner]) => [name, valueOf(inner)]);
  return { fields: Object.fromEntries(fields) };
}

/** Converts a `Struct` of Protocol Buffers to JSON. */
export function jsonOf({ fields = {} }: Struct): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, plain(inner)]));
}

function valueOf(value: unknown): Value {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number") return { numberValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  if (value instanceof Uint8Array) return { stringValue: Buffer.from(value).toString("base64") };
  if (Array.isArray(value)) return { listValue: { values: value.map(valueOf) } };
  return isPlainObject(value) ? { structValue: structOf(value) } : { nullValue: 0 };
}

function plain(value: Value): unknown {
  if (value.structValue !== undefined) return jsonOf(value.structValue);
  if (value.listValue !== undefined) return (value.listValue.values ?? []).map(plain);
  return value.stringValue ?? value.numberValue ?? value.boolValue ?? null;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array)
  );
}
