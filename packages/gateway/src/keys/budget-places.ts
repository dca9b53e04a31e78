import type { LlmBudget, LlmKeyFile } from "@edge-gateway/generated/types/index.ts";
import { MOST_BUDGET_AMOUNT } from "../bounds.ts";
import { planOf } from "./budget-plan.ts";
import {
  Budgets,
  createBudgetMemory,
  type BudgetMemory,
  type BudgetPlan,
  type Spent,
} from "./budgets.ts";

const NOTHING_SPENT: Spent = { window: 0, amount: 0n };

type NamedBudgets = LlmKeyFile["budgets"];

/** Assigns counters in the memory that all workers share to each budget. */
export class BudgetPlaces {
  readonly memory: BudgetMemory;
  readonly #counters: Budgets;
  readonly #free: number[];
  #nextId = 1;
  #budgets: NamedBudgets = {};
  #plans: ReadonlyMap<string, BudgetPlan> = new Map();

  constructor(maxBudgets: number) {
    this.memory = createBudgetMemory(maxBudgets);
    this.#counters = new Budgets(this.memory);
    this.#free = Array.from({ length: maxBudgets }, (_, index) => index);
  }

  /**
   * Replaces all budgets. A budget that differs only in its limit keeps its counters. Any other budget begins
   * with the amount that is known to be spent.
   */
  place(budgets: NamedBudgets, spendings: LlmKeyFile["spendings"] = {}): void {
    const plans = new Map<string, BudgetPlan>();
    for (const [name, plan] of this.#plans)
      if (!Object.hasOwn(budgets, name)) this.#free.push(plan.index);
    const spent = new Map(Object.entries(spendings));
    for (const [name, budget] of Object.entries(budgets)) {
      const before = this.#plans.get(name);
      const index = before?.index ?? this.#free.shift() ?? 0;
      const kept = before !== undefined && isSameCount(budget, this.#budgets[name]);
      // Calls that still run under the previous budget are not charged to the new one.
      const plan = planOf(name, budget, { index, id: kept ? before.id : this.#nextId++ });
      plans.set(name, plan);
      if (!kept) this.#counters.begin(plan, spentIn(spent.get(name)));
    }
    this.#plans = plans;
    this.#budgets = budgets;
  }

  plan(name: string): BudgetPlan | undefined {
    return this.#plans.get(name);
  }

  /**
   * Returns the amount that was spent of a budget.
   * @param now milliseconds since 1970
   */
  spent(name: string, now: number): Spent {
    const plan = this.#plans.get(name);
    return plan === undefined ? NOTHING_SPENT : this.#counters.spent(plan, now);
  }

  /**
   * Returns the amounts that were spent of all budgets that have counters, in the form of the key file.
   * @param now milliseconds since 1970
   */
  spendings(budgets: NamedBudgets, now: number): LlmKeyFile["spendings"] {
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
function isSameCount(one: LlmBudget, other: LlmBudget | undefined): boolean {
  return (
    one.scope === other?.scope &&
    one.subject === other.subject &&
    one.period === other.period &&
    (one.tokens === undefined) === (other.tokens === undefined)
  );
}
