import { toleratesNoSession } from "@edge-gateway/mcp/federation/client-faults";
import { isSessionless, SESSION_VERSIONS } from "@edge-gateway/mcp/federation/sessionless";
import { readBody } from "@edge-gateway/mcp/json/message";
import { MCP_DISCOVERY_TIME } from "../../bounds.ts";
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
 * Requests that a server refuses and that the gateway can run itself: requests without a session if
 * the server supports no version without sessions, and requests of clients that drop their session
 * id (see `CLIENT_FAULTS`). All other refusals are forwarded.
 */
export class StandIn {
  readonly #parts: StandInParts;
  /**
   * The requests that the server refused, and whether the gateway runs each of them; undefined
   * until that is known.
   */
  readonly #refused = new WeakMap<Exchange, boolean | undefined>();
  /** Until that is known, the server is assumed to have sessions. */
  #hasSessionsUntil = 0;

  constructor(parts: StandInParts) {
    this.#parts = parts;
  }

  /** Whether the response may be a refusal of that kind: once for each request. */
  add(exchange: Exchange): boolean {
    const { request, response } = exchange;
    if (response?.status !== BAD_REQUEST || request.method !== "POST") return false;
    if (request.has(SESSION_HEADER) || this.#refused.has(exchange)) return false;
    this.#refused.set(exchange, undefined);
    return true;
  }

  /** Whether the request was refused and no decision has been made. */
  isOpen(exchange: Exchange): boolean {
    return this.#refused.has(exchange) && this.#refused.get(exchange) === undefined;
  }

  /** Whether the gateway runs the request. */
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
   * A server that supports no sessions reports that; a server that requires them refuses the
   * question, too.
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
