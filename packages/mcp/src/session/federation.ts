import { Cursors } from "../federation/cursor.ts";
import { EventIds } from "../federation/event-ids.ts";
import type { ListShape } from "../federation/methods.ts";
import { Naming, type ItemKind } from "../federation/naming.ts";
import { Owners, type Collision } from "../federation/owners.ts";
import { Rewriter } from "../federation/rewrite.ts";
import { isSessionless } from "../federation/sessionless.ts";
import type { Membership } from "../federation/session.ts";
import { MAX_MCP_OWNED_NAMES } from "../bounds.ts";
import {
  completeIntroduction,
  failureOf,
  introduce,
  restoreSettings,
  type FailedStart,
} from "../links/introduce.ts";
import type { Occasion, SendEnd } from "./occasion.ts";
import type { FederationParts } from "./federation-parts.ts";
import type { OpenSession } from "./open-session.ts";
import { dismiss } from "../links/dismiss.ts";
import { SessionTable } from "./session-table.ts";
import { ListReadings } from "../federation/list-readings.ts";
import { closeLink } from "../links/shared-link.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import { linkOf, newLink } from "../links/target-links.ts";
import type { Arrival, CallEnd } from "../links/target-call.ts";
import type { TargetLink } from "../links/target-link.ts";
import { hasConsent, refusesUser } from "../target/consent.ts";
import { TargetEras } from "../target/target-eras.ts";
import { hasLostSession, isUnreachable } from "../links/lost-session.ts";
import { noteFailedStart } from "./note-failures.ts";
import { TargetHealth } from "../target/target-health.ts";
import { notingFields } from "./noting-fields.ts";
import type { Target } from "../target/target.ts";
import { TargetWatch } from "../target/target-watch.ts";

const NOT_PART = {
  kind: "failed",
  detail: "the server is not part of the session",
  about: "session",
} as const;
const LOST = { kind: "lost", detail: "the server's session is lost" } as const;
const NO_CONSENT = { kind: "consent", detail: "the user has not consented" } as const;

/** Several MCP servers that act as one. The object keeps the state that all requests share. */
export class Federation {
  readonly parts: FederationParts;
  readonly naming: Naming;
  readonly owners: Owners;
  readonly cursors: Cursors;
  readonly eventIds: EventIds;
  readonly rewriter: Rewriter;
  readonly sessions: SessionTable;
  readonly health: TargetHealth;
  readonly eras: TargetEras;
  readonly readings: ListReadings;
  /** Ends of the streams of clients with the 2024-11-05 transport. */
  readonly legacyStreams = new Set<() => void>();
  readonly #targets: ReadonlyMap<string, Target>;
  /** Functions that end the subscriptions that clients have open. */
  readonly #subscriptions = new Set<() => void>();
  readonly #deaf: readonly (() => void)[];

  constructor(parts: FederationParts) {
    this.parts = parts;
    const names = parts.targets.map(({ name }) => name);
    this.#targets = new Map(parts.targets.map((target) => [target.name, target]));
    this.naming = new Naming(names, parts.isPrefixed);
    this.owners = new Owners(names, MAX_MCP_OWNED_NAMES);
    this.cursors = new Cursors(parts.seal);
    this.eventIds = new EventIds(parts.seal);
    this.rewriter = new Rewriter(this.naming);
    this.sessions = new SessionTable({ backend: parts.key, targets: names }, parts);
    this.eras = new TargetEras(parts.now);
    this.readings = new ListReadings(parts.now);
    this.health = new TargetHealth(parts.key, parts);
    this.#deaf = [
      parts.news.hear(({ backend, target, kind }) => {
        if (backend === parts.key) this.#forget(kind, target);
      }),
      parts.drainSignal.hear(() => this.#endSubscriptions()),
    ];
  }

  /** Ends what depends on this configuration. @param endsStreams whether clients have to listen anew */
  close(endsStreams: boolean): void {
    for (const stop of this.#deaf) stop();
    this.#endSubscriptions();
    this.sessions.close(endsStreams);
  }

  /**
   * Registers a function that ends a client's subscription when the backend is closed; the returned function
   * unregisters it.
   */
  holdSubscription(end: () => void): () => void {
    this.#subscriptions.add(end);
    return () => void this.#subscriptions.delete(end);
  }

  #endSubscriptions(): void {
    for (const end of [...this.#subscriptions]) end();
  }

  target(name: string): Target | undefined {
    return this.#targets.get(name);
  }

  /**
   * Sends a message to a target. If the target has lost its session, a new session is begun for the message.
   */
  async send(
    occasion: Occasion,
    name: string,
    body: string,
    arrived: (arrival: Arrival) => void,
  ): Promise<SendEnd> {
    const target = this.target(name);
    if (target === undefined) return NOT_PART;
    if (this.#isElsewhere(target, occasion.open))
      return { kind: "lost", detail: "the server's process belongs to another gateway" };
    const consent = hasConsent(target, occasion.exchange);
    if (!(consent instanceof Promise ? await consent : consent)) return NO_CONSENT;
    const known = this.#reachable(target, occasion.open);
    const member = known ?? (await this.join(occasion, name));
    if (member === undefined) return NOT_PART;
    const end = await this.#call(occasion, { target, member }, body, arrived);
    if (end.kind === "refused" && (await refusesUser(target, occasion.exchange, end.status)))
      return NO_CONSENT;
    if (!hasLostSession(end, member)) return this.#judged(name, end);
    const again = await this.rejoin(occasion, member);
    if (again === undefined) return isUnreachable(end) || member.session === undefined ? end : LOST;
    return this.#judged(name, await this.#call(occasion, { target, member: again }, body, arrived));
  }

  /** Whether the process with the target's session belongs to another gateway. */
  #isElsewhere({ name, protocol }: Target, open: OpenSession): boolean {
    const worker = protocol === "stdio" ? open.member(name)?.server : undefined;
    const { links } = this.parts;
    return worker !== undefined && worker !== links.worker && !links.reaches(worker);
  }

  /** Returns a target's session if this worker can use the session. */
  #reachable({ name, protocol }: Target, open: OpenSession): Membership | undefined {
    const member = open.member(name);
    const isAnywhere = protocol === "StreamableHTTP" || protocol === "OpenAPI";
    if (isAnywhere || open.link(name) !== undefined) return member;
    return this.parts.links.reaches(member?.server) ? member : undefined;
  }

  /**
   * Lets targets that were unavailable at the session's start join the session, if a retry is due. No request
   * waits for the result.
   */
  inviteAbsent(occasion: Occasion): void {
    for (const { name } of this.parts.targets) {
      if (occasion.open.member(name) !== undefined || !this.mayJoin(occasion.open, name)) continue;
      void this.join(occasion, name);
    }
  }

  /** Whether the gateway may try now to add a target to a session. */
  mayJoin({ delays }: OpenSession, target: string): boolean {
    return delays.mayTry(target, this.parts.now()) && this.health.mayTry(target);
  }

  /** Begins a session with a target; undefined if the target refuses. */
  join(occasion: Occasion, name: string): Promise<Membership | undefined> {
    const { joins } = occasion.open;
    const known = joins.get(name);
    if (known !== undefined) return known;
    const joining = this.#join(occasion, name).finally(() => joins.delete(name));
    joins.set(name, joining);
    return joining;
  }

  /** Replaces a lost session, unless another request has already replaced it. */
  rejoin(occasion: Occasion, lost: Membership): Promise<Membership | undefined> {
    const current = occasion.open.member(lost.target);
    if (current !== undefined && current !== lost) return Promise.resolve(current);
    this.eras.forget(lost.target);
    return this.join(occasion, lost.target);
  }

  /** Records that a target has an item; false if the name belongs to another target. */
  learn(list: ListShape, name: string, target: string): boolean {
    const { kind } = list;
    if (list.name === "uriTemplate") this.owners.learnTemplate(name, target);
    const collision = this.owners.learn({ ...list, target }, name);
    if (collision !== undefined && !this.naming.isPrefixed) this.#report(collision);
    return this.naming.isPrefixed || (this.owners.owner(kind, name) ?? target) === target;
  }

  /** Forgets in all workers which items of a kind a target has. */
  forget(kind: ItemKind, target: string): void {
    const { key: backend, news } = this.parts;
    if (this.#forget(kind, target)) news.tell({ backend, target, kind });
  }

  /** Forgets in this worker which items of a kind a target has; false if nothing was known. */
  #forget(kind: ItemKind, target: string): boolean {
    const hadReadings = this.readings.forget(kind);
    return this.owners.forget(kind, target) || hadReadings;
  }

  async #join(occasion: Occasion, name: string): Promise<Membership | undefined> {
    const target = this.target(name);
    if (target === undefined) return undefined;
    const { exchange, open } = occasion;
    if (!(await hasConsent(target, exchange))) return undefined;
    const canDoWithout =
      isSessionless(open.session.version) || this.eras.of(name) === "sessionless";
    const found = canDoWithout ? this.eras.member(name) : undefined;
    if (found !== undefined) {
      open.join(found);
      return found;
    }
    const before = open.member(name);
    const message = `{"jsonrpc":"2.0","id":"join","method":"initialize","params":${open.session.client}}`;
    const known = { calls: this.parts.calls, exchange, limit: sharedLimit(target.timeout) };
    const introduced = await introduce(target, message, {
      ...known,
      newLink: () => newLink(target, this.parts, exchange),
      eras: this.eras,
      isSessionless: isSessionless(open.session.version),
    });
    if (introduced.kind !== "member") {
      if (introduced.kind === "failed" && (await refusesUser(target, exchange, introduced.status)))
        return undefined;
      return this.#notJoined(open, name, introduced);
    }
    const { member, link } = introduced;
    const parts = { ...known, link };
    if (isSessionless(member.version)) return this.#joined(open, member, link);
    const end = await completeIntroduction(member, parts);
    if (end.kind !== "complete") {
      closeLink(link);
      return this.#notJoined(open, name, failureOf(end));
    }
    const { logLevel } = open;
    await restoreSettings({ logLevel, subscriptions: open.subscriptions(name) }, member, parts);
    // Another worker may have begun a session meanwhile, which all workers use.
    const other = open.member(name) === before ? undefined : open.member(name);
    const hasEnded = this.parts.times.hasEnded(open.session.id);
    if (other === undefined && !hasEnded) return this.#joined(open, member, link);
    closeLink(link);
    void dismiss(target, member, known);
    return hasEnded ? undefined : other;
  }

  #notJoined({ delays }: OpenSession, name: string, failed: FailedStart): undefined {
    delays.failed(name, this.parts.now());
    noteFailedStart(this, name, failed);
  }

  #joined(open: OpenSession, member: Membership, link: TargetLink): Membership {
    this.health.joined(member);
    open.delays.worked(member.target);
    const replaced = open.member(member.target)?.session;
    open.join(member, link);
    // Other workers use this session, too: a response of the client must reach the server that asked.
    if (member.session !== undefined) open.change({ kind: "joined", member, replaced });
    return member;
  }

  #call(
    { exchange, open, timeout, running, streamed, isShared = false }: Occasion,
    { target, member }: { readonly target: Target; readonly member: Membership },
    body: string,
    arrived: (arrival: Arrival) => void,
  ): Promise<CallEnd> {
    const { session, version, server } = member;
    const own = target.timeout === 0 ? timeout : target.timeout;
    const link = linkOf(target, member, open, this.parts);
    const watch = TargetWatch.ofLink(exchange, target, body);
    const call = link.post(
      body,
      { session, version },
      {
        calls: this.parts.calls,
        exchange,
        server,
        timeout: own,
        limit: isShared ? sharedLimit(own) : 0,
        arrived: watch?.hearing(arrived) ?? arrived,
        opened: streamed,
        ...notingFields(target, open, this.parts),
      },
    );
    running.add(call);
    return call.ended.then((end) => {
      running.delete(call);
      watch?.ended(end);
      return end;
    });
  }

  #judged(name: string, end: CallEnd): CallEnd {
    const { metrics, key } = this.parts;
    if (end.kind === "complete") this.health.worked(name);
    metrics.mcpTargetCall(key, name, end.kind === "complete" ? "success" : "failure");
    return end;
  }

  #report(collision: Collision): void {
    this.parts.log.warn("two MCP targets have the same name: the first one keeps it", {
      backend: this.parts.key,
      ...collision,
    });
  }
}
