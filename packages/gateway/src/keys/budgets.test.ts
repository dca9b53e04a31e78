import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { createBudgetMemory } from "./budget-memory.ts";
import { Budgets, type BudgetPlan, type HeldAmount } from "./budgets.ts";

const HOUR = 3_600_000;
const LIMIT = 1_000n;

function planOf(more: Partial<BudgetPlan> = {}): BudgetPlan {
  const counted = { unit: "tokens", limit: LIMIT, startedAt: 0, period: HOUR } as const;
  return { name: "b", index: 0, id: 1, ...counted, lease: undefined, ...more };
}

function begun(plan: BudgetPlan): Budgets {
  const budgets = new Budgets(createBudgetMemory(2));
  budgets.begin(plan, { window: 0, amount: 0n });
  return budgets;
}

test("concurrent calls never spend more than the budget, in any order", () => {
  const call = fc.record({ wanted: fc.integer({ min: 1, max: 1_000 }), share: fc.nat(100) });
  const order = fc.array(fc.tuple(fc.boolean(), fc.nat(999)), { minLength: 200, maxLength: 200 });
  fc.assert(
    fc.property(fc.array(call, { minLength: 50, maxLength: 100 }), order, (calls, steps) => {
      const plan = planOf({ period: undefined });
      const budgets = begun(plan);
      const waiting = [...calls];
      const running: { held: HeldAmount; used: bigint }[] = [];
      let spent = 0n;
      for (const [begins, which] of steps) {
        const [next] = begins ? waiting.splice(which % Math.max(1, waiting.length), 1) : [];
        const held = next && budgets.reserve(plan, BigInt(next.wanted), 0);
        if (next !== undefined && held !== undefined)
          running.push({ held, used: (held.amount * BigInt(next.share)) / 100n });
        const [done] = begins ? [] : running.splice(which % Math.max(1, running.length), 1);
        if (done === undefined) continue;
        budgets.settle(plan, done.held, done.used, 0);
        spent += done.used;
        assert.ok(spent <= LIMIT);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("a new period begins with nothing spent, and calls are charged to the period in which they end", () => {
  const plan = planOf();
  const budgets = begun(plan);
  const held = budgets.reserve(plan, 900n, 0);
  assert.ok(held !== undefined);
  assert.equal(budgets.reserve(plan, 200n, HOUR - 1), undefined);
  assert.ok(budgets.reserve(plan, 200n, HOUR) !== undefined);
  budgets.settle(plan, held, 500n, HOUR);
  assert.equal(budgets.spent(plan, HOUR).amount, 700n);
});

test("a call that needs more than the whole budget is allowed while nothing is spent", () => {
  const plan = planOf();
  const budgets = begun(plan);
  const held = budgets.reserve(plan, 9_999n, 0);
  assert.equal(held?.amount, LIMIT);
  assert.equal(budgets.reserve(plan, 0n, 0), undefined);
});

test("a call of a deleted budget is not counted in a budget that reuses its counters", () => {
  const [old, next] = [planOf(), planOf({ id: 2 })];
  const budgets = begun(old);
  const held = budgets.reserve(old, 100n, 0);
  budgets.begin(next, { window: 0, amount: 0n });
  assert.ok(held !== undefined);
  budgets.settle(old, held, 100n, 0);
  assert.equal(budgets.spent(next, 0).amount, 0n);
});

test("a call under a deleted budget reserves nothing in a budget that reuses its counters", () => {
  const [old, next] = [planOf(), planOf({ id: 2 })];
  const budgets = begun(old);
  budgets.begin(next, { window: 0, amount: 0n });
  assert.equal(budgets.reserve(old, 100n, 0)?.amount, 0n);
  assert.equal(budgets.spent(next, 0).amount, 0n);
});

test("an amount that 64 bits cannot hold leaves the budget spent", () => {
  const plan = planOf({ period: undefined });
  const budgets = begun(plan);
  for (let call = 0; call < 3; call += 1)
    budgets.settle(plan, { window: 0, amount: 0n }, 2n ** 62n, 0);
  assert.ok(budgets.spent(plan, 0).amount > LIMIT);
  assert.equal(budgets.reserve(plan, 1n, 0), undefined);
});

test("a budget with a period reports when its next period begins, and a budget without one never does", () => {
  const plan = planOf({ startedAt: 500 });
  const budgets = begun(plan);
  assert.equal(budgets.renewsIn(plan, 500), HOUR);
  assert.equal(budgets.renewsIn(plan, 500 + HOUR - 1), 1);
  assert.equal(budgets.renewsIn(plan, 500 + HOUR), HOUR);
  assert.equal(budgets.renewsIn(planOf({ period: undefined }), 500), undefined);
});
