import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { SingleFlight } from "@edge-gateway/kernel/process/single-flight";
import type { ProcessResults } from "@edge-gateway/gateway/shared/process-results";
import {
  TOKEN_REFRESH_PART,
  MAX_TOKEN_REFRESH,
  TOKEN_SPARE_PART,
  TOKEN_RETRY_DELAY,
} from "./bounds.ts";

/** A token and its expiry, in milliseconds since 1970. */
export interface TimedToken<Token = string> {
  readonly token: Token;
  readonly expires: number;
}

export interface TokenCacheOptions {
  /** Maximum number of tokens; 0 disables the cache. */
  readonly maxEntries: number;
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
  /** Unset: each worker makes its own tokens. */
  readonly shared?: SharedTokens;
}

/** Where the tokens of all workers are. */
export interface SharedTokens {
  readonly results: ProcessResults;
  /** Everything that the tokens depend on, beside the key. */
  readonly scope: string;
}

interface Entry<Token> {
  readonly token: Token;
  /** From this time on, a new token is fetched while the cached token is still used. */
  refreshAt: number;
  /** From this time on, the cached token is not used, because it might expire in transit. */
  readonly endsAt: number;
}

/**
 * Caches tokens by their key, with a maximum number. Refreshes them before they expire; concurrent
 * requests, of all workers where the tokens are shared, share one fetch.
 */
export class TokenCache<Token = string> {
  readonly #entries: LruCache<string, Entry<Token>>;
  readonly #flights = new SingleFlight<string, Token>();
  readonly #now: () => number;
  readonly #shared: SharedTokens | undefined;

  constructor({ maxEntries, now, shared }: TokenCacheOptions) {
    this.#entries = new LruCache(maxEntries);
    this.#now = now;
    this.#shared = maxEntries === 0 ? undefined : shared;
  }

  /** Returns the cached token, or the result of `make`. If `make` fails, all waiting requests fail. */
  get(key: string, make: () => Promise<TimedToken<Token>>): Token | Promise<Token> {
    const now = this.#now();
    const known = this.#entries.get(key);
    if (known === undefined || now >= known.endsAt) return this.#renew(key, make);
    if (now >= known.refreshAt) {
      known.refreshAt = now + TOKEN_RETRY_DELAY;
      // Returns the cached token during the refresh; a failed refresh matters only after the token expires.
      this.#renew(key, make).catch(() => {});
    }
    return known.token;
  }

  #renew(key: string, make: () => Promise<TimedToken<Token>>): Promise<Token> {
    return this.#flights.run(key, async () => {
      const entry = await this.#find(key, async () => this.#entryOf(await make()));
      if (this.#now() < entry.endsAt) this.#entries.set(key, entry);
      return entry.token;
    });
  }

  #entryOf({ token, expires }: TimedToken<Token>): Entry<Token> {
    const spare = Math.min((expires - this.#now()) * TOKEN_REFRESH_PART, MAX_TOKEN_REFRESH);
    return { token, refreshAt: expires - spare, endsAt: expires - spare * TOKEN_SPARE_PART };
  }

  /** The token of any worker; at a refresh, one that may be used for longer than the cached one. */
  async #find(key: string, make: () => Promise<Entry<Token>>): Promise<Entry<Token>> {
    if (this.#shared === undefined) return make();
    const { results, scope } = this.#shared;
    const timed = async () => {
      const value = await make();
      return { value, until: value.endsAt };
    };
    const known = this.#entries.get(key);
    return (await results.once(`${scope} ${key}`, timed, known?.endsAt)).value;
  }
}
