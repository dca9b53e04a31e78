/** Runs something soon after a change, once for changes that come together; never twice at a time. */
export class Debouncer {
  readonly #run: () => void;
  readonly #quiet: number;
  readonly #longest: number;
  #timer: NodeJS.Timeout | undefined;
  #first = 0;

  /**
   * @param quiet milliseconds without a change after which it runs
   * @param longest milliseconds that the first change waits at most
   */
  constructor(run: () => void, quiet: number, longest: number) {
    this.#run = run;
    this.#quiet = quiet;
    this.#longest = longest;
  }

  /** Something has changed. */
  touch(): void {
    const now = performance.now();
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
