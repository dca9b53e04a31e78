import type { EngineUpstream, Upstream } from "@edge-gateway/http";

/** A session at a server; the client's session id contains it, sealed. */
export interface ServerSession {
  readonly upstream: EngineUpstream;
  /** The session id that the server issued. */
  readonly id: string;
}

/** The endpoints of a target; a session stays at the one where it began. */
export interface Servers {
  /** The endpoint for a request without a session. */
  next(): EngineUpstream;
  /** Parses a session from a sealed text; undefined if its endpoint is gone. */
  sessionOf(text: string): ServerSession | undefined;
  /** The text to seal for a session. */
  textOf(id: string, upstream: Upstream | undefined): string;
  /** The endpoint with that name; any for undefined; undefined if it is gone. */
  named(name: string | undefined): EngineUpstream | undefined;
  /** The name of an endpoint; undefined if there is only one. */
  nameOf(upstream: Upstream): string | undefined;
  /** The connections to all endpoints, which are released at the end. */
  readonly upstreams: readonly EngineUpstream[];
}

/** A single endpoint: session ids are sealed unchanged. */
export function oneServer(upstream: EngineUpstream): Servers {
  return {
    next: () => upstream,
    sessionOf: (id) => ({ upstream, id }),
    textOf: (id) => id,
    named: () => upstream,
    nameOf: () => undefined,
    upstreams: [upstream],
  };
}

/**
 * Cannot occur in a session id, which consists of visible ASCII characters (MCP transports, session
 * management).
 */
const SEPARATOR = " ";

/**
 * Several endpoints that get new sessions in turn, from a random start; `servers` maps names to
 * endpoints.
 */
export function severalServers(
  servers: ReadonlyMap<string, EngineUpstream>,
  random: () => number = Math.random,
): Servers {
  const names = new Map<Upstream, string>([...servers].map(([name, upstream]) => [upstream, name]));
  const upstreams = [...servers.values()];
  // Otherwise all workers and configurations would begin with the same endpoint.
  let turn = Math.floor(random() * upstreams.length);
  const next = (): EngineUpstream => {
    turn = (turn + 1) % upstreams.length;
    const upstream = upstreams[turn];
    if (upstream === undefined) throw new RangeError("a target without servers");
    return upstream;
  };
  return {
    next,
    named: (name) => (name === undefined ? next() : servers.get(name)),
    nameOf: (upstream) => names.get(upstream),
    sessionOf(text) {
      const end = text.indexOf(SEPARATOR);
      const upstream = servers.get(text.slice(0, Math.max(end, 0)));
      return upstream === undefined ? undefined : { upstream, id: text.slice(end + 1) };
    },
    textOf(id, upstream) {
      const name = upstream === undefined ? undefined : names.get(upstream);
      return `${name ?? ""}${SEPARATOR}${id}`;
    },
    upstreams,
  };
}
