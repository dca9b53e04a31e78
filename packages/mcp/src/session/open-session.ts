import type { Membership, Session } from "../federation/session.ts";
import type { JsonRpcMessage } from "../json/message.ts";
import type { HeldLinks } from "../links/held-links.ts";
import { JoinDelays } from "../target/join-delays.ts";
import { SharedLink } from "../links/shared-link.ts";
import { CancellableRequest } from "./cancellable-request.ts";
import { SessionSettings } from "./session-notes.ts";
import type { EarlyCancellations, SessionChange, SessionNotes } from "./session-notes.ts";
import { RunningCalls, type TargetLink } from "../links/target-link.ts";
import type { SentFields } from "../target/target-head.ts";

/** A client's stream, which is told when a target joins the session. */
export interface JoinListener {
  joined(target: string): void;
  /** Called with a notification of a target that sends all messages on a single stream. */
  heard(target: string, message: JsonRpcMessage): void;
  /** Called when the session has ended. */
  ended(): void;
  /** Called when the client changes its resource subscriptions at a target. */
  subscribed(target: string): void;
}

/** What this worker knows about a session until the session ends, in whatever configuration. */
export interface KeptSession {
  /** The session as the client's session id contains it. */
  readonly session: Session;
  /** The sessions at targets, including those that began later. */
  members: readonly Membership[];
  /** Sessions that this worker began, and then replaced by those of other workers. */
  readonly superseded: Membership[];
  /** The headers that targets received last, by target; `at`: when, by a monotonic clock. */
  readonly sent: Map<string, SentFields & { readonly at: number }>;
  /** Running calls at targets without sessions. */
  readonly calls: RunningCalls;
}

const NO_SETTINGS = new SessionSettings();

/** What workers know about a session. */
export interface KnownSession {
  /** What all workers know about sessions; unset if only this worker has the session. */
  readonly notes?: SessionNotes;
  /** Cancellations that arrived before their requests; unset if a session lasts as long as one request. */
  readonly early?: EarlyCancellations;
}

/**
 * A session in one configuration of this worker: the content of the client's session id, and later changes.
 * Other workers discover the changes themselves.
 */
export class OpenSession {
  readonly session: Session;
  readonly kept: KeptSession;
  /** The client's open streams for notifications. */
  readonly streams = new Set<JoinListener>();
  /** Targets for which the user was asked for consent when lists were read. */
  readonly asked = new Set<string>();
  /** When targets that have not joined are tried again. */
  readonly delays = new JoinDelays();
  /** The attempts to join that are running, by target. */
  readonly joins = new Map<string, Promise<Membership | undefined>>();
  /** Sessions at targets that other workers have begun, and end. */
  readonly adopted = new Set<Membership>();
  /** Number of the client's requests that this worker is handling. */
  running = 0;
  /** Requests of the client that this worker runs, by the same keys. */
  readonly #requests = new Map<string, CancellableRequest>();
  readonly #members: Map<string, Membership>;
  /** The cached value of {@link current}; undefined after a target has joined. */
  #current: Session | undefined;
  /** Connections to targets whose session is a single stream. */
  readonly #links = new Map<string, SharedLink>();
  readonly #held: HeldLinks;
  readonly #notes: SessionNotes | undefined;
  readonly #early: EarlyCancellations | undefined;
  /** The client's settings, if other workers need not know them. */
  readonly #own = new SessionSettings();

  /**
   * @param held the registry in which other workers find these connections
   * @param known what workers know about it
   * @param kept what this worker already knows about the session
   */
  constructor(
    session: Session,
    held: HeldLinks,
    { notes, early }: KnownSession = {},
    kept?: KeptSession,
  ) {
    this.session = kept?.session ?? session;
    this.kept = kept ?? {
      session,
      members: session.members,
      superseded: [],
      sent: new Map(),
      calls: new RunningCalls(),
    };
    this.#held = held;
    this.#notes = notes;
    this.#early = early;
    const members = [...this.kept.members, ...(this.#settings?.members ?? [])];
    this.#members = new Map(members.map((member) => [member.target, member]));
  }

  /** Running calls at targets without sessions, in whatever configuration they began. */
  get calls(): RunningCalls {
    return this.kept.calls;
  }

  /** Whether each worker may get requests of the session. */
  get isOfAllWorkers(): boolean {
    return this.#notes !== undefined;
  }

  /** Whether this worker is handling a request of the client, or has a stream of the client open. */
  get isBusy(): boolean {
    return this.running > 0 || this.streams.size > 0;
  }

  /** Whether this worker has a connection that is the session of a target. */
  get hasLinks(): boolean {
    return this.#links.values().some(({ isOver }) => !isOver);
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

  /** The client's resource subscriptions at a target, with the names that the target uses. */
  subscriptions(target: string): readonly string[] {
    return this.#settings?.subscriptions(target) ?? [];
  }

  /** Whether the client may subscribe to a resource of a target, or has subscribed to it. */
  maySubscribe(target: string, uri: string): boolean {
    return (this.#settings ?? NO_SETTINGS).maySubscribe(target, uri);
  }

  /** Applies a change of a setting, and tells all workers that may get requests of the session. */
  change(change: SessionChange): void {
    if (this.#notes !== undefined) return this.#notes.change(this.session.id, change);
    if (change.kind === "cancelled") this.#early?.add(this.session.id, change.id);
    this.#own.apply(change);
    this.changed(change, true);
  }

  /**
   * Runs a request of the client.
   * @param id the key of its id
   * @param tell tells a target that the request is cancelled
   */
  async run<Result>(
    id: string,
    tell: (target: string) => void,
    run: (request: CancellableRequest) => Promise<Result>,
  ): Promise<Result> {
    const isCancelled = this.#early?.take(this.session.id, id) === true;
    const request = new CancellableRequest(isCancelled, tell);
    this.#requests.set(id, request);
    try {
      return await run(request);
    } finally {
      this.#requests.delete(id);
      this.#early?.take(this.session.id, id);
    }
  }

  /** Reacts to a change that any worker has made. @param isOwn whether it is this worker */
  changed(change: SessionChange, isOwn: boolean): void {
    if (change.kind === "cancelled") {
      this.calls.abort(change.id);
      this.#requests.get(change.id)?.cancelled(isOwn);
    }
    if (change.kind === "joined") this.#follow(change.member, change.replaced);
    if (change.kind !== "subscription") return;
    for (const stream of this.streams) stream.subscribed(change.target);
  }

  /**
   * Uses the session that another worker has begun at a target, unless this worker has a stream. If both have
   * replaced the same session, all workers choose the same new one.
   */
  #follow(member: Membership, replaced: string | undefined): void {
    const { target, server, session = "" } = member;
    const own = this.#members.get(target);
    if (own === member || this.link(target) !== undefined) return;
    const isOther = own?.session !== session || own.server !== server;
    const isNewer = own?.session === replaced || session <= (own?.session ?? "");
    if (!isOther || !isNewer) return;
    if (own !== undefined && own.session !== replaced && !this.adopted.has(own))
      this.kept.superseded.push(own);
    this.adopted.add(member);
    this.join(member);
  }

  get #settings(): SessionSettings | undefined {
    return this.#notes === undefined ? this.#own : this.#notes.settings(this.session.id);
  }

  /** Returns the connection to a target, if its session is a stream that is open. */
  link(target: string): TargetLink | undefined {
    const link = this.#links.get(target);
    return link?.isOver === false ? link : undefined;
  }

  /** Stores the connection to a target, and receives notifications from it. */
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
   * Adds a target to the session.
   * @param link the target's connection, if its session is a single stream
   */
  join(member: Membership, link?: TargetLink): void {
    if (link !== undefined) this.keep(member.target, link);
    this.#members.set(member.target, member);
    this.#current = undefined;
    this.kept.members = this.members;
    for (const stream of this.streams) stream.joined(member.target);
  }
}
