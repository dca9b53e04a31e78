import type { Exchange } from "../exchange.ts";
import type { HttpTarget } from "../target/target.ts";
import { endLeft, leftName, type LeftSession } from "../session/left-sessions.ts";
import type { SessionRenewal } from "./session-renewal.ts";
import { fieldsFor, senderOf, sentFields } from "../target/target-head.ts";
import type { PassedSession } from "../session/passed-session.ts";
import type { McpServices } from "../session/mcp-services.ts";
import { watchEnds, type EndReason, type KnownSessions } from "../session/session-ends.ts";

/** What is needed to end sessions at servers. */
interface PassedEndParts {
  readonly target: HttpTarget;
  readonly services: McpServices;
}

/** A session with requests that are being processed, or with open streams. */
interface Busy {
  readonly sealed: string;
  /** When the session began, in seconds since 1970. */
  readonly begun: number;
  /** The number of running requests of the session. */
  running: number;
  /** The number of those that are not streams of notifications. */
  calls: number;
  /** Whether the requests have taken so long that their end counts as a use of the session. */
  isLong: boolean;
}

/**
 * Ends unused sessions of a single server. If another worker has ended a client's session, it also ends the
 * replacement that this worker has begun for that session.
 */
export class PassedEnds implements KnownSessions<PassedSession> {
  readonly #backend: string;
  readonly #parts: PassedEndParts;
  readonly #renewal: SessionRenewal;
  /** Sessions with running requests, by the client's session id. */
  readonly #busy = new Map<string, Busy>();
  readonly #stop: () => void;

  /** Number of searches for idle sessions so far. */
  #look = 0;

  constructor(backend: string, parts: PassedEndParts, renewal: SessionRenewal) {
    this.#backend = backend;
    this.#parts = parts;
    this.#renewal = renewal;
    const end = (session: PassedSession, reason: EndReason): void => {
      for (const text of endedBy(session, reason)) void this.#end(session, text);
    };
    this.#stop = watchEnds(this, end, parts.services);
  }

  ids(): readonly string[] {
    return this.#parts.services.passed.of(this.#backend).map(({ id }) => id);
  }

  noteBusy(): boolean {
    this.#look += 1;
    for (const busy of this.#busy.values()) {
      busy.isLong = true;
      this.#parts.services.times.use(busy.sealed, busy.begun, true);
    }
    return this.#busy.size > 0;
  }

  take(sealed: string): PassedSession | undefined {
    return this.#parts.services.passed.take(sealed, this.#backend);
  }

  /**
   * Records a session.
   * @param text the session at the server
   */
  began(sealed: string, text: string): PassedSession {
    const session = { text };
    this.#parts.services.passed.set(sealed, this.#backend, session);
    return session;
  }

  /**
   * Notes that a request uses its session; undefined if the session has ended.
   * @param text the session at the server, as the client's session id contains it
   */
  use(
    exchange: Exchange,
    sealed: string,
    { begun, text }: { readonly begun: number; readonly text: string },
  ): PassedSession | undefined {
    const known = this.#busy.get(sealed);
    if (!this.#parts.services.times.use(sealed, begun, known !== undefined)) return undefined;
    const busy = known ?? { sealed, begun, running: 0, calls: 0, isLong: false };
    if (known === undefined) this.#busy.set(sealed, busy);
    const calls = exchange.request.method === "GET" ? 0 : 1;
    busy.running += 1;
    busy.calls += calls;
    const closed = calls === 0 ? this.#parts.services.listed.openStream(sealed) : undefined;
    exchange.afterEnd(() => {
      closed?.();
      this.#leave(busy, calls);
    });
    const session =
      this.#parts.services.passed.get(sealed, this.#backend) ?? this.began(sealed, text);
    this.#copyFields(session, exchange);
    return session;
  }

  /** Notes that the client has ended its session, at the server, too. */
  ended(sealed: string): void {
    const { times, notes } = this.#parts.services;
    times.end(sealed);
    const session = this.take(sealed);
    // The replaced session may still exist at the server, if the server was only out of reach.
    if (session?.renewed !== undefined) void this.#end(session, session.text);
    notes.change(sealed, { kind: "ended" });
  }

  /** @param isLeft whether the new configuration does not have the server */
  close(isLeft: boolean): void {
    this.#stop();
    if (isLeft) void endLeft(this.#left(), this.#parts.services.times);
  }

  /** All known sessions, which are forgotten. */
  #left(): readonly LeftSession[] {
    const { target, services } = this.#parts;
    return services.passed.of(this.#backend).flatMap(({ id, content }) => {
      this.take(id);
      const { text, renewed = text } = content;
      return Array.from(new Set([text, renewed]), (each) => ({
        name: leftName(target.address, undefined, each),
        isBusy: () => (this.#busy.get(id)?.calls ?? 0) > 0,
        end: () => this.#end(content, each),
      }));
    });
  }

  #copyFields(session: PassedSession, { request, showsCredentials }: Exchange): void {
    const { target } = this.#parts;
    const by = senderOf(target, showsCredentials);
    if (session.sent?.by === by && session.look === this.#look) return;
    session.sent = { fields: sentFields(request), by };
    session.look = this.#look;
  }

  #leave(busy: Busy, calls: number): void {
    busy.calls -= calls;
    busy.running -= 1;
    if (busy.running > 0) return;
    this.#busy.delete(busy.sealed);
    if (busy.isLong) this.#parts.services.times.use(busy.sealed, busy.begun, true);
  }

  /** Ends a session at the server, without a request of the client. */
  async #end({ sent }: PassedSession, text: string): Promise<void> {
    const session = this.#parts.target.servers.sessionOf(text);
    const fields = fieldsFor(this.#parts.target, sent);
    if (session !== undefined) await this.#renewal.end(session, { fields });
  }
}

/** The sessions at the server to end, as texts. */
function endedBy({ text, renewed }: PassedSession, reason: EndReason): Iterable<string> {
  if (reason === "elsewhere") return renewed === undefined ? [] : [renewed];
  return reason === "idle" ? [renewed ?? text] : new Set([text, renewed ?? text]);
}
