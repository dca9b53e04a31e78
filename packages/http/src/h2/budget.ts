const SECOND = 1000;

/** So many at once, and no more than that many in a second after that. */
export class Budget {
  readonly #burst: number;
  readonly #rate: number;
  readonly #clock: () => number;
  #left: number;
  /** Milliseconds: until when the rate has been counted. */
  #since: number;

  constructor(burst: number, rate: number, clock: () => number) {
    this.#burst = burst;
    this.#rate = rate;
    this.#clock = clock;
    this.#left = burst;
    this.#since = clock();
  }

  /** False if nothing is left. */
  spend(): boolean {
    const now = this.#clock();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#since) / SECOND) * this.#rate);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Gives back what may be spent for something useful; {@link spend} sees to it that it is no more than at first. */
  earn(count: number): void {
    this.#left += count;
  }
}
