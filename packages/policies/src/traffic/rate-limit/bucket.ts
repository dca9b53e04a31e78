/** The result of taking a token. */
export interface Taken {
  readonly allowed: boolean;
  /** The number of requests that are left in this interval. */
  readonly remaining: number;
  /** Milliseconds until the bucket is refilled. */
  readonly resetIn: number;
}

/** Indexes of a bucket's shared integers. */
const ANCHOR = 0;
const STATE = 1;

/** The state packs the interval's number above the token count, which can be negative. */
const TOKEN_BITS = 35n;
const TOKEN_MASK = (1n << TOKEN_BITS) - 1n;
/**
 * The stored number for zero tokens; smaller numbers are negative counts. The largest bucket has twice the
 * number that 32 bits can count.
 */
const NONE = 1n << (TOKEN_BITS - 1n);
const MOST_OWED = Number(NONE);

/**
 * A token bucket in shared memory. It starts full with `capacity` tokens, and gets `fill` more at the end of
 * each interval, up to `capacity`. Its count is exact across all threads that share `cells`.
 */
export class Bucket {
  readonly #cells: BigInt64Array;
  readonly #capacity: number;
  readonly #fill: number;
  readonly #interval: number;

  /**
   * @param interval milliseconds
   * @param cells all zero at first
   */
  constructor(cells: BigInt64Array, capacity: number, fill: number, interval: number) {
    this.#cells = cells;
    this.#capacity = capacity;
    this.#fill = fill;
    this.#interval = interval;
  }

  /** Takes one token if there is one. `now` is in milliseconds, from the same clock in every thread. */
  take(now: number): Taken {
    const elapsed = Math.max(0, now - this.#anchor(now));
    const interval = Math.floor(elapsed / this.#interval);
    const resetIn = (interval + 1) * this.#interval - elapsed;
    for (;;) {
      const state = Atomics.load(this.#cells, STATE);
      const tokens = this.#tokensAt(state, interval);
      if (tokens <= 0) return { allowed: false, remaining: 0, resetIn };
      const next = pack(Math.max(interval, intervalOf(state)), tokens - 1);
      if (Atomics.compareExchange(this.#cells, STATE, state, next) === state) {
        return { allowed: true, remaining: tokens - 1, resetIn };
      }
    }
  }

  /** Checks whether there is a token, without taking it. */
  look(now: number): Taken {
    const elapsed = Math.max(0, now - this.#anchor(now));
    const interval = Math.floor(elapsed / this.#interval);
    const remaining = Math.max(0, this.#tokensAt(Atomics.load(this.#cells, STATE), interval));
    return {
      allowed: remaining > 0,
      remaining,
      resetIn: (interval + 1) * this.#interval - elapsed,
    };
  }

  /** Takes this many tokens, or all remaining tokens if there are fewer. */
  spend(now: number, amount: number): void {
    this.#change(now, (tokens) => Math.min(tokens, Math.max(0, tokens - amount)));
  }

  /** Returns one token, unless the bucket is full. */
  giveBack(now: number): void {
    this.#change(now, (tokens) => Math.min(this.#capacity, tokens + 1));
  }

  /**
   * Reserves tokens, and returns how many. If more than the capacity are requested, a full bucket reserves
   * its whole capacity. Undefined: there are not enough tokens.
   */
  reserve(now: number, amount: number): number | undefined {
    const wanted = Math.min(amount, this.#capacity);
    const change = (tokens: number): number | undefined =>
      tokens < wanted ? undefined : tokens - wanted;
    return this.#change(now, change) ? wanted : undefined;
  }

  /**
   * Settles a reservation. Unused tokens are returned; tokens beyond the reservation become a debt that later
   * refills pay.
   */
  settle(now: number, reserved: number, used: number): void {
    this.#change(now, (tokens) =>
      Math.max(-MOST_OWED, Math.min(this.#capacity, tokens + reserved - used)),
    );
  }

  /**
   * Computes the new number of tokens with a function; if the function returns undefined, nothing changes.
   */
  #change(now: number, change: (tokens: number) => number | undefined): boolean {
    const elapsed = Math.max(0, now - this.#anchor(now));
    const interval = Math.floor(elapsed / this.#interval);
    for (;;) {
      const state = Atomics.load(this.#cells, STATE);
      const changed = change(this.#tokensAt(state, interval));
      if (changed === undefined) return false;
      const next = pack(Math.max(interval, intervalOf(state)), changed);
      if (Atomics.compareExchange(this.#cells, STATE, state, next) === state) return true;
    }
  }

  /**
   * The time when the bucket was first used. The memory stores the time plus one, because zero means never.
   */
  #anchor(now: number): number {
    const mine = BigInt(Math.floor(now)) + 1n;
    const stored = Atomics.compareExchange(this.#cells, ANCHOR, 0n, mine);
    return Number((stored === 0n ? mine : stored) - 1n);
  }

  #tokensAt(state: bigint, interval: number): number {
    if (state === 0n) return this.#capacity;
    const fills = Math.max(0, interval - intervalOf(state));
    const left = Number((state & TOKEN_MASK) - NONE);
    return Math.min(this.#capacity, left + fills * this.#fill);
  }
}

/**
 * Combines interval and tokens to a state. The interval is stored plus one, because a state of zero means
 * never used.
 */
function pack(interval: number, tokens: number): bigint {
  return (BigInt(interval + 1) << TOKEN_BITS) | (BigInt(tokens) + NONE);
}

function intervalOf(state: bigint): number {
  return Number(state >> TOKEN_BITS) - 1;
}
