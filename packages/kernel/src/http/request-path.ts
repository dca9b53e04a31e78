/**
 * The normal form of the path of a request (RFC 3986 section 6.2.2). With the normal form, servers after the
 * gateway read the same path as the gateway.
 */

/** How a path is normalized in addition to RFC 3986. */
export interface PathForm {
  /** Whether `%2F` and `%5C` become slashes; otherwise they stay parts of their segment. */
  readonly unescapesSlashes: boolean;
  /** Whether several slashes in a row become one. */
  readonly mergesSlashes: boolean;
}

/** Why a path has no normal form. */
export class PathFault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

const MALFORMED = new PathFault("malformed percent-encoding in the path");
const NUL = new PathFault("encoded NUL in the path");
const ESCAPED_DOTS = new PathFault("dot segment beside an escaped slash in the path");
const DOTS_AND_PARAMETERS = new PathFault("dot segment with parameters in the path");
const OVERLONG = new PathFault("overlong UTF-8 in the path");

const SLASH = 0x2f;
const DOT = 0x2e;
const PERCENT = 0x25;
const QUESTION = 0x3f;
const BACKSLASH = 0x5c;

const PERCENT_ENCODED = /%[0-9a-f]{2}/gi;
const MALFORMED_ENCODING = /%(?![0-9a-f]{2})/i;
const ESCAPED_SLASH = /%(?:2f|5c)/i;
/** The unreserved characters of RFC 3986 section 2.3. */
const UNRESERVED = /^[-A-Za-z0-9._~]$/;
/**
 * ASCII characters in more octets than UTF-8 allows (RFC 3629 section 3): lenient decoders read dots and
 * slashes in them.
 */
const OVERLONG_ASCII =
  /%C[01]%[89AB][0-9A-F]|%E0%8[01]%[89AB][0-9A-F]|%F0%80%8[01]%[89AB][0-9A-F]/i;
/**
 * A dot segment with parameters (RFC 3986 section 3.3): to servers that remove parameters, it is a plain dot
 * segment.
 */
const DOTS_WITH_PARAMETERS = /(?:\/|%2F|%5C)\.{1,2}(?:;|%3B)/;
const ESCAPED_DOT_SEGMENT = /(?:\/|%2F|%5C)\.{1,2}(?:\/|%2F|%5C|$)/;

/** Whether the path of a request target is its own normal form. The query is not checked. */
export function hasPlainPath(target: string): boolean {
  for (let index = 0; index < target.length; index++) {
    const code = target.charCodeAt(index);
    if (code === QUESTION) return true;
    if (code === PERCENT || code === BACKSLASH) return false;
    if (code !== SLASH) continue;
    const next = target.charCodeAt(index + 1);
    if (next === SLASH || next === DOT) return false;
  }
  return true;
}

/** Whether a path has `%2F` or `%5C`. */
export function hasEscapedSlash(path: string): boolean {
  return ESCAPED_SLASH.test(path);
}

/**
 * The normal form of a path without its query: percent-encoded unreserved octets decoded, other hexadecimal
 * digits in upper case, dot segments removed. A backslash becomes a slash, as in browsers (WHATWG URL) and
 * Envoy. RFC 3986 does not allow backslashes, and servers that accept a backslash treat it as a slash. A path
 * that servers resolve in different ways has no normal form.
 */
export function normalizePath(
  path: string,
  { unescapesSlashes, mergesSlashes }: PathForm,
): string | PathFault {
  if (MALFORMED_ENCODING.test(path)) return MALFORMED;
  if (path.includes("%00")) return NUL;
  if (OVERLONG_ASCII.test(path)) return OVERLONG;
  const unescaped = unescapesSlashes ? path.replace(/%(?:2f|5c)/gi, "/") : path;
  const decoded = decodeUnreserved(unescaped).replaceAll("\\", "/");
  const resolved = removeDotSegments(decoded);
  const merged = mergesSlashes ? resolved.replace(/\/{2,}/g, "/") : resolved;
  if (DOTS_WITH_PARAMETERS.test(merged)) return DOTS_AND_PARAMETERS;
  return ESCAPED_DOT_SEGMENT.test(merged) ? ESCAPED_DOTS : merged;
}

/** Normalizes percent-encoding (RFC 3986 sections 6.2.2.1 and 6.2.2.2). */
export function decodeUnreserved(path: string): string {
  return path.replace(PERCENT_ENCODED, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return UNRESERVED.test(character) ? character : encoded.toUpperCase();
  });
}

/** Removes dot segments from a path (RFC 3986 section 5.2.4). */
function removeDotSegments(path: string): string {
  if (!path.includes("/.")) return path;
  const [, ...segments] = path.split("/");
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  const last = segments.at(-1);
  const endsInDots = last === "." || last === "..";
  return `/${kept.join("/")}${endsInDots && kept.length > 0 ? "/" : ""}`;
}

/** Normalizing with these settings changes every path that has a dot segment beside an escaped slash. */
const UNAMBIGUOUS_FORM = { unescapesSlashes: false, mergesSlashes: true };

/**
 * Whether all servers and clients read a path in the same way. Only then can nobody resolve it from a
 * discovery document, or from the path of an MCP server, to another path, even where the frontend keeps paths
 * unchanged.
 */
export function isUnambiguous(path: string): boolean {
  return normalizePath(path, UNAMBIGUOUS_FORM) === path;
}
