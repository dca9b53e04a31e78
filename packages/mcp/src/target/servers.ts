import type { EngineUpstream, Upstream } from "@edge-gateway/http";

/** A session at a server. The session id that the client gets contains it in encrypted form. */
export interface ServerSession {
  readonly upstream: EngineUpstream;
  /** The session id that the server issued. */
  readonly id: string;
}

/** The endpoints of a target; a session stays at the endpoint where it began. */
export interface Servers {
  /** The endpoint for a request without a session. */
  next(): EngineUpstream;
  /** Parses the session in a decrypted session id; undefined if its endpoint no longer exists. */
  sessionOf(text: string): ServerSession | undefined;
  /** Returns the text for a session, to be encrypted as the client's session id. */
  textOf(id: string, upstream: Upstream | undefined): string;
  /**
   * Returns the endpoint with this name; any endpoint if `name` is undefined; undefined if the endpoint no
   * longer exists.
   */
  named(name: string | undefined): EngineUpstream | undefined;
  /** Returns the name of an endpoint; undefined if there is only one endpoint. */
  nameOf(upstream: Upstream): string | undefined;
  /** The connections to all endpoints; they are released with the backend. */
  readonly upstreams: readonly EngineUpstream[];
}

/** A target with a single endpoint: the text for a session is the server's session id. */
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
 * Separates the endpoint's name from the session id. A session id consists of visible ASCII characters (MCP
 * transports, session management), so it contains no space.
 */
const SEPARATOR = " ";

/**
 * A target with several endpoints, which get new sessions in turn, from a random start. `servers` maps names
 * to endpoints.
 */
export function severalServers(
  servers: ReadonlyMap<string, EngineUpstream>,
  random: () => number = Math.random,
): Servers {
  const names = new Map<Upstream, string>([...servers].map(([name, upstream]) => [upstream, name]));
  const upstreams = [...servers.values()];
  // Without a random start, all workers and configurations would begin with the same endpoint.
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
