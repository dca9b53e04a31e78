import type { JwtAuthentication } from "@edge-gateway/generated/types/index.ts";
import { TokenVerifier, type JsonObject, type Verification } from "@edge-gateway/jose";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { IDENTITY_LIMITS } from "../../../outbound/identity-limits.ts";
import { CONTINUE, type Outcome, type PolicyDefinition } from "../../../pipeline/policy.ts";
import { type CredentialPlace, compilePlace } from "../../credential-location.ts";
import { mcpRefusals, plainRefusals, type Refusals } from "./refusals.ts";
import { compileProvider, type Provider } from "./providers.ts";
import { compileDiscovery } from "./discovery.ts";

const MILLISECONDS_PER_SECOND = 1_000;

/**
 * Verifies bearer tokens (RFC 7519) and, with its `mcp` block, answers as an OAuth 2.0 protected
 * resource whose clients find the authorization server by themselves (RFC 9728).
 */
export const jwtAuthentication: PolicyDefinition<JwtAuthentication> = {
  compile(config, context) {
    const limits = context.use(IDENTITY_LIMITS);
    const providers = config.providers.map((provider, index) =>
      compileProvider(provider, `${context.path}.providers[${index}]`, context),
    );
    const discovery = config.mcp && compileDiscovery(config.mcp, config.providers, context);
    const authenticator = new Authenticator({
      mode: config.mode,
      preserveToken: config.preserveToken,
      place: compilePlace(config.location, context),
      verifier: new TokenVerifier(providers, {
        cacheEntries: limits.verifiedTokens,
        leeway: limits.clockLeewaySeconds,
      }),
      refusals: discovery === undefined ? plainRefusals : mcpRefusals(discovery),
      now: () => context.wallClock() / MILLISECONDS_PER_SECOND,
    });
    return {
      ...(discovery === undefined
        ? {}
        : { endpoint: { name: "discovery", step: (exchange) => discovery.answer(exchange) } }),
      request: (exchange) => authenticator.check(exchange),
      close: () => providers.forEach((provider) => provider.source.release()),
    };
  },
};

interface AuthenticatorOptions {
  readonly mode: JwtAuthentication["mode"];
  readonly preserveToken: boolean;
  readonly place: CredentialPlace;
  readonly verifier: TokenVerifier<Provider>;
  readonly refusals: Refusals;
  /** Seconds since 1970. */
  readonly now: () => number;
}

class Authenticator {
  readonly #options: AuthenticatorOptions;

  constructor(options: AuthenticatorOptions) {
    this.#options = options;
  }

  /** Reads a token that an earlier phase has verified and removed as if it still stood in its place. */
  check(exchange: Exchange): Outcome | Promise<Outcome> {
    const { mode, place, refusals } = this.#options;
    const token = place.read(exchange) ?? exchange.jwtToken;
    if (token === undefined) {
      if (mode === "Strict") return refusals.missing(exchange);
      exchange.trace?.note("skip", "no token");
      return CONTINUE;
    }
    const verification = this.#verify(token);
    if (verification.kind === "valid") return this.#accept(exchange, token, verification.claims);
    if (verification.kind === "invalid") return this.#reject(exchange, verification);
    return this.#checkWithNewKeys(exchange, token, verification.provider);
  }

  async #checkWithNewKeys(exchange: Exchange, token: string, provider: Provider): Promise<Outcome> {
    await provider.source.refresh();
    const verification = this.#verify(token);
    return verification.kind === "valid"
      ? this.#accept(exchange, token, verification.claims)
      : this.#reject(exchange, verification);
  }

  #verify(token: string): Verification<Provider> {
    return this.#options.verifier.verify(token, this.#options.now());
  }

  #accept(exchange: Exchange, token: string, claims: JsonObject): Outcome {
    exchange.jwt = claims;
    exchange.trace?.note("apply", `the token is accepted: ${origin(token, claims)}`);
    if (this.#options.preserveToken) return CONTINUE;
    this.#options.place.remove(exchange, token);
    exchange.jwtToken = token;
    return CONTINUE;
  }

  #reject(exchange: Exchange, verification: Verification<Provider>): Outcome {
    const { mode, refusals } = this.#options;
    if (verification.kind === "valid") return CONTINUE;
    const reason = reasonOf(verification);
    if (mode === "Permissive") {
      exchange.trace?.note("skip", `the token is not accepted: ${reason}`);
      return CONTINUE;
    }
    return keysAreMissing(verification)
      ? refusals.unverifiable(exchange, reason)
      : refusals.invalid(exchange, reason);
  }
}

type Failure = Exclude<Verification<Provider>, { readonly kind: "valid" }>;

/** Whether the key of the token may be one that could not be fetched. */
function keysAreMissing(failure: Failure): boolean {
  if (failure.kind === "unknown-key") return failure.provider.source.failing();
  return failure.kind === "no-keys";
}

function reasonOf(failure: Failure): string {
  switch (failure.kind) {
    case "invalid":
      return failure.reason;
    case "unknown-key":
      return "its key is not known";
    case "no-keys":
      return `the keys of ${failure.provider.issuer} are not available from ${failure.provider.keysFrom}`;
  }
}

/** Whose token it is that has been verified, and by which key. */
function origin(token: string, claims: JsonObject): string {
  const header = token.slice(0, token.indexOf("."));
  const { kid }: { kid?: unknown } = JSON.parse(Buffer.from(header, "base64url").toString());
  return `issuer ${String(claims["iss"])}, ${kid === undefined ? "a key without id" : `key ${typeof kid === "string" ? kid : JSON.stringify(kid)}`}`;
}
