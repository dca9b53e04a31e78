import { toleratesNoSession } from "@edge-gateway/mcp/federation/client-faults";
import { isSessionless, SESSION_VERSIONS } from "@edge-gateway/mcp/federation/sessionless";
import { readBody } from "@edge-gateway/mcp/json/message";
import { MCP_DISCOVERY_TIME } from "../../bounds.ts";
import type { Calls } from "../../outbound/calls.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { withOwn } from "../../pipeline/own-request.ts";
import { collected } from "./collected.ts";
import { sharedLimit } from "./federation/federation.ts";
import { discover } from "./federation/introduce.ts";
import { ownParams } from "./federation/stateless.ts";
import { SESSION_HEADER, VERSION_HEADER, type HttpTarget } from "./federation/target.ts";

const BAD_REQUEST = 400;

export interface StandInParts {
  readonly target: HttpTarget;
  readonly calls: Calls;
  readonly maxBodyBytes: number;
  /** Milliseconds; monotonic. */
  readonly now: () => number;
}

/**
 * Requests that a server refuses, and that the gateway can run in its place: those without a session where
 * the server speaks no version that does without, and those of clients that drop the id of their session
 * (see `CLIENT_FAULTS`). Anything else is the server's to refuse.
 */
export class StandIn {
  readonly #parts: StandInParts;
  /** Whether they are run here; undefined before that is known. */
  readonly #refused = new WeakMap<Exchange, boolean | undefined>();
  /** Until then it need not be asked whether it has sessions: it does. */
  #hasSessionsUntil = 0;

  constructor(parts: StandInParts) {
    this.#parts = parts;
  }

  /** Whether the response is a refusal of that kind, perhaps: once for each request. */
  add(exchange: Exchange): boolean {
    const { request, response } = exchange;
    if (response?.status !== BAD_REQUEST || request.method !== "POST") return false;
    if (request.has(SESSION_HEADER) || this.#refused.has(exchange)) return false;
    this.#refused.set(exchange, undefined);
    return true;
  }

  /** Whether it was refused, and nothing is decided. */
  isOpen(exchange: Exchange): boolean {
    return this.#refused.has(exchange) && this.#refused.get(exchange) === undefined;
  }

  /** Whether the request is run here. */
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

  /** A server that can do without sessions says so; one that cannot refuses the question, too. */
  async #hasSessions(exchange: Exchange): Promise<boolean> {
    const { target, calls, now } = this.#parts;
    const [version = ""] = SESSION_VERSIONS;
    const message = JSON.stringify({ params: JSON.parse(ownParams(version)) });
    const introduced = await discover(target, message, {
      calls,
      exchange: withOwn(exchange, { showsCredentials: true }),
      limit: sharedLimit(target.timeout),
    });
    const hasSessions = introduced.kind === "failed" && introduced.status === BAD_REQUEST;
    if (hasSessions) this.#hasSessionsUntil = now() + MCP_DISCOVERY_TIME;
    return hasSessions;
  }
}
