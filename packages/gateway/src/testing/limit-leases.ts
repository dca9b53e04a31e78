import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { MemoryCounters } from "@edge-gateway/storage/counters/memory-counters";
import { BudgetLeases } from "../keys/budget-leases.ts";
import type { LimitTable } from "../keys/limit-table.ts";

/** The leases of a table of limits, whose counters are in memory. */
export function leasesOf(table: LimitTable, wallClock: () => number): BudgetLeases {
  return new BudgetLeases({
    ...{ budgets: table.budgets, store: new MemoryCounters(wallClock), holder: "test" },
    ...{ wallClock, log: silentLogger },
    find: () => table.list(),
    unused: (plan, counted) => table.remove(plan, counted),
  });
}
