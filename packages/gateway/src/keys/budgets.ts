import { MOST_BUDGET_AMOUNT } from "../bounds.ts";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { locked } from "../shared/locked.ts";
import { LEASE_WAIT } from "./bounds.ts";
import { CELL, CELLS, CONTROL, type BudgetMemory } from "./budget-memory.ts";
import { LeasedCells } from "./leased-cells.ts";

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
  /**
   * Set if this process may spend only what the main thread has leased of the budget, which then keeps the
   * periods, too.
   */
  readonly lease: BudgetLease | undefined;
}

/** How a budget is shared. */
export interface BudgetLease {
  /** Whether calls pass while leases cannot be settled. */
  readonly whenUnavailable: "Refuse" | "Allow";
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

/** The counters of budgets, exact over all threads that share the memory. */
export class Budgets {
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #cells: BigInt64Array;

  constructor({ control, cells }: BudgetMemory) {
    this.#control = new Int32Array(control);
    this.#cells = new BigInt64Array(cells);
  }

  /** Starts a budget at its index, with the amount that was spent before. */
  begin({ index, id, lease }: BudgetPlan, { window, amount }: Spent): void {
    locked(this.#control, CONTROL.lock, () => {
      const start = index * CELLS;
      this.#cells.fill(0n, start, start + CELLS);
      this.#cells[start + CELL.id] = BigInt(id);
      if (lease !== undefined) return;
      this.#cells[start + CELL.period] = BigInt(window);
      this.#cells[start + CELL.amount] = amount;
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
    const amount = wanted > plan.limit ? plan.limit : wanted;
    // The budget was deleted, and another budget uses its index.
    const nothing = { window: 0, amount: 0n };
    if (plan.lease !== undefined)
      return this.leased(plan, (cells) => {
        if (cells === undefined) return nothing;
        return cells.reserve(amount, now) ? { window: 0, amount } : undefined;
      });
    return this.#use(plan, now, (window) => {
      if (!this.#isAt(plan)) return nothing;
      const spent = this.#amountOf(plan);
      if (spent + amount > plan.limit) return undefined;
      // A call with an estimate of 0 is refused, too, if the budget is exhausted.
      if (spent >= plan.limit) return undefined;
      this.#cells[plan.index * CELLS + CELL.amount] = spent + amount;
      return { window, amount };
    });
  }

  /** Increases a reservation to the wanted amount; undefined if too little remains. */
  extend(plan: BudgetPlan, held: HeldAmount, wanted: bigint, now: number): HeldAmount | undefined {
    const most = wanted > plan.limit ? plan.limit : wanted;
    const more = most - held.amount;
    if (plan.lease !== undefined) {
      if (more <= 0n) return held;
      return this.reserve(plan, more, now) && { window: 0, amount: most };
    }
    return this.#use(plan, now, (window) => {
      if (!this.#isAt(plan)) return held;
      if (more <= 0n) return held;
      const spent = this.#amountOf(plan);
      if (spent + more > plan.limit) return undefined;
      this.#cells[plan.index * CELLS + CELL.amount] = spent + more;
      // A reservation of an earlier period no longer counts, because a new period begins with nothing
      // reserved.
      return { window, amount: held.window === window ? most : more };
    });
  }

  /** Reserves the wanted amount, although the lease does not have it. */
  overdraw(plan: BudgetPlan, held: HeldAmount | undefined, wanted: bigint): HeldAmount {
    const most = wanted > plan.limit ? plan.limit : wanted;
    const before = held?.amount ?? 0n;
    const amount = most > before ? most : before;
    return this.leased(plan, (cells) => {
      cells?.overdraw(amount - before);
      return { window: 0, amount: cells === undefined ? before : amount };
    });
  }

  /** Milliseconds until the next period begins with nothing spent; undefined if the budget has no period. */
  renewsIn(plan: BudgetPlan, now: number): number | undefined {
    const { period, startedAt } = plan;
    if (plan.lease !== undefined) return this.leased(plan, (cells) => cells?.renewsIn(now));
    if (period === undefined) return undefined;
    return this.#use(plan, now, (window) => startedAt + (window + 1) * period - now);
  }

  /** Replaces the reserved amount by the used amount, in the period in which the call ends. */
  settle(plan: BudgetPlan, held: HeldAmount, used: bigint, now: number): void {
    if (plan.lease !== undefined)
      return this.leased(plan, (cells) => cells?.settle(held.amount, used));
    this.#use(plan, now, (window) => {
      if (!this.#isAt(plan)) return;
      const back = held.window === window ? held.amount : 0n;
      const spent = this.#amountOf(plan) - back + used;
      this.#cells[plan.index * CELLS + CELL.amount] =
        spent > MOST_BUDGET_AMOUNT ? MOST_BUDGET_AMOUNT : spent;
    });
  }

  /**
   * Runs an action with the counters of a budget with leases while other threads cannot access them; undefined:
   * the budget was deleted.
   */
  leased<Result>(plan: BudgetPlan, action: (cells: LeasedCells | undefined) => Result): Result {
    return locked(this.#control, CONTROL.lock, () =>
      action(this.#isAt(plan) ? new LeasedCells(this.#cells, plan.index) : undefined),
    );
  }

  /** Whether leases cannot be settled at the moment. */
  get isAway(): boolean {
    return Atomics.load(this.#control, CONTROL.isAway) === 1;
  }

  set isAway(isAway: boolean) {
    Atomics.store(this.#control, CONTROL.isAway, isAway ? 1 : 0);
  }

  /** Whether the store may have enough for an amount that could not be reserved, if it can be asked. */
  mayGrow(plan: BudgetPlan, wanted: bigint, now: number): boolean {
    if (plan.lease === undefined) return false;
    const amount = wanted > plan.limit ? plan.limit : wanted;
    return this.leased(plan, (cells) => cells?.mayGrow(amount, now) ?? false);
  }

  /** Asks the main thread for larger leases; resolves to false if it has not settled them in time. */
  async grown(): Promise<boolean> {
    const before = Atomics.load(this.#control, CONTROL.settled);
    this.ask();
    const { value } = Atomics.waitAsync(this.#control, CONTROL.settled, before, LEASE_WAIT);
    return (await value) !== "timed-out";
  }

  /** Asks the main thread to settle, without waiting for it. */
  ask(): void {
    Atomics.add(this.#control, CONTROL.asked, 1);
    Atomics.notify(this.#control, CONTROL.asked);
  }

  /** Resolves when a worker asks for larger leases; `seen` is what the last call has returned. */
  async asked(seen: number): Promise<number> {
    await Atomics.waitAsync(this.#control, CONTROL.asked, seen).value;
    return Atomics.load(this.#control, CONTROL.asked);
  }

  /** Wakes the workers that wait for larger leases. */
  settled(): void {
    Atomics.add(this.#control, CONTROL.settled, 1);
    Atomics.notify(this.#control, CONTROL.settled);
  }

  #isAt({ index, id }: BudgetPlan): boolean {
    return this.#cells[index * CELLS + CELL.id] === BigInt(id);
  }

  #amountOf({ index }: BudgetPlan): bigint {
    return this.#cells[index * CELLS + CELL.amount] ?? 0n;
  }

  /**
   * Runs an action while other threads cannot access the counters. If the period is over, the counters are
   * reset first.
   */
  #use<Result>(plan: BudgetPlan, now: number, action: (window: number) => Result): Result {
    return locked(this.#control, CONTROL.lock, () => {
      const at = plan.index * CELLS;
      const stored = Number(this.#cells[at + CELL.period] ?? 0n);
      const window = Math.max(stored, windowAt(plan, now));
      if (window > stored && this.#isAt(plan)) {
        this.#cells[at + CELL.period] = BigInt(window);
        this.#cells[at + CELL.amount] = 0n;
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
