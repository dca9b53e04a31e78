import type { Membership, Session } from "@edge-gateway/mcp/federation/session";
import type { JsonRpcMessage } from "@edge-gateway/mcp/json/message";
import type { HeldLinks } from "./held-links.ts";
import { SharedLink } from "./shared-link.ts";
import type { RunningCall, TargetLink } from "./target-link.ts";

/** A client's stream that is told when a target joins. */
export interface JoinListener {
  joined(target: string): void;
  /** Receives notifications of a target that has a single stream. */
  heard(target: string, message: JsonRpcMessage): void;
  /** Called when the client changes its resource subscriptions at a target. */
  subscribed(target: string): void;
}

/**
 * A session as this worker knows it: the content of the sealed id, and changes since. Other workers
 * discover the changes themselves.
 */
export class OpenSession {
  readonly session: Session;
  /** Open streams for notifications. */
  readonly streams = new Set<JoinListener>();
  /** Targets for which the user was asked for consent while lists were read. */
  readonly asked = new Set<string>();
  /** Running joins, by target. */
  readonly joins = new Map<string, Promise<Membership | undefined>>();
  /** Running calls at targets without sessions, by request id. */
  readonly calls = new Map<string, RunningCall>();
  /** The log level that the client set, for targets without sessions. */
  logLevel: string | undefined;
  readonly #members: Map<string, Membership>;
  /** {@link members}, computed again when one joins. */
  #inOrder: readonly Membership[] | undefined;
  /** The client's resource subscriptions at targets without sessions. */
  readonly #subscriptions = new Map<string, Set<string>>();
  /** Connections to targets whose session is a stream. */
  readonly #links = new Map<string, SharedLink>();
  readonly #held: HeldLinks;

  /** `held`: the registry through which other workers find these connections. */
  constructor(session: Session, held: HeldLinks) {
    this.session = session;
    this.#held = held;
    this.#members = new Map(session.members.map((member) => [member.target, member]));
  }

  /** Targets that have joined, in the order of the configuration. */
  get members(): readonly Membership[] {
    this.#inOrder ??= this.session.targets.flatMap((target) => this.#members.get(target) ?? []);
    return this.#inOrder;
  }

  /** The current state of the session. */
  get current(): Session {
    return { ...this.session, members: this.members };
  }

  member(target: string): Membership | undefined {
    return this.#members.get(target);
  }

  /** The client's resource subscriptions at a target without sessions. */
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

  /** The connection to a target, if its session is an open stream. */
  link(target: string): TargetLink | undefined {
    const link = this.#links.get(target);
    return link?.isOver === false ? link : undefined;
  }

  /** Keeps a connection, and receives its notifications. */
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

  /** Closes the connections. */
  close(): void {
    for (const [target, link] of this.#links) {
      link.close();
      this.#held.drop({ session: this.session.id, target }, link);
    }
    this.#links.clear();
  }

  /** Adds a target. `link`: its connection, if its session is a stream. */
  join(member: Membership, link?: TargetLink): void {
    if (link !== undefined) this.keep(member.target, link);
    this.#members.set(member.target, member);
    this.#inOrder = undefined;
    for (const stream of this.streams) stream.joined(member.target);
  }
}
