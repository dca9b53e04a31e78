import assert from "node:assert/strict";
import { test } from "node:test";
import { createBudgetMemory } from "./budget-memory.ts";
import { Budgets, type BudgetPlan } from "./budgets.ts";
import { LEASE_ATTEMPTS } from "./bounds.ts";
import { reserveLeased } from "./reserve-leased.ts";

const PLAN: BudgetPlan = {
  ...{ name: "b", index: 0, id: 1, unit: "tokens", limit: 100n, startedAt: 0, period: undefined },
  lease: { whenUnavailable: "Allow" },
};

/** Budgets whose store goes away after somebody has asked this often whether it is. */
class LeavingBudgets extends Budgets {
  #asked = 0;
  readonly #present: number;

  constructor(present: number) {
    super(createBudgetMemory(1));
    this.#present = present;
    this.begin(PLAN, { window: 0, amount: 0n });
  }

  override get isAway(): boolean {
    return ++this.#asked > this.#present;
  }

  override async grown(): Promise<boolean> {
    return true;
  }
}

test("calls pass where they are allowed without the store, whenever it goes away", async () => {
  for (let present = 0; present <= 2 * LEASE_ATTEMPTS; present++) {
    const budgets = new LeavingBudgets(present);
    const reserved = await reserveLeased({ budgets, plan: PLAN, wanted: 10n, now: () => 1_000 });
    assert.deepEqual(reserved, { window: 0, amount: 10n }, `after ${present} questions`);
  }
});
