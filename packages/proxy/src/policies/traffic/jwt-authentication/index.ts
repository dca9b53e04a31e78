import type { JwtAuthentication } from "@edge-gateway/generated/types/index.ts";
import { TokenVerifier, type ValidToken, type Verification } from "@edge-gateway/jose";
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
    exchange.trace?.learn(token);
    const { verifier, now } = this.#options;
    const known = verifier.recall(token, now());
    return known === undefined
      ? this.#checkUnknown(exchange, token)
      : this.#accept(exchange, token, known);
  }

  async #checkUnknown(exchange: Exchange, token: string): Promise<Outcome> {
    const verification = await this.#verify(token);
    return verification.kind === "valid"
      ? this.#accept(exchange, token, verification)
      : this.#reject(exchange, verification);
  }

  /** Verifies a token; once more with newer keys when none of the known ones fits. */
  async #verify(token: string): Promise<Verification<Provider>> {
    const { verifier, now } = this.#options;
    const verification = await verifier.verify(token, now());
    if (verification.kind === "valid" || verification.kind === "invalid") return verification;
    await verification.provider.source.refresh();
    return verifier.verify(token, now());
  }

  #accept(exchange: Exchange, token: string, verified: ValidToken): Outcome {
    exchange.jwt = verified.claims;
    exchange.trace?.note("apply", `the token is accepted: ${origin(verified)}`);
    exchange.jwtToken = token;
    if (!this.#options.preserveToken) this.#options.place.remove(exchange, token);
    return CONTINUE;
  }

  #reject(exchange: Exchange, failure: Failure): Outcome {
    const { mode, refusals } = this.#options;
    const reason = reasonOf(failure);
    if (mode === "Permissive") {
      exchange.trace?.note("skip", `the token is not accepted: ${reason}`);
      return CONTINUE;
    }
    return keysAreMissing(failure)
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

/** Who issued a verified token, and which key signed it. */
function origin({ claims, keyId }: ValidToken): string {
  return `issuer ${String(claims["iss"])}, ${keyId === undefined ? "a key without id" : `key ${keyId}`}`;
}
