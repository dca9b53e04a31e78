import { randomUUID } from "node:crypto";
import type { McpConsent } from "@edge-gateway/generated/types/index.ts";
import type { UrlElicitation } from "@edge-gateway/mcp/federation/url-elicitation";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import { principalOf } from "@edge-gateway/mcp/session/principal";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";
import type { Exchange } from "@edge-gateway/mcp/exchange";
import type { Consent as TargetConsent } from "@edge-gateway/mcp/target/consent";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { CONTINUE, type CompileContext, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import { GrantError } from "@edge-gateway/credentials/authorization-code";
import { ConsentProvider } from "./consent-provider.ts";
import { KeptTokens, type TokenPlace } from "./kept-tokens.ts";
import { sealText } from "./sealed-text.ts";

/**
 * The purposes of encrypted texts on the consent pages; each text can only be decrypted for its own purpose.
 */
export const PURPOSES = {
  /** The URL that a client shows to its user. */
  link: "mcp consent link",
  /** The state parameter, which the provider sends back. */
  state: "mcp consent state",
  /** The button that withdraws a consent. */
  end: "mcp consent end",
} as const;

/** Who consents, and to which target; links and forms of the consent pages contain it. */
export interface Ticket {
  readonly backend: string;
  readonly target: string;
  readonly principal: string;
  /** When the ticket was created, in milliseconds since 1970. */
  readonly at: number;
  /** The PKCE verifier while the user is at the provider (RFC 7636 section 4.1); empty before and after. */
  readonly verifier: string;
  /** A digest of the cookie that binds the login at the provider to the user's browser. */
  readonly browser: string;
}

/** The query parameter that contains the ticket. */
export const LINK_PARAMETER = "consent";

/** An MCP server that needs a token of each user. */
export class Consent implements TargetConsent {
  readonly config: McpConsent;
  readonly place: TokenPlace;
  readonly provider: ConsentProvider;
  readonly tokens: KeptTokens;
  /** The path of `redirectUri`. */
  readonly path: string;
  readonly #seal: SessionSeal;
  readonly #wallClock: () => number;

  /** @throws CredentialError if the client cannot authenticate itself */
  constructor(config: McpConsent, place: TokenPlace, context: CompileContext) {
    this.config = config;
    this.place = place;
    this.path = new URL(config.redirectUri).pathname;
    this.provider = new ConsentProvider(config, context);
    this.tokens = new KeptTokens(place, this.provider, context);
    this.#seal = context.use(SESSION_SEAL);
    this.#wallClock = () => context.wallClock();
  }

  /**
   * Whether the user has consented. Also true while tokens cannot be refreshed; then calls fail with the
   * reason.
   */
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

  /** Adds the user's token to a request to the server. */
  async show(exchange: Exchange): Promise<Outcome> {
    try {
      const token = await this.tokens.current(principalOf(exchange));
      if (token === undefined)
        return { code: "backend_auth_failed", detail: "the user has not consented" };
      exchange.trace?.learn(token);
      exchange.request.set("authorization", `Bearer ${token}`);
      return CONTINUE;
    } catch (error) {
      if (!isExpected(error)) throw error;
      return { code: "backend_auth_failed", detail: error.message };
    }
  }

  /** Removes the user's token, because the server refused it. */
  forget(exchange: Exchange): Promise<void> {
    return this.tokens.forget(principalOf(exchange));
  }

  /** The URL at which the client's user gives consent; undefined if the user is unknown. */
  elicitation(exchange: Exchange): UrlElicitation | undefined {
    const principal = principalOf(exchange);
    if (principal === "") return undefined;
    const url = new URL(this.config.redirectUri);
    url.searchParams.set(LINK_PARAMETER, this.ticket(principal, PURPOSES.link));
    const { target } = this.place;
    const message = `${target} needs your consent.`;
    return { target, elicitationId: randomUUID(), url: url.href, message };
  }

  /** @param started fields that only the state parameter of an authorization request has */
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

/** Whether an error is of an expected kind, whose message may be shown. */
export function isExpected(error: unknown): error is Error {
  return (
    error instanceof OutboundError ||
    error instanceof CredentialError ||
    error instanceof GrantError
  );
}
