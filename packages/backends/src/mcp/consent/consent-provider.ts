import type { McpConsent } from "@edge-gateway/generated/types/index.ts";
import { asObject } from "@edge-gateway/jose";
import { AUTHORIZATION_SERVERS } from "@edge-gateway/credentials/discovery/authorization-servers";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import {
  compileClientAuth,
  formRequest,
  type ProveClient,
} from "@edge-gateway/credentials/client-authentication";

const HTTP_OK = 200;
const MILLISECONDS_PER_SECOND = 1_000;
/** The error codes that may be shown (RFC 6749 section 5.2); other texts of an error are not shown. */
const ERROR_CODE = /^[A-Za-z0-9_.-]{1,64}$/;

/** Thrown when the provider refuses the user's code, or a stored token. */
export class ConsentError extends Error {}

/** Tokens that a provider has issued for a user. */
export interface UserTokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  /**
   * When the access token expires, in milliseconds since 1970; undefined if the provider does not report it.
   */
  readonly expires: number | undefined;
}

interface Endpoints {
  readonly authorization: string;
  readonly token: string;
  /** Whether every authorization response names its issuer (RFC 9207 section 3). */
  readonly namesIssuer: boolean;
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
   * The URL at which a user gives consent; the code challenge uses S256 (RFC 7636 section 4.2).
   * @throws OutboundError
   */
  async authorizationUrl(state: string, challenge: string): Promise<string> {
    const { clientId, redirectUri, scopes, resource } = this.#config;
    const url = new URL((await this.#endpoints()).authorization);
    const parameters = {
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      ...(scopes.length === 0 ? {} : { scope: scopes.join(" ") }),
      ...(resource === undefined ? {} : { resource }),
      state,
      code_challenge: challenge,
      code_challenge_method: "S256",
      // The scope `offline_access`: without it no refresh token is issued (OpenID Connect Core section 11).
      ...(scopes.includes("offline_access") ? { prompt: "consent" } : {}),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /**
   * Exchanges a code for tokens.
   * @throws ConsentError, OutboundError, CredentialError
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
   * @throws ConsentError, OutboundError, CredentialError
   */
  async refresh(refreshToken: string): Promise<UserTokens> {
    const tokens = await this.#ask({ grant_type: "refresh_token", refresh_token: refreshToken });
    return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
  }

  /**
   * Checks the `iss` of an authorization response (RFC 9207 section 2.4).
   * @throws ConsentError, OutboundError
   */
  async checkIssuer(named: string | null): Promise<void> {
    const { issuer } = this.#config;
    const { namesIssuer } = await this.#endpoints();
    if (named === null && namesIssuer)
      throw new ConsentError("the response does not name its issuer");
    if (named !== null && issuer !== undefined && named !== issuer)
      throw new ConsentError("the response is of another issuer");
  }

  async #ask(own: Readonly<Record<string, string>>): Promise<UserTokens> {
    const { token } = await this.#endpoints();
    const { requestTimeoutMilliseconds: timeout } = this.#context.use(SETTINGS).identity;
    const { resource } = this.#config;
    const proof = await this.#prove();
    const form = new URLSearchParams({ ...own, ...(resource === undefined ? {} : { resource }) });
    // The request is not retried, because a code, and many refresh tokens, can be used only once.
    const request = formRequest(form, proof, { isRepeatable: false, timeout });
    const askedAt = this.#context.wallClock();
    const { http } = this.#context.use(POLICY_SERVERS);
    const { status, body } = await http.send({ url: token }, request);
    return tokensIn({ status, members: membersOf(body), host: new URL(token).host, askedAt });
  }

  async #endpoints(): Promise<Endpoints> {
    const { issuer = "", authorizationEndpoint, tokenEndpoint } = this.#config;
    if (authorizationEndpoint !== undefined && tokenEndpoint !== undefined)
      return {
        authorization: authorizationEndpoint,
        token: tokenEndpoint,
        namesIssuer: false,
      };
    const metadata = await this.#context.use(AUTHORIZATION_SERVERS).metadata(issuer);
    const fault = (what: string): OutboundError => new OutboundError(new URL(issuer).host, what);
    if (metadata["issuer"] !== issuer) throw fault("the metadata is of another issuer");
    const authorization = urlIn(metadata["authorization_endpoint"]);
    const token = urlIn(metadata["token_endpoint"]);
    if (authorization === undefined || token === undefined)
      throw fault("the metadata has no authorization_endpoint or token_endpoint");
    const namesIssuer = metadata["authorization_response_iss_parameter_supported"] === true;
    return { authorization, token, namesIssuer };
  }
}

function urlIn(value: unknown): string | undefined {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : undefined;
}

interface TokenResponse {
  readonly status: number;
  readonly members: Readonly<Record<string, unknown>>;
  readonly host: string;
  /** When the token was requested, in milliseconds since 1970. */
  readonly askedAt: number;
}

/** GitHub and other providers report errors with status 200. */
function tokensIn({ status, members, host, askedAt }: TokenResponse): UserTokens {
  const { error, access_token: accessToken, refresh_token: refreshToken } = members;
  if (status !== HTTP_OK || error !== undefined) {
    const reason = typeof error === "string" && ERROR_CODE.test(error) ? `: ${error}` : "";
    const message = `the token endpoint responds with status ${status}${reason}`;
    // Errors about the request (RFC 6749 section 5.2), not about the client or the server.
    if (OF_REQUEST.has(error)) throw new ConsentError(message);
    throw new OutboundError(host, message, status);
  }
  if (typeof accessToken !== "string" || accessToken === "")
    throw new OutboundError(host, "the token response has no access_token", status);
  const seconds = Number(members["expires_in"] ?? Number.NaN);
  return {
    accessToken,
    refreshToken: typeof refreshToken === "string" ? refreshToken : undefined,
    expires: Number.isFinite(seconds) ? askedAt + seconds * MILLISECONDS_PER_SECOND : undefined,
  };
}

const OF_REQUEST = new Set<unknown>(["invalid_grant", "invalid_request", "bad_verification_code"]);

function membersOf(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(body.toString())) ?? {};
  } catch {
    return {};
  }
}
