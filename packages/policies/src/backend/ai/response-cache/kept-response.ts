import { isObject, parsed } from "@edge-gateway/llm";

/** A cached response, in the client's format. */
export interface KeptResponse {
  readonly type: string;
  readonly body: Uint8Array;
  /** The model that the provider named; unset if it named none. */
  readonly model?: string | undefined;
  /** The tokens that the provider counted; unset if it counted none. */
  readonly input?: number | undefined;
  readonly output?: number | undefined;
  /** When the response was stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

const LINE_FEED = 10;
/**
 * The characters of a header's value (RFC 9110 section 5.5), so that a malicious server cannot add
 * headers.
 */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Formats a cached response as bytes: a line of JSON, and the body. */
export function written({ body, ...head }: KeptResponse): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

/** Reads a stored response; undefined if another program wrote the bytes. */
export function read(bytes: Uint8Array): KeptResponse | undefined {
  const end = bytes.indexOf(LINE_FEED);
  const head = parsed(Buffer.from(bytes.subarray(0, Math.max(end, 0))).toString("utf8"));
  if (!isObject(head)) return undefined;
  const { type, model, input, output, storedAt } = head;
  if (typeof type !== "string" || typeof storedAt !== "number") return undefined;
  if (!FIELD_VALUE.test(type)) return undefined;
  return {
    type,
    storedAt,
    body: bytes.subarray(end + 1),
    ...(typeof model === "string" ? { model } : {}),
    ...(typeof input === "number" ? { input } : {}),
    ...(typeof output === "number" ? { output } : {}),
  };
}
