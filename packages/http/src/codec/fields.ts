import { equalsText } from "./characters.ts";

/**
 * Kinds of headers that the engine handles itself; all others are {@link ORDINARY}. The values are
 * bits, so that a set of kinds is a number.
 */
export const ORDINARY = 0;
export const HOST = 1;
export const CONTENT_LENGTH = 2;
export const TRANSFER_ENCODING = 4;
export const CONNECTION = 8;
/** A header that applies to one connection and is not forwarded. */
export const HOP_BY_HOP = 16;
export const TE = 32;
export const EXPECT = 64;
export const DATE = 128;
export const KEEP_ALIVE = 256;
/** All connection-specific headers, which are not forwarded (RFC 9110 section 7.6.1). */
export const OF_CONNECTION = CONNECTION | HOP_BY_HOP | TE | KEEP_ALIVE;

/** The kind of the header with its name between `start` and `end`. */
// oxlint-disable-next-line complexity -- one flat table, written as a switch because that is fastest
export function kindOf(bytes: Uint8Array, start: number, end: number): number {
  switch (end - start) {
    case "te".length:
      return equalsText(bytes, start, end, "te") ? TE : ORDINARY;
    case "host".length:
      if (equalsText(bytes, start, end, "host")) return HOST;
      return equalsText(bytes, start, end, "date") ? DATE : ORDINARY;
    case "expect".length:
      return equalsText(bytes, start, end, "expect") ? EXPECT : ORDINARY;
    case "upgrade".length:
      return equalsText(bytes, start, end, "upgrade") ? HOP_BY_HOP : ORDINARY;
    case "connection".length:
      if (equalsText(bytes, start, end, "connection")) return CONNECTION;
      return equalsText(bytes, start, end, "keep-alive") ? KEEP_ALIVE : ORDINARY;
    case "content-length".length:
      if (equalsText(bytes, start, end, "content-length")) return CONTENT_LENGTH;
      return equalsText(bytes, start, end, "http2-settings") ? HOP_BY_HOP : ORDINARY;
    case "proxy-connection".length:
      return equalsText(bytes, start, end, "proxy-connection") ? HOP_BY_HOP : ORDINARY;
    case "transfer-encoding".length:
      return equalsText(bytes, start, end, "transfer-encoding") ? TRANSFER_ENCODING : ORDINARY;
    default:
      return ORDINARY;
  }
}

const KINDS: ReadonlyMap<string, number> = new Map([
  ["te", TE],
  ["host", HOST],
  ["date", DATE],
  ["expect", EXPECT],
  ["upgrade", HOP_BY_HOP],
  ["connection", CONNECTION],
  ["keep-alive", KEEP_ALIVE],
  ["http2-settings", HOP_BY_HOP],
  ["content-length", CONTENT_LENGTH],
  ["proxy-connection", HOP_BY_HOP],
  ["transfer-encoding", TRANSFER_ENCODING],
]);

/** Like {@link kindOf}, for a name in lower case. */
export function kindOfName(name: string): number {
  return KINDS.get(name) ?? ORDINARY;
}

/** The number of entries per field in a table of fields. */
export const STRIDE = 5;
export const NAME_START = 0;
export const NAME_END = 1;
export const VALUE_START = 2;
export const VALUE_END = 3;
export const KIND = 4;

/**
 * Headers that only the engine writes: they belong to the connection or to the framing of the body.
 */
export const OWNED: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "keep-alive",
  "proxy-connection",
  "te",
  "transfer-encoding",
  "upgrade",
  // HTTP2-Settings was part of the upgrade to HTTP/2, which RFC 9113 section 3.1 removed.
  "http2-settings",
]);

/**
 * End-to-end headers: naming them in Connection has no effect, so that a client cannot make the
 * gateway drop what a recipient or an earlier proxy relies on (RFC 9110 section 7.6.1).
 */
export const END_TO_END: ReadonlySet<string> = new Set([
  "accept",
  "authorization",
  "cache-control",
  "content-encoding",
  "content-length",
  "content-type",
  "cookie",
  "date",
  "expect",
  "forwarded",
  "host",
  "mcp-protocol-version",
  "mcp-session-id",
  "origin",
  "proxy-authorization",
  "set-cookie",
  "traceparent",
  "tracestate",
  "via",
  "www-authenticate",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
]);
