import { NEW_COUNTER, settle, spentOf } from "./counter-state.ts";
import type { CounterState } from "./counter-state.ts";
import type { Counter, CounterStore, Settled, Settlement } from "./counter-store.ts";
import { segmentAt } from "./renewal.ts";

/** Counters in the memory of one process. */
export class MemoryCounters implements CounterStore {
  readonly #wallClock: () => number;
  readonly #states = new Map<string, CounterState>();

  constructor(wallClock: () => number) {
    this.#wallClock = wallClock;
  }

  /** Starts a counter with an amount that was spent in a segment. */
  begin({ id }: Counter, segment: number, amount: bigint): void {
    this.#states.set(id, { ...NEW_COUNTER, segments: new Map([[segment, amount]]) });
  }

  /** Forgets all counters but these. */
  keep(ids: ReadonlySet<string>): void {
    for (const id of this.#states.keys()) if (!ids.has(id)) this.#states.delete(id);
  }

  /** The number of the current segment of a counter. */
  segment({ renewal }: Counter): number {
    return segmentAt(renewal, this.#wallClock()).number;
  }

  async settle(holder: string, settlements: readonly Settlement[]): Promise<readonly Settled[]> {
    const now = this.#wallClock();
    return settlements.map((settlement) => {
      const { id } = settlement.counter;
      const before = this.#states.get(id) ?? NEW_COUNTER;
      const { state, settled } = settle(before, { ...settlement, holder, now });
      this.#states.set(id, state);
      return settled;
    });
  }

  async spent(counters: readonly Counter[]): Promise<readonly bigint[]> {
    const now = this.#wallClock();
    return counters.map((counter) =>
      spentOf(this.#states.get(counter.id) ?? NEW_COUNTER, counter, now),
    );
  }
}
