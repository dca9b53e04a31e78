/**
 * A turn of the event loop: received bytes are handled, connection by connection, and then the
 * tasks that were left for the end run.
 */
export class Turn {
  readonly #clock: () => number;
  readonly #end = (): void => this.#finish();
  #tasks: (() => void)[] = [];
  #scheduled = false;
  /** The time in this turn; 0: the clock was not read in this turn. */
  #now = 0;

  /** @param clock a monotonic clock in milliseconds */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /**
   * The time of the monotonic clock in milliseconds, read once per turn of the event loop, because
   * each request needs it often.
   */
  get now(): number {
    if (this.#now === 0) {
      this.#now = this.#clock();
      this.#schedule();
    }
    return this.#now;
  }

  /** Reads the clock again; later reads of {@link now} in this turn return no earlier time. */
  readAgain(): number {
    this.#now = 0;
    return this.now;
  }

  /** Calls the task once, at the end of the turn. */
  atEnd(task: () => void): void {
    this.#tasks.push(task);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(this.#end);
  }

  #finish(): void {
    const tasks = this.#tasks;
    this.#scheduled = false;
    this.#now = 0;
    if (tasks.length === 0) return;
    this.#tasks = [];
    for (const task of tasks) task();
  }
}
