import type { EngineUpstream, Upstream } from "@edge-gateway/http";

/** A session of a server, as it is sealed into the id that the client gets. */
export interface ServerSession {
  readonly upstream: EngineUpstream;
  /** The server's own id. */
  readonly id: string;
}

/** The servers behind a target: a session stays at the one that began it. */
export interface Servers {
  /** Takes requests without a session. */
  next(): EngineUpstream;
  /** The session that a sealed text names; undefined when its server is gone. */
  sessionOf(text: string): ServerSession | undefined;
  /** What is sealed for a session that a server began. */
  textOf(id: string, upstream: Upstream | undefined): string;
  /** The server of that name; any one for undefined, and undefined when it is gone. */
  named(name: string | undefined): EngineUpstream | undefined;
  /** Undefined where there is only one. */
  nameOf(upstream: Upstream): string | undefined;
  /** All of them, to be given back. */
  readonly upstreams: readonly EngineUpstream[];
}

/** A server that has all sessions: their ids are sealed as they are. */
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

/** No id of a session holds one: they are visible characters of ASCII (MCP transports, session management). */
const SEPARATOR = " ";

/** Servers that take new sessions in turn, beginning anywhere; `servers` has one by the name of each. */
export function severalServers(servers: ReadonlyMap<string, EngineUpstream>): Servers {
  const names = new Map<Upstream, string>([...servers].map(([name, upstream]) => [upstream, name]));
  const upstreams = [...servers.values()];
  // Workers and configurations would otherwise all begin with the same one.
  let turn = Math.floor(Math.random() * upstreams.length);
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
