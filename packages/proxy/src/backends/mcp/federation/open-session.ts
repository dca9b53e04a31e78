import type { Membership, Session } from "@edge-gateway/mcp/federation/session";
import type { JsonRpcMessage } from "@edge-gateway/mcp/json/message";
import type { HeldLinks } from "./held-links.ts";
import { SharedLink } from "./shared-link.ts";
import type { RunningCall, TargetLink } from "./target-link.ts";

/** A stream of a client that hears of targets that take part from now on. */
export interface JoinListener {
  joined(target: string): void;
  /** A target that has only one stream says something that is not a response. */
  heard(target: string, message: JsonRpcMessage): void;
  /** The client wants to hear of other resources of a target. */
  subscribed(target: string): void;
}

/**
 * A session as this worker knows it: as it was sealed into the id of the client, with what has changed
 * since. Another worker finds out by itself.
 */
export class OpenSession {
  readonly session: Session;
  /** Streams that are open for what concerns no request. */
  readonly streams = new Set<JoinListener>();
  /** Targets that the user was asked to agree to while lists were read. */
  readonly asked = new Set<string>();
  /** Joins that are under way, by target. */
  readonly joins = new Map<string, Promise<Membership | undefined>>();
  /** What targets without sessions are doing, by the ids of the requests. */
  readonly calls = new Map<string, RunningCall>();
  /** The level of logs that the client wants, for targets without sessions. */
  logLevel: string | undefined;
  readonly #members: Map<string, Membership>;
  /** Resources that the client wants to hear of, of targets without sessions. */
  readonly #subscriptions = new Map<string, Set<string>>();
  /** Sessions of targets that are a stream. */
  readonly #links = new Map<string, SharedLink>();
  readonly #held: HeldLinks;

  /** `held`: where other workers find the streams of targets. */
  constructor(session: Session, held: HeldLinks) {
    this.session = session;
    this.#held = held;
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

  /** URIs of a target without sessions that the client wants to hear of. */
  subscriptions(target: string): readonly string[] {
    return [...(this.#subscriptions.get(target) ?? [])];
  }

  subscribe(target: string, uri: string, isWanted: boolean): void {
    const uris = this.#subscriptions.get(target) ?? new Set();
    this.#subscriptions.set(target, uris);
    if (isWanted === uris.has(uri)) return;
    if (isWanted) uris.add(uri);
    else uris.delete(uri);
    for (const stream of this.streams) stream.subscribed(target);
  }

  /** Where the session of a target is a stream that is open. */
  link(target: string): TargetLink | undefined {
    const link = this.#links.get(target);
    return link?.isOver === false ? link : undefined;
  }

  /** Keeps a stream, and hears what it brings beside responses. */
  keep(target: string, link: TargetLink): void {
    if (!(link instanceof SharedLink)) return;
    const place = { session: this.session.id, target };
    this.#links.get(target)?.close();
    this.#links.set(target, link);
    this.#held.keep(place, link);
    link.hears = (message) => {
      const [stream] = this.streams;
      stream?.heard(target, message);
      return stream !== undefined || this.#held.tell(place, message);
    };
  }

  /** Ends the streams. */
  close(): void {
    for (const [target, link] of this.#links) {
      link.close();
      this.#held.drop({ session: this.session.id, target }, link);
    }
    this.#links.clear();
  }

  /** `link`: what the session of the target is, if it is one stream. */
  join(member: Membership, link?: TargetLink): void {
    if (link !== undefined) this.keep(member.target, link);
    this.#members.set(member.target, member);
    for (const stream of this.streams) stream.joined(member.target);
  }
}
