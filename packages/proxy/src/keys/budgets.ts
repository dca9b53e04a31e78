import { MOST_BUDGET_AMOUNT } from "../bounds.ts";
import { ServiceKey } from "@edge-gateway/kernel/services";
import { locked } from "../shared/locked.ts";

/** The definition of a budget, as all threads know it. */
export interface BudgetPlan {
  readonly name: string;
  /** The index of the budget's counters. */
  readonly index: number;
  /** Distinguishes the budget from earlier budgets with the same index. */
  readonly id: number;
  readonly unit: "tokens" | "dollars";
  /** The limit in tokens, or in dollars times 10^12. */
  readonly limit: bigint;
  /** The start of the first period, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The period in milliseconds; undefined: the budget never renews. */
  readonly period: number | undefined;
}

/** The amount that is reserved for a call. */
export interface HeldAmount {
  readonly window: number;
  readonly amount: bigint;
}

/** The amount that is spent or reserved in a period. */
export interface Spent {
  readonly window: number;
  readonly amount: bigint;
}

/** The memory of {@link Budgets}; sent to each worker at its start. */
export interface BudgetMemory {
  readonly lock: SharedArrayBuffer;
  readonly cells: SharedArrayBuffer;
}

/** The indexes of the integers of a budget. */
const ID = 0;
const PERIOD = 1;
const AMOUNT = 2;
const CELLS = 3;

export function createBudgetMemory(capacity: number): BudgetMemory {
  return {
    lock: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    cells: new SharedArrayBuffer(capacity * CELLS * BigInt64Array.BYTES_PER_ELEMENT),
  };
}

/** Counters of budgets, exact over all threads that share the memory. */
export class Budgets {
  readonly #lock: Int32Array<SharedArrayBuffer>;
  readonly #cells: BigInt64Array;

  constructor({ lock, cells }: BudgetMemory) {
    this.#lock = new Int32Array(lock);
    this.#cells = new BigInt64Array(cells);
  }

  /** Starts a budget at its index, with the amount that was spent before. */
  begin({ index, id }: BudgetPlan, { window, amount }: Spent): void {
    locked(this.#lock, 0, () => {
      this.#cells[index * CELLS + ID] = BigInt(id);
      this.#cells[index * CELLS + PERIOD] = BigInt(window);
      this.#cells[index * CELLS + AMOUNT] = amount;
    });
  }

  /** The spent and reserved amount of a budget in this period. */
  spent(plan: BudgetPlan, now: number): Spent {
    return this.#use(plan, now, (window) => ({ window, amount: this.#amountOf(plan) }));
  }

  /**
   * Reserves an amount, or the whole limit if the amount exceeds it and nothing is spent; undefined
   * if too little is left.
   */
  reserve(plan: BudgetPlan, wanted: bigint, now: number): HeldAmount | undefined {
    return this.#use(plan, now, (window) => {
      // Another budget uses the index, because this one was deleted.
      if (!this.#isAt(plan)) return { window, amount: 0n };
      const spent = this.#amountOf(plan);
      const amount = wanted > plan.limit ? plan.limit : wanted;
      if (spent + amount > plan.limit) return undefined;
      // An exhausted budget refuses a call even if its estimate is 0.
      if (spent >= plan.limit) return undefined;
      this.#cells[plan.index * CELLS + AMOUNT] = spent + amount;
      return { window, amount };
    });
  }

  /** Increases a reservation to the wanted amount; undefined if too little is left. */
  extend(plan: BudgetPlan, held: HeldAmount, wanted: bigint, now: number): HeldAmount | undefined {
    return this.#use(plan, now, (window) => {
      if (!this.#isAt(plan)) return held;
      const most = wanted > plan.limit ? plan.limit : wanted;
      const more = most - held.amount;
      if (more <= 0n) return held;
      const spent = this.#amountOf(plan);
      if (spent + more > plan.limit) return undefined;
      this.#cells[plan.index * CELLS + AMOUNT] = spent + more;
      // A reservation of an earlier period does not count in this one.
      return { window, amount: held.window === window ? most : more };
    });
  }

  /** Milliseconds until the next period, in which nothing is spent; undefined: there is none. */
  renewsIn(plan: BudgetPlan, now: number): number | undefined {
    const { period, startedAt } = plan;
    if (period === undefined) return undefined;
    return this.#use(plan, now, (window) => startedAt + (window + 1) * period - now);
  }

  /** Replaces the reserved amount by the used amount, in the period in which the call ends. */
  settle(plan: BudgetPlan, held: HeldAmount, used: bigint, now: number): void {
    this.#use(plan, now, (window) => {
      if (!this.#isAt(plan)) return;
      const back = held.window === window ? held.amount : 0n;
      const spent = this.#amountOf(plan) - back + used;
      this.#cells[plan.index * CELLS + AMOUNT] =
        spent > MOST_BUDGET_AMOUNT ? MOST_BUDGET_AMOUNT : spent;
    });
  }

  #isAt({ index, id }: BudgetPlan): boolean {
    return this.#cells[index * CELLS + ID] === BigInt(id);
  }

  #amountOf({ index }: BudgetPlan): bigint {
    return this.#cells[index * CELLS + AMOUNT] ?? 0n;
  }

  /** Locks the counters against other threads; resets them if the period is over. */
  #use<Result>(plan: BudgetPlan, now: number, action: (window: number) => Result): Result {
    return locked(this.#lock, 0, () => {
      const at = plan.index * CELLS;
      const stored = Number(this.#cells[at + PERIOD] ?? 0n);
      const window = Math.max(stored, windowAt(plan, now));
      if (window > stored && this.#isAt(plan)) {
        this.#cells[at + PERIOD] = BigInt(window);
        this.#cells[at + AMOUNT] = 0n;
      }
      return action(window);
    });
  }
}

/** The number of the current period. */
function windowAt({ startedAt, period }: BudgetPlan, now: number): number {
  return period === undefined ? 0 : Math.max(0, Math.floor((now - startedAt) / period));
}

/** The {@link Budgets} of the process, as a thread sees them. */
export const BUDGETS: ServiceKey<Budgets> = new ServiceKey("budgets");
