import { FORGET_INTERVAL } from "../bounds.ts";
import { meaningfulUntil, NEW_COUNTER, settle, spentOf } from "./counter-state.ts";
import type { CounterState } from "./counter-state.ts";
import type { Counter, CounterStore, Settled, Settlement } from "./counter-store.ts";
import { segmentAt } from "./renewal.ts";

/** Counters in the memory of one process. */
export class MemoryCounters implements CounterStore {
  readonly #wallClock: () => number;
  readonly #states = new Map<string, CounterState>();
  /** When the states that settlements have left no longer matter. */
  readonly #ends = new Map<string, number>();
  #forgottenAt = 0;

  constructor(wallClock: () => number) {
    this.#wallClock = wallClock;
  }

  /** Starts a counter with an amount that was spent in a segment. */
  begin({ id }: Counter, segment: number, amount: bigint): void {
    this.#ends.delete(id);
    this.#states.set(id, { ...NEW_COUNTER, segments: new Map([[segment, amount]]) });
  }

  /** Forgets all counters but these. */
  keep(ids: ReadonlySet<string>): void {
    for (const id of this.#states.keys()) if (!ids.has(id)) this.#forget(id);
  }

  /** The number of counters that are kept. */
  get size(): number {
    return this.#states.size;
  }

  /** The number of the current segment of a counter. */
  segment({ renewal }: Counter): number {
    return segmentAt(renewal, this.#wallClock()).number;
  }

  async settle(holder: string, settlements: readonly Settlement[]): Promise<readonly Settled[]> {
    const now = this.#wallClock();
    this.#forgetEnded(now);
    return settlements.map((settlement) => {
      const { counter } = settlement;
      const { id } = counter;
      const before = this.#states.get(id) ?? NEW_COUNTER;
      const { state, settled } = settle(before, { ...settlement, holder, now });
      this.#states.set(id, state);
      this.#ends.set(id, meaningfulUntil(state, counter, now));
      return settled;
    });
  }

  async spent(counters: readonly Counter[]): Promise<readonly bigint[]> {
    const now = this.#wallClock();
    return counters.map((counter) =>
      spentOf(this.#states.get(counter.id) ?? NEW_COUNTER, counter, now),
    );
  }

  /** Looks at all counters only now and then, because there may be many. */
  #forgetEnded(now: number): void {
    if (now - this.#forgottenAt < FORGET_INTERVAL) return;
    this.#forgottenAt = now;
    for (const [id, end] of this.#ends) if (end < now) this.#forget(id);
  }

  #forget(id: string): void {
    this.#states.delete(id);
    this.#ends.delete(id);
  }
}
