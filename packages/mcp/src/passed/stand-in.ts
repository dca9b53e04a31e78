import { wholeRequest } from "@edge-gateway/http";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import { toleratesNoSession } from "../federation/client-faults.ts";
import { DISCOVER, isSessionless } from "../federation/sessionless.ts";
import { readBody } from "../json/message.ts";
import { MAX_MCP_REPEATED_BYTES, MCP_DISCOVERY_TIME } from "../bounds.ts";
import type { Exchange } from "../exchange.ts";
import type { Era } from "../target/target-eras.ts";
import { METHOD_HEADER, SESSION_HEADER, VERSION_HEADER } from "../target/target-head.ts";

const BAD_REQUEST = 400;

export interface StandInParts {
  /** Asks the server whether it needs sessions; undefined if that stays unknown. */
  readonly ask: (exchange: Exchange) => Promise<Era | undefined>;
  readonly maxBodyBytes: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

/**
 * Who handles a request. `server`: the server, unless it refuses the request. `open`: that must be decided.
 * `gateway`: the gateway itself. `decided`: the server, whatever it responds.
 */
type Handler = "server" | "open" | "gateway" | "decided";

/**
 * Decides which requests the gateway runs itself: requests without a session if the server supports no
 * protocol version without sessions, and requests of clients that omit their session id (see
 * `CLIENT_FAULTS`). What is decided for a request stays so, whatever other requests show meanwhile.
 */
export class StandIn {
  readonly #parts: StandInParts;
  readonly #handlers = new ExchangeMemo<Handler>();
  /** Whether the server is known to require sessions. */
  #needsSessions = false;
  /** The time at which the server is asked again, by the monotonic clock. */
  #askAt = 0;
  #asking: Promise<Era | undefined> | undefined;

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
    if (request.has(SESSION_HEADER) || isDiscovery(exchange)) return false;
    if ((this.#handlers.get(exchange) ?? "server") !== "server") return false;
    this.#handlers.set(exchange, "open");
    return true;
  }

  /** Whether it must be decided who handles the request. */
  isOpen(exchange: Exchange): boolean {
    return this.#handlerOf(exchange) === "open";
  }

  /** Whether the gateway runs the request itself. */
  takes(exchange: Exchange): boolean {
    return this.#handlerOf(exchange) === "gateway";
  }

  async decide(exchange: Exchange): Promise<void> {
    const takes = isSessionless(exchange.request.get(VERSION_HEADER))
      ? await this.#hasSessions(exchange)
      : await this.#isComplete(exchange);
    this.#handlers.set(exchange, takes ? "gateway" : "decided");
  }

  #handlerOf(exchange: Exchange): Handler {
    const known = this.#handlers.get(exchange);
    if (known !== undefined) return known;
    const handler = this.#first(exchange);
    this.#handlers.set(exchange, handler);
    return handler;
  }

  /** Who handles a new request. */
  #first(exchange: Exchange): Handler {
    const { request } = exchange;
    if (request.method !== "POST" || !isSessionless(request.get(VERSION_HEADER))) return "server";
    if (isDiscovery(exchange)) return "server";
    if (this.#needsSessions) return this.#parts.now() < this.#askAt ? "gateway" : "open";
    const length = Number(request.get("content-length") ?? Infinity);
    // The request could not be sent again after a refusal.
    return length > MAX_MCP_REPEATED_BYTES ? "open" : "server";
  }

  async #isComplete(exchange: Exchange): Promise<boolean> {
    const bytes = await wholeRequest(exchange, this.#parts.maxBodyBytes);
    const body = bytes === undefined ? undefined : readBody(bytes).found;
    return body !== undefined && toleratesNoSession(body);
  }

  /** Whether the server requires sessions. The answer to another client counts only if it is certain. */
  async #hasSessions(exchange: Exchange): Promise<boolean> {
    if (this.#needsSessions && this.#parts.now() < this.#askAt) return true;
    const asking = this.#asking;
    const told = asking === undefined ? undefined : await asking;
    return (told ?? (await this.#ask(exchange))) === "sessions";
  }

  #ask(exchange: Exchange): Promise<Era | undefined> {
    const { ask, now } = this.#parts;
    // Until there is an answer, what was known before holds for other requests.
    this.#askAt = now() + MCP_DISCOVERY_TIME;
    const asking = ask(exchange).then((era) => {
      if (era === undefined) return this.#needsSessions ? "sessions" : undefined;
      this.#needsSessions = era === "sessions";
      return era;
    });
    this.#asking ??= asking;
    const forget = (): void => {
      if (this.#asking === asking) this.#asking = undefined;
    };
    asking.then(forget, forget);
    return asking;
  }
}

/**
 * Whether the request asks for the server's versions. The server itself responds, so that clients of several
 * versions use one that it has.
 */
function isDiscovery({ request }: Exchange): boolean {
  return request.get(METHOD_HEADER) === DISCOVER;
}
