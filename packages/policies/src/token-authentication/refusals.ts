import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { BEARER_CHALLENGE } from "@edge-gateway/credentials/shown-credential";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Discovery } from "./discovery.ts";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";

/** The responses to clients without a valid token. */
export interface Refusals {
  missing(exchange: Exchange): Refusal;
  /** @param reason a description that contains nothing of the token */
  invalid(exchange: Exchange, reason: string): Refusal;
  /** The response to a client whose token is valid but lacks a scope. */
  lacksScope(exchange: Exchange, scopes: readonly string[]): Refusal;
  /**
   * The response while the token's keys are unavailable.
   * @param detail for logs and traces only
   */
  unverifiable(exchange: Exchange, detail: string): Refusal;
}

const UNVERIFIABLE = "the token cannot be verified at the moment";

/** Responses in plain text, with the challenge of RFC 6750 section 3. */
export const plainRefusals: Refusals = {
  missing: () => ({
    code: "unauthorized",
    text: "authentication failure: no bearer token found",
    headers: [["www-authenticate", BEARER_CHALLENGE]],
  }),
  invalid: (_exchange, reason) => ({
    code: "unauthorized",
    text: `authentication failure: the token is invalid: ${reason}`,
    headers: [["www-authenticate", `${BEARER_CHALLENGE}, ${tokenError(reason)}`]],
  }),
  lacksScope: (_exchange, scopes) => ({
    code: "insufficient_scope",
    headers: [["www-authenticate", `${BEARER_CHALLENGE}, ${scopeChallenge(scopes)}`]],
    detail: "the token lacks a scope",
  }),
  unverifiable: (exchange, detail) => ({
    ...plainRefusals.invalid(exchange, UNVERIFIABLE),
    code: "key_set_unavailable",
    text: `authentication failure: ${UNVERIFIABLE}`,
    detail,
  }),
};

/** Responses in plain text to clients of a proxy, which show their tokens in Proxy-Authorization. */
export const proxyRefusals: Refusals = {
  missing: (exchange) => forProxy(plainRefusals.missing(exchange)),
  invalid: (exchange, reason) => forProxy(plainRefusals.invalid(exchange, reason)),
  lacksScope: (exchange, scopes) => plainRefusals.lacksScope(exchange, scopes),
  unverifiable: (exchange, detail) => plainRefusals.unverifiable(exchange, detail),
};

function forProxy({ headers = [], ...refusal }: Refusal): Refusal {
  const challenges = headers.map(([, challenge]) => ["proxy-authenticate", challenge] as const);
  return { ...refusal, code: "proxy_token_refused", headers: challenges };
}

/**
 * Responses in JSON, with the challenge that names the resource metadata for MCP clients (RFC 9728 section
 * 5.1).
 */
export function mcpRefusals(discovery: Discovery): Refusals {
  const { requiredScopes } = discovery;
  const wanted = requiredScopes.length === 0 ? "" : `, scope=${quoted(requiredScopes.join(" "))}`;
  const metadataOf = (exchange: Exchange): string =>
    `resource_metadata=${quoted(discovery.metadataUrl(exchange))}`;
  // The resource metadata is the first parameter, because some clients compare the beginning of the
  // challenge.
  const refuse = (exchange: Exchange, detail: string, error = ""): Refusal => {
    const challenge = `Bearer ${metadataOf(exchange)}${error}${wanted}`;
    return { code: "mcp_unauthorized", headers: [["www-authenticate", challenge]], detail };
  };
  return {
    missing: (exchange) => refuse(exchange, "no bearer token found"),
    invalid: (exchange, reason) =>
      refuse(exchange, `the token is invalid: ${reason}`, `, ${tokenError(reason)}`),
    lacksScope(exchange, scopes) {
      const challenge = `Bearer ${scopeChallenge(scopes)}, ${metadataOf(exchange)}`;
      const refusal = plainRefusals.lacksScope(exchange, scopes);
      return { ...refusal, headers: [["www-authenticate", challenge]] };
    },
    unverifiable: (exchange, detail) => ({
      ...refuse(exchange, detail, `, ${tokenError(UNVERIFIABLE)}`),
      code: "key_set_unavailable",
      text: ERRORS.mcp_unauthorized.text,
    }),
  };
}

/** The challenge to a request with an invalid token (RFC 6750 section 3.1); the description is for people. */
function tokenError(reason: string): string {
  return `error="invalid_token", error_description=${quoted(reason)}`;
}

/**
 * The challenge to a request whose token lacks a scope (RFC 6750 section 3.1); the description is for people.
 */
function scopeChallenge(scopes: readonly string[]): string {
  const description = "the token lacks a scope";
  return `error="insufficient_scope", scope=${quoted(scopes.join(" "))}, error_description=${quoted(description)}`;
}

/** A quoted string (RFC 9110 section 5.6.4): the text may contain a path that the client chose. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
