import type { ParsedOidc } from "@edge-gateway/generated/types/index.ts";
import { asObject, type JsonObject, TokenVerifier } from "@edge-gateway/jose";
import {
  AUTHORIZATION_SERVERS,
  type ServerMetadata,
} from "@edge-gateway/credentials/discovery/authorization-servers";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { KEY_SETS, type KeySource } from "@edge-gateway/outbound/key-sets";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import { keySetOfIssuer } from "@edge-gateway/translate/ir/key-sets";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import {
  compileClientAuth,
  formRequest,
  type ProveClient,
} from "@edge-gateway/credentials/client-authentication";
import { compileKeys } from "../../key-source.ts";
import { OIDC_KEY_CACHE } from "./bounds.ts";
import { MetadataWatch } from "./metadata-watch.ts";

const HTTP_OK = 200;
const MILLISECONDS_PER_SECOND = 1_000;
/**
 * The error codes that may be shown (RFC 6749 section 5.2); other parts of an error response are not shown.
 */
const ERROR_CODE = /^[A-Za-z0-9_.-]{1,64}$/;

/** Thrown when the provider refuses the code or the session. */
export class LoginError extends Error {}

export interface Tokens {
  readonly idToken: string;
  readonly claims: JsonObject;
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
}

interface Endpoints {
  readonly authorization: string;
  readonly token: string;
  readonly endSession: string | undefined;
  readonly keys: KeySource;
  /** Whether every authorization response names its issuer (RFC 9207 section 3). */
  readonly namesIssuer: boolean;
}

/** The random values for an authorization request. */
export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  /** The S256 code challenge (RFC 7636 section 4.2). */
  readonly challenge: string;
}

/** A client of an OpenID provider. */
export class LoginProvider {
  readonly #config: ParsedOidc;
  readonly #context: CompileContext;
  readonly #prove: ProveClient;
  /** As configured, or as the metadata of the provider says. */
  readonly #source: Endpoints | MetadataWatch<Endpoints>;
  #isClosed = false;
  /** The metadata of the provider, cached with the URL that it came from. */
  #discovered: { readonly url: string; readonly keys: KeySource } | undefined;

  /** @throws CredentialError when the client's credentials are invalid */
  constructor(config: ParsedOidc, context: CompileContext) {
    this.#config = config;
    this.#context = context;
    this.#prove = compileClientAuth(config.clientAuth, context);
    const { authorizationEndpoint, tokenEndpoint, endSessionEndpoint, jwks } = config;
    this.#source =
      authorizationEndpoint !== undefined && tokenEndpoint !== undefined && jwks !== undefined
        ? {
            authorization: authorizationEndpoint,
            token: tokenEndpoint,
            endSession: endSessionEndpoint,
            keys: compileKeys(jwks, `${context.path}.jwks`, context).source,
            namesIssuer: false,
          }
        : new MetadataWatch(config.issuer, () => this.#discover(), context);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#source instanceof MetadataWatch) this.#source.close();
    else this.#source.keys.release();
    this.#releaseDiscovered();
  }

  /**
   * Returns the URL to which the browser is redirected for a login.
   * @throws OutboundError
   */
  async authorizationUrl({ state, nonce, challenge }: AuthorizationRequest): Promise<string> {
    const { clientAuth, redirectUri, scopes } = this.#config;
    const url = new URL((await this.#endpoints()).authorization);
    const parameters = {
      response_type: "code",
      client_id: clientAuth.clientId,
      redirect_uri: redirectUri,
      scope: [...new Set(["openid", ...scopes])].join(" "),
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: "S256",
      // The scope `offline_access`: without it no refresh token is issued (OpenID Connect Core section 11).
      ...(scopes.includes("offline_access") ? { prompt: "consent" } : {}),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /**
   * Checks the `iss` of an authorization response (RFC 9207 section 2.4): an authorization code of another
   * provider must not be sent to this one.
   * @throws LoginError, OutboundError
   */
  async checkIssuer(named: string | null): Promise<void> {
    const { namesIssuer } = await this.#endpoints();
    if (named === null && namesIssuer)
      throw new LoginError("the response does not name its issuer");
    if (named !== null && named !== this.#config.issuer)
      throw new LoginError("the response is from another issuer");
  }

  /**
   * Returns the provider's logout URL; undefined if the provider has none.
   * @throws OutboundError
   */
  async endSessionUrl(idToken: string): Promise<string | undefined> {
    const { endSession } = await this.#endpoints();
    if (endSession === undefined) return undefined;
    const { clientAuth, postLogoutRedirectUri } = this.#config;
    const url = new URL(endSession);
    url.searchParams.set("id_token_hint", idToken);
    url.searchParams.set("client_id", clientAuth.clientId);
    if (postLogoutRedirectUri !== undefined)
      url.searchParams.set("post_logout_redirect_uri", postLogoutRedirectUri);
    return url.href;
  }

  /**
   * Exchanges the authorization code for tokens.
   * @throws LoginError, OutboundError, CredentialError
   */
  async redeem(code: string, verifier: string, nonce: string): Promise<Tokens> {
    const tokens = await this.#ask({
      grant_type: "authorization_code",
      code,
      redirect_uri: this.#config.redirectUri,
      code_verifier: verifier,
    });
    if (tokens.idToken === undefined) throw new LoginError("the response has no id_token");
    const claims = await this.#verify(tokens.idToken);
    if (claims["nonce"] !== nonce) throw new LoginError("the nonce of the token is wrong");
    return { ...tokens, idToken: tokens.idToken, claims };
  }

  /**
   * Gets new tokens for a session.
   * @throws LoginError, OutboundError, CredentialError
   */
  async refresh(refreshToken: string, before: JsonObject, idToken: string): Promise<Tokens> {
    const tokens = await this.#ask({ grant_type: "refresh_token", refresh_token: refreshToken });
    const kept = { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    if (tokens.idToken === undefined) return { ...kept, idToken, claims: before };
    const claims = await this.#verify(tokens.idToken);
    if (claims["sub"] !== before["sub"]) throw new LoginError("the token belongs to another user");
    return { ...kept, idToken: tokens.idToken, claims };
  }

  async #ask(parameters: Readonly<Record<string, string>>) {
    const { token } = await this.#endpoints();
    const { requestTimeoutMilliseconds: timeout } = this.#context.use(SETTINGS).identity;
    const proof = await this.#prove();
    const form = new URLSearchParams(parameters);
    // The request is not retried, because a code, and many refresh tokens, are valid only once.
    const request = formRequest(form, proof, { isRepeatable: false, timeout });
    const { http } = this.#context.use(POLICY_SERVERS);
    const { status, body } = await http.send({ url: token }, request);
    return tokensIn(status, membersOf(body), new URL(token).host);
  }

  async #verify(idToken: string): Promise<JsonObject> {
    const { clientId } = this.#config.clientAuth;
    const { keys } = await this.#endpoints();
    const provider = {
      issuer: this.#config.issuer,
      audiences: [clientId],
      requiredClaims: ["exp", "iat", "sub"],
      keys: () => keys.current(),
    };
    const { clockLeewaySeconds: leeway } = this.#context.use(SETTINGS).identity;
    const verifier = new TokenVerifier([provider], { cacheEntries: 0, leeway });
    const now = this.#context.wallClock() / MILLISECONDS_PER_SECOND;
    let verification = await verifier.verify(idToken, now);
    if (verification.kind === "no-keys" || verification.kind === "unknown-key") {
      await keys.refresh();
      verification = await verifier.verify(idToken, now);
    }
    if (verification.kind === "invalid")
      throw new LoginError(`the identity token is invalid: ${verification.reason}`);
    if (verification.kind !== "valid")
      throw new OutboundError(this.#config.issuer, "the key of the identity token is not known");
    const { claims } = verification;
    // Checks `aud` and `azp` of an identity token (OpenID Connect Core section 3.1.3.7).
    const { aud, azp } = claims;
    const isForOthers = Array.isArray(aud) && aud.length > 1;
    if ((azp !== undefined || isForOthers) && azp !== clientId)
      throw new LoginError("the identity token has another audience");
    return claims;
  }

  async #endpoints(): Promise<Endpoints> {
    return this.#source instanceof MetadataWatch ? this.#source.found() : this.#source;
  }

  async #discover(): Promise<Endpoints> {
    const { issuer, endSessionEndpoint } = this.#config;
    const metadata = await this.#context.use(AUTHORIZATION_SERVERS).metadata(issuer);
    const fault = (what: string): OutboundError => new OutboundError(new URL(issuer).host, what);
    if (metadata["issuer"] !== issuer) throw fault("the metadata is of another issuer");
    const authorization = urlIn(metadata, "authorization_endpoint");
    const token = urlIn(metadata, "token_endpoint");
    const jwksUri = urlIn(metadata, "jwks_uri");
    if (authorization === undefined || token === undefined || jwksUri === undefined)
      throw fault("the metadata has no authorization_endpoint, token_endpoint or jwks_uri");
    const endSession = endSessionEndpoint ?? urlIn(metadata, "end_session_endpoint");
    const namesIssuer = metadata["authorization_response_iss_parameter_supported"] === true;
    return { authorization, token, endSession, keys: this.#keysAt(jwksUri), namesIssuer };
  }

  #keysAt(url: string): KeySource {
    if (this.#discovered?.url === url) return this.#discovered.keys;
    const name = keySetOfIssuer(this.#config.issuer);
    const keys = this.#context.use(KEY_SETS).remote({ url }, OIDC_KEY_CACHE, name);
    this.#releaseDiscovered();
    this.#discovered = { url, keys };
    // The metadata that a closed provider still waited for.
    if (this.#isClosed) this.#releaseDiscovered();
    return keys;
  }

  #releaseDiscovered(): void {
    this.#discovered?.keys.release();
    this.#discovered = undefined;
  }
}

function urlIn(metadata: ServerMetadata, name: string): string | undefined {
  const value = metadata[name];
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : undefined;
}

function tokensIn(status: number, members: JsonObject, host: string) {
  if (status !== HTTP_OK) {
    const { error } = members;
    const reason = typeof error === "string" && ERROR_CODE.test(error) ? `: ${error}` : "";
    const message = `the token endpoint responded with status ${status}${reason}`;
    // With these errors the provider refuses the code or the session (RFC 6749 section 5.2); other errors are
    // about the client or the server.
    if (error === "invalid_grant" || error === "invalid_request") throw new LoginError(message);
    throw new OutboundError(host, message, status);
  }
  return {
    idToken: textIn(members, "id_token"),
    accessToken: textIn(members, "access_token"),
    refreshToken: textIn(members, "refresh_token"),
  };
}

function textIn(members: JsonObject, name: string): string | undefined {
  const value = members[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function membersOf(body: Buffer): JsonObject {
  try {
    return asObject(JSON.parse(body.toString())) ?? {};
  } catch {
    return {};
  }
}
