import { isIP } from "node:net";
import { FORMATS } from "@edge-gateway/generated/formats/index.ts";
import type { FormatName } from "@edge-gateway/generated/formats/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { userAndHash } from "@edge-gateway/kernel/password-hash";
import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import type { Fault } from "./fault.ts";
import { keySetFault } from "./key-set.ts";
import { MAX_SOCKET_PATH } from "../../bounds.ts";
import { readListenAddress } from "./listen-address.ts";
import { pathFault, targetFault } from "./path.ts";
import { isHost, parseServer } from "./server.ts";

type Judge = (text: string) => Fault | undefined;

/** Validators of the text formats that `schemas/formats.json` names. */
const JUDGES: Readonly<Record<FormatName, Judge>> = {
  "regular-expression": expressionFault,
  path: pathFault,
  "path-or-empty": (text) => (text === "" ? undefined : pathFault(text)),
  "request-target": targetFault,
  host: (text) => (isHost(text) ? undefined : wrong("host")),
  "http-server": (text) => {
    if (parseServer(text) !== undefined) return socketFault(text);
    return { ...wrong("http-server"), ...(isHost(text) ? { suggestion: `${text}:80` } : {}) };
  },
  "tcp-server": (text) => {
    const isUrl = text.includes("://");
    return !isUrl && parseServer(text) !== undefined ? socketFault(text) : wrong("tcp-server");
  },
  "udp-server": (text) => {
    const isOther = text.includes("://") || text.startsWith("unix:");
    return !isOther && parseServer(text) !== undefined ? undefined : wrong("udp-server");
  },
  "listen-address": (text) =>
    readListenAddress(text) === undefined ? wrong("listen-address") : socketFault(text),
  "name-server": (text) => (isNameServer(text) ? undefined : wrong("name-server")),
  "ip-range": (text) => (isIpRange(text) ? undefined : wrong("ip-range")),
  "http-url": (text) => (urlOf(text) === undefined ? wrong("http-url") : undefined),
  "resource-url": (text) =>
    urlOf(text) !== undefined && !text.includes("#") ? undefined : wrong("resource-url"),
  "key-set": keySetFault,
  "password-line": (text) =>
    userAndHash(text)[0] === undefined ? wrong("password-line") : undefined,
  "changeable-header": headerFault,
  "header-but-host": (text) => (text.toLowerCase() === "host" ? onlyHost() : undefined),
  authority: (text) => (isAuthority(text) ? undefined : wrong("authority")),
  "page-origin": (text) =>
    isAuthority(text.replace(SCHEME, "")) ? undefined : wrong("page-origin"),
};

/** Why a value does not have a format; undefined if the value has it. */
export function formatFault(format: FormatName, text: string | undefined): Fault | undefined {
  return text === undefined ? wrong(format) : JUDGES[format](text);
}

function wrong(format: FormatName): Fault {
  return { message: `must be ${FORMATS[format]}` };
}

/** No program can listen on, or connect to, a socket with a longer path. */
function socketFault(text: string): Fault | undefined {
  if (!text.startsWith(SOCKET)) return undefined;
  const isLong = Buffer.byteLength(text.slice(SOCKET.length)) > MAX_SOCKET_PATH;
  return isLong
    ? { message: `the path of a socket must have at most ${MAX_SOCKET_PATH} bytes` }
    : undefined;
}

function expressionFault(text: string): Fault | undefined {
  try {
    compilePattern(text);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { message: `is not ${FORMATS["regular-expression"]}: ${reason}` };
  }
}

/**
 * The spelling is checked first, because the URL parser would also accept surrounding spaces and
 * fewer than two slashes.
 */
const HTTP = /^https?:\/\/[^ ]+$/i;

function urlOf(text: string): URL | undefined {
  const url = HTTP.test(text) ? URL.parse(text) : null;
  // No server listens on port 0 (RFC 6335 section 6).
  return url === null || url.port === "0" ? undefined : url;
}

const SOCKET = "unix:";
/** The scheme at the beginning of a URL (RFC 3986 section 3.1). */
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

function isAuthority(text: string): boolean {
  return !text.endsWith("/") && parseServer(`http://${text}`) !== undefined;
}

const IPV4_BITS = 32;
const IPV6_BITS = 128;

function isIpRange(text: string): boolean {
  const [address = "", bits, ...others] = text.split("/");
  const family = isIP(address);
  const most = family === 4 ? IPV4_BITS : IPV6_BITS;
  const isWidth = bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= most);
  return family !== 0 && isWidth && others.length === 0;
}

/** A request has exactly one Host (RFC 9112 section 3.2). */
function onlyHost(): Fault {
  const message =
    "a request has exactly one Host header (RFC 9112 section 3.2), so it can only be set";
  return { message };
}

const MANAGED: ReadonlySet<string> = new Set(LIMITS.managedHeader.values);

function headerFault(name: string): Fault | undefined {
  if (!MANAGED.has(name.toLowerCase())) return undefined;
  const message = `${name} is set only by the gateway: it belongs to one connection or to the framing of the body`;
  return { message };
}

const NAME_SERVER = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/;
const IPV6 = 6;

function isNameServer(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const [, bracketed = "", plain = "", port = ""] = NAME_SERVER.exec(text) ?? [];
  const isAddress = isIP(bracketed) === IPV6 || isIP(plain) > 0;
  return isAddress && Number(port) >= LIMITS.port.minimum && Number(port) <= LIMITS.port.maximum;
}
