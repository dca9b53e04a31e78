import { createHash } from "node:crypto";
import { PARSED_DEFAULTS } from "@edge-gateway/generated/parsed/index.ts";
import type {
  ActorToken,
  EndpointRef,
  ParsedOauthTokenExchange,
  SubjectToken,
} from "@edge-gateway/generated/types/index.ts";
import { unverifiedClaims } from "@edge-gateway/jose";
import { identityOf, type OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { PROCESS_RESULTS } from "@edge-gateway/gateway/shared/process-results";
import { compileEntries } from "../../../computed-entries.ts";
import { compilePlace } from "@edge-gateway/credentials/credential-location";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import type { CredentialSource } from "@edge-gateway/credentials/shown-credential";
import { TokenCache } from "@edge-gateway/credentials/token-cache";
import type { TimedToken } from "@edge-gateway/credentials/token-cache";
import { clientSecrets, compileClientAuth } from "@edge-gateway/credentials/client-authentication";
import { compileTokenEndpoint } from "./token-endpoint.ts";
import { tokenTypeUri } from "./token-types.ts";

export const TOKEN_EXCHANGE = "urn:ietf:params:oauth:grant-type:token-exchange";
export const JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const MILLISECONDS_PER_SECOND = 1_000;
const BEARER = { header: { name: "Authorization", prefix: "Bearer " } };

/**
 * Exchanges the client's token for a token of the backend (RFC 8693, RFC 7523), and caches the new token. The
 * client's own token is not forwarded.
 * @throws CredentialError
 */
export function exchangedToken(
  config: ParsedOauthTokenExchange,
  context: CompileContext,
): CredentialSource {
  const { maxEntries, defaultTtl } = config.cache?.inMemory ?? PARSED_DEFAULTS.tokenCacheInMemory;
  const target = targetOf(config, config.path, context);
  const ask = compileTokenEndpoint(
    target,
    compileClientAuth(config.clientAuth, context),
    defaultTtl,
    context,
  );
  const secrets = clientSecrets(config.clientAuth, context);
  const scope = JSON.stringify([context.path, config, identityOf(target), secrets]);
  const shared = { results: context.use(PROCESS_RESULTS), scope };
  const cache = new TokenCache({ maxEntries, now: () => context.wallClock(), shared });
  const subjectOf = compileSubject(config.subjectToken, context);
  const actorOf = compileActor(config.actorToken, context);
  const formOf = compileForm(config, context);
  return (exchange) => {
    const further = formOf(exchange);
    const subject = subjectOf(exchange);
    const actor = actorOf(exchange, subject);
    const form = withTokens(further, config, { subject, actor });
    const key = createHash("sha256").update(form.toString()).digest("base64");
    return cache.get(key, async () => notBeyond(await ask(form), subject));
  };
}

/**
 * The server of a token endpoint.
 * @throws CredentialError
 */
export function targetOf(
  { backendRef, url }: EndpointRef,
  path: string,
  context: CompileContext,
): OutboundTarget {
  if (url !== undefined) return { url };
  const target = context.endpoint(`${context.path}.backendRef`, backendRef, path);
  if (target === undefined) throw new CredentialError("there is no token endpoint");
  return target;
}

/** Refuses a request without a token, because the client must send a token to exchange. */
export function compileSubject(
  { source }: Pick<SubjectToken, "source"> = {},
  context: CompileContext,
): (exchange: Exchange) => string {
  const place = compilePlace(source ?? BEARER, context);
  return (exchange) => {
    const own = place.read(exchange);
    const token = own ?? (source === undefined ? exchange.jwtToken : undefined);
    if (token === undefined) throw new CredentialError("no token to exchange", "unauthorized");
    exchange.trace?.learn(token);
    if (own !== undefined) place.remove(exchange, own);
    return token;
  };
}

type ReadActor = (exchange: Exchange, subject: string) => string | undefined;

function compileActor(config: ActorToken | undefined, context: CompileContext): ReadActor {
  if (config === undefined) return () => undefined;
  const place = compilePlace(config.source, context);
  return (exchange, subject) => {
    const token = place.read(exchange);
    if (token === undefined) throw new CredentialError("no actor token", "unauthorized");
    exchange.trace?.learn(token);
    place.remove(exchange, token);
    if (config.mayAct === "Required" && !mayAct(subject, token))
      throw new CredentialError("may_act does not name the actor", "unauthorized");
    return token;
  };
}

/**
 * Checks the claim may_act (RFC 8693 section 4.4). The token endpoint verifies both tokens; this check only
 * refuses earlier.
 */
function mayAct(subject: string, actor: string): boolean {
  const { may_act: allowed } = unverifiedClaims(subject) ?? {};
  const claims = unverifiedClaims(actor);
  if (claims === undefined || typeof allowed !== "object" || allowed === null) return false;
  const named = Object.entries(allowed).filter(([name]) => name === "sub" || name === "iss");
  return (
    named.some(([name]) => name === "sub") && named.every(([name, value]) => claims[name] === value)
  );
}

/** Builds the form parameters, except the tokens. */
function compileForm(
  { audiences = [], resources = [], scopes = [], additionalParams = {} }: ParsedOauthTokenExchange,
  context: CompileContext,
): (exchange: Exchange) => URLSearchParams {
  const additional = compileEntries(additionalParams, context);
  return (exchange) => {
    const form = new URLSearchParams();
    const computed = Object.entries(additional(exchange));
    if (computed.length < Object.keys(additionalParams).length)
      throw new CredentialError("an expression of additionalParams failed");
    for (const [name, value] of computed) form.set(name, String(value));
    if (audiences.length > 0) form.delete("audience");
    if (resources.length > 0) form.delete("resource");
    for (const audience of audiences) form.append("audience", audience);
    for (const resource of resources) form.append("resource", resource);
    if (scopes.length > 0) form.set("scope", scopes.join(" "));
    return form;
  };
}

interface Tokens {
  readonly subject: string;
  readonly actor: string | undefined;
}

function withTokens(
  form: URLSearchParams,
  { grantType, subjectToken, actorToken, requestedTokenType }: ParsedOauthTokenExchange,
  { subject, actor }: Tokens,
): URLSearchParams {
  if (grantType === "JwtBearer") {
    form.set("grant_type", JWT_BEARER);
    form.set("assertion", subject);
    return form;
  }
  form.set("grant_type", TOKEN_EXCHANGE);
  form.set("subject_token", subject);
  form.set("subject_token_type", tokenTypeUri(subjectToken?.tokenType));
  if (actor !== undefined) {
    form.set("actor_token", actor);
    form.set("actor_token_type", tokenTypeUri(actorToken?.tokenType));
  }
  if (requestedTokenType !== undefined)
    form.set("requested_token_type", tokenTypeUri(requestedTokenType));
  return form;
}

/** A new token is not cached for longer than the exchanged token is valid, if its expiry is known. */
export function notBeyond({ token, expires }: TimedToken, subject: string): TimedToken {
  const exp = unverifiedClaims(subject)?.["exp"];
  if (typeof exp !== "number") return { token, expires };
  return { token, expires: Math.min(expires, exp * MILLISECONDS_PER_SECOND) };
}
