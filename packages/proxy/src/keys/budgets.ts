import { ServiceKey } from "@edge-gateway/kernel/services";
import { locked } from "../shared/locked.ts";

/** A budget, as all threads know it. */
export interface BudgetPlan {
  readonly name: string;
  /** Where its counts are. */
  readonly index: number;
  /** Tells it from budgets that had the same place before. */
  readonly id: number;
  readonly unit: "tokens" | "dollars";
  /** Tokens, or dollars times 10^12. */
  readonly limit: bigint;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds; undefined: it is one for ever. */
  readonly period: number | undefined;
}

/** What is set aside for a call. */
export interface HeldAmount {
  readonly window: number;
  readonly amount: bigint;
}

/** What is spent or set aside in a period. */
export interface Spent {
  readonly window: number;
  readonly amount: bigint;
}

/** The memory behind {@link Budgets}; sent to each worker as it starts. */
export interface BudgetMemory {
  readonly lock: SharedArrayBuffer;
  readonly cells: SharedArrayBuffer;
}

/** Integers of one budget. */
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

/** Counts of budgets, exact over all threads that share the memory. */
export class Budgets {
  readonly #lock: Int32Array<SharedArrayBuffer>;
  readonly #cells: BigInt64Array;

  constructor({ lock, cells }: BudgetMemory) {
    this.#lock = new Int32Array(lock);
    this.#cells = new BigInt64Array(cells);
  }

  /** Begins a budget in its place, with what was spent of it before. */
  begin({ index, id }: BudgetPlan, { window, amount }: Spent): void {
    locked(this.#lock, 0, () => {
      this.#cells[index * CELLS + ID] = BigInt(id);
      this.#cells[index * CELLS + PERIOD] = BigInt(window);
      this.#cells[index * CELLS + AMOUNT] = amount;
    });
  }

  /** What is spent of a budget in this period, with what is set aside. */
  spent(plan: BudgetPlan, now: number): Spent {
    return this.#use(plan, now, (window) => ({ window, amount: this.#amountOf(plan) }));
  }

  /**
   * Sets an amount aside, or the whole limit where more is wanted and nothing is spent; undefined where
   * too little is left.
   */
  reserve(plan: BudgetPlan, wanted: bigint, now: number): HeldAmount | undefined {
    return this.#use(plan, now, (window) => {
      const spent = this.#amountOf(plan);
      const amount = wanted > plan.limit ? plan.limit : wanted;
      if (spent + amount > plan.limit) return undefined;
      // A call that is estimated at nothing still finds a budget that is used up.
      if (spent >= plan.limit) return undefined;
      this.#cells[plan.index * CELLS + AMOUNT] = spent + amount;
      return { window, amount };
    });
  }

  /** What was set aside becomes what was used: of the period in which the call ends. */
  settle(plan: BudgetPlan, held: HeldAmount, used: bigint, now: number): void {
    this.#use(plan, now, (window) => {
      if (this.#cells[plan.index * CELLS + ID] !== BigInt(plan.id)) return;
      const back = held.window === window ? held.amount : 0n;
      this.#cells[plan.index * CELLS + AMOUNT] = this.#amountOf(plan) - back + used;
    });
  }

  #amountOf({ index }: BudgetPlan): bigint {
    return this.#cells[index * CELLS + AMOUNT] ?? 0n;
  }

  /** While no other thread counts; a period that is over is forgotten. */
  #use<Result>(plan: BudgetPlan, now: number, action: (window: number) => Result): Result {
    return locked(this.#lock, 0, () => {
      const at = plan.index * CELLS;
      const stored = Number(this.#cells[at + PERIOD] ?? 0n);
      const window = Math.max(stored, windowAt(plan, now));
      if (window > stored && this.#cells[at + ID] === BigInt(plan.id)) {
        this.#cells[at + PERIOD] = BigInt(window);
        this.#cells[at + AMOUNT] = 0n;
      }
      return action(window);
    });
  }
}

/** The number of the period. */
function windowAt({ startedAt, period }: BudgetPlan, now: number): number {
  return period === undefined ? 0 : Math.max(0, Math.floor((now - startedAt) / period));
}

/** The {@link Budgets} of the process, as a thread sees them. */
export const BUDGETS: ServiceKey<Budgets> = new ServiceKey("budgets");
