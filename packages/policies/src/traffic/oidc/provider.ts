import type { ParsedOidc } from "@edge-gateway/generated/types/index.ts";
import { type JsonObject, TokenVerifier } from "@edge-gateway/jose";
import {
  authorizationUrl,
  checkIssuer,
  type CodeEndpoints,
  codeEndpointsIn,
  type CodeRequest,
  GrantError,
  requestTokens,
  urlIn,
} from "@edge-gateway/credentials/authorization-code";
import { AUTHORIZATION_SERVERS } from "@edge-gateway/credentials/discovery/authorization-servers";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { KEY_SETS, type KeySource } from "@edge-gateway/outbound/key-sets";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { keySetOfIssuer } from "@edge-gateway/translate/ir/key-sets";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import {
  compileClientAuth,
  type ProveClient,
} from "@edge-gateway/credentials/client-authentication";
import { compileKeys } from "../../key-source.ts";
import { OIDC_KEY_CACHE } from "./bounds.ts";
import { MetadataWatch } from "./metadata-watch.ts";

const MILLISECONDS_PER_SECOND = 1_000;

export interface Tokens {
  readonly idToken: string;
  readonly claims: JsonObject;
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
}

interface Endpoints extends CodeEndpoints {
  readonly endSession: string | undefined;
  readonly keys: KeySource;
}

/** The random values for an authorization request. */
export interface AuthorizationRequest extends Pick<CodeRequest, "state" | "challenge"> {
  readonly nonce: string;
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
    const { clientId } = clientAuth;
    const all = [...new Set(["openid", ...scopes])];
    const request = { clientId, redirectUri, scopes: all, state, challenge };
    return authorizationUrl((await this.#endpoints()).authorization, request, { nonce });
  }

  /**
   * Checks the `iss` of an authorization response.
   * @throws GrantError, OutboundError
   */
  async checkIssuer(named: string | null): Promise<void> {
    checkIssuer(named, this.#config.issuer, await this.#endpoints());
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
   * @throws GrantError, OutboundError, CredentialError
   */
  async redeem(code: string, verifier: string, nonce: string): Promise<Tokens> {
    const tokens = await this.#ask({
      grant_type: "authorization_code",
      code,
      redirect_uri: this.#config.redirectUri,
      code_verifier: verifier,
    });
    if (tokens.idToken === undefined) throw new GrantError("the response has no id_token");
    const claims = await this.#verify(tokens.idToken);
    if (claims["nonce"] !== nonce) throw new GrantError("the nonce of the token is wrong");
    return { ...tokens, idToken: tokens.idToken, claims };
  }

  /**
   * Gets new tokens for a session.
   * @throws GrantError, OutboundError, CredentialError
   */
  async refresh(refreshToken: string, before: JsonObject, idToken: string): Promise<Tokens> {
    const tokens = await this.#ask({ grant_type: "refresh_token", refresh_token: refreshToken });
    const kept = { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    if (tokens.idToken === undefined) return { ...kept, idToken, claims: before };
    const claims = await this.#verify(tokens.idToken);
    if (claims["sub"] !== before["sub"]) throw new GrantError("the token belongs to another user");
    return { ...kept, idToken: tokens.idToken, claims };
  }

  async #ask(parameters: Readonly<Record<string, string>>) {
    const { token } = await this.#endpoints();
    const members = await requestTokens(token, parameters, this.#prove, this.#context);
    return {
      idToken: textIn(members, "id_token"),
      accessToken: textIn(members, "access_token"),
      refreshToken: textIn(members, "refresh_token"),
    };
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
      throw new GrantError(`the identity token is invalid: ${verification.reason}`);
    if (verification.kind !== "valid")
      throw new OutboundError(this.#config.issuer, "the key of the identity token is not known");
    const { claims } = verification;
    // Checks `aud` and `azp` of an identity token (OpenID Connect Core section 3.1.3.7).
    const { aud, azp } = claims;
    const isForOthers = Array.isArray(aud) && aud.length > 1;
    if ((azp !== undefined || isForOthers) && azp !== clientId)
      throw new GrantError("the identity token has another audience");
    return claims;
  }

  async #endpoints(): Promise<Endpoints> {
    return this.#source instanceof MetadataWatch ? this.#source.found() : this.#source;
  }

  async #discover(): Promise<Endpoints> {
    const { issuer, endSessionEndpoint } = this.#config;
    const metadata = await this.#context.use(AUTHORIZATION_SERVERS).metadata(issuer);
    const endpoints = codeEndpointsIn(metadata, issuer);
    const jwksUri = urlIn(metadata, "jwks_uri");
    if (jwksUri === undefined)
      throw new OutboundError(new URL(issuer).host, "the metadata has no jwks_uri");
    const endSession = endSessionEndpoint ?? urlIn(metadata, "end_session_endpoint");
    return { ...endpoints, endSession, keys: this.#keysAt(jwksUri) };
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

function textIn(members: JsonObject, name: string): string | undefined {
  const value = members[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}
