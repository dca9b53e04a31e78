import { TOKEN, VALUE } from "../../codec/characters.ts";
import { STATUS } from "./response-head.ts";

/** The result for headers that are not a valid message (RFC 9113 section 8.1.1). */
export const MALFORMED = -2;
/** The result for a message without content-length. */
export const NO_LENGTH = -1;

/** Fields that are specific to a connection (RFC 9113 section 8.2.2). */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  "connection",
  "proxy-connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

/** The pseudo-header fields of a request (RFC 9113 section 8.3.1, RFC 8441 section 4); bits. */
const METHOD = 1;
const SCHEME = 2;
const AUTHORITY = 4;
const PATH = 8;
const PROTOCOL = 16;
const PSEUDO: ReadonlyMap<string, number> = new Map([
  [":method", METHOD],
  [":scheme", SCHEME],
  [":authority", AUTHORITY],
  [":path", PATH],
  [":protocol", PROTOCOL],
]);
/** The syntax of a scheme (RFC 3986 section 3.1). */
const SCHEME_NAME = /^[a-z][a-z\d+.-]*$/i;
const CONNECT = "CONNECT";

const COLON = 0x3a;
const SPACE = 0x20;
const TAB = 0x09;
const UPPER_FIRST = 0x41;
const UPPER_LAST = 0x5a;
/** The syntax of a status code: three digits, from 100 to 599 (RFC 9110 section 15). */
const STATUS_CODE = /^[1-5]\d\d$/;
const DIGITS = /^\d+$/;

/**
 * The content-length of a request, {@link NO_LENGTH}, or {@link MALFORMED}; input alternates names
 * and values.
 */
export function checkRequest(fields: readonly string[]): number {
  let seen = 0;
  let method = "";
  let index = 0;
  for (; fields[index]?.charCodeAt(0) === COLON; index += 2) {
    const kind = PSEUDO.get(fields[index] ?? "") ?? 0;
    const value = fields[index + 1] ?? "";
    if ((seen & kind) !== 0 || !isPseudo(kind, value)) return MALFORMED;
    if (kind === METHOD) method = value;
    seen |= kind;
  }
  if (!isToken(method) || !isRequestLine(seen, method)) return MALFORMED;
  return checkFields(fields, index);
}

/** Checks the fields of an interim or final response. */
export function checkResponse(fields: readonly string[]): number {
  if (fields[0] !== STATUS || !STATUS_CODE.test(fields[1] ?? "")) return MALFORMED;
  return checkFields(fields, 2);
}

/** Whether the fields are valid trailers. */
export function areTrailers(fields: readonly string[]): boolean {
  return checkFields(fields, 0) !== MALFORMED;
}

function isRequestLine(seen: number, method: string): boolean {
  if (method === CONNECT && (seen & PROTOCOL) === 0) return seen === (METHOD | AUTHORITY);
  if ((seen & PROTOCOL) !== 0 && (method !== CONNECT || (seen & AUTHORITY) === 0)) return false;
  return (seen & (SCHEME | PATH)) === (SCHEME | PATH);
}

/** Validates the fields from an index on; pseudo-headers are not allowed. */
function checkFields(fields: readonly string[], from: number): number {
  let length = NO_LENGTH;
  let hosts = 0;
  for (let index = from; index < fields.length; index += 2) {
    const name = fields[index] ?? "";
    const value = fields[index + 1] ?? "";
    if (!isName(name) || !isValue(value) || OF_CONNECTION.has(name)) return MALFORMED;
    if (name === "te" && value !== "trailers") return MALFORMED;
    if (name === "host" && ++hosts > 1) return MALFORMED;
    if (name !== "content-length") continue;
    if (length !== NO_LENGTH || !DIGITS.test(value)) return MALFORMED;
    length = Number(value);
  }
  return length;
}

function isPseudo(kind: number, value: string): boolean {
  if (kind === 0 || (value === "" && kind !== AUTHORITY) || !isValue(value)) return false;
  return kind !== SCHEME || isScheme(value);
}

function isScheme(value: string): boolean {
  return value === "https" || value === "http" || SCHEME_NAME.test(value);
}

/** A lower-case token (RFC 9113 section 8.2.1). */
function isName(name: string): boolean {
  if (name === "") return false;
  for (let index = 0; index < name.length; index++) {
    const code = name.charCodeAt(index);
    if (TOKEN[code] !== 1 || (code >= UPPER_FIRST && code <= UPPER_LAST)) return false;
  }
  return true;
}

function isToken(value: string): boolean {
  for (let index = 0; index < value.length; index++) {
    if (TOKEN[value.charCodeAt(index)] !== 1) return false;
  }
  return value !== "";
}

/** Whether a value has no control characters and no surrounding white space. */
function isValue(value: string): boolean {
  const last = value.length - 1;
  if (last < 0) return true;
  if (isSpace(value.charCodeAt(0)) || isSpace(value.charCodeAt(last))) return false;
  for (let index = 0; index <= last; index++) {
    if (VALUE[value.charCodeAt(index)] !== 1) return false;
  }
  return true;
}

function isSpace(code: number): boolean {
  return code === SPACE || code === TAB;
}
