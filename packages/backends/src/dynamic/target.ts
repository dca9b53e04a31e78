import { isIP, isIPv6 } from "node:net";

/** The server that a request names. */
export interface Target {
  /** The host: a name in lower case, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
}

const AUTHORITY = /^(?:\[([^\]]+)\]|([^:[\]@/?#\s\\%]+))(?::(\d{1,5}))?$/;
/** The highest port: a port has 16 bits (RFC 9293 section 3.1). */
const MAX_PORT = 65_535;
/** Maximum characters of a host name (RFC 1035 section 2.3.4). */
const MAX_NAME = 253;

/** Parses `host` or `host:port`; undefined for any other text. */
export function parseAuthority(text: string, defaultPort: number): Target | undefined {
  const [, literal, name, digits] = AUTHORITY.exec(text) ?? [];
  const port = digits === undefined ? defaultPort : Number(digits);
  if (port < 1 || port > MAX_PORT) return undefined;
  if (literal !== undefined) return isIPv6(literal) ? { host: literal, port } : undefined;
  if (name === undefined || name.length > MAX_NAME) return undefined;
  return { host: isIP(name) === 0 ? name.toLowerCase() : name, port };
}
