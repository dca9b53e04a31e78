import { isIPv4, isIPv6 } from "node:net";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { IrEndpoint } from "@edge-gateway/generated/types/index.ts";

/** A server in a route's short form of a backend. */
export interface NamedServer {
  readonly server: IrEndpoint;
  readonly tls: boolean;
}

const SCHEMES: Readonly<Record<string, { readonly port: number; readonly tls: boolean }>> = {
  http: { port: 80, tls: false },
  https: { port: 443, tls: true },
};

const FORM = /^(?:(https?):\/\/)?(\[[0-9A-Fa-f:.]+\]|[^:/?#@[\]\s]+)(?::([0-9]{1,5}))?\/?$/;

/**
 * Parses `host:port`, `[ipv6]:port`, `http(s)://host[:port]` or `unix:/path`; undefined for other
 * texts. A URL without a port has the default port of its scheme (RFC 9110 section 4.2).
 */
export function parseServer(text: string): NamedServer | undefined {
  if (text.startsWith("unix:")) {
    const unixPath = text.slice("unix:".length);
    return unixPath.startsWith("/") ? { server: { unixPath }, tls: false } : undefined;
  }
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const [, schemeName, bracketed = "", digits] = match;
  const scheme = schemeName === undefined ? undefined : SCHEMES[schemeName];
  if (scheme === undefined && text.endsWith("/")) return undefined;
  const port = digits === undefined ? scheme?.port : Number(digits);
  if (port === undefined || !isPort(port)) return undefined;
  const host = bracketed.replace(/^\[|\]$/g, "");
  return isHost(host) ? { server: { host, port }, tls: scheme?.tls ?? false } : undefined;
}

function isPort(port: number): boolean {
  return port >= LIMITS.port.minimum && port <= LIMITS.port.maximum;
}

const NAME =
  /^[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?(?:\.[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?)*\.?$/;
/** Decimal and hexadecimal numbers, which systems read as an address in other forms than the usual one. */
const ONLY_NUMBERS = /^(?:(?:0[xX][0-9A-Fa-f]*|[0-9]+)\.?)+$/;

/** Whether a text is a host name or an IP address without brackets. */
export function isHost(text: string): boolean {
  if (text.includes(":")) return isIPv6(text);
  return ONLY_NUMBERS.test(text) ? isIPv4(text) : NAME.test(text);
}
