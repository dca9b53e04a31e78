import type { CelContent } from "@edge-gateway/cel";

/** A body that an expression computes, and its content type. */
export interface Content {
  readonly content: Uint8Array;
  readonly type: readonly [name: "content-type", value: string];
}

const TEXT = ["content-type", "text/plain; charset=utf-8"] as const;
const BINARY = ["content-type", "application/octet-stream"] as const;
const JSON_TYPE = ["content-type", "application/json"] as const;
const encoder = new TextEncoder();

/** Creates the body of a response or request. */
export function contentOf(made: CelContent): Content {
  if (made instanceof Uint8Array) return { content: made, type: BINARY };
  return { content: encoder.encode(made.text), type: made.isJson ? JSON_TYPE : TEXT };
}
