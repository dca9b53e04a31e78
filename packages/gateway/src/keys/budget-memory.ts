/** The shared memory of budgets; each worker gets the memory when it starts. */
export interface BudgetMemory {
  /** Small integers: the lock, and signals between workers and the main thread. */
  readonly control: SharedArrayBuffer;
  /** The counters of the budgets. */
  readonly cells: SharedArrayBuffer;
}

/** Indexes of the small integers. */
export const CONTROL = {
  lock: 0,
  /** How often workers have asked for larger leases. */
  asked: 1,
  /** How often the main thread has settled leases. */
  settled: 2,
  /** 1 while leases cannot be settled. */
  isAway: 3,
  /** The number of counts in a table of limits. */
  entries: 4,
} as const;

/** Indexes of a budget's 64-bit integers. */
export const CELL = {
  id: 0,
  /** The number of the current period; budgets with leases leave it to the main thread. */
  period: 1,
  /** What is spent and reserved: in this period, or by this process at all if the budget has leases. */
  amount: 2,
  /** The reserved part of the amount. */
  reserved: 3,
  /** What the amount may become by the lease. */
  ceiling: 4,
  /** When the lease ends, in milliseconds since 1970. */
  until: 5,
  /** The sum of the amounts that calls could not reserve since the last settlement, and the largest of them. */
  wanted: 6,
  largest: 7,
  /** What nobody has spent or leased, and when that was said, in milliseconds since 1970. */
  left: 8,
  leftAt: 9,
  /** When the budget is renewed, in milliseconds since 1970; 0: never, or gradually. */
  renewsAt: 10,
  /** Of a limit in a table: its amount for each interval, and the interval in milliseconds. */
  limit: 11,
  interval: 12,
  /** How many calls have a limit in a table. */
  users: 13,
} as const;

/** The number of integers of a budget. */
export const CELLS = 14;

const CONTROLS = 5;

/** Creates memory for some budgets. */
export function createBudgetMemory(capacity: number): BudgetMemory {
  return {
    control: new SharedArrayBuffer(CONTROLS * Int32Array.BYTES_PER_ELEMENT),
    cells: new SharedArrayBuffer(capacity * CELLS * BigInt64Array.BYTES_PER_ELEMENT),
  };
}
