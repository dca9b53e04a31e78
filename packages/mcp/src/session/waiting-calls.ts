/** Limits for calls that wait for input of clients without sessions. */
export interface WaitingLimits {
  /** Maximum number of calls that wait at the same time. */
  readonly maxCalls: number;
  /** Milliseconds after which a call no longer waits. */
  readonly timeToAnswer: number;
}

/** The calls of this worker that wait for input of clients without sessions. */
export class WaitingCalls {
  readonly timeToAnswer: number;
  readonly #maxCalls: number;
  #count = 0;

  constructor({ maxCalls, timeToAnswer }: WaitingLimits) {
    this.#maxCalls = maxCalls;
    this.timeToAnswer = timeToAnswer;
  }

  /** Counts a call that begins to wait; false if too many wait already. */
  enter(): boolean {
    if (this.#count >= this.#maxCalls) return false;
    this.#count += 1;
    return true;
  }

  /** Counts a call that no longer waits. */
  leave(): void {
    this.#count -= 1;
  }
}
