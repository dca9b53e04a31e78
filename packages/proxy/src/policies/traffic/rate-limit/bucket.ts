/** What one take of a bucket came to. */
export interface Taken {
  readonly allowed: boolean;
  /** Requests that are left in this interval. */
  readonly remaining: number;
  /** Milliseconds until the bucket is filled again. */
  readonly resetIn: number;
}

/** Places of the shared integers of one bucket. */
const ANCHOR = 0;
const STATE = 1;

/** The state packs the number of the interval above the tokens left in it. */
const TOKEN_BITS = 32n;
const TOKEN_MASK = (1n << TOKEN_BITS) - 1n;

/**
 * A token bucket in shared memory: it starts full with `capacity` tokens and gets `fill` more, up to
 * `capacity`, at the end of each interval. Exact across the threads that share `cells`.
 */
export class Bucket {
  readonly #cells: BigInt64Array;
  readonly #capacity: number;
  readonly #fill: number;
  readonly #interval: number;

  /** `interval` in milliseconds; `cells` are zero at first. */
  constructor(cells: BigInt64Array, capacity: number, fill: number, interval: number) {
    this.#cells = cells;
    this.#capacity = capacity;
    this.#fill = fill;
    this.#interval = interval;
  }

  /** Takes one token if there is one; `now` in milliseconds, the same clock in every thread. */
  take(now: number): Taken {
    const elapsed = Math.max(0, now - this.#anchor(now));
    const interval = Math.floor(elapsed / this.#interval);
    const resetIn = (interval + 1) * this.#interval - elapsed;
    for (;;) {
      const state = Atomics.load(this.#cells, STATE);
      const tokens = this.#tokensAt(state, interval);
      if (tokens === 0) return { allowed: false, remaining: 0, resetIn };
      const next = pack(Math.max(interval, intervalOf(state)), tokens - 1);
      if (Atomics.compareExchange(this.#cells, STATE, state, next) === state) {
        return { allowed: true, remaining: tokens - 1, resetIn };
      }
    }
  }

  /** Whether there is a token; takes none. */
  look(now: number): Taken {
    const elapsed = Math.max(0, now - this.#anchor(now));
    const interval = Math.floor(elapsed / this.#interval);
    const remaining = this.#tokensAt(Atomics.load(this.#cells, STATE), interval);
    return {
      allowed: remaining > 0,
      remaining,
      resetIn: (interval + 1) * this.#interval - elapsed,
    };
  }

  /** Takes so many tokens, or all that there are. */
  spend(now: number, amount: number): void {
    const elapsed = Math.max(0, now - this.#anchor(now));
    const interval = Math.floor(elapsed / this.#interval);
    for (;;) {
      const state = Atomics.load(this.#cells, STATE);
      const left = Math.max(0, this.#tokensAt(state, interval) - amount);
      const next = pack(Math.max(interval, intervalOf(state)), left);
      if (Atomics.compareExchange(this.#cells, STATE, state, next) === state) return;
    }
  }

  /** Puts one token back, unless the bucket is full. */
  giveBack(now: number): void {
    const elapsed = Math.max(0, now - this.#anchor(now));
    const interval = Math.floor(elapsed / this.#interval);
    for (;;) {
      const state = Atomics.load(this.#cells, STATE);
      const tokens = this.#tokensAt(state, interval);
      if (tokens >= this.#capacity) return;
      const next = pack(Math.max(interval, intervalOf(state)), tokens + 1);
      if (Atomics.compareExchange(this.#cells, STATE, state, next) === state) return;
    }
  }

  /** When the bucket was first used; stored one higher, as zero means never. */
  #anchor(now: number): number {
    const mine = BigInt(Math.floor(now)) + 1n;
    const stored = Atomics.compareExchange(this.#cells, ANCHOR, 0n, mine);
    return Number((stored === 0n ? mine : stored) - 1n);
  }

  #tokensAt(state: bigint, interval: number): number {
    if (state === 0n) return this.#capacity;
    const fills = Math.max(0, interval - intervalOf(state));
    const left = Number(state & TOKEN_MASK);
    return Math.min(this.#capacity, left + fills * this.#fill);
  }
}

/** The interval is stored one higher, so that a state of zero means never used. */
function pack(interval: number, tokens: number): bigint {
  return (BigInt(interval + 1) << TOKEN_BITS) | BigInt(tokens);
}

function intervalOf(state: bigint): number {
  return Number(state >> TOKEN_BITS) - 1;
}
