/**
 * Values by host name: exact names first, then `*.` suffixes from the longest, then the values for
 * every host (Gateway API, HTTPRouteSpec.hostnames).
 */
export class HostTable<Value> {
  readonly #exact = new Map<string, Value>();
  readonly #suffixes = new Map<string, Value>();
  #any: Value | undefined;

  /** `hostname` in lower case: a name, `*.` and a suffix, or undefined for every host. */
  set(hostname: string | undefined, value: Value): void {
    if (hostname === undefined) this.#any = value;
    else if (hostname.startsWith("*.")) this.#suffixes.set(hostname.slice(1), value);
    else this.#exact.set(hostname, value);
  }

  get(hostname: string | undefined): Value | undefined {
    if (hostname === undefined) return this.#any;
    if (hostname.startsWith("*.")) return this.#suffixes.get(hostname.slice(1));
    return this.#exact.get(hostname);
  }

  /**
   * The first truthy result of `visit`, called from the most to the least specific value for the
   * host. `authority` is a host with or without a port.
   */
  find<Found>(authority: string, visit: (value: Value) => Found | undefined): Found | undefined {
    if (this.#exact.size > 0 || this.#suffixes.size > 0) {
      const found = this.#findNamed(hostOf(authority), visit);
      if (found !== undefined) return found;
    }
    return this.#any === undefined ? undefined : visit(this.#any);
  }

  values(): Value[] {
    const all = [...this.#exact.values(), ...this.#suffixes.values()];
    return this.#any === undefined ? all : [...all, this.#any];
  }

  #findNamed<Found>(host: string, visit: (value: Value) => Found | undefined): Found | undefined {
    const exact = this.#exact.get(host);
    const found = exact === undefined ? undefined : visit(exact);
    if (found !== undefined || this.#suffixes.size === 0) return found;
    return this.#findSuffix(host, visit);
  }

  #findSuffix<Found>(host: string, visit: (value: Value) => Found | undefined): Found | undefined {
    for (let dot = host.indexOf(".", 1); dot !== -1; dot = host.indexOf(".", dot + 1)) {
      const value = this.#suffixes.get(host.slice(dot));
      if (value === undefined) continue;
      const found = visit(value);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** The host of an authority in lower case, without port and without a trailing dot. */
export function hostOf(authority: string): string {
  const end = endOfHost(authority);
  let host = end === authority.length ? authority : authority.slice(0, end);
  if (host.endsWith(".")) host = host.slice(0, -1);
  return isLowerCase(host) ? host : host.toLowerCase();
}

/** Where the host of an authority ends: at its port, or at its end. */
function endOfHost(authority: string): number {
  const end = authority.startsWith("[") ? authority.indexOf("]") + 1 : authority.indexOf(":");
  return end <= 0 ? authority.length : end;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };

/**
 * The normal form of an authority, which is the same for every spelling that routes take for the same host: the
 * host as {@link hostOf} gives it, and the port, unless it is empty or that of the scheme (RFC 9110 section
 * 4.2.3).
 */
export function formAuthority(authority: string, scheme: string): string {
  const host = hostOf(authority);
  if (host.length === authority.length) return host;
  const port = Number(authority.slice(endOfHost(authority) + 1));
  return port === 0 || port === DEFAULT_PORTS[scheme] ? host : `${host}:${port}`;
}

function isLowerCase(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0x41 && code <= 0x5a) return false;
  }
  return true;
}
