import type { McpConsent } from "@edge-gateway/generated/types/index.ts";
import type { JsonObject } from "@edge-gateway/jose";
import {
  authorizationUrl,
  checkIssuer,
  type CodeEndpoints,
  codeEndpointsIn,
  requestTokens,
} from "@edge-gateway/credentials/authorization-code";
import { AUTHORIZATION_SERVERS } from "@edge-gateway/credentials/discovery/authorization-servers";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import {
  compileClientAuth,
  type ProveClient,
} from "@edge-gateway/credentials/client-authentication";

const MILLISECONDS_PER_SECOND = 1_000;

/** Tokens that a provider has issued for a user. */
export interface UserTokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  /**
   * When the access token expires, in milliseconds since 1970; undefined if the provider does not report it.
   */
  readonly expires: number | undefined;
}

/** The authorization server of an MCP server; the gateway is its client. */
export class ConsentProvider {
  readonly #config: McpConsent;
  readonly #context: CompileContext;
  readonly #prove: ProveClient;

  /** @throws CredentialError if the client cannot authenticate */
  constructor(config: McpConsent, context: CompileContext) {
    this.#config = config;
    this.#context = context;
    const { clientId, clientSecretRef: secretRef, clientAuthMethod: method } = config;
    const auth = { clientId, method, ...(secretRef === undefined ? {} : { secretRef }) };
    this.#prove = compileClientAuth(auth, context);
  }

  /**
   * The URL at which a user gives consent.
   * @throws OutboundError
   */
  async authorizationUrl(state: string, challenge: string): Promise<string> {
    const { clientId, redirectUri, scopes, resource } = this.#config;
    const request = { clientId, redirectUri, scopes, state, challenge };
    const more = resource === undefined ? {} : { resource };
    return authorizationUrl((await this.#endpoints()).authorization, request, more);
  }

  /**
   * Exchanges a code for tokens.
   * @throws GrantError, OutboundError, CredentialError
   */
  redeem(code: string, verifier: string): Promise<UserTokens> {
    return this.#ask({
      grant_type: "authorization_code",
      code,
      redirect_uri: this.#config.redirectUri,
      code_verifier: verifier,
    });
  }

  /**
   * Refreshes expiring tokens.
   * @throws GrantError, OutboundError, CredentialError
   */
  async refresh(refreshToken: string): Promise<UserTokens> {
    const tokens = await this.#ask({ grant_type: "refresh_token", refresh_token: refreshToken });
    return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
  }

  /**
   * Checks the `iss` of an authorization response.
   * @throws GrantError, OutboundError
   */
  async checkIssuer(named: string | null): Promise<void> {
    checkIssuer(named, this.#config.issuer, await this.#endpoints());
  }

  async #ask(own: Readonly<Record<string, string>>): Promise<UserTokens> {
    const { token } = await this.#endpoints();
    const { resource } = this.#config;
    const form = { ...own, ...(resource === undefined ? {} : { resource }) };
    const askedAt = this.#context.wallClock();
    const members = await requestTokens(token, form, this.#prove, this.#context);
    return tokensIn(members, new URL(token).host, askedAt);
  }

  async #endpoints(): Promise<CodeEndpoints> {
    const { issuer = "", authorizationEndpoint, tokenEndpoint } = this.#config;
    if (authorizationEndpoint !== undefined && tokenEndpoint !== undefined)
      return {
        authorization: authorizationEndpoint,
        token: tokenEndpoint,
        namesIssuer: false,
      };
    const metadata = await this.#context.use(AUTHORIZATION_SERVERS).metadata(issuer);
    return codeEndpointsIn(metadata, issuer);
  }
}

function tokensIn(members: JsonObject, host: string, askedAt: number): UserTokens {
  const { access_token: accessToken, refresh_token: refreshToken } = members;
  if (typeof accessToken !== "string" || accessToken === "")
    throw new OutboundError(host, "the token response has no access_token");
  const seconds = Number(members["expires_in"] ?? Number.NaN);
  return {
    accessToken,
    refreshToken: typeof refreshToken === "string" ? refreshToken : undefined,
    expires: Number.isFinite(seconds) ? askedAt + seconds * MILLISECONDS_PER_SECOND : undefined,
  };
}
