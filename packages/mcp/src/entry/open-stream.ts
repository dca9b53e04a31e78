import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Alarm } from "@edge-gateway/http";
import type { Position } from "../federation/names/event-ids.ts";
import type { Membership } from "../federation/session.ts";
import type { JsonRpcMessage, JsonRpcResponse } from "../json/message.ts";
import { isSessionless } from "../federation/sessionless.ts";
import { ACKNOWLEDGED, listenRequest } from "../federation/sessionless-target.ts";
import { MAX_MCP_JOIN_DELAY, MCP_JOIN_DELAY } from "../bounds.ts";
import { MESSAGE_POLICIES, type Exchange } from "../exchange.ts";
import type { MessageWriter } from "../client/client-writer.ts";
import { hasLostSession } from "../links/lost-session.ts";
import type { JoinListener, OpenSession } from "../session/open-session.ts";
import { mayHear } from "../request/hidden-parts.ts";
import { responseForClient } from "../request/judge.ts";
import { ClientService } from "./client-service.ts";
import { TargetCall, type Arrival, type CallEnd } from "../links/target-call.ts";
import { noteFailedCall } from "../session/note-failures.ts";
import type { RunningCall } from "../links/target-link.ts";
import { linkOf } from "../links/target-links.ts";
import type { Target } from "../target/target.ts";
import { mayPass } from "../links/passing-status.ts";
import { unavailable } from "../request/target-ends.ts";
import { forClient } from "../request/translate-message.ts";
import type { Gateway } from "./gateway.ts";

const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const NO_SESSION = { session: undefined, version: undefined };

/** Whether a target may open a stream later. */
function mayReturn(end: CallEnd): boolean {
  return end.kind === "failed" || (end.kind === "refused" && mayPass(end.status));
}

/** Whether a message on a subscription stream is a notification, instead of the stream's start or end. */
function isNews(message: JsonRpcMessage): boolean {
  if (message.kind === "response") return false;
  return message.kind === "request" || message.method !== ACKNOWLEDGED;
}

/**
 * The lists of which the client is told when a target joins, because the target's lists then become part of
 * the client's lists.
 */
const LISTS_CHANGED = [
  { kind: "tool", capability: "tools" },
  { kind: "prompt", capability: "prompts" },
  { kind: "resource", capability: "resources" },
] as const;

/**
 * The stream on which a client receives notifications, or the remaining part of an interrupted response. The
 * streams of all targets are merged into it, and reopened when they end.
 */
export class OpenStream extends ClientService implements JoinListener {
  readonly #open: OpenSession;
  /** Ends the count of this stream among those that administrators see. */
  #uncounted: (() => void) | undefined;
  readonly #from: Position | undefined;
  /** The last event id of each target. */
  readonly #last: Map<string, string>;
  readonly #alarms = new Map<string, Alarm>();
  /** Functions that stop notifications from processes of other workers. */
  readonly #deaf: (() => void)[] = [];
  /** Open streams to targets without sessions, by target, and those that were replaced. */
  readonly #listens = new Map<string, RunningCall>();
  readonly #replaced = new Set<RunningCall>();
  /** Targets that got a new session for this stream, and have not opened a stream since. */
  readonly #renewed = new Set<string>();
  #writer: MessageWriter | undefined;
  #written: Promise<void> = Promise.resolve();

  constructor(gateway: Gateway, exchange: Exchange, open: OpenSession, from: Position | undefined) {
    super(gateway, exchange);
    this.#open = open;
    this.#from = from;
    this.#last = new Map(from?.last);
  }

  protected async run(writer: MessageWriter): Promise<void> {
    this.#writer = writer;
    if (this.#isResponse) return this.#resume(writer);
    this.#open.streams.add(this);
    this.#uncounted = this.gateway.parts.services.listed.openStream(this.#open.session.id);
    const { members } = this.#open;
    const offers = await Promise.all(
      members.map(({ target }) => this.#follow(target, MCP_JOIN_DELAY)),
    );
    // Clients that get 405 never ask for a stream again, so a stream that a target may still open begins now.
    if (offers.includes(true)) return writer.open();
    // No target offers a stream, so the client gets the response of a server that offers none.
    if (writer.isNew) {
      this.#close();
      writer.accept(METHOD_NOT_ALLOWED);
    }
  }

  override abandoned(): void {
    this.#close();
    super.abandoned();
  }

  joined(target: string): void {
    if (!this.#isLive) return;
    const { names } = this.gateway;
    for (const { kind } of LISTS_CHANGED) names.forget(kind, target);
    const capabilities = this.#open.member(target)?.capabilities ?? [];
    for (const { capability } of LISTS_CHANGED) {
      if (!capabilities.includes(capability)) continue;
      const json = `{"jsonrpc":"2.0","method":"notifications/${capability}/list_changed"}`;
      this.#write(names.heard()?.then(() => json) ?? json, (text) => this.#writer?.event(text));
    }
    void this.#follow(target, MCP_JOIN_DELAY);
  }

  /** Ends the stream, because the session has ended: reopened streams of targets would begin new sessions. */
  ended(): void {
    this.#writer?.accept(NOT_FOUND);
    this.#writer?.end();
    this.abandoned();
  }

  heard(target: string, message: JsonRpcMessage): void {
    if (!isNews(message)) return;
    this.#tell(target, { messages: [message], eventId: undefined, retry: undefined });
  }

  /**
   * After the client's subscriptions have changed, opens a new stream to a target without sessions, and then
   * closes the old one.
   */
  subscribed(target: string): void {
    if (!isSessionless(this.#open.member(target)?.version)) return;
    const before = this.#listens.get(target);
    void this.#follow(target, MCP_JOIN_DELAY).then(() => {
      if (before === undefined || this.#listens.get(target) === before) return;
      this.#replaced.add(before);
      before.abort();
    });
  }

  /** Whether the stream resumes the response to one request. */
  get #isResponse(): boolean {
    return this.#from !== undefined && this.#from.stream !== "";
  }

  get #isLive(): boolean {
    return this.#writer?.isOver === false;
  }

  async #resume(writer: MessageWriter): Promise<void> {
    const away: string[] = [];
    await Promise.all(
      Array.from(this.#last.keys(), async (target) => {
        const end = await this.#read(target);
        if (end?.kind === "failed") noteFailedCall(this.gateway.targets, target, end);
        if (end !== undefined && mayReturn(end)) away.push(target);
      }),
    );
    await this.#written;
    if (!writer.isNew) return writer.end();
    // Clients that get 405 never ask for the response again.
    if (away.length === 0) return writer.accept(METHOD_NOT_ALLOWED);
    writer.reply(unavailable(away, "null"), { status: ERRORS.upstream_unavailable.status });
  }

  /**
   * Reads a target's stream until it ends, and reopens it later. Resolves when it is known whether the target
   * offers a stream, now or when it is back.
   */
  #follow(target: string, delay: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    let wasOpened = false;
    const opened = (): void => {
      wasOpened = true;
      this.gateway.targets.health.worked(target);
      this.#renewed.delete(target);
      resolve(true);
    };
    const member = this.#open.member(target);
    void this.#read(target, opened).then(async (end) => {
      resolve(end !== undefined && this.#isOffered(target, end));
      if (end === undefined || !this.#isLive) return;
      // The target has another session by now, with a stream of its own: see `joined`.
      if (this.#open.member(target) !== member) return;
      if (this.gateway.parts.services.times.hasEnded(this.#open.session.id)) return this.ended();
      if (!(await this.#shallComeBack(target, end, wasOpened))) return;
      const next = wasOpened ? MCP_JOIN_DELAY : Math.min(delay * 2, MAX_MCP_JOIN_DELAY);
      this.#alarmOf(target, () => void this.#follow(target, next)).set(delay);
    });
    return promise;
  }

  /** Whether a target may still open a stream, in the same session or in a new one. */
  #isOffered(target: string, end: CallEnd): boolean {
    return mayReturn(end) || this.#lostSession(target, end) !== undefined;
  }

  /**
   * The session that a target has lost. A target that refuses the stream of a new session, too, does not know
   * the request: many servers respond so instead of with 405.
   */
  #lostSession(target: string, end: CallEnd): Membership | undefined {
    const member = this.#open.member(target);
    const isLost = member !== undefined && hasLostSession(end, member);
    return isLost && !this.#renewed.has(target) ? member : undefined;
  }

  /**
   * Whether to open the stream again. The end of an open stream is no failure of the target, which may simply
   * have had no messages.
   */
  async #shallComeBack(target: string, end: CallEnd, wasOpened: boolean): Promise<boolean> {
    if (end.kind === "complete") return true;
    const member = this.#lostSession(target, end);
    if (member !== undefined) {
      this.#renewed.add(target);
      await this.gateway.targets.rejoin(this.occasion(this.#open, 0), member);
      return false;
    }
    if (!mayReturn(end)) return false;
    if (!wasOpened) noteFailedCall(this.gateway.targets, target, end);
    return true;
  }

  async #read(target: string, opened?: () => void): Promise<CallEnd | undefined> {
    const place = this.gateway.targets.target(target);
    const member = this.#open.member(target);
    if (place === undefined || member === undefined) return undefined;
    if (place.protocol === "SSE" || place.protocol === "stdio") {
      // The target's notifications arrive on the session's single stream: see `heard`.
      this.#writer?.open();
      this.#hearElsewhere(member);
      if (isSessionless(member.version)) void this.#listen(place, member);
      return undefined;
    }
    // A target that is an HTTP API never sends notifications.
    if (place.protocol === "OpenAPI") return undefined;
    if (isSessionless(member.version)) return this.#listen(place, member, opened);
    const { session, version, server } = member;
    const lastEventId = this.#last.get(target);
    const begun = this.#isResponse ? undefined : this.#opening(place);
    const call = new TargetCall(place, { method: "GET", session, version, lastEventId }, "", {
      calls: this.gateway.parts.services.calls,
      exchange: this.exchange,
      server,
      timeout: 0,
      limit: 0,
      arrived: (arrival) => this.#tell(target, arrival),
      opened: () => {
        begun?.();
        this.#writer?.open();
        opened?.();
      },
    });
    this.running.add(call);
    const end = await call.ended;
    begun?.();
    this.running.delete(call);
    return end;
  }

  /** Lets calls of the session wait until a target's stream has begun. */
  #opening(target: Target): () => void {
    const { openings } = this.gateway.parts.services;
    return openings.begin(target, this.#open.session.id, target.name);
  }

  /** Subscribes to notifications of a process that belongs to another worker. */
  #hearElsewhere({ target, server }: Membership): void {
    const { links } = this.gateway.parts.services;
    if (server === undefined || !links.reaches(server)) return;
    const place = { session: this.#open.session.id, target };
    this.#deaf.push(links.listen(server, place, (message) => this.heard(target, message)));
  }

  /** Subscribes to all changes of a target that has no sessions. */
  async #listen(
    target: Target,
    member: Membership,
    opened?: () => void,
  ): Promise<CallEnd | undefined> {
    const uris = this.#open.subscriptions(target.name);
    const request = listenRequest({ tools: true, prompts: true, resources: true, uris });
    let isRefused = false;
    const { services } = this.gateway.parts;
    const call = linkOf(target, member, this.#open, services).post(request, NO_SESSION, {
      calls: services.calls,
      exchange: this.exchange,
      server: undefined,
      timeout: 0,
      limit: 0,
      arrived: ({ messages }) => {
        isRefused ||= messages.some(({ object }) => object.has("error"));
        const news = messages.filter(isNews);
        if (news.length > 0)
          this.#tell(target.name, { messages: news, eventId: undefined, retry: undefined });
      },
      opened: () => {
        this.#writer?.open();
        opened?.();
      },
    });
    this.#listens.set(target.name, call);
    this.running.add(call);
    const end = await call.ended;
    this.running.delete(call);
    return isRefused || this.#replaced.delete(call) ? undefined : end;
  }

  #tell(target: string, { messages, eventId, retry }: Arrival): void {
    if (eventId !== undefined) this.#last.set(target, eventId);
    const id = eventId === undefined ? undefined : this.#eventId();
    if (messages.length === 0) this.#write("", () => this.#writer?.event("", id, retry));
    for (const message of messages) {
      // The message belongs to no request, so policies have nothing to check it with.
      if (message.kind === "response" && !this.#isResponse && MESSAGE_POLICIES.get(this.exchange))
        continue;
      if (message.kind !== "response" && !mayHear(this.exchange, message, target)) continue;
      const text =
        message.kind === "response"
          ? this.#responseOf(message, target)
          : forClient(this.gateway.names, message, target);
      this.#write(text, (json) => this.#writer?.event(json, id, retry));
    }
    this.keepPace();
  }

  #eventId(): string {
    const { stream = "", item } = this.#from ?? {};
    const position = { stream, item, last: this.#last };
    return this.gateway.names.eventIds.write(position, this.#open.session.id);
  }

  /** Sends messages in the order of arrival, even if a policy delays one of them. */
  #write(text: string | Promise<string>, write: (json: string) => void): void {
    this.#written = this.#written.then(async () => write(await text));
  }

  /** Lets policies check the remaining response; only the method and the item of its request are known. */
  #responseOf(message: JsonRpcResponse, target: string): string | Promise<string> {
    const { stream: method = "", item } = this.#from ?? {};
    const { object, id = "null" } = message;
    const call = { method, id, params: undefined, item, message: object };
    return responseForClient(this.gateway.names, this.exchange, { call, target }, message);
  }

  #alarmOf(target: string, ring: () => void): Alarm {
    this.#alarms.get(target)?.release();
    const alarm = this.gateway.parts.services.calls.alarm(ring);
    this.#alarms.set(target, alarm);
    return alarm;
  }

  #close(): void {
    this.#open.streams.delete(this);
    this.#uncounted?.();
    this.gateway.sessions.used(this.#open);
    for (const alarm of this.#alarms.values()) alarm.release();
    for (const end of this.#deaf) end();
  }
}
