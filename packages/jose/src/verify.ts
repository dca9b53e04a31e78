import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { ALGORITHMS, signatureHolds } from "./algorithms.ts";
import { checkClaims } from "./claims.ts";
import { type CompactToken, type JsonObject, parseCompact } from "./compact.ts";
import { deepFreeze } from "./deep-freeze.ts";
import type { KeySet } from "./key-set.ts";

/** Who may issue tokens, and for whom. */
export interface TokenProvider {
  /** Compared with `iss` character by character. */
  readonly issuer: string;
  /** `aud` must hold one of them; undefined takes any. */
  readonly audiences: readonly string[] | undefined;
  /** The keys as known now; undefined while they have not been fetched. */
  keys(): KeySet | undefined;
}

/** What became of a token; `reason` is safe to show to the client. */
export type Verification<Provider> =
  | { readonly kind: "valid"; readonly claims: JsonObject }
  | { readonly kind: "invalid"; readonly reason: string }
  /** No key of the provider fits: newer keys may. */
  | { readonly kind: "unknown-key"; readonly provider: Provider }
  /** The keys of the provider are not there yet. */
  | { readonly kind: "no-keys"; readonly provider: Provider };

export interface VerifierLimits {
  /** Verified tokens that are remembered. */
  readonly cacheEntries: number;
  /** Seconds by which clocks may differ. */
  readonly leeway: number;
}

interface Verified {
  readonly token: string;
  readonly claims: JsonObject;
  /** Seconds since 1970; leeway included. */
  readonly expires: number;
  readonly keySet: KeySet;
  readonly provider: TokenProvider;
}

/** A token is found again by its last characters: 256 bits of its signature. */
const CACHE_KEY_LENGTH = 43;

/** Verifies signed tokens (RFC 7519, RFC 7515) of several providers; all of it is synchronous. */
export class TokenVerifier<Provider extends TokenProvider> {
  readonly #providers: readonly Provider[];
  readonly #leeway: number;
  readonly #verified: LruCache<string, Verified>;

  constructor(providers: readonly Provider[], limits: VerifierLimits) {
    this.#providers = providers;
    this.#leeway = limits.leeway;
    this.#verified = new LruCache(limits.cacheEntries);
  }

  /** @param now seconds since 1970 */
  verify(token: string, now: number): Verification<Provider> {
    const known = this.#verified.get(token.slice(-CACHE_KEY_LENGTH));
    if (known !== undefined && isStillValid(known, token, now)) {
      return { kind: "valid", claims: known.claims };
    }
    const parsed = parseCompact(token);
    if (typeof parsed === "string") return { kind: "invalid", reason: parsed };
    if (!ALGORITHMS.has(parsed.algorithm)) {
      return { kind: "invalid", reason: "its algorithm is not allowed" };
    }
    return this.#verifyAmong(token, parsed, now);
  }

  #verifyAmong(token: string, parsed: CompactToken, now: number): Verification<Provider> {
    let failure: Verification<Provider> = { kind: "invalid", reason: "its issuer is not trusted" };
    for (const provider of this.#providers) {
      if (provider.issuer !== parsed.claims["iss"]) continue;
      const verification = this.#verifyWith(provider, token, parsed, now);
      if (verification.kind === "valid") return verification;
      if (failure.kind === "invalid") failure = verification;
    }
    return failure;
  }

  #verifyWith(
    provider: Provider,
    token: string,
    parsed: CompactToken,
    now: number,
  ): Verification<Provider> {
    const keySet = provider.keys();
    if (keySet === undefined) return { kind: "no-keys", provider };
    const keys = keySet.candidates(parsed.algorithm, parsed.keyId);
    if (keys.length === 0) return { kind: "unknown-key", provider };
    if (!hasSignature(parsed, keys)) return { kind: "invalid", reason: "its signature is wrong" };
    const checked = checkClaims(parsed.claims, provider.audiences, now, this.#leeway);
    if (typeof checked === "string") return { kind: "invalid", reason: checked };
    const claims = deepFreeze(parsed.claims);
    const expires = checked.expires + this.#leeway;
    const verified = { token, claims, expires, keySet, provider };
    this.#verified.set(token.slice(-CACHE_KEY_LENGTH), verified);
    return { kind: "valid", claims };
  }
}

function isStillValid(known: Verified, token: string, now: number): boolean {
  return known.token === token && now < known.expires && known.keySet === known.provider.keys();
}

function hasSignature(token: CompactToken, keys: ReturnType<KeySet["candidates"]>): boolean {
  const algorithm = ALGORITHMS.get(token.algorithm);
  if (algorithm === undefined) return false;
  return keys.some((key) => signatureHolds(algorithm, key, token.signed, token.signature));
}
