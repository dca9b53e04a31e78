import { createHash, randomBytes } from "node:crypto";
import { asObject } from "@edge-gateway/jose";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import { principalOf } from "@edge-gateway/mcp/session/principal";
import type { Exchange } from "@edge-gateway/mcp/exchange";
import type { ConsentPages } from "@edge-gateway/mcp/target/consent";
import { LOGIN_SECONDS } from "@edge-gateway/credentials/bounds";
import { values } from "@edge-gateway/credentials/request-fields";
import { isExpected, LINK_PARAMETER, PURPOSES, type Consent, type Ticket } from "./consent.ts";
import { codeIn, GrantError } from "@edge-gateway/credentials/authorization-code";
import { askPage, donePage, faultPage, removedPage, PageResponse } from "./consent-pages.ts";
import { openText } from "./sealed-text.ts";

const MILLISECONDS_PER_SECOND = 1_000;
const RANDOM_BYTES = 32;
const COOKIE = "edge_mcp_consent";
const SEE_OTHER = 303;
const FORBIDDEN = 403;
const METHOD_NOT_ALLOWED = 405;
/** The query parameter that withdraws a consent. */
const END_PARAMETER = "end";

export interface DeskParts {
  /** What the consent pages of a backend need. */
  readonly consents: readonly Consent[];
  readonly seal: SessionSeal;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** The pages on which users allow the gateway to call servers on their behalf. */
export class ConsentDesk implements ConsentPages {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Whether a request is for one of the pages. */
  serves({ original }: Exchange): boolean {
    return this.#parts.consents.some(({ path }) => path === original.path);
  }

  /** Returns the response: a page, or a redirect to the provider. */
  async respond(exchange: Exchange): Promise<PageResponse> {
    try {
      return await this.#respond(exchange);
    } catch (error) {
      if (!isExpected(error)) throw error;
      exchange.trace?.note("skip", error.message);
      return faultPage(error.message);
    }
  }

  async #respond(exchange: Exchange): Promise<PageResponse> {
    const { method, query } = exchange.request;
    const parameters = new URLSearchParams(query);
    const isPost = method === "POST";
    if (!isPost && method !== "GET") return faultPage("method not allowed", METHOD_NOT_ALLOWED);
    const end = parameters.get(END_PARAMETER);
    if (end !== null && isPost) return this.#end(exchange, end);
    const link = parameters.get(LINK_PARAMETER);
    if (link !== null) return this.#begin(exchange, link, isPost);
    return this.#finish(exchange, parameters);
  }

  /** Redirects a user to the provider, after the user has opened the link that the client showed. */
  #begin(
    exchange: Exchange,
    link: string,
    hasAgreed: boolean,
  ): PageResponse | Promise<PageResponse> {
    const { ticket, consent } = this.#open(link, PURPOSES.link);
    const refusal = refusalOf(exchange, ticket, consent);
    if (refusal !== undefined) return refusal;
    if (consent.config.identity === "Shown" && !hasAgreed) return askPage(ticket);
    return this.#send(consent, ticket);
  }

  async #send(consent: Consent, { principal }: Ticket): Promise<PageResponse> {
    const [verifier, kept] = [randomText(), randomText()];
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const state = consent.ticket(principal, PURPOSES.state, { verifier, browser: digestOf(kept) });
    const location = await consent.provider.authorizationUrl(state, challenge);
    return new PageResponse(SEE_OTHER, "", [
      ["location", location],
      ["set-cookie", cookieOf(consent, kept, LOGIN_SECONDS)],
    ]);
  }

  /** Handles the user's return from the provider. */
  async #finish(exchange: Exchange, parameters: URLSearchParams): Promise<PageResponse> {
    const { ticket, consent } = this.#open(parameters.get("state") ?? "", PURPOSES.state);
    const refusal = refusalOf(exchange, ticket, consent);
    if (refusal !== undefined) return refusal;
    const [kept = ""] = values(exchange.request.get("cookie"), ";", COOKIE);
    if (digestOf(kept) !== ticket.browser)
      throw new GrantError("the login was not begun in this browser");
    await consent.provider.checkIssuer(parameters.get("iss"));
    const code = codeIn(parameters, "the provider");
    exchange.trace?.learn(code);
    const tokens = await consent.provider.redeem(code, ticket.verifier);
    exchange.trace?.learn(tokens.accessToken);
    await consent.tokens.keep(ticket.principal, tokens);
    exchange.trace?.note("apply", `a user has agreed to ${ticket.target}`);
    const end = new URL(consent.config.redirectUri);
    end.searchParams.set(END_PARAMETER, consent.ticket(ticket.principal, PURPOSES.end));
    return donePage(ticket, `${end.pathname}${end.search}`, cookieOf(consent, "", 0));
  }

  /** Ends a consent, because the user withdraws it. */
  async #end(exchange: Exchange, sealed: string): Promise<PageResponse> {
    const { ticket, consent } = this.#open(sealed, PURPOSES.end);
    const refusal = refusalOf(exchange, ticket, consent);
    if (refusal !== undefined) return refusal;
    await consent.tokens.forget(ticket.principal);
    return removedPage(ticket);
  }

  /**
   * Decrypts a text.
   * @throws GrantError if the text is not of this gateway, has another purpose, or is too old
   */
  #open(sealed: string, purpose: string): { readonly ticket: Ticket; readonly consent: Consent } {
    const { seal, consents, wallClock } = this.#parts;
    const text = openText(seal, sealed, purpose);
    const ticket = text === undefined ? undefined : ticketIn(text);
    const consent = consents.find(
      ({ place }) => place.backend === ticket?.backend && place.target === ticket.target,
    );
    if (ticket === undefined || consent === undefined)
      throw new GrantError("the link is not of this gateway");
    const isOld = wallClock() - ticket.at > 2 * LOGIN_SECONDS * MILLISECONDS_PER_SECOND;
    if (isOld) throw new GrantError("the link is too old: call the server again for a new one");
    return { ticket, consent };
  }
}

/** Reads a ticket from a decrypted text. Decryption succeeded, so the text has the expected form. */
function ticketIn(text: string): Ticket {
  const { backend, target, principal, at, verifier, browser } = { ...asObject(JSON.parse(text)) };
  return {
    backend: String(backend),
    target: String(target),
    principal: String(principal),
    at: Number(at),
    verifier: String(verifier),
    browser: String(browser),
  };
}

/**
 * Why an exchange may not open the page. MCP elicitation requires that the user who opens the URL is the user
 * for whom the URL was made.
 */
function refusalOf(exchange: Exchange, { principal }: Ticket, { config }: Consent) {
  const own = principalOf(exchange);
  if (own === principal || (own === "" && config.identity === "Shown")) return undefined;
  return own === ""
    ? faultPage(
        "nobody is signed in here: the route of redirectUri has no policy that signs users in",
        FORBIDDEN,
      )
    : faultPage("another user is signed in here than in the client", FORBIDDEN);
}

function cookieOf({ config, path }: Consent, value: string, seconds: number): string {
  const isSecure = config.redirectUri.startsWith("https:");
  const attributes = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  return `${COOKIE}=${value}; ${attributes}${isSecure ? "; Secure" : ""}`;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function randomText(): string {
  return randomBytes(RANDOM_BYTES).toString("base64url");
}
