/**
 * Runs a function shortly after a change: once for changes that arrive together, and never twice at the same
 * time.
 */
export class Debouncer {
  readonly #run: () => void;
  readonly #quiet: number;
  readonly #longest: number;
  readonly #clock: () => number;
  #timer: NodeJS.Timeout | undefined;
  #first = 0;

  /**
   * @param quiet milliseconds without a change before the function runs
   * @param longest maximum milliseconds that a change waits
   */
  constructor(
    run: () => void,
    quiet: number,
    longest: number,
    clock: () => number = () => performance.now(),
  ) {
    this.#run = run;
    this.#quiet = quiet;
    this.#longest = longest;
    this.#clock = clock;
  }

  /** Records that something has changed. */
  touch(): void {
    const now = this.#clock();
    if (this.#timer === undefined) this.#first = now;
    else clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(this.#quiet, this.#first + this.#longest - now));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#run();
    }, wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
