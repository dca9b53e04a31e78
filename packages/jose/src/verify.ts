import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { SingleFlight } from "@edge-gateway/kernel/process/single-flight";
import type { CryptoKey, JWTPayload } from "jose";
import { deepFreeze } from "./deep-freeze.ts";
import type { JsonObject } from "./json-object.ts";
import type { KeySet } from "./key-set.ts";
import { type Library, loadLibrary } from "./load-library.ts";
import { ALGORITHMS } from "./public-key.ts";
import { readUnverified, type Unverified } from "./unverified.ts";

/** An issuer of tokens that is trusted, and what its tokens must contain. */
export interface TokenProvider {
  /** The issuer that `iss` must equal exactly; undefined: any issuer is accepted. */
  readonly issuer: string | undefined;
  /** The accepted audiences, one of which `aud` must contain; undefined: any audience is accepted. */
  readonly audiences: readonly string[] | undefined;
  /** Names of further claims that a token must have. */
  readonly requiredClaims: readonly string[];
  /** Returns the current keys; undefined until keys have been fetched. */
  keys(): KeySet | undefined;
}

/** A token with a valid signature and valid claims. */
export interface ValidToken {
  readonly kind: "valid";
  readonly claims: JsonObject;
  /** The parameter `kid` of the token's header. */
  readonly keyId: string | undefined;
}

/** The result of a verification; `reason` may be shown to the client. */
export type Verification<Provider> =
  | ValidToken
  | { readonly kind: "invalid"; readonly reason: string }
  /** No key of the provider fits the token. After keys are fetched again, one may fit. */
  | { readonly kind: "unknown-key"; readonly provider: Provider }
  /** The provider's keys have not been fetched yet. */
  | { readonly kind: "no-keys"; readonly provider: Provider };

export interface VerifierLimits {
  /** Maximum number of cached verified tokens. */
  readonly cacheEntries: number;
  /** The tolerated difference between clocks, in seconds. */
  readonly leeway: number;
}

/** A token that is being verified. */
interface Candidate extends Unverified {
  readonly token: string;
  /** The current time in seconds since 1970. */
  readonly now: number;
}

interface Remembered {
  readonly token: string;
  readonly verified: ValidToken;
  /** When the cached result expires, in seconds since 1970, including the leeway. */
  readonly expires: number;
  readonly keySet: KeySet;
  readonly provider: TokenProvider;
}

const MILLISECONDS_PER_SECOND = 1_000;

/**
 * Number of characters in the keys of the token cache: the last characters of a token, which contain 256 bits
 * of its signature.
 */
const CACHE_KEY_LENGTH = 43;

/** Verifies signed tokens (RFC 7519, RFC 7515) of several providers, and caches the results. */
export class TokenVerifier<Provider extends TokenProvider> {
  readonly #providers: readonly Provider[];
  readonly #leeway: number;
  readonly #remembered: LruCache<string, Remembered>;
  readonly #flights = new SingleFlight<string, Verification<Provider>>();

  constructor(providers: readonly Provider[], limits: VerifierLimits) {
    this.#providers = providers;
    this.#leeway = limits.leeway;
    this.#remembered = new LruCache(limits.cacheEntries);
    // The first token need not wait for it; if it cannot be loaded now, that token loads it.
    loadLibrary().catch(() => undefined);
  }

  /**
   * Returns a cached result for a token, if its provider's keys have not changed.
   * @param now seconds since 1970
   */
  recall(token: string, now: number): ValidToken | undefined {
    const known = this.#remembered.get(token.slice(-CACHE_KEY_LENGTH));
    return known !== undefined && isStillValid(known, token, now) ? known.verified : undefined;
  }

  /**
   * Verifies a token with the current keys; concurrent calls for a token share one verification.
   * @param now seconds since 1970
   */
  verify(token: string, now: number): Promise<Verification<Provider>> {
    const keySets = this.#providers.map((provider) => provider.keys());
    const generations = keySets.map((keySet) => keySet?.generation ?? 0).join();
    return this.#flights.run(`${generations} ${token}`, () => this.#verify(token, now, keySets));
  }

  async #verify(
    token: string,
    now: number,
    keySets: readonly (KeySet | undefined)[],
  ): Promise<Verification<Provider>> {
    const unverified = readUnverified(token, await loadLibrary());
    if (typeof unverified === "string") return invalid(unverified);
    if (!ALGORITHMS.includes(unverified.header.alg)) return invalid("the algorithm is not allowed");
    const candidate = { ...unverified, token, now };
    let failure: Verification<Provider> = invalid("the issuer is not trusted");
    for (const [index, provider] of this.#providers.entries()) {
      if (provider.issuer !== undefined && provider.issuer !== unverified.issuer) continue;
      const verification = await this.#verifyFor(provider, keySets[index], candidate);
      if (verification.kind === "valid") return verification;
      if (failure.kind === "invalid") failure = verification;
    }
    return failure;
  }

  async #verifyFor(
    provider: Provider,
    keySet: KeySet | undefined,
    candidate: Candidate,
  ): Promise<Verification<Provider>> {
    if (keySet === undefined) return { kind: "no-keys", provider };
    const keys = await keySet.candidates(candidate.header);
    if (keys.length === 0) return { kind: "unknown-key", provider };
    const claims = await this.#claimsOf(candidate, provider, keys);
    if (typeof claims === "string") return invalid(claims);
    // The library `jose` accepts infinity (1e999) as a time.
    if (claims.exp !== undefined && !Number.isFinite(claims.exp))
      return invalid("the claim exp is missing");
    const { token, header } = candidate;
    const verified = { kind: "valid", claims: deepFreeze(claims), keyId: header.kid } as const;
    const expires = (claims.exp ?? Infinity) + this.#leeway;
    const remembered = { token, verified, expires, keySet, provider };
    this.#remembered.set(token.slice(-CACHE_KEY_LENGTH), remembered);
    return verified;
  }

  /**
   * Verifies the claims of a token.
   * @returns the claims, or why they are invalid
   */
  async #claimsOf(
    { token, now }: Candidate,
    { issuer, audiences, requiredClaims }: Provider,
    keys: readonly CryptoKey[],
  ): Promise<JWTPayload | string> {
    const { errors, jwtVerify } = await loadLibrary();
    const options = {
      algorithms: [...ALGORITHMS],
      ...(issuer === undefined ? {} : { issuer }),
      ...(audiences === undefined ? {} : { audience: [...audiences] }),
      requiredClaims: [...requiredClaims],
      clockTolerance: this.#leeway,
      currentDate: new Date(now * MILLISECONDS_PER_SECOND),
    };
    for (const key of keys) {
      try {
        return (await jwtVerify(token, key, options)).payload;
      } catch (error) {
        const reason = claimFault(error, errors);
        if (reason !== undefined) return reason;
      }
    }
    return "the signature is wrong";
  }
}

function invalid(reason: string): { readonly kind: "invalid"; readonly reason: string } {
  return { kind: "invalid", reason };
}

function isStillValid(known: Remembered, token: string, now: number): boolean {
  return known.token === token && now < known.expires && known.keySet === known.provider.keys();
}

/** Returns which claim is invalid; undefined if the signature is invalid. */
function claimFault(error: unknown, errors: Library["errors"]): string | undefined {
  if (error instanceof errors.JWTExpired) return "the token has expired";
  if (!(error instanceof errors.JWTClaimValidationFailed)) return undefined;
  const { claim, reason } = error;
  if (claim === "aud") return "the audience is not accepted";
  if (claim === "exp") return "the claim exp is missing";
  if (reason === "missing") return `the claim ${claim} is missing`;
  return reason === "invalid" ? `the claim ${claim} is malformed` : "the token is not valid yet";
}
