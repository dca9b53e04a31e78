import { randomUUID } from "node:crypto";
import type { McpConsent } from "@edge-gateway/generated/types/index.ts";
import type { UrlElicitation } from "@edge-gateway/mcp/federation/url-elicitation";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import { OutboundError } from "../../../outbound/outbound-error.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { CONTINUE, type CompileContext, type Outcome } from "../../../pipeline/policy.ts";
import { CredentialError } from "../../../policies/credential-error.ts";
import { SESSION_SEAL } from "../../../shared/session-seal.ts";
import { principalOf } from "../principal.ts";
import { ConsentError, ConsentProvider } from "./consent-provider.ts";
import { KeptTokens, type TokenPlace } from "./kept-tokens.ts";
import { sealText } from "./sealed-text.ts";

/** What a sealed text of the consent pages is for: it opens for nothing else. */
export const PURPOSES = {
  /** The URL that a client shows its user. */
  link: "mcp consent link",
  /** What the provider sends back. */
  state: "mcp consent state",
  /** The button that takes a consent back. */
  end: "mcp consent end",
} as const;

/** Who is to agree, or has agreed, to what. */
export interface Ticket {
  readonly backend: string;
  readonly target: string;
  readonly principal: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** While the user is at the provider (RFC 7636 section 4.1); else empty. */
  readonly verifier: string;
  /** A digest of what the browser keeps meanwhile. */
  readonly browser: string;
}

/** The parameter of the query that has a ticket. */
export const LINK_PARAMETER = "consent";

/** A server that takes a token of each user. */
export class Consent {
  readonly config: McpConsent;
  readonly place: TokenPlace;
  readonly provider: ConsentProvider;
  readonly tokens: KeptTokens;
  /** Of `redirectUri`. */
  readonly path: string;
  readonly #seal: SessionSeal;
  readonly #wallClock: () => number;

  /** @throws CredentialError when the client cannot show who it is */
  constructor(config: McpConsent, place: TokenPlace, context: CompileContext) {
    this.config = config;
    this.place = place;
    this.path = new URL(config.redirectUri).pathname;
    this.provider = new ConsentProvider(config, context);
    this.tokens = new KeptTokens(place, this.provider, context);
    this.#seal = context.use(SESSION_SEAL);
    this.#wallClock = () => context.wallClock();
  }

  /** Whether the user has agreed; while tokens cannot be refreshed it is so, and calls say why. */
  async isGiven(exchange: Exchange): Promise<boolean> {
    const principal = principalOf(exchange);
    if (principal === "") return false;
    try {
      return (await this.tokens.current(principal)) !== undefined;
    } catch (error) {
      if (error instanceof OutboundError || error instanceof CredentialError) return true;
      throw error;
    }
  }

  /** Shows the server the token of the user. */
  async show(exchange: Exchange): Promise<Outcome> {
    try {
      const token = await this.tokens.current(principalOf(exchange));
      if (token === undefined)
        return { code: "backend_auth_failed", detail: "the user has not agreed" };
      exchange.trace?.learn(token);
      exchange.request.set("authorization", `Bearer ${token}`);
      return CONTINUE;
    } catch (error) {
      if (!isExpected(error)) throw error;
      return { code: "backend_auth_failed", detail: error.message };
    }
  }

  /** The server does not take the token of the user. */
  forget(exchange: Exchange): Promise<void> {
    return this.tokens.forget(principalOf(exchange));
  }

  /** Where the user of a client agrees; undefined: nobody knows who that is. */
  elicitation(exchange: Exchange): UrlElicitation | undefined {
    const principal = principalOf(exchange);
    if (principal === "") return undefined;
    const url = new URL(this.config.redirectUri);
    url.searchParams.set(LINK_PARAMETER, this.ticket(principal, PURPOSES.link));
    const { target } = this.place;
    const message = `${target} needs your consent.`;
    return { target, elicitationId: randomUUID(), url: url.href, message };
  }

  /** @param started what only the state of a request to the provider has */
  ticket(
    principal: string,
    purpose: string,
    started: Pick<Ticket, "verifier" | "browser"> = NOT_STARTED,
  ): string {
    const ticket: Ticket = { ...this.place, principal, at: this.#wallClock(), ...started };
    return sealText(this.#seal, JSON.stringify(ticket), purpose);
  }
}

const NOT_STARTED = { verifier: "", browser: "" };

/** Whether something that may happen has gone wrong, which its message tells. */
export function isExpected(error: unknown): error is Error {
  return (
    error instanceof OutboundError ||
    error instanceof CredentialError ||
    error instanceof ConsentError
  );
}
