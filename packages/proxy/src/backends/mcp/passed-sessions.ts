import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { EngineUpstream, Upstream, UpstreamFailure } from "@edge-gateway/http";
import { isSuccess } from "@edge-gateway/kernel/http-status";
import { readBody } from "@edge-gateway/mcp/json/message";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import { MAX_MCP_CLIENT_BYTES } from "../../bounds.ts";
import type { McpSessions } from "../../shared/mcp-sessions.ts";
import type { SessionRecords } from "../../shared/session-records.ts";
import type { SessionTimes } from "../../shared/session-times.ts";
import type { Calls } from "../../outbound/calls.ts";
import { ExchangeMemo } from "../../pipeline/exchange-memo.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { CONTINUE, type Outcome } from "../../pipeline/policy.ts";
import {
  EVENT_ID_HEADER,
  SESSION_HEADER,
  VERSION_HEADER,
  type HttpTarget,
} from "./federation/target.ts";
import { collected } from "./collected.ts";
import { PassedEnds } from "./passed-ends.ts";
import type { PassedSession } from "./passed-session.ts";
import type { SessionNotes } from "./federation/session-notes.ts";
import { SessionOwners } from "./principal.ts";
import { SESSION_NOT_FOUND } from "./refusals.ts";
import { SessionRenewal, type LostSession } from "./session-renewal.ts";

const NOT_FOUND = 404;
const BAD_REQUEST = 400;
/**
 * Separates the time of the beginning, the server's session id, and the client's `initialize`
 * params; ids are visible ASCII.
 */
const SEPARATOR = "\t";
const TIME_BASE = 36;

interface SessionParts {
  readonly target: HttpTarget;
  readonly calls: Calls;
  readonly seal: SessionSeal;
  readonly times: SessionTimes;
  readonly notes: SessionNotes;
  readonly listed: McpSessions;
  readonly records: SessionRecords<PassedSession>;
}

/** Session ids that are bound to the client that began the session, and to this backend. */
export class PassedSessions {
  readonly #backend: string;
  readonly #owners: SessionOwners;
  readonly #parts: SessionParts;
  readonly #renewal: SessionRenewal;
  readonly #ends: PassedEnds;
  /** Requests whose session the server has lost, with the server's session id. */
  readonly #lost = new ExchangeMemo<string>();
  /** Endpoints to which nothing could connect, for requests that tried others. */
  readonly #unreachable = new ExchangeMemo<Set<Upstream>>();
  /** The client's session ids of requests that end a session. */
  readonly #ending = new ExchangeMemo<string>();
  /** The params of `initialize` of clients that begin a session, as JSON. */
  readonly #clients = new ExchangeMemo<string>();

  constructor(backend: string, parts: SessionParts) {
    this.#backend = backend;
    this.#owners = new SessionOwners(backend);
    this.#parts = parts;
    this.#renewal = new SessionRenewal(parts.target, parts.calls, parts.times);
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
    if (request.method === "DELETE") this.#ending.set(exchange, sealed);
    const lost = this.#lost.get(exchange);
    const session = target.servers.sessionOf(passed.renewed ?? passed.text);
    const isGone = session === undefined || this.#isUnreachable(exchange, session.upstream);
    // The session cannot be ended at its endpoint, which is gone.
    if (isGone && request.method === "DELETE") return this.#end(sealed);
    if (isGone || lost !== undefined)
      return this.#renew(exchange, {
        ...{ sealed, text, passed, lost },
        known: isGone ? undefined : session,
      });
    exchange.server = session.upstream;
    request.set(SESSION_HEADER, session.id);
    return CONTINUE;
  }

  /** The next endpoint that was not tried for the request. */
  #nextServer(exchange: Exchange): EngineUpstream {
    const { servers } = this.#parts.target;
    const tried = this.#unreachable.get(exchange);
    let server = servers.next();
    for (let others = servers.upstreams.length; others > 0 && tried?.has(server); others--)
      server = servers.next();
    return server;
  }

  /**
   * Whether a request goes to another endpoint of the target, because nothing could connect to its
   * own, so that nothing was sent. A session is lost with its endpoint.
   */
  mayTryOther(exchange: Exchange, { kind }: UpstreamFailure): boolean {
    const { server, request } = exchange;
    const { upstreams } = this.#parts.target.servers;
    // A single endpoint may still have the session when it listens again.
    if (kind !== "connect" || server === undefined || upstreams.length === 1) return false;
    const tried = this.#unreachable.get(exchange) ?? new Set();
    this.#unreachable.set(exchange, tried.add(server));
    const session = request.get(SESSION_HEADER);
    return session === undefined ? tried.size < upstreams.length : this.#lose(exchange, session);
  }

  #isUnreachable(exchange: Exchange, server: Upstream): boolean {
    return this.#unreachable.get(exchange)?.has(server) === true;
  }

  /**
   * Whether the response means that the server has lost the session, so that a new one can begin:
   * once for each request.
   */
  isLost(exchange: Exchange): boolean {
    const { request, response } = exchange;
    const status = response?.status;
    if (status !== NOT_FOUND && status !== BAD_REQUEST) return false;
    const session = request.get(SESSION_HEADER);
    if (session === undefined || request.method === "DELETE") return false;
    return this.#lose(exchange, session);
  }

  /** Notes a lost session; false if the request has lost a session before. */
  #lose(exchange: Exchange, session: string): boolean {
    if (this.#lost.get(exchange) !== undefined) return false;
    this.#lost.set(exchange, session);
    return true;
  }

  /**
   * The end of a session, before the client learns of it. A session that the server has already
   * lost counts as ended; a server may refuse to end one.
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

  close(): void {
    this.#ends.close();
  }

  #end(sealed: string): Outcome {
    this.#ends.ended(sealed);
    return ENDED;
  }

  /** Replaces the lost session by a new session of the server, if the server begins one. */
  async #renew(exchange: Exchange, { text, ...session }: Lost): Promise<Outcome> {
    const client = clientIn(text);
    if (client === undefined) return SESSION_NOT_FOUND;
    const renewed = await this.#renewal.renew(exchange, { ...session, client });
    if (renewed === undefined) return SESSION_NOT_FOUND;
    const { request } = exchange;
    exchange.server = renewed.upstream;
    request.set(SESSION_HEADER, renewed.id);
    // Event ids of the previous session are unknown to the new one.
    if (renewed !== session.known) request.remove(EVENT_ID_HEADER);
    return CONTINUE;
  }

  /** The client gets a separate id for the new session, and keeps it. */
  seal(exchange: Exchange): void {
    const { request, response } = exchange;
    const sessionId = response?.get(SESSION_HEADER);
    if (sessionId === undefined) return;
    if (request.has(SESSION_HEADER)) {
      response?.remove(SESSION_HEADER);
      return;
    }
    const { target, seal, times, listed } = this.#parts;
    const text = target.servers.textOf(sessionId, exchange.server);
    const client = this.#clients.get(exchange);
    const begun = times.beginning();
    const dated = `${begun.toString(TIME_BASE)}${SEPARATOR}${withClient(text, client)}`;
    const sealed = seal.sealOnce(dated, this.#owner(exchange));
    response?.set(SESSION_HEADER, sealed);
    if (!times.use(sealed, begun)) return;
    this.#ends.began(sealed, text);
    const { routeName = "" } = exchange;
    listed.began(sealed, { backend: this.#backend, route: routeName, client: "", targets: [] });
  }

  /** Reads bodies that may begin a session; other bodies pass unread. */
  #hearClient(exchange: Exchange): Outcome | Promise<Outcome> {
    const { request } = exchange;
    if (request.method !== "POST" || request.has(VERSION_HEADER)) return CONTINUE;
    const length = Number(request.get("content-length") ?? 0);
    if (!(length > 0 && length <= MAX_MCP_CLIENT_BYTES)) return CONTINUE;
    return collected(exchange, MAX_MCP_CLIENT_BYTES).then((body) => {
      const client = body === undefined ? undefined : introducedBy(body);
      if (client !== undefined) this.#clients.set(exchange, client);
      return CONTINUE;
    });
  }

  #owner(exchange: Exchange): string {
    return this.#owners.of(exchange);
  }
}

const ENDED: Outcome = { code: "direct_response", status: 204, detail: "it has ended before" };

/** A lost session, and the content of its sealed id. */
interface Lost extends Omit<LostSession, "client"> {
  readonly text: string;
}

/** The params of `initialize`, as JSON; undefined for other messages. */
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

/** The text before the first separator, and the text after it. */
function splitOnce(text: string): readonly [string, string] {
  const end = text.indexOf(SEPARATOR);
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}
