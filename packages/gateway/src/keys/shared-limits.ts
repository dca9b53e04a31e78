import { randomUUID } from "node:crypto";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { CounterStore } from "@edge-gateway/storage/counters/counter-store";
import { MemoryCounters } from "@edge-gateway/storage/counters/memory-counters";
import { BudgetLeases } from "./budget-leases.ts";
import type { BudgetMemory } from "./budget-memory.ts";
import { createLimitMemory, LimitTable } from "./limit-table.ts";

interface SharedLimitParts {
  /** The counters that several gateways share; undefined: this process has its own. */
  readonly store: CounterStore | undefined;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
  readonly log: Logger;
}

/** The limits of requests and tokens that gateways share, in the main thread. */
export class SharedLimits {
  readonly memory: BudgetMemory = createLimitMemory();
  readonly #leases: BudgetLeases;

  constructor({ store, wallClock, log }: SharedLimitParts) {
    const table = new LimitTable(this.memory);
    this.#leases = new BudgetLeases({
      budgets: table.budgets,
      store: store ?? new MemoryCounters(wallClock),
      holder: randomUUID(),
      ...{ wallClock, log },
      find: () => table.list(),
      unused: (plan, counted) => table.remove(plan, counted),
    });
  }

  start(): void {
    this.#leases.start();
  }

  close(): Promise<void> {
    return this.#leases.close();
  }
}
