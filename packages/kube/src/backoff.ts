import { setTimeout as wait } from "node:timers/promises";
import type { ApiBounds } from "./bounds.ts";

/** The shortest and the longest delay before a retry, in milliseconds. */
type BackoffBounds = Pick<ApiBounds, "firstRetryMilliseconds" | "lastRetryMilliseconds">;

/** Exponential backoff with a maximum and jitter. */
export class Backoff {
  readonly #bounds: BackoffBounds;
  readonly #random: () => number;
  #failures = 0;

  constructor(bounds: BackoffBounds, random: () => number = Math.random) {
    this.#bounds = bounds;
    this.#random = random;
  }

  /** Number of failures in a row. */
  get failures(): number {
    return this.#failures;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  /** Records a failure; returns the milliseconds until the next attempt. */
  next(): number {
    const { firstRetryMilliseconds: first, lastRetryMilliseconds: last } = this.#bounds;
    const full = Math.min(last, first * 2 ** this.#failures);
    this.#failures += 1;
    return full / 2 + (full / 2) * this.#random();
  }

  /** Waits until the next attempt, or until the signal aborts. */
  async pause(signal: AbortSignal): Promise<void> {
    await pause(this.next(), signal);
  }
}

/** Waits for a time, or until the signal aborts; the promise never rejects. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
