import { randomUUID } from "node:crypto";
import type { LlmBudget, LlmKeyFile } from "@edge-gateway/generated/types/index.ts";
import type { CounterStore } from "@edge-gateway/storage/counters/counter-store";
import { MemoryCounters } from "@edge-gateway/storage/counters/memory-counters";
import { MOST_BUDGET_AMOUNT } from "../bounds.ts";
import { BudgetLeases, type BudgetLeaseParts, type LeasedBudget } from "./budget-leases.ts";
import { createBudgetMemory, type BudgetMemory } from "./budget-memory.ts";
import { counterOf, planOf } from "./budget-plan.ts";
import { Budgets, type BudgetPlan, type Spent } from "./budgets.ts";

const NOTHING_SPENT: Spent = { window: 0, amount: 0n };

/** A budget that allows no calls, whatever its counters say. */
const NOTHING_LEFT: Omit<BudgetPlan, "name" | "index"> = {
  ...{ id: 0, unit: "tokens", limit: 0n, startedAt: 0 },
  ...{ period: undefined, lease: undefined },
};

type NamedBudgets = LlmKeyFile["budgets"];

/** Assigns counters in the memory that all workers share to each budget. */
export class BudgetPlaces {
  readonly memory: BudgetMemory;
  readonly leases: BudgetLeases;
  /** The counters of budgets that only this process has; undefined: a database has the counters. */
  readonly #own: MemoryCounters | undefined;
  readonly #counters: Budgets;
  readonly #free: number[];
  readonly #maxBudgets: number;
  #nextId = 1;
  #budgets: NamedBudgets = {};
  #plans: ReadonlyMap<string, BudgetPlan> = new Map();
  #leftOut: ReadonlySet<string> = new Set();

  constructor(maxBudgets: number, { store, wallClock, log }: PlacesParts) {
    this.#maxBudgets = maxBudgets;
    // The last counters belong to no budget.
    this.memory = createBudgetMemory(maxBudgets + 1);
    this.#counters = new Budgets(this.memory);
    if (store === undefined) this.#own = new MemoryCounters(wallClock);
    this.leases = new BudgetLeases({
      budgets: this.#counters,
      store: store ?? this.#own ?? new MemoryCounters(wallClock),
      holder: randomUUID(),
      wallClock,
      log,
    });
    this.#free = Array.from({ length: maxBudgets }, (_, index) => index);
  }

  /**
   * Replaces all budgets. A budget that differs only in its limit keeps its counters. Any other budget begins
   * with the amount that is known to be spent. Those for which there are no counters allow no calls.
   */
  place(all: NamedBudgets, spendings: LlmKeyFile["spendings"] = {}): void {
    const entries = Object.entries(all);
    const budgets = Object.fromEntries(entries.slice(0, this.#maxBudgets));
    this.#leftOut = new Set(entries.slice(this.#maxBudgets).map(([name]) => name));
    const plans = new Map<string, BudgetPlan>();
    for (const [name, plan] of this.#plans)
      if (!Object.hasOwn(budgets, name)) this.#free.push(plan.index);
    const spent = new Map(Object.entries(spendings));
    for (const [name, budget] of Object.entries(budgets)) {
      const before = this.#plans.get(name);
      const index = before?.index ?? this.#free.shift() ?? 0;
      const kept = before !== undefined && isSameCount(name, budget, this.#budgets[name]);
      // Calls that still run under the previous budget are not charged to the new one.
      const id = kept ? before.id : this.#nextId++;
      const plan = planOf(name, budget, { index, id, isShared: this.#own === undefined });
      plans.set(name, plan);
      if (kept) continue;
      const { window, amount } = spentIn(spent.get(name));
      this.#counters.begin(plan, { window, amount });
      if (plan.lease !== undefined) this.#own?.begin(counterOf(name, budget), window, amount);
    }
    this.#plans = plans;
    this.#budgets = budgets;
    const leased = this.#leased();
    this.leases.place(leased);
    this.#own?.keep(new Set(leased.map(({ counter }) => counter.id)));
  }

  /** The budgets whose counters the workers do not have alone. */
  #leased(): readonly LeasedBudget[] {
    return [...this.#plans].flatMap(([name, plan]) => {
      const budget = this.#budgets[name];
      if (plan.lease === undefined || budget === undefined) return [];
      return { plan, counter: counterOf(name, budget) };
    });
  }

  plan(name: string): BudgetPlan | undefined {
    if (this.#leftOut.has(name)) return { ...NOTHING_LEFT, name, index: this.#maxBudgets };
    return this.#plans.get(name);
  }

  /**
   * Returns the amount that was spent of a budget.
   * @param now milliseconds since 1970
   */
  spent(name: string, now: number): Spent {
    const plan = this.#plans.get(name);
    const budget = this.#budgets[name];
    if (plan === undefined || budget === undefined) return NOTHING_SPENT;
    if (plan.lease === undefined) return this.#counters.spent(plan, now);
    const counter = counterOf(name, budget);
    return { window: this.#own?.segment(counter) ?? 0, amount: this.leases.spent(counter) };
  }

  /**
   * Returns the amounts that were spent of all budgets that have counters, in the form of the key file.
   * @param now milliseconds since 1970
   */
  async spendings(budgets: NamedBudgets, now: number): Promise<LlmKeyFile["spendings"]> {
    // Without calls, nothing says what the counters began with.
    if (this.#own !== undefined) await this.leases.refresh();
    const names = [...this.#plans.keys()].filter((name) => Object.hasOwn(budgets, name));
    return Object.fromEntries(
      names.map((name) => {
        const { window, amount } = this.spent(name, now);
        return [name, { window, amount: String(amount) }];
      }),
    );
  }
}

function spentIn(spending: LlmKeyFile["spendings"][string] | undefined): Spent {
  if (spending === undefined) return NOTHING_SPENT;
  const { window, amount } = spending;
  return { window, amount: countable(BigInt(amount)) };
}

/** Converts an amount to the nearest number that the 64-bit counters can contain. */
function countable(amount: bigint): bigint {
  if (amount > MOST_BUDGET_AMOUNT) return MOST_BUDGET_AMOUNT;
  return amount < -MOST_BUDGET_AMOUNT ? -MOST_BUDGET_AMOUNT : amount;
}

/** Whether two budgets count the same calls, even if their limits differ. */
function isSameCount(name: string, one: LlmBudget, other: LlmBudget | undefined): boolean {
  return other !== undefined && counterOf(name, one).id === counterOf(name, other).id;
}

interface PlacesParts extends Pick<BudgetLeaseParts, "wallClock" | "log"> {
  /** The counters that several gateways share; undefined: this process has its own. */
  readonly store: CounterStore | undefined;
}
