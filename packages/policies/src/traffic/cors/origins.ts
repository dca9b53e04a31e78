import { serializeOrigin } from "../../serialize-origin.ts";

/**
 * Scheme, host and optional port, as in an `Origin` header or an allowed origin (RFC 6454 section
 * 6.1).
 */
const ORIGIN = /^([a-z][a-z0-9+.-]*):\/\/([^:/?#[\]]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}|\*))?$/;
/** The characters that a wildcard matches in a host. */
const HOST_PART = /^[a-z0-9.:[\]-]+$/;
const ANY_PORT = "*";
/** The default ports of schemes, which browsers leave out (RFC 6454 section 6.1). */
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: "80", https: "443" };

/** Decides which origins are allowed (Fetch standard section 3.2). */
export class Origins {
  readonly any: boolean;
  readonly #exact: ReadonlySet<string>;
  readonly #patterns: readonly ParsedOrigin[];

  constructor(allowed: readonly string[]) {
    this.any = allowed.includes("*");
    const named = allowed.filter((origin) => origin !== "*");
    this.#exact = new Set(named.filter((origin) => !origin.includes("*")).map(serializeOrigin));
    this.#patterns = named
      .filter((origin) => origin.includes("*"))
      .map(parse)
      .filter((pattern) => pattern !== undefined);
  }

  allows(origin: string): boolean {
    if (this.any) return true;
    const asked = origin.toLowerCase();
    if (this.#exact.has(asked)) return true;
    if (this.#patterns.length === 0) return false;
    const parsed = parse(asked);
    return parsed !== undefined && this.#patterns.some((pattern) => matches(parsed, pattern));
  }
}

interface ParsedOrigin {
  readonly scheme: string;
  readonly host: string;
  /** The port of the origin; undefined: the default port of the scheme. */
  readonly port: string | undefined;
}

function parse(origin: string): ParsedOrigin | undefined {
  const [, scheme, host, port] = ORIGIN.exec(origin.toLowerCase()) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  return { scheme, host, port: port === DEFAULT_PORTS[scheme] ? undefined : port };
}

/** A pattern without a port matches only the scheme's default port. */
function matches(origin: ParsedOrigin, pattern: ParsedOrigin): boolean {
  if (origin.scheme !== pattern.scheme) return false;
  if (pattern.port !== ANY_PORT && origin.port !== pattern.port) return false;
  return matchesHost(origin.host, pattern.host);
}

function matchesHost(host: string, pattern: string): boolean {
  const wildcard = pattern.indexOf("*");
  if (wildcard < 0) return host === pattern;
  const [before, after] = [pattern.slice(0, wildcard), pattern.slice(wildcard + 1)];
  if (!host.startsWith(before) || !host.endsWith(after)) return false;
  return HOST_PART.test(host.slice(before.length, host.length - after.length));
}
