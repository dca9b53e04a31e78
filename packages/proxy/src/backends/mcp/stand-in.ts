import { toleratesNoSession } from "@edge-gateway/mcp/federation/client-faults";
import { isSessionless, SESSION_VERSIONS } from "@edge-gateway/mcp/federation/sessionless";
import { readBody } from "@edge-gateway/mcp/json/message";
import { MCP_DISCOVERY_TIME } from "./bounds.ts";
import type { Calls } from "../../outbound/calls.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { withOwn } from "../../pipeline/own-request.ts";
import { collected } from "./collected.ts";
import { sharedLimit } from "./federation/shared-limit.ts";
import { discover } from "./federation/introduce.ts";
import { requestsTo } from "./federation/target-link.ts";
import { ownParams } from "./federation/stateless.ts";
import { SESSION_HEADER, VERSION_HEADER, type HttpTarget } from "./federation/target.ts";

const BAD_REQUEST = 400;

export interface StandInParts {
  readonly target: HttpTarget;
  readonly calls: Calls;
  readonly maxBodyBytes: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

/**
 * Decides which requests the gateway runs itself after a server has refused them: requests without a session
 * if the server supports no protocol version without sessions, and requests of clients that omit their
 * session id (see `CLIENT_FAULTS`). All other refusals are forwarded.
 */
export class StandIn {
  readonly #parts: StandInParts;
  /**
   * The requests that the server refused, and whether the gateway runs each of them; undefined until the
   * decision.
   */
  readonly #refused = new WeakMap<Exchange, boolean | undefined>();
  /** The time until which the server is known to require sessions, by the monotonic clock. */
  #hasSessionsUntil = 0;

  constructor(parts: StandInParts) {
    this.#parts = parts;
  }

  /**
   * Notes a refused request if the gateway may be able to run it; false if not, or if the request was noted
   * before.
   */
  add(exchange: Exchange): boolean {
    const { request, response } = exchange;
    if (response?.status !== BAD_REQUEST || request.method !== "POST") return false;
    if (request.has(SESSION_HEADER) || this.#refused.has(exchange)) return false;
    this.#refused.set(exchange, undefined);
    return true;
  }

  /** Whether the request was refused, and it is not yet decided whether the gateway runs it. */
  isOpen(exchange: Exchange): boolean {
    return this.#refused.has(exchange) && this.#refused.get(exchange) === undefined;
  }

  /** Whether the gateway runs the request itself. */
  takes(exchange: Exchange): boolean {
    if (this.#refused.get(exchange) === true) return true;
    const { request } = exchange;
    return (
      this.#hasSessionsUntil > 0 &&
      request.method === "POST" &&
      isSessionless(request.get(VERSION_HEADER)) &&
      this.#parts.now() < this.#hasSessionsUntil
    );
  }

  async decide(exchange: Exchange): Promise<void> {
    const takes = isSessionless(exchange.request.get(VERSION_HEADER))
      ? await this.#hasSessions(exchange)
      : await this.#isComplete(exchange);
    this.#refused.set(exchange, takes);
  }

  async #isComplete(exchange: Exchange): Promise<boolean> {
    const bytes = await collected(exchange, this.#parts.maxBodyBytes);
    const body = bytes === undefined ? undefined : readBody(bytes).found;
    return body !== undefined && toleratesNoSession(body);
  }

  /**
   * Whether the server requires sessions: such a server refuses `server/discover`, while a server without
   * sessions responds to it.
   */
  async #hasSessions(exchange: Exchange): Promise<boolean> {
    const { target, calls, now } = this.#parts;
    const [version = ""] = SESSION_VERSIONS;
    const message = JSON.stringify({ params: JSON.parse(ownParams(version)) });
    const introduced = await discover(target, message, {
      link: requestsTo(target),
      calls,
      exchange: withOwn(exchange, { showsCredentials: true }),
      limit: sharedLimit(target.timeout),
    });
    const hasSessions = introduced.kind === "failed" && introduced.status === BAD_REQUEST;
    if (hasSessions) this.#hasSessionsUntil = now() + MCP_DISCOVERY_TIME;
    return hasSessions;
  }
}
