import { MOST_BUDGET_AMOUNT } from "../bounds.ts";
import { ServiceKey } from "@edge-gateway/kernel/services";
import { locked } from "../shared/locked.ts";

/** A budget, as all threads know it. */
export interface BudgetPlan {
  readonly name: string;
  /** The index of the budget's counters. */
  readonly index: number;
  /** Tells the budget from earlier budgets that had the same index. */
  readonly id: number;
  readonly unit: "tokens" | "dollars";
  /** The limit: tokens, or dollars multiplied by 10^12. */
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

/** The amounts that are spent and reserved in the current period. */
export interface Spent {
  readonly window: number;
  readonly amount: bigint;
}

/** The shared memory of {@link Budgets}; each worker gets the memory when it starts. */
export interface BudgetMemory {
  readonly lock: SharedArrayBuffer;
  readonly cells: SharedArrayBuffer;
}

/** Indexes of a budget's integers. */
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

/** The counters of budgets, exact over all threads that share the memory. */
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
   * Reserves an amount for a call. If nothing is spent and the amount exceeds the limit, the whole limit is
   * reserved. Undefined: too little remains.
   */
  reserve(plan: BudgetPlan, wanted: bigint, now: number): HeldAmount | undefined {
    return this.#use(plan, now, (window) => {
      // The budget was deleted, and another budget uses its index.
      if (!this.#isAt(plan)) return { window, amount: 0n };
      const spent = this.#amountOf(plan);
      const amount = wanted > plan.limit ? plan.limit : wanted;
      if (spent + amount > plan.limit) return undefined;
      // A call with an estimate of 0 is refused, too, if the budget is exhausted.
      if (spent >= plan.limit) return undefined;
      this.#cells[plan.index * CELLS + AMOUNT] = spent + amount;
      return { window, amount };
    });
  }

  /** Increases a reservation to the wanted amount; undefined if too little remains. */
  extend(plan: BudgetPlan, held: HeldAmount, wanted: bigint, now: number): HeldAmount | undefined {
    return this.#use(plan, now, (window) => {
      if (!this.#isAt(plan)) return held;
      const most = wanted > plan.limit ? plan.limit : wanted;
      const more = most - held.amount;
      if (more <= 0n) return held;
      const spent = this.#amountOf(plan);
      if (spent + more > plan.limit) return undefined;
      this.#cells[plan.index * CELLS + AMOUNT] = spent + more;
      // A reservation of an earlier period no longer counts, because a new period begins with nothing
      // reserved.
      return { window, amount: held.window === window ? most : more };
    });
  }

  /** Milliseconds until the next period begins with nothing spent; undefined if the budget has no period. */
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

  /**
   * Runs an action while other threads cannot access the counters. If the period is over, the counters are
   * reset first.
   */
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

/** Service key: the {@link Budgets} of the process, as a thread sees them. */
export const BUDGETS: ServiceKey<Budgets> = new ServiceKey("budgets");
