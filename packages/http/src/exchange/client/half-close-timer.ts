import { Timer, type TimerOwner, type TimerWheel } from "../../wire/timer-wheel.ts";

/** A client that has closed its direction. */
export interface HalfClosed {
  /** Bytes of the current response that the client has received. */
  readonly progress: () => number;
  /** Is called when a client makes no progress for so long that it counts as disconnected. */
  readonly gone: () => void;
}

/**
 * Limits how long a client is served after it closed its direction. TCP does not distinguish a client that
 * still reads (RFC 9293 section 3.6) from a client that has disconnected, for which no upstream should work
 * for long.
 */
export class HalfCloseTimer implements TimerOwner {
  readonly #timer: Timer;
  readonly #limit: number;
  readonly #client: HalfClosed;
  #seen: number;

  /** @param limit milliseconds without any progress */
  constructor(wheel: TimerWheel, limit: number, client: HalfClosed) {
    this.#timer = new Timer(wheel, this);
    this.#limit = limit;
    this.#client = client;
    this.#seen = client.progress();
    this.#timer.set(limit);
  }

  /** Restarts the timer, because a response is complete. */
  renew(): void {
    this.#seen = 0;
    this.#timer.set(this.#limit);
  }

  end(): void {
    this.#timer.release();
  }

  timedOut(): void {
    const progress = this.#client.progress();
    if (progress === this.#seen) return this.#client.gone();
    this.#seen = progress;
    this.#timer.set(this.#limit);
  }
}
