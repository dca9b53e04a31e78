import { Timer, type TimerOwner, type TimerWheel } from "../wire/timer-wheel.ts";

/** A client that has ended its direction. */
export interface HalfClosed {
  /** Bytes that it has got of the response that is under way. */
  readonly progress: () => number;
  /** It has got nothing for so long that it counts as gone. */
  readonly gone: () => void;
}

/**
 * Waits for a client that sends nothing more: TCP shows no difference between one that still reads
 * (RFC 9293 section 3.6) and one that has gone, for which no upstream should work for long.
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

  /** A response is complete: the time begins anew. */
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
