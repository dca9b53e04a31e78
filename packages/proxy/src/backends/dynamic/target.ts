import { isIP, isIPv6 } from "node:net";

/** The server that a request names. */
export interface Target {
  /** A name in lower case, or an address without brackets. */
  readonly host: string;
  readonly port: number;
}

const AUTHORITY = /^(?:\[([^\]]+)\]|([^:[\]@/?#\s\\%]+))(?::(\d{1,5}))?$/;
/** RFC 9293 section 3.1: a port has 16 bits. */
const MAX_PORT = 65_535;
/** RFC 1035 section 2.3.4, as text. */
const MAX_NAME = 253;

/** Parses `host` or `host:port`; undefined for other texts. */
export function parseAuthority(text: string, defaultPort: number): Target | undefined {
  const [, literal, name, digits] = AUTHORITY.exec(text) ?? [];
  const port = digits === undefined ? defaultPort : Number(digits);
  if (port < 1 || port > MAX_PORT) return undefined;
  if (literal !== undefined) return isIPv6(literal) ? { host: literal, port } : undefined;
  if (name === undefined || name.length > MAX_NAME) return undefined;
  return { host: isIP(name) === 0 ? name.toLowerCase() : name, port };
}
