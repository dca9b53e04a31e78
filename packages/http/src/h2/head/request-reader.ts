import { isAuthority, isHostAndPort } from "../../codec/authority.ts";
import { refusal } from "../../codec/refusal.ts";
import type { Refusal } from "../../codec/refusal.ts";
import { checkTarget } from "../../exchange/head/field-syntax.ts";
import { canUpgrade } from "../../exchange/head/upgrade.ts";
import { Http2RequestHead } from "./request-head.ts";
import type { RequestLine } from "./request-head.ts";

const NO_HOST = refusal("bad_request", "neither :authority nor host");
const BAD_HOST = refusal("bad_request", "malformed :authority");
const TWO_HOSTS = refusal("bad_request", "host is not :authority");
const BAD_TARGET = refusal("bad_request", "malformed :path");
const LONG_TARGET = refusal("target_too_long", ":path is too long");
const OTHER_EXPECTATION = refusal("expectation_failed", "expectation other than 100-continue");
const LONG_BODY = refusal("bad_request", "content-length is too large for any body");
const OTHER_PROTOCOL = refusal("bad_request", "unsupported :protocol");
const LARGE_HEAD = refusal("head_too_large", "the list of fields is too large");

const CONNECT = "CONNECT";
const CONTINUE = "100-continue";
/** Bytes that a header counts in addition to its name and value (RFC 9113 section 6.5.2). */
const FIELD_OVERHEAD = 32;

/** The limits for the headers of a request. */
export interface HeadLimits {
  readonly maxHeaders: number;
  readonly maxListBytes: number;
  readonly maxTargetBytes: number;
}

/** Why a request is refused, and its method, which determines the form of the response. */
export interface RefusedRequest {
  readonly reason: Refusal;
  readonly method: string;
}

/**
 * Builds a request from alternating names and values that `checkRequest` accepted (RFC 9113 section
 * 8.2).
 */
export function readRequest(
  fields: string[],
  secure: boolean,
  limits: HeadLimits,
): Http2RequestHead | RefusedRequest {
  const pseudo = pseudoFields(fields);
  const line = lineOf(pseudo, secure);
  const wrong = refusalOfAuthority(line, pseudo.host) ?? refusalOfTarget(line, limits);
  if (wrong !== undefined) return refused(line, wrong);
  const others = pseudo.end + (pseudo.host === undefined ? 0 : 2);
  if (!isWithin(fields, others, limits)) return refused(line, LARGE_HEAD);
  const head = new Http2RequestHead(line, fields, pseudo.end);
  if (head.contentLength > Number.MAX_SAFE_INTEGER) return refused(line, LONG_BODY);
  const expectation = head.get("expect") ?? CONTINUE;
  return expectation.toLowerCase() === CONTINUE ? head : refused(line, OTHER_EXPECTATION);
}

function refused({ method }: RequestLine, reason: Refusal): RefusedRequest {
  return { reason, method };
}

/** An extended CONNECT is represented like an HTTP/1.1 upgrade (RFC 8441 section 4). */
function lineOf(pseudo: ReturnType<typeof pseudoFields>, secure: boolean): RequestLine {
  const { protocol } = pseudo;
  const method = protocol === undefined ? pseudo.method : "GET";
  return {
    method,
    // The target of CONNECT is only an authority (RFC 9113 section 8.5).
    target: method === CONNECT ? "/" : pseudo.path,
    authority: pseudo.authority ?? pseudo.host ?? "",
    scheme: secure ? "https" : "http",
    protocol,
  };
}

function refusalOfTarget(
  { target, method, protocol }: RequestLine,
  { maxTargetBytes }: HeadLimits,
): Refusal | undefined {
  if (target.length > maxTargetBytes) return LONG_TARGET;
  if (!isTarget(target, method)) return BAD_TARGET;
  return protocol === undefined || canUpgrade(protocol) ? undefined : OTHER_PROTOCOL;
}

/** The last valid authority; cached because many requests have the same authority. */
let lastSound = "";

/** Checks the authority of a request (RFC 9113 section 8.3.1). */
function refusalOfAuthority(
  { authority, method }: RequestLine,
  host: string | undefined,
): Refusal | undefined {
  if (authority === "") return NO_HOST;
  if (host !== undefined && host.toLowerCase() !== authority.toLowerCase()) return TWO_HOSTS;
  const isPlain = method !== CONNECT;
  if (isPlain && authority === lastSound) return undefined;
  const bytes = Buffer.from(authority, "latin1");
  const sound = isPlain ? isAuthority : isHostAndPort;
  if (!sound(bytes, 0, bytes.length)) return BAD_HOST;
  if (isPlain) lastSound = authority;
  return undefined;
}

/** Reads the pseudo-headers at the beginning, and the host. */
function pseudoFields(fields: readonly string[]) {
  let method = "";
  let path = "";
  let authority: string | undefined;
  let protocol: string | undefined;
  let end = 0;
  for (; fields[end]?.startsWith(":") === true; end += 2) {
    const value = fields[end + 1] ?? "";
    switch (fields[end]) {
      case ":method":
        method = value;
        break;
      case ":path":
        path = value;
        break;
      case ":authority":
        authority = value;
        break;
      case ":protocol":
        protocol = value;
        break;
      default:
    }
  }
  return { method, path, authority, host: hostOf(fields, end), protocol, end };
}

function hostOf(fields: readonly string[], start: number): string | undefined {
  for (let index = start; index < fields.length; index += 2) {
    if (fields[index] === "host") return fields[index + 1];
  }
  return undefined;
}

/** Whether the path of a request is valid: a path, or "*" for OPTIONS (RFC 9113 section 8.3.1). */
function isTarget(target: string, method: string): boolean {
  if (!target.startsWith("/") && (target !== "*" || method !== "OPTIONS")) return false;
  try {
    checkTarget(target);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the number and size of the headers are within the limits. `others`: how many list elements belong
 * to the request line and the host.
 */
function isWithin(
  fields: readonly string[],
  others: number,
  { maxHeaders, maxListBytes }: HeadLimits,
): boolean {
  let bytes = (fields.length / 2) * FIELD_OVERHEAD;
  for (const text of fields) bytes += text.length;
  return bytes <= maxListBytes && fields.length - others <= 2 * maxHeaders;
}
