import type { Membership, Session } from "@edge-gateway/mcp/federation/session";
import type { JsonRpcMessage } from "@edge-gateway/mcp/json/message";
import type { SentFields } from "../../../shared/session-records.ts";
import type { HeldLinks } from "./held-links.ts";
import { JoinDelays } from "./join-delays.ts";
import { SharedLink } from "./shared-link.ts";
import { SessionSettings, type SessionChange, type SessionNotes } from "./session-notes.ts";
import type { RunningCall, TargetLink } from "./target-link.ts";

/** A client's stream that is informed when a target joins. */
export interface JoinListener {
  joined(target: string): void;
  /** Receives notifications of a target that has a single stream. */
  heard(target: string, message: JsonRpcMessage): void;
  /** Called when the session has ended. */
  ended(): void;
  /** Is called when the client changes its resource subscriptions at a target. */
  subscribed(target: string): void;
}

/** What is known of a session as long as it lives, in all configurations of this worker. */
export interface KeptSession {
  /** The content of the sealed id. */
  readonly session: Session;
  /** The targets' sessions, also those that began later. */
  members: readonly Membership[];
  /** Headers with which targets last saw credentials, by target. */
  readonly sent: Map<string, SentFields>;
}

/**
 * A session as this worker knows it: the content of the sealed id, and changes since. Other workers
 * discover the changes themselves.
 */
export class OpenSession {
  readonly session: Session;
  readonly kept: KeptSession;
  /** The open streams for notifications. */
  readonly streams = new Set<JoinListener>();
  /** Targets for which the user was asked for consent while lists were read. */
  readonly asked = new Set<string>();
  /** When targets that did not join are asked again to join. */
  readonly delays = new JoinDelays();
  /** The running joins, by target. */
  readonly joins = new Map<string, Promise<Membership | undefined>>();
  /** How many requests of the client are being processed by this worker. */
  running = 0;
  /** Running calls at targets that have no sessions of their own, by request id in one spelling. */
  readonly calls = new Map<string, RunningCall>();
  readonly #members: Map<string, Membership>;
  /** {@link current}, computed again when a target joins. */
  #current: Session | undefined;
  /** Connections to targets whose session is a stream. */
  readonly #links = new Map<string, SharedLink>();
  readonly #held: HeldLinks;
  readonly #notes: SessionNotes | undefined;
  /** The client's settings, where other workers need not know them. */
  readonly #own = new SessionSettings();

  /**
   * `held`: the registry through which other workers find these connections; `notes`: what all
   * workers know of sessions, undefined if only this worker has the session; `kept`: what this
   * worker already knows of it.
   */
  constructor(session: Session, held: HeldLinks, notes?: SessionNotes, kept?: KeptSession) {
    this.session = kept?.session ?? session;
    this.kept = kept ?? { session, members: session.members, sent: new Map() };
    this.#held = held;
    this.#notes = notes;
    this.#members = new Map(this.kept.members.map((member) => [member.target, member]));
  }

  /** Whether this worker processes a request of the client, or has a stream open. */
  get isBusy(): boolean {
    return this.running > 0 || this.streams.size > 0;
  }

  /** Targets that have joined, in the order of the configuration. */
  get members(): readonly Membership[] {
    return this.current.members;
  }

  /** The current state of the session. */
  get current(): Session {
    this.#current ??= {
      ...this.session,
      members: this.session.targets.flatMap((target) => this.#members.get(target) ?? []),
    };
    return this.#current;
  }

  member(target: string): Membership | undefined {
    return this.#members.get(target);
  }

  /** The log level that the client set. */
  get logLevel(): string | undefined {
    return this.#settings?.logLevel;
  }

  /** The client's resource subscriptions at a target, under the target's own names. */
  subscriptions(target: string): readonly string[] {
    return this.#settings?.subscriptions(target) ?? [];
  }

  /** Sets or stops something, for all workers that may have requests of the session. */
  change(change: SessionChange): void {
    if (this.#notes !== undefined) return this.#notes.change(this.session.id, change);
    this.#own.apply(change);
    this.changed(change);
  }

  /** Follows a change that some worker has reported. */
  changed(change: SessionChange): void {
    if (change.kind === "cancelled") this.calls.get(change.id)?.abort();
    if (change.kind !== "subscription") return;
    for (const stream of this.streams) stream.subscribed(change.target);
  }

  get #settings(): SessionSettings | undefined {
    return this.#notes === undefined ? this.#own : this.#notes.settings(this.session.id);
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

  /** Closes the connections to all targets. */
  close(): void {
    for (const [target, link] of this.#links) {
      link.close();
      this.#held.drop({ session: this.session.id, target }, link);
    }
    this.#links.clear();
  }

  /**
   * Adds a target.
   * @param link the target's connection, if its session is a stream
   */
  join(member: Membership, link?: TargetLink): void {
    if (link !== undefined) this.keep(member.target, link);
    this.#members.set(member.target, member);
    this.#current = undefined;
    this.kept.members = this.members;
    for (const stream of this.streams) stream.joined(member.target);
  }
}
