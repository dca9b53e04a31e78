/** A body made by an expression, and its content type. */
export interface Content {
  readonly content: Uint8Array;
  readonly type: readonly [name: "content-type", value: string];
}

const TEXT = ["content-type", "text/plain; charset=utf-8"] as const;
const BINARY = ["content-type", "application/octet-stream"] as const;
const JSON_TYPE = ["content-type", "application/json"] as const;
const encoder = new TextEncoder();

/** Strings and bytes are used as they are, everything else as JSON. */
export function contentOf(value: unknown): Content {
  if (typeof value === "string") return { content: encoder.encode(value), type: TEXT };
  if (value instanceof Uint8Array) return { content: value, type: BINARY };
  return { content: encoder.encode(JSON.stringify(value)), type: JSON_TYPE };
}
