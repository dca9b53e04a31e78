import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { PROCESS_RESULT_PATIENCE } from "../bounds.ts";

/** A result as JSON text. */
export interface ResultText {
  readonly text: string;
  /** Until when the result may be used, in milliseconds since 1970; in the past: only by those who wait. */
  readonly until: number;
}

/** Gets the result; undefined: there is none, and whoever asked makes it. */
type Reply = (found: ResultText | undefined) => void;

interface Run {
  readonly since: number;
  readonly waiting: Reply[];
}

/** Knows, for all workers of a process, the results that exist and those that a worker is making. */
export class ResultDesk {
  readonly #kept: LruCache<string, ResultText>;
  readonly #runs = new Map<string, Run>();
  readonly #wallClock: () => number;

  /** @param capacity the maximum number of results that are kept */
  constructor(capacity: number, wallClock: () => number) {
    this.#kept = new LruCache(capacity);
    this.#wallClock = wallClock;
  }

  /** @param after only a result that may be used for longer than until this time is wanted */
  ask(key: string, after: number, reply: Reply): void {
    const now = this.#wallClock();
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > Math.max(after, now)) return reply(known);
    const run = this.#runs.get(key);
    // A worker that has ended, or hangs, does not hold up the others for ever.
    if (run !== undefined && now - run.since < PROCESS_RESULT_PATIENCE) {
      run.waiting.push(reply);
      return;
    }
    this.#runs.set(key, { since: now, waiting: run?.waiting ?? [] });
    reply(undefined);
  }

  /** Takes what a worker has made; undefined: it failed, and each that waits makes the result itself. */
  done(key: string, made: ResultText | undefined): void {
    if (made !== undefined && made.until > this.#wallClock()) this.#kept.set(key, made);
    const waiting = this.#runs.get(key)?.waiting ?? [];
    this.#runs.delete(key);
    for (const reply of waiting) reply(made);
  }
}
