import type { Membership, Session } from "@edge-gateway/mcp/federation/session";

/** A stream of a client that hears of targets that take part from now on. */
export interface JoinListener {
  joined(target: string): void;
}

/**
 * A session as this worker knows it: as it was sealed into the id of the client, with what has changed
 * since. Another worker finds out by itself.
 */
export class OpenSession {
  readonly session: Session;
  /** Streams that are open for what concerns no request. */
  readonly streams = new Set<JoinListener>();
  /** Joins that are under way, by target. */
  readonly joins = new Map<string, Promise<Membership | undefined>>();
  readonly #members: Map<string, Membership>;

  constructor(session: Session) {
    this.session = session;
    this.#members = new Map(session.members.map((member) => [member.target, member]));
  }

  /** Targets that take part, in the order of the configuration. */
  get members(): readonly Membership[] {
    return this.session.targets.flatMap((target) => this.#members.get(target) ?? []);
  }

  /** The session as it is now. */
  get current(): Session {
    return { ...this.session, members: this.members };
  }

  member(target: string): Membership | undefined {
    return this.#members.get(target);
  }

  join(member: Membership): void {
    this.#members.set(member.target, member);
    for (const stream of this.streams) stream.joined(member.target);
  }
}
