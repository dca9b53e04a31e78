import type { ParsedJwtAuthentication, ParsedKeySet } from "@edge-gateway/generated/types/index.ts";
import {
  type JsonObject,
  TokenVerifier,
  unverifiedClaims,
  type ValidToken,
  type Verification,
} from "@edge-gateway/jose";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import {
  type CompileContext,
  type CompiledPolicy,
  CONTINUE,
  type Outcome,
} from "@edge-gateway/gateway/exchange/policy";
import {
  type CredentialPlace,
  compilePlace,
  isForProxy,
} from "@edge-gateway/credentials/credential-location";
import type { Keys } from "../key-source.ts";
import { type Introspected, Introspector } from "./introspection.ts";
import { mcpRefusals, plainRefusals, proxyRefusals, type Refusals } from "./refusals.ts";
import { type AnyProvider, type Provider, providerWith } from "./providers.ts";
import { missingScope } from "./scopes.ts";
import { compileDiscovery, type Discovery } from "./discovery.ts";

const MILLISECONDS_PER_SECOND = 1_000;

/** A {@link ParsedJwtAuthentication} that may accept tokens of any issuer. */
export type TokenAuthentication = Omit<ParsedJwtAuthentication, "providers"> & {
  readonly providers: readonly AnyProvider[];
};

/** Creates the source of a provider's keys; `path` is the provider's path in the configuration. */
type FindKeys = (jwks: ParsedKeySet, path: string) => Keys;

/** Compiles the steps that verify tokens. */
export function compileAuthentication(
  config: TokenAuthentication,
  context: CompileContext,
  findKeys: FindKeys,
): CompiledPolicy {
  const limits = context.use(SETTINGS).identity;
  const placed = config.providers.map((provider, index) => ({
    provider,
    path: `${context.path}.providers[${index}]`,
    within: context.at(`providers[${index}].introspection`),
  }));
  const providers = placed.flatMap(({ provider, path }) =>
    provider.jwks === undefined ? [] : [providerWith(provider, findKeys(provider.jwks, path))],
  );
  const opaque = placed.flatMap(({ provider, within }) => compileIntrospector(provider, within));
  const discovery = config.mcp && compileDiscovery(config.mcp, config.providers, context);
  const authenticator = new Authenticator({
    mode: config.mode,
    preserveToken: config.preserveToken,
    place: compilePlace(config.location, context),
    verifier: new TokenVerifier(providers, {
      cacheEntries: limits.verifiedTokens,
      leeway: limits.clockLeewaySeconds,
    }),
    providers,
    opaque,
    requiredScopes: discovery?.requiredScopes ?? [],
    refusals: refusalsOf(config, discovery),
    now: () => context.wallClock() / MILLISECONDS_PER_SECOND,
  });
  return {
    ...(discovery === undefined
      ? {}
      : { endpoint: { name: "discovery", step: (exchange) => discovery.answer(exchange) } }),
    request: (exchange) => authenticator.check(exchange),
    close: () => providers.forEach((provider) => provider.source.release()),
  };
}

function refusalsOf(
  { location }: Pick<ParsedJwtAuthentication, "location">,
  discovery: Discovery | undefined,
): AuthenticatorOptions["refusals"] {
  if (discovery === undefined)
    return (exchange) => (isForProxy(location, exchange) ? proxyRefusals : plainRefusals);
  const refusals = mcpRefusals(discovery);
  return () => refusals;
}

interface AuthenticatorOptions {
  readonly mode: ParsedJwtAuthentication["mode"];
  readonly preserveToken: boolean;
  readonly place: CredentialPlace;
  readonly verifier: TokenVerifier<Provider>;
  readonly providers: readonly Provider[];
  readonly opaque: readonly OpaqueTokens[];
  readonly requiredScopes: readonly string[];
  readonly refusals: (exchange: Exchange) => Refusals;
  /** Returns the current time in seconds since 1970. */
  readonly now: () => number;
}

class Authenticator {
  readonly #options: AuthenticatorOptions;

  constructor(options: AuthenticatorOptions) {
    this.#options = options;
  }

  /** Verifies the token of a request, even if an earlier phase has verified and removed the token. */
  check(exchange: Exchange): Outcome | Promise<Outcome> {
    const { mode, place, refusals } = this.#options;
    const token = place.read(exchange) ?? exchange.jwtToken;
    if (token === undefined) {
      if (mode === "Strict") return refusals(exchange).missing(exchange);
      exchange.trace?.note("skip", "no token");
      return CONTINUE;
    }
    exchange.trace?.learn(token);
    const { verifier, now } = this.#options;
    const known = verifier.recall(token, now());
    if (known !== undefined) return this.#accept(exchange, token, known);
    const servers = this.#serversFor(token);
    if (servers.length === 0) return this.#checkUnknown(exchange, token);
    const recalled = recall(servers, token);
    return recalled === undefined
      ? this.#introspect(exchange, servers, token)
      : this.#decide(exchange, token, recalled);
  }

  /** Returns the introspection servers to ask about a token; empty if the token is verified with keys. */
  #serversFor(token: string): readonly Introspector[] {
    const { opaque } = this.#options;
    if (opaque.length === 0) return [];
    const claims = unverifiedClaims(token);
    return opaque
      .filter(
        ({ server, takesJwts }) =>
          claims === undefined || (takesJwts && claims["iss"] === server.issuer),
      )
      .map(({ server }) => server);
  }

  /** Asks the servers in turn until one knows the token. */
  async #introspect(
    exchange: Exchange,
    servers: readonly Introspector[],
    token: string,
  ): Promise<Outcome> {
    let worst: Introspected | undefined;
    for (const server of servers) {
      const outcome = server.recall(token) ?? (await server.introspect(token));
      if (outcome.kind === "valid") return this.#decide(exchange, token, outcome);
      if (worst?.kind !== "unavailable") worst = outcome;
    }
    return this.#decide(
      exchange,
      token,
      worst ?? { kind: "invalid", reason: "no server knows the token" },
    );
  }

  #decide(exchange: Exchange, token: string, outcome: Introspected): Outcome {
    const { mode, refusals } = this.#options;
    if (outcome.kind === "valid") return this.#pass(exchange, token, outcome.claims);
    const reason = outcome.kind === "invalid" ? outcome.reason : outcome.detail;
    if (mode === "Permissive") return skipped(exchange, reason);
    return outcome.kind === "invalid"
      ? refusals(exchange).invalid(exchange, reason)
      : { ...refusals(exchange).unverifiable(exchange, reason), code: "introspection_unavailable" };
  }

  async #checkUnknown(exchange: Exchange, token: string): Promise<Outcome> {
    const verification = await this.#verify(token);
    return verification.kind === "valid"
      ? this.#accept(exchange, token, verification)
      : this.#reject(exchange, verification);
  }

  /** Verifies a token. If no known key fits, the keys are refreshed, and the token is verified once more. */
  async #verify(token: string): Promise<Verification<Provider>> {
    const { verifier, now } = this.#options;
    const verification = await verifier.verify(token, now());
    if (verification.kind === "valid" || verification.kind === "invalid") return verification;
    const { issuer } = verification.provider;
    const others = this.#options.providers.filter((provider) => provider.issuer === issuer);
    await Promise.all(others.map(({ source }) => source.refresh()));
    return verifier.verify(token, now());
  }

  #accept(exchange: Exchange, token: string, verified: ValidToken): Outcome {
    return this.#pass(exchange, token, verified.claims, verified);
  }

  /** @param verified undefined if an introspection server has accepted the token */
  #pass(exchange: Exchange, token: string, claims: JsonObject, verified?: ValidToken): Outcome {
    const { requiredScopes, mode, refusals } = this.#options;
    const missing = mode === "Permissive" ? undefined : missingScope(claims, requiredScopes);
    if (missing !== undefined) return refusals(exchange).lacksScope(exchange, requiredScopes);
    exchange.jwt = claims;
    exchange.trace?.note("apply", `the token is accepted: ${origin(verified)}`);
    exchange.jwtToken = token;
    if (!this.#options.preserveToken) this.#options.place.remove(exchange, token);
    return CONTINUE;
  }

  #reject(exchange: Exchange, failure: Failure): Outcome {
    const { mode, refusals } = this.#options;
    const reason = reasonOf(failure);
    if (mode === "Permissive") return skipped(exchange, reason);
    return keysAreMissing(failure)
      ? refusals(exchange).unverifiable(exchange, reason)
      : refusals(exchange).invalid(exchange, reason);
  }
}

function skipped(exchange: Exchange, reason: string): Outcome {
  exchange.trace?.note("skip", `the token is not accepted: ${reason}`);
  return CONTINUE;
}

/**
 * Returns the cached outcome of the first server that knows the token, or the first outcome if all are
 * cached.
 */
function recall(servers: readonly Introspector[], token: string): Introspected | undefined {
  const known = servers.map((server) => server.recall(token));
  return (
    known.find((outcome) => outcome?.kind === "valid") ??
    (known.includes(undefined) ? undefined : known[0])
  );
}

/** An introspection server for tokens that keys cannot verify. */
interface OpaqueTokens {
  readonly server: Introspector;
  /** Whether introspection also handles JWTs of the issuer. */
  readonly takesJwts: boolean;
}

function compileIntrospector(
  { introspection, jwks, issuer, ...demands }: AnyProvider,
  context: CompileContext,
): readonly OpaqueTokens[] {
  if (introspection === undefined || issuer === undefined) return [];
  const server = new Introspector(introspection, { ...demands, issuer }, context);
  return [{ server, takesJwts: jwks === undefined }];
}

type Failure = Exclude<Verification<Provider>, { readonly kind: "valid" }>;

/** Whether the token's key may be among keys that could not be fetched. */
function keysAreMissing(failure: Failure): boolean {
  if (failure.kind === "unknown-key") return failure.provider.source.failing();
  return failure.kind === "no-keys";
}

function reasonOf(failure: Failure): string {
  switch (failure.kind) {
    case "invalid":
      return failure.reason;
    case "unknown-key":
      return "the key is unknown";
    case "no-keys":
      return `the keys of ${failure.provider.issuer ?? "the provider"} are not available from ${failure.provider.keysFrom}`;
  }
}

/** A token's issuer and key, for traces. */
function origin(verified: ValidToken | undefined): string {
  if (verified === undefined) return "introspection";
  const { claims, keyId } = verified;
  return `issuer ${String(claims["iss"])}, ${keyId === undefined ? "a key without id" : `key ${keyId}`}`;
}
