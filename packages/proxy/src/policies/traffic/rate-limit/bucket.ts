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

/** The state packs the number of the interval above the tokens left in it, of which some may be owed. */
const TOKEN_BITS = 35n;
const TOKEN_MASK = (1n << TOKEN_BITS) - 1n;
/** Stands for no token: what is owed is below. The largest bucket has twice as many as 32 bits count. */
const NONE = 1n << (TOKEN_BITS - 1n);
const MOST_OWED = Number(NONE);

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
      if (tokens <= 0) return { allowed: false, remaining: 0, resetIn };
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
    const remaining = Math.max(0, this.#tokensAt(Atomics.load(this.#cells, STATE), interval));
    return {
      allowed: remaining > 0,
      remaining,
      resetIn: (interval + 1) * this.#interval - elapsed,
    };
  }

  /** Takes so many tokens, or all that there are. */
  spend(now: number, amount: number): void {
    this.#change(now, (tokens) => Math.min(tokens, Math.max(0, tokens - amount)));
  }

  /** Puts one token back, unless the bucket is full. */
  giveBack(now: number): void {
    this.#change(now, (tokens) => Math.min(this.#capacity, tokens + 1));
  }

  /**
   * Sets so many tokens aside, or all where the bucket is full and holds fewer; how many they are.
   * Undefined: there are not enough.
   */
  reserve(now: number, amount: number): number | undefined {
    const wanted = Math.min(amount, this.#capacity);
    const change = (tokens: number): number | undefined =>
      tokens < wanted ? undefined : tokens - wanted;
    return this.#change(now, change) ? wanted : undefined;
  }

  /** Puts back what was set aside and not used; what was used beyond it is owed, and paid by later fills. */
  settle(now: number, reserved: number, used: number): void {
    this.#change(now, (tokens) =>
      Math.max(-MOST_OWED, Math.min(this.#capacity, tokens + reserved - used)),
    );
  }

  /** Whether the tokens were changed; undefined changes nothing. */
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

  /** When the bucket was first used; stored one higher, as zero means never. */
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

/** The interval is stored one higher, so that a state of zero means never used. */
function pack(interval: number, tokens: number): bigint {
  return (BigInt(interval + 1) << TOKEN_BITS) | (BigInt(tokens) + NONE);
}

function intervalOf(state: bigint): number {
  return Number(state >> TOKEN_BITS) - 1;
}
