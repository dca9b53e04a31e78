/**
 * Pseudo-random numbers from a seed (the generator "mulberry32"), so that each case can be
 * repeated.
 */
export class Random {
  #state: number;

  constructor(seed: number, index = 0) {
    this.#state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  }

  /** An integer from 0 to `bound` (exclusive). */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  /** Returns true in this percentage of cases. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }
}
