import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { EngineUpstream, Upstream, UpstreamFailure } from "@edge-gateway/http";
import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import { wholeRequest } from "@edge-gateway/http";
import { CONTINUE, type Outcome } from "@edge-gateway/kernel/http/refusal";
import { shorter } from "@edge-gateway/kernel/text/duration";
import { isSessionless } from "../federation/sessionless.ts";
import { readBody } from "../json/message.ts";
import type { SessionSeal } from "../sealing/session-seal.ts";
import { MAX_MCP_CLIENT_BYTES } from "../bounds.ts";
import type { Exchange } from "../exchange.ts";
import { MCP_END_PATIENCE } from "../links/dismiss.ts";
import type { HttpTarget } from "../target/target.ts";
import { clientName } from "../session/client-name.ts";
import { PassedEnds } from "./passed-ends.ts";
import { ownerName, SessionOwners } from "../session/principal.ts";
import { SESSION_NOT_FOUND } from "../entry/refusals.ts";
import { SessionRenewal, type LostSession } from "./session-renewal.ts";
import { EVENT_ID_HEADER, SESSION_HEADER, VERSION_HEADER } from "../target/target-head.ts";
import type { McpServices } from "../session/mcp-services.ts";

const NOT_FOUND = 404;
const BAD_REQUEST = 400;
/**
 * Separates the parts of a session id: the time of the beginning, the server's session id, and the client's
 * `initialize` params. All ids are visible ASCII.
 */
const SEPARATOR = "\t";
const TIME_BASE = 36;

interface SessionParts {
  readonly target: HttpTarget;
  readonly services: McpServices;
  readonly seal: SessionSeal;
}

/** Session ids for clients. Each is bound to the client that began the session, and to this backend. */
export class PassedSessions {
  readonly #backend: string;
  readonly #owners: SessionOwners;
  readonly #parts: SessionParts;
  readonly #renewal: SessionRenewal;
  readonly #ends: PassedEnds;
  /** Requests whose session the server no longer knows, with the server's session id. */
  readonly #lost = new ExchangeMemo<string>();
  /** Endpoints that have not processed a request; it has tried other endpoints. */
  readonly #unreachable = new ExchangeMemo<Set<Upstream>>();
  /** Requests that end a session, with the client's session id. */
  readonly #ending = new ExchangeMemo<string>();
  /** Requests that end a session, but to which the server did not respond. */
  readonly #unended = new ExchangeMemo<true>();
  /** Requests of sessions that began a moment ago. */
  readonly #new = new ExchangeMemo<true>();
  /** Requests that begin a session, with the params of `initialize` as JSON. */
  readonly #clients = new ExchangeMemo<string>();

  constructor(backend: string, parts: SessionParts) {
    this.#backend = backend;
    this.#owners = new SessionOwners(backend);
    this.#parts = parts;
    const { services } = parts;
    this.#renewal = new SessionRenewal(parts.target, services);
    this.#ends = new PassedEnds(backend, parts, this.#renewal);
  }

  open(exchange: Exchange): Outcome | Promise<Outcome> {
    const { request } = exchange;
    const { target, seal } = this.#parts;
    const sealed = request.get(SESSION_HEADER);
    if (sealed === undefined) {
      exchange.server = this.#nextServer(exchange);
      return this.#hearClient(exchange);
    }
    const opened = seal.open(sealed, this.#owner(exchange));
    if (opened === undefined) return SESSION_NOT_FOUND;
    const [time, text] = splitOnce(opened);
    const begun = parseInt(time, TIME_BASE);
    const passed = this.#ends.use(exchange, sealed, { begun, text: sessionIn(text) });
    if (passed === undefined) return SESSION_NOT_FOUND;
    if (this.#parts.services.times.isNew(begun)) this.#new.set(exchange, true);
    if (request.method === "DELETE") {
      this.#ending.set(exchange, sealed);
      exchange.tryTimeout = shorter(exchange.tryTimeout, MCP_END_PATIENCE);
    }
    const lost = this.#lost.get(exchange);
    const session = target.servers.sessionOf(passed.renewed ?? passed.text);
    const isGone = session === undefined || this.#isUnreachable(exchange, session.upstream);
    // The session's endpoint was removed or cannot be reached, so the session is ended without it.
    if (isGone && request.method === "DELETE") return this.#end(sealed);
    if (this.#unended.get(exchange) !== undefined && session !== undefined) {
      void this.#renewal.end(session, { exchange });
      return this.#end(sealed);
    }
    if (isGone || lost !== undefined)
      return this.#renew(exchange, {
        ...{ sealed, text, passed, lost },
        known: isGone ? undefined : session,
      });
    exchange.server = session.upstream;
    request.set(SESSION_HEADER, session.id);
    return CONTINUE;
  }

  /** Whether the session of a request began a moment ago. */
  isNew(exchange: Exchange): boolean {
    return this.#new.get(exchange) === true;
  }

  /** Returns the next endpoint that the request has not tried. */
  #nextServer(exchange: Exchange): EngineUpstream {
    const { servers } = this.#parts.target;
    const tried = this.#unreachable.get(exchange);
    let server = servers.next();
    for (let others = servers.upstreams.length; others > 0 && tried?.has(server); others--)
      server = servers.next();
    return server;
  }

  /**
   * Whether the request is sent to another endpoint of the target. That is safe if its own endpoint has not
   * processed it. A session is lost together with an endpoint that cannot be connected to. If the server does
   * not respond to the end of a session, the gateway ends the session later.
   */
  mayTryOther(exchange: Exchange, { kind, isUnprocessed }: UpstreamFailure): boolean {
    const { server, request } = exchange;
    if (this.#ending.get(exchange) !== undefined) {
      this.#unended.set(exchange, true);
      return true;
    }
    const { upstreams } = this.#parts.target.servers;
    // If the target has a single endpoint, the endpoint may still have the session later.
    if (isUnprocessed !== true || server === undefined || upstreams.length === 1) return false;
    const session = request.get(SESSION_HEADER);
    // An endpoint that refuses a stream, or has no connection left, still has the session.
    if (session !== undefined && kind !== "connect") return false;
    const tried = this.#unreachable.get(exchange) ?? new Set();
    this.#unreachable.set(exchange, tried.add(server));
    return session === undefined ? tried.size < upstreams.length : this.#lose(exchange, session);
  }

  #isUnreachable(exchange: Exchange, server: Upstream): boolean {
    return this.#unreachable.get(exchange)?.has(server) === true;
  }

  /**
   * Whether the response means that the server has lost the session. Then the gateway begins a new session,
   * at most once for each request.
   */
  isLost(exchange: Exchange): boolean {
    const { request, response } = exchange;
    const status = response?.status;
    if (status !== NOT_FOUND && status !== BAD_REQUEST) return false;
    const session = request.get(SESSION_HEADER);
    if (session === undefined || request.method === "DELETE") return false;
    return this.#lose(exchange, session);
  }

  /** Notes that the server has lost the request's session; false if that was noted before. */
  #lose(exchange: Exchange, session: string): boolean {
    if (this.#lost.get(exchange) !== undefined) return false;
    this.#lost.set(exchange, session);
    return true;
  }

  /**
   * Handles the response to a DELETE before the client receives it. A session that the server has already
   * lost counts as ended. If the server refuses to end the session, the session continues.
   */
  endOf(exchange: Exchange): Outcome {
    if (exchange.request.method !== "DELETE") return CONTINUE;
    const sealed = this.#ending.get(exchange);
    const { status } = exchange.response ?? {};
    if (sealed === undefined || status === undefined) return CONTINUE;
    if (status === NOT_FOUND) return this.#end(sealed);
    if (isSuccess(status)) this.#ends.ended(sealed);
    return CONTINUE;
  }

  /** @param isLeft whether the new configuration does not have the server */
  close(isLeft: boolean): void {
    this.#ends.close(isLeft);
  }

  #end(sealed: string): Outcome {
    this.#ends.ended(sealed);
    return ENDED;
  }

  /** Replaces the lost session by a new session of the server, if the server begins one. */
  async #renew(exchange: Exchange, { text, ...session }: Lost): Promise<Outcome> {
    const client = clientIn(text);
    const renewed = await this.#renewal.renew(exchange, { ...session, client });
    if (renewed === undefined) return SESSION_NOT_FOUND;
    const { request } = exchange;
    exchange.server = renewed.upstream;
    request.set(SESSION_HEADER, renewed.id);
    // The new session does not know event ids of the previous one.
    if (renewed !== session.known) request.remove(EVENT_ID_HEADER);
    return CONTINUE;
  }

  /**
   * The client gets an id of its own for the new session, and keeps it even if the server's session is
   * replaced later.
   */
  seal(exchange: Exchange): void {
    const { request, response } = exchange;
    const sessionId = response?.get(SESSION_HEADER);
    if (sessionId === undefined) return;
    if (request.has(SESSION_HEADER)) {
      response?.remove(SESSION_HEADER);
      return;
    }
    const { target, seal, services } = this.#parts;
    const { times, listed } = services;
    const text = target.servers.textOf(sessionId, exchange.server);
    const client = this.#clients.get(exchange);
    const begun = times.beginning();
    const dated = `${begun.toString(TIME_BASE)}${SEPARATOR}${withClient(text, client)}`;
    const sealed = seal.sealOnce(dated, this.#owner(exchange));
    response?.set(SESSION_HEADER, sealed);
    if (!times.use(sealed, begun)) return;
    this.#ends.began(sealed, text);
    const { routeName = "" } = exchange;
    const name = client === undefined ? "" : clientName(client);
    const owner = ownerName(exchange);
    const about = { backend: this.#backend, route: routeName, client: name, owner };
    listed.began(sealed, { ...about, targets: [target.name] });
  }

  /** Reads a body that may begin a session; other bodies are not read. */
  #hearClient(exchange: Exchange): Outcome | Promise<Outcome> {
    const { request } = exchange;
    if (request.method !== "POST" || isSessionless(request.get(VERSION_HEADER))) return CONTINUE;
    const length = Number(request.get("content-length") ?? 0);
    if (length > MAX_MCP_CLIENT_BYTES || !exchange.stream.hasRequestBody) return CONTINUE;
    return Promise.resolve(wholeRequest(exchange, MAX_MCP_CLIENT_BYTES)).then((body) => {
      const client = body === undefined ? undefined : introducedBy(body);
      if (client !== undefined) this.#clients.set(exchange, client);
      return CONTINUE;
    });
  }

  #owner(exchange: Exchange): string {
    return this.#owners.of(exchange);
  }
}

const ENDED: Outcome = {
  code: "direct_response",
  status: 204,
  detail: "the session has ended before",
};

/** A lost session, and the content of its encrypted id. */
interface Lost extends Omit<LostSession, "client"> {
  readonly text: string;
}

/** The params of `initialize`, as JSON; undefined for any other message. */
function introducedBy(body: Uint8Array): string | undefined {
  const [message] = readBody(body).found?.messages ?? [];
  return message?.kind === "request" && message.method === "initialize"
    ? message.object.raw("params")
    : undefined;
}

function withClient(session: string, client: string | undefined): string {
  if (client === undefined) return session;
  return `${session}${SEPARATOR}${deflateRawSync(Buffer.from(client)).toString("latin1")}`;
}

function sessionIn(text: string): string {
  return splitOnce(text)[0];
}

function clientIn(text: string): string | undefined {
  const [, client] = splitOnce(text);
  if (client === "") return undefined;
  const packed = Buffer.from(client, "latin1");
  return inflateRawSync(packed, { maxOutputLength: MAX_MCP_CLIENT_BYTES }).toString();
}

/** Returns the text before the first separator, and the text after it. */
function splitOnce(text: string): readonly [string, string] {
  const end = text.indexOf(SEPARATOR);
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}
