import { CelError, type CompiledExpression } from "@edge-gateway/cel";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";

/**
 * Identifies the caller of a request, because a client may only get cached responses of its own caller;
 * undefined if the caller is unknown.
 */
type Caller = readonly unknown[] | undefined;

/** Fields of a request by which a server behind the gateway can identify the caller. */
const CREDENTIALS = [
  "authorization",
  "proxy-authorization",
  "x-api-key",
  "api-key",
  "x-goog-api-key",
  "cookie",
] as const;

/** Tells callers apart, so that no caller gets a response that was made for another. */
export class Callers {
  readonly #sharedBy: readonly CompiledExpression[] | undefined;
  readonly #noted = new ExchangeMemo<{ readonly caller: Caller }>();

  /**
   * @param sharedBy expressions: callers with equal results share responses; undefined: no caller shares
   * responses
   */
  constructor(sharedBy: readonly CompiledExpression[] | undefined) {
    this.#sharedBy = sharedBy;
  }

  /** Determines the caller at the first attempt, and keeps it for later attempts. */
  note(exchange: Exchange): void {
    if (this.#sharedBy !== undefined || this.#noted.get(exchange) !== undefined) return;
    this.#noted.set(exchange, { caller: principalOf(exchange) });
  }

  of(exchange: Exchange): Caller {
    if (this.#sharedBy === undefined) return this.#noted.get(exchange)?.caller;
    try {
      return this.#sharedBy.map((part) => part.evaluate(exchange.bindings));
    } catch (error) {
      if (error instanceof CelError) return undefined;
      throw error;
    }
  }
}

/**
 * Identifies a caller by the principal that the gateway has verified, or else by all credentials that a
 * server could verify. Undefined if the gateway's own credentials have replaced the client's.
 */
function principalOf(exchange: Exchange): Caller {
  const { jwt, apiKeyDigest, basicAuth, bindings, stream, request, showsCredentials } = exchange;
  const { client } = stream.downstream.transport ?? {};
  const known = [jwtPrincipal(jwt), apiKeyDigest, basicAuth?.username, client];
  const always = [bindings.lookup("extauthz") ?? null, ...known.map((each) => each ?? null)];
  if (jwt !== undefined || apiKeyDigest !== undefined || basicAuth !== undefined) return always;
  if (showsCredentials) return undefined;
  const shown = CREDENTIALS.map((name) => request.get(name) ?? null);
  return [...always, ...shown, request.query ?? null];
}

/**
 * Tokens of one person differ, so only the claims that name the person count. If no claim names a person, all
 * claims count.
 */
function jwtPrincipal(jwt: Exchange["jwt"]): unknown {
  const { iss, sub } = jwt ?? {};
  return typeof sub === "string" ? [iss ?? null, sub] : jwt;
}
