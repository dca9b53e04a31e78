const SECOND = 1000;

/** A rate limit with a burst: a number of units at once, and then a number per second. */
export class Budget {
  readonly #burst: number;
  readonly #rate: number;
  readonly #clock: () => number;
  #left: number;
  /** The time in milliseconds up to which the rate was applied. */
  #since: number;

  constructor(burst: number, rate: number, clock: () => number) {
    this.#burst = burst;
    this.#rate = rate;
    this.#clock = clock;
    this.#left = burst;
    this.#since = clock();
  }

  /** Spends one unit of the budget; false if the budget is used up. */
  spend(): boolean {
    const now = this.#clock();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#since) / SECOND) * this.#rate);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Returns units to the budget after a useful frame; {@link spend} keeps the budget within the burst. */
  earn(count: number): void {
    this.#left += count;
  }
}
