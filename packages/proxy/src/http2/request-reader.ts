import { isAuthority, isHostAndPort } from "../engine/codec/authority.ts";
import { refusal } from "../engine/codec/refusal.ts";
import type { Refusal } from "../engine/codec/refusal.ts";
import { checkTarget } from "../engine/field-syntax.ts";
import { canUpgrade } from "../engine/upgrade.ts";
import { WEB_SOCKET_KEY } from "../engine/web-socket.ts";
import { Http2RequestHead } from "./request-head.ts";
import type { RequestLine } from "./request-head.ts";

const NO_HOST = refusal("bad_request", "neither :authority nor host");
const BAD_HOST = refusal("bad_request", "malformed :authority");
const TWO_HOSTS = refusal("bad_request", "host is not :authority");
const BAD_TARGET = refusal("bad_request", "malformed :path");
const LONG_TARGET = refusal("target_too_long", ":path is too long");
const OTHER_EXPECTATION = refusal("expectation_failed", "expectation other than 100-continue");
const LONG_BODY = refusal("bad_request", "content-length is beyond every body");
const OTHER_PROTOCOL = refusal("bad_request", ":protocol that is not passed on");
const LARGE_HEAD = refusal("head_too_large", "the list of fields is too large");

const CONNECT = "CONNECT";
const CONTINUE = "100-continue";
/** What a field counts besides its name and value (RFC 9113 section 6.5.2). */
const FIELD_OVERHEAD = 32;

/** Bounds of one request. */
export interface HeadLimits {
  readonly maxHeaders: number;
  readonly maxListBytes: number;
  readonly maxTargetBytes: number;
}

/**
 * The head of a request from its fields, names and values in turn. What nghttp2 has seen to (RFC 9113
 * section 8.2: names, values, fields of a connection, which pseudo-header fields there are) is not
 * looked at again.
 */
export function readRequest(
  fields: readonly string[],
  secure: boolean,
  limits: HeadLimits,
): Http2RequestHead | Refusal {
  const pseudo = pseudoFields(fields);
  const line = lineOf(pseudo, secure);
  const wrong = refusalOfAuthority(line, pseudo.host) ?? refusalOfTarget(line, limits);
  if (wrong !== undefined) return wrong;
  const head = new Http2RequestHead(line);
  if (!receiveFields(head, fields, limits)) return LARGE_HEAD;
  if (head.contentLength > Number.MAX_SAFE_INTEGER) return LONG_BODY;
  const expectation = head.get("expect") ?? CONTINUE;
  return expectation.toLowerCase() === CONTINUE ? head : OTHER_EXPECTATION;
}

/** What carries another protocol reads as the upgrade that HTTP/1.1 asks for it with (RFC 8441 section 4). */
function lineOf(pseudo: ReturnType<typeof pseudoFields>, secure: boolean): RequestLine {
  const { protocol } = pseudo;
  const method = protocol === undefined ? pseudo.method : "GET";
  return {
    method,
    // RFC 9113 section 8.5: what CONNECT asks for is an authority alone.
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

/** RFC 9113 section 8.3.1. */
function refusalOfAuthority(
  { authority, method }: RequestLine,
  host: string | undefined,
): Refusal | undefined {
  if (authority === "") return NO_HOST;
  if (host !== undefined && host.toLowerCase() !== authority.toLowerCase()) return TWO_HOSTS;
  const bytes = Buffer.from(authority, "latin1");
  const sound = method === CONNECT ? isHostAndPort : isAuthority;
  return sound(bytes, 0, bytes.length) ? undefined : BAD_HOST;
}

function pseudoFields(fields: readonly string[]) {
  let method = "";
  let path = "";
  let authority: string | undefined;
  let host: string | undefined;
  let protocol: string | undefined;
  for (let index = 0; index < fields.length; index += 2) {
    const value = fields[index + 1] ?? "";
    switch (fields[index] ?? "") {
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
      case "host":
        host = value;
        break;
      default:
    }
  }
  return { method, path, authority, host, protocol };
}

/** RFC 9113 section 8.3.1: a path, or "*" for OPTIONS. */
function isTarget(target: string, method: string): boolean {
  if (!target.startsWith("/") && (target !== "*" || method !== "OPTIONS")) return false;
  try {
    checkTarget(target);
    return true;
  } catch {
    return false;
  }
}

/** Takes the fields that are no pseudo-header fields; false if they are too many or too large. */
function receiveFields(
  head: Http2RequestHead,
  fields: readonly string[],
  { maxHeaders, maxListBytes }: HeadLimits,
): boolean {
  let bytes = 0;
  let count = 0;
  for (let index = 0; index < fields.length; index += 2) {
    const name = fields[index] ?? "";
    const value = fields[index + 1] ?? "";
    bytes += name.length + value.length + FIELD_OVERHEAD;
    if (name.startsWith(":") || name === "host") continue;
    if (++count > maxHeaders) return false;
    // RFC 8441 section 5: it means nothing here, and the gateway has made one.
    if (name !== WEB_SOCKET_KEY || !head.mustSwitch) head.receive(name, value);
  }
  return bytes <= maxListBytes;
}
