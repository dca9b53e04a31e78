import type { UpstreamFailure } from "@edge-gateway/http";
import type { DrainSignal } from "@edge-gateway/kernel/process/drain-signal";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import { CONTINUE, type Outcome } from "@edge-gateway/kernel/http/refusal";
import { isUnambiguous } from "@edge-gateway/kernel/http/request-path";
import { commentWhenIdle } from "../client/idle-comments.ts";
import { DISCOVERY_PREFIX } from "../entry/discovery-path.ts";
import { checkOrigin } from "../entry/origin.ts";
import type { Exchange } from "../exchange.ts";
import { isSessionless } from "../federation/sessionless.ts";
import type { SessionSeal } from "../sealing/session-seal.ts";
import type { McpServices } from "../session/mcp-services.ts";
import { SESSION_HEADER, VERSION_HEADER } from "../target/target-head.ts";
import type { HttpTarget } from "../target/target.ts";
import { PassedCancellations } from "./passed-cancellations.ts";
import { PassedCalls } from "./passed-calls.ts";
import { PassedSessions } from "./passed-sessions.ts";

/** What the passage to a server is made of. */
export interface PassageParts {
  /** The name of the backend, which stays the same across reloads. */
  readonly key: string;
  readonly target: HttpTarget;
  readonly services: McpServices;
  readonly seal: SessionSeal;
  readonly drainSignal: DrainSignal;
}

/**
 * The way to a single server with the Streamable HTTP transport. Messages are forwarded unread; only the path
 * and the session id are replaced.
 */
export class Passage {
  readonly #parts: PassageParts;
  readonly #calls: PassedCalls;
  readonly #cancellations: PassedCancellations;
  readonly #sessions: PassedSessions;
  /** Functions that note that a session's stream has begun. */
  readonly #openings = new ExchangeMemo<() => void>();
  readonly #use: string;

  constructor(parts: PassageParts) {
    const { key, target, services } = parts;
    this.#parts = parts;
    this.#calls = new PassedCalls({
      backend: key,
      target: target.name,
      metrics: services.metrics,
      notes: services.shown.of(key, target.name),
      settings: services.notes,
    });
    this.#cancellations = new PassedCancellations(parts);
    this.#sessions = new PassedSessions(key, parts);
    this.#use = JSON.stringify([key, target.name, target.address]);
    services.uses.hold(this.#use);
  }

  /** Prepares an attempt. */
  prepare(exchange: Exchange): Outcome | Promise<Outcome> {
    const { request } = exchange;
    const version = request.get(VERSION_HEADER);
    const session = isSessionless(version) ? undefined : request.get(SESSION_HEADER);
    const call = this.#calls.begin(exchange, version);
    if (call !== undefined && session !== undefined) {
      call.session = session;
      call.reader = this.#cancellations.reader(exchange, session);
    }
    mapPath(exchange, this.#parts.target.path);
    // A session id in the request is ignored, because this protocol version has no sessions.
    if (isSessionless(version)) request.remove(SESSION_HEADER);
    const opened = checkOrigin(exchange) ?? this.#sessions.open(exchange);
    if (session === undefined) return opened;
    const isFirst = call !== undefined;
    const begun = isFirst
      ? this.#whenBegun(exchange, session)
      : this.#noteOpening(exchange, session);
    // Only a session that is replaced takes time, and a stream that is being opened.
    if (opened instanceof Promise || begun !== undefined)
      return Promise.all([opened, begun]).then(
        ([outcome]) => outcome ?? this.#cancellations.refusal(exchange),
      );
    return opened ?? (isFirst ? CONTINUE : this.#cancellations.refusal(exchange));
  }

  /** Whether there is another attempt after the response. */
  again(exchange: Exchange): boolean {
    return this.#sessions.isLost(exchange);
  }

  /** Whether there is another attempt after a failure. */
  againAfter(exchange: Exchange, failure: UpstreamFailure): boolean {
    return this.#sessions.mayTryOther(exchange, failure);
  }

  /** Changes the response before the client gets it. */
  respond(exchange: Exchange): Outcome {
    this.#calls.respond(exchange);
    this.#openings.get(exchange)?.();
    this.#sessions.seal(exchange);
    commentWhenIdle(exchange, this.#parts.services.calls);
    return this.#sessions.endOf(exchange);
  }

  /** Resolves when the stream has begun that the session opens; undefined if it opens none. */
  #whenBegun(exchange: Exchange, session: string): Promise<void> | undefined {
    const { services, target } = this.#parts;
    return services.openings.opened(session, target.name, this.#sessions.isNew(exchange));
  }

  /** Lets calls of the session wait until its stream has begun. */
  #noteOpening(exchange: Exchange, session: string): undefined {
    if (exchange.request.method !== "GET" || this.#openings.get(exchange) !== undefined) return;
    const { services, target } = this.#parts;
    const begun = services.openings.begin(target, session, target.name);
    this.#openings.set(exchange, begun);
    exchange.afterEnd(begun);
  }

  close(): void {
    const { services, drainSignal } = this.#parts;
    this.#cancellations.close();
    this.#sessions.close(services.uses.release(this.#use) && !drainSignal.hasBegun);
  }
}

function mapPath({ request }: Exchange, path: string): void {
  if (request.path === path || isDiscoveryPath(request.path)) return;
  const { query } = request;
  request.target = query === undefined ? path : `${path}?${query}`;
}

/**
 * Accepts only paths that all servers interpret in the same way, so that no other path of the server can be
 * reached.
 */
function isDiscoveryPath(path: string): boolean {
  return path.startsWith(DISCOVERY_PREFIX) && isUnambiguous(path);
}
