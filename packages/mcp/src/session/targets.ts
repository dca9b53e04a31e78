import type { Logger } from "@edge-gateway/kernel/log/logger";
import { isSessionless } from "../federation/sessionless.ts";
import type { Membership } from "../federation/session.ts";
import type { Exchange } from "../exchange.ts";
import { dismiss } from "../links/dismiss.ts";
import {
  completeIntroduction,
  failureOf,
  introduce,
  restoreSettings,
  type FailedStart,
  type Linked,
} from "../links/introduce.ts";
import { hasLostSession, isUnreachable } from "../links/lost-session.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import { closeLink } from "../links/shared-link.ts";
import { CANCELLED, type Arrival, type CallEnd } from "../links/target-call.ts";
import type { TargetLink } from "../links/target-link.ts";
import { linkOf, newLink } from "../links/target-links.ts";
import { hasConsent, refusesUser, type Consent } from "../target/consent.ts";
import { TargetEras } from "../target/target-eras.ts";
import { TargetHealth } from "../target/target-health.ts";
import { TargetWatch } from "../target/target-watch.ts";
import type { Target } from "../target/target.ts";
import type { McpServices } from "./mcp-services.ts";
import { noteFailedStart } from "./note-failures.ts";
import { notingFields } from "./noting-fields.ts";
import type { Occasion, SendEnd } from "./occasion.ts";
import type { OpenSession } from "./open-session.ts";

const NOT_PART = {
  kind: "failed",
  detail: "the server is not part of the session",
  about: "session",
} as const;
const LOST = { kind: "lost", detail: "the server's session is lost" } as const;
const NO_CONSENT = { kind: "consent", detail: "the user has not consented" } as const;

/** What the targets of a backend are made of. */
export interface TargetsParts {
  /** The name of the backend, which stays the same across reloads. */
  readonly key: string;
  /** The targets in the order of the configuration. */
  readonly targets: readonly Target[];
  /** The consents for targets that require a token of each user. */
  readonly consents: readonly Consent[];
  /** Whether clients get the results of the other targets if some fail. */
  readonly failsOpen: boolean;
  readonly services: McpServices;
  readonly log: Logger;
  readonly now: () => number;
}

/** How a target is initialized for a client. */
interface IntroductionParts {
  readonly exchange: Exchange;
  /** Maximum milliseconds to the end of the response; 0 means no limit. */
  readonly limit: number;
  /** Whether the client uses no sessions. */
  readonly isSessionless: boolean;
}

/** The targets of a backend: they join the sessions of clients, and get the messages of clients. */
export class Targets {
  readonly key: string;
  readonly all: readonly Target[];
  readonly consents: readonly Consent[];
  readonly failsOpen: boolean;
  readonly services: McpServices;
  readonly health: TargetHealth;
  readonly eras: TargetEras;
  readonly now: () => number;
  readonly #byName: ReadonlyMap<string, Target>;

  constructor({ key, targets, consents, failsOpen, services, log, now }: TargetsParts) {
    this.key = key;
    this.all = targets;
    this.consents = consents;
    this.failsOpen = failsOpen;
    this.services = services;
    this.now = now;
    this.#byName = new Map(targets.map((target) => [target.name, target]));
    this.health = new TargetHealth(key, { ...services, log, now });
    this.eras = new TargetEras(now);
  }

  target(name: string): Target | undefined {
    return this.#byName.get(name);
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
    if (again === undefined) {
      // Such a target is away, as it is for the worker that had the stream.
      if (isStream(target)) return NOT_PART;
      return isUnreachable(end) || member.session === undefined ? end : LOST;
    }
    return this.#judged(name, await this.#call(occasion, { target, member: again }, body, arrived));
  }

  /** Whether the process with the target's session belongs to another gateway. */
  #isElsewhere({ name, protocol }: Target, open: OpenSession): boolean {
    const worker = protocol === "stdio" ? open.member(name)?.server : undefined;
    const { links } = this.services;
    return worker !== undefined && worker !== links.worker && !links.reaches(worker);
  }

  /** Returns a target's session if this worker can use the session. */
  #reachable(target: Target, open: OpenSession): Membership | undefined {
    const { name } = target;
    const member = open.member(name);
    if (!isStream(target) || open.link(name) !== undefined) return member;
    return this.services.links.reaches(member?.server) ? member : undefined;
  }

  /**
   * Lets targets that were unavailable at the session's start join the session, if a retry is due. No request
   * waits for the result.
   */
  inviteAbsent(occasion: Occasion): void {
    for (const { name } of this.all) {
      if (occasion.open.member(name) !== undefined || !this.mayJoin(occasion.open, name)) continue;
      void this.join(occasion, name);
    }
  }

  /** Whether the gateway may try now to add a target to a session. */
  mayJoin({ delays }: OpenSession, target: string): boolean {
    return delays.mayTry(target, this.now()) && this.health.mayTry(target);
  }

  /** Begins a session with a target, of which all workers hear; undefined if the target refuses. */
  join(occasion: Occasion, name: string): Promise<Membership | undefined> {
    const { joins } = occasion.open;
    const known = joins.get(name);
    if (known !== undefined) return known;
    const joining = this.#join(occasion, name).finally(() => joins.delete(name));
    joins.set(name, joining);
    return joining;
  }

  /** Initializes a target for a client; `waiting`: the target requires another consent of the user. */
  async introduce(
    target: Target,
    message: string,
    { exchange, ...parts }: IntroductionParts,
  ): Promise<Linked | { readonly kind: "waiting" }> {
    const { services, eras } = this;
    const introduced = await introduce(target, message, {
      ...{ ...parts, exchange, eras, calls: services.calls },
      newLink: () => newLink(target, services, exchange),
    });
    const { status } = introduced.kind === "failed" ? introduced : {};
    return (await refusesUser(target, exchange, status)) ? { kind: "waiting" } : introduced;
  }

  /** Replaces a lost session, unless another request has already replaced it. */
  rejoin(occasion: Occasion, lost: Membership): Promise<Membership | undefined> {
    const current = occasion.open.member(lost.target);
    if (current !== undefined && current !== lost) return this.#heard(current);
    this.eras.forget(lost.target);
    return this.join(occasion, lost.target);
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
    const known = { exchange, limit: sharedLimit(target.timeout) };
    const introduced = await this.introduce(target, message, {
      ...known,
      isSessionless: isSessionless(open.session.version),
    });
    if (introduced.kind === "waiting") return undefined;
    if (introduced.kind !== "member") return this.#notJoined(open, name, introduced);
    const { member, link } = introduced;
    const calls = { ...known, calls: this.services.calls };
    const parts = { ...calls, link };
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
    const hasEnded = this.services.times.hasEnded(open.session.id);
    if (other === undefined && !hasEnded) return this.#heard(this.#joined(open, member, link));
    closeLink(link);
    void dismiss(target, member, calls);
    return hasEnded ? undefined : other;
  }

  #notJoined({ delays }: OpenSession, name: string, failed: FailedStart): undefined {
    delays.failed(name, this.now());
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

  /** The worker that has the client's stream opens one at a new session, before a message is sent there. */
  async #heard(member: Membership): Promise<Membership> {
    await this.services.notes.heard();
    return member;
  }

  /** Sends a message after the session's stream has begun, if it is being opened. */
  #call(
    occasion: Occasion,
    place: { readonly target: Target; readonly member: Membership },
    body: string,
    arrived: (arrival: Arrival) => void,
  ): Promise<CallEnd> {
    const { exchange, open } = occasion;
    const { openings, times } = this.services;
    const { id, begun } = open.session;
    const isNew = open.isOfAllWorkers && times.isNew(begun);
    const opened = openings.opened(id, place.target.name, isNew);
    if (opened === undefined) return this.#post(occasion, place, body, arrived);
    const end = exchange.end;
    return opened.then(() =>
      exchange.end === end ? this.#post(occasion, place, body, arrived) : CANCELLED,
    );
  }

  #post(
    { exchange, open, timeout, running, streamed, sent, isShared = false }: Occasion,
    { target, member }: { readonly target: Target; readonly member: Membership },
    body: string,
    arrived: (arrival: Arrival) => void,
  ): Promise<CallEnd> {
    const { session, version, server } = member;
    const own = target.timeout === 0 ? timeout : target.timeout;
    const link = linkOf(target, member, open, this.services);
    const watch = TargetWatch.ofLink(exchange, target, body);
    const call = link.post(
      body,
      { session, version },
      {
        calls: this.services.calls,
        exchange,
        server,
        timeout: own,
        limit: isShared ? sharedLimit(own) : 0,
        arrived: watch?.hearing(arrived) ?? arrived,
        opened: streamed,
        ...notingFields(target, open, this),
      },
    );
    running.add(call);
    sent?.(target.name);
    return call.ended.then((end) => {
      running.delete(call);
      watch?.ended(end);
      return end;
    });
  }

  #judged(name: string, end: CallEnd): CallEnd {
    const { metrics } = this.services;
    if (end.kind === "complete") this.health.worked(name);
    metrics.mcpTargetCall(this.key, name, end.kind === "complete" ? "success" : "failure");
    return end;
  }
}

/** Whether sessions of a target are streams, each of one worker. */
function isStream({ protocol }: Target): boolean {
  return protocol === "SSE" || protocol === "stdio";
}
