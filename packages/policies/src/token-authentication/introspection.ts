import { createHash } from "node:crypto";
import type {
  ParsedJwtProvider,
  ParsedTokenIntrospection,
} from "@edge-gateway/generated/types/index.ts";
import { asObject, type JsonObject } from "@edge-gateway/jose";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { SingleFlight } from "@edge-gateway/kernel/process/single-flight";
import type { OutboundResponse } from "@edge-gateway/outbound/http-client";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { identityOf, type OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { PROCESS_RESULTS, type TimedResult } from "@edge-gateway/gateway/shared/process-results";
import {
  clientSecrets,
  compileClientAuth,
  formRequest,
  type ProveClient,
} from "@edge-gateway/credentials/client-authentication";
import { CredentialError } from "@edge-gateway/credentials/credential-error";

const HTTP_OK = 200;
const MILLISECONDS_PER_SECOND = 1_000;

/** A server's response about a token. */
export type Introspected =
  | { readonly kind: "valid"; readonly claims: JsonObject }
  /** The reason may be shown to the client. */
  | { readonly kind: "invalid"; readonly reason: string }
  /** The detail appears only in logs and traces. */
  | { readonly kind: "unavailable"; readonly detail: string };

/** What a provider requires of a token's claims. */
type Demands = Pick<ParsedJwtProvider, "issuer" | "audiences" | "requiredClaims">;

type AskServer = (token: string) => Promise<OutboundResponse>;

/** Asks a provider's server about tokens (RFC 7662), and caches its responses. */
export class Introspector {
  readonly issuer: string;
  readonly #demands: Demands;
  readonly #ask: AskServer;
  readonly #keep: number;
  readonly #context: CompileContext;
  readonly #leeway: number;
  /** Identifies what the outcomes depend on, beside the token. */
  readonly #scope: string;
  readonly #remembered: LruCache<string, TimedResult<Introspected>>;
  readonly #flights = new SingleFlight<string, Introspected>();

  constructor(config: ParsedTokenIntrospection, demands: Demands, context: CompileContext) {
    const { verifiedTokens, clockLeewaySeconds } = context.use(SETTINGS).identity;
    this.issuer = demands.issuer;
    this.#demands = demands;
    const target = targetOf(config, context);
    this.#ask = compileAsk(target, config, context);
    this.#keep = config.cacheDuration;
    this.#context = context;
    this.#leeway = clockLeewaySeconds;
    this.#remembered = new LruCache(verifiedTokens);
    const secrets = clientSecrets(config.clientAuth, context);
    const server = target && identityOf(target);
    this.#scope = JSON.stringify(["introspection", context.path, config, server, demands, secrets]);
  }

  /** Returns the cached outcome for a token. */
  recall(token: string): Introspected | undefined {
    const known = this.#remembered.get(keyOf(token));
    return known !== undefined && this.#context.wallClock() < known.until ? known.value : undefined;
  }

  /**
   * Asks the server about a token; concurrent requests of all workers share one call. The promise never
   * rejects.
   */
  introspect(token: string): Promise<Introspected> {
    const key = keyOf(token);
    return this.#flights.run(key, async () => {
      const results = this.#context.use(PROCESS_RESULTS);
      const result = await results.once(`${this.#scope} ${key}`, () => this.#introspect(token));
      if (result.value.kind !== "unavailable") this.#remembered.set(key, result);
      return result.value;
    });
  }

  async #introspect(token: string): Promise<TimedResult<Introspected>> {
    try {
      const value = this.#judge(await this.#ask(token));
      return { value, until: value.kind === "unavailable" ? 0 : this.#end(value) };
    } catch (error) {
      if (!(error instanceof OutboundError || error instanceof CredentialError)) throw error;
      return { value: { kind: "unavailable", detail: error.message }, until: 0 };
    }
  }

  #judge({ status, body }: OutboundResponse): Introspected {
    if (status !== HTTP_OK)
      return {
        kind: "unavailable",
        detail: `the introspection endpoint responded with status ${status}`,
      };
    const claims = jsonObject(body);
    if (claims === undefined || typeof claims["active"] !== "boolean")
      return {
        kind: "unavailable",
        detail: "the introspection endpoint's response has no `active`",
      };
    const fault = claims["active"] ? this.#faultOf(claims) : "it is not active";
    return fault === undefined ? { kind: "valid", claims } : { kind: "invalid", reason: fault };
  }

  /** Returns the requirement that the claims do not meet. */
  #faultOf(claims: JsonObject): string | undefined {
    const { issuer, audiences, requiredClaims } = this.#demands;
    const { iss, aud, exp, nbf } = claims;
    const now = this.#context.wallClock() / MILLISECONDS_PER_SECOND;
    if (iss !== undefined && iss !== issuer) return "the issuer is not trusted";
    if (audiences !== undefined && !listOf(aud).some((one) => audiences.includes(one)))
      return "the audience is not accepted";
    const missing = requiredClaims.find((name) => !Object.hasOwn(claims, name));
    if (missing !== undefined) return `the claim ${missing} is missing`;
    if (exp !== undefined && !Number.isFinite(exp)) return "the claim exp is malformed";
    if (exp !== undefined && Number(exp) + this.#leeway <= now) return "the token has expired";
    if (nbf !== undefined && !(Number(nbf) - this.#leeway <= now))
      return "the token is not valid yet";
    return undefined;
  }

  /** When the cached outcome expires, in milliseconds since 1970. */
  #end(outcome: Introspected): number {
    const until = this.#context.wallClock() + this.#keep;
    const exp = outcome.kind === "valid" ? outcome.claims["exp"] : undefined;
    return typeof exp === "number" ? Math.min(until, exp * MILLISECONDS_PER_SECOND) : until;
  }
}

/** The key of a token in the cache: a hash, so that the cache does not contain tokens. */
function keyOf(token: string): string {
  return createHash("sha256").update(token).digest("base64");
}

function compileAsk(
  target: OutboundTarget | undefined,
  config: ParsedTokenIntrospection,
  context: CompileContext,
): AskServer {
  const prove = proofOf(config, context);
  if (target === undefined || prove instanceof CredentialError)
    return () =>
      Promise.reject(
        prove instanceof Error
          ? prove
          : new CredentialError("the introspection server is not available"),
      );
  const { http } = context.use(POLICY_SERVERS);
  const { requestTimeoutMilliseconds: timeout } = context.use(SETTINGS).identity;
  return async (token) => {
    const form = new URLSearchParams({ token, token_type_hint: "access_token" });
    return http.send(target, formRequest(form, await prove(), { isRepeatable: true, timeout }));
  };
}

function targetOf(
  { backendRef, url, path }: ParsedTokenIntrospection,
  context: CompileContext,
): OutboundTarget | undefined {
  return url === undefined
    ? context.endpoint(`${context.path}.backendRef`, backendRef, path)
    : { url };
}

function proofOf(
  { clientAuth }: ParsedTokenIntrospection,
  context: CompileContext,
): ProveClient | CredentialError {
  try {
    return compileClientAuth(clientAuth, context);
  } catch (error) {
    if (!(error instanceof CredentialError)) throw error;
    const { path, log } = context;
    log.warn("tokens cannot be introspected", { policy: path, reason: error.message });
    return error;
  }
}

function jsonObject(body: Buffer): JsonObject | undefined {
  try {
    return asObject(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}

function listOf(audience: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(audience) ? audience : [audience];
  return list.filter((one) => typeof one === "string");
}
