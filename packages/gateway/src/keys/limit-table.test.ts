import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { MemoryCounters } from "@edge-gateway/storage/counters/memory-counters";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { LEASE_SETTLE_INTERVAL, LEASE_UNUSED_INTERVAL } from "./bounds.ts";
import { BudgetLeases } from "./budget-leases.ts";
import type { BudgetPlan } from "./budgets.ts";
import { createLimitMemory, LimitTable } from "./limit-table.ts";

const LIMIT = { name: "l", limit: 100n, interval: 3_600_000, whenUnavailable: "Refuse" } as const;
const NOTHING = { window: 0, amount: 0n };
const SETTLEMENTS = 10;

let now: number;
let isAway: boolean;
let table: LimitTable;
let leases: BudgetLeases;
let counters: MemoryCounters;

beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  isAway = false;
  table = new LimitTable(createLimitMemory());
  counters = new MemoryCounters(() => now);
  const present = (): MemoryCounters => {
    if (isAway) throw new Error("away");
    return counters;
  };
  leases = new BudgetLeases({
    budgets: table.budgets,
    store: {
      settle: async (...order) => present().settle(...order),
      spent: async (all) => present().spent(all),
    },
    holder: "h",
    ...{ wallClock: () => now, log: silentLogger },
    find: () => table.list(),
    unused: (plan, counted) => table.remove(plan, counted),
  });
});

/** Takes from the limit as a call does that counts tokens. */
async function begun(): Promise<BudgetPlan> {
  const plan = table.plan("a", LIMIT);
  assert.ok(plan !== undefined);
  assert.equal(await mayTake(plan), true);
  return plan;
}

async function mayTake(plan: BudgetPlan): Promise<boolean> {
  let held = table.budgets.reserve(plan, 1n, now);
  if (held === undefined) await leases.settle();
  held ??= table.budgets.reserve(plan, 1n, now);
  if (held !== undefined) table.budgets.settle(plan, held, 0n, now);
  return held !== undefined;
}

test("the main thread rests while there is no limit, and settles a new one though no call asks for that", async ({
  mock,
}) => {
  mock.timers.enable({ apis: ["setInterval"] });
  const settle = mock.method(leases, "settle");
  leases.start();
  mock.timers.tick(SETTLEMENTS * LEASE_SETTLE_INTERVAL);
  assert.equal(settle.mock.callCount(), 0);
  assert.ok(table.plan("a", LIMIT) !== undefined);
  await waitFor("a settlement", () => settle.mock.callCount() === 1);
  await settle.mock.calls[0]?.result;
  mock.timers.tick(LEASE_SETTLE_INTERVAL);
  assert.equal(settle.mock.callCount(), 2);
  await leases.close();
});

/** Lets time pass in which no call needs anything. */
async function idle(): Promise<void> {
  for (let time = 0; time < SETTLEMENTS; time += 1) await leases.settle();
  now += LEASE_UNUSED_INTERVAL + 1;
  await leases.settle();
}

test("what a long call spends is counted when it ends", async () => {
  const plan = await begun();
  await idle();
  assert.equal(table.list().length, 1);
  table.budgets.settle(plan, NOTHING, LIMIT.limit, now);
  table.release(plan);
  await leases.settle();
  assert.equal(await mayTake(plan), false);
});

test("a count that no call uses makes room, and what it has counted remains", async () => {
  const plan = await begun();
  table.budgets.settle(plan, NOTHING, 60n, now);
  table.release(plan);
  await idle();
  assert.deepEqual(table.list(), []);
  const next = await begun();
  table.budgets.settle(next, NOTHING, 40n, now);
  await leases.settle();
  assert.equal(await mayTake(next), false);
});

test("what was spent and not yet counted keeps a count", async () => {
  const plan = await begun();
  await idle();
  isAway = true;
  table.budgets.settle(plan, NOTHING, LIMIT.limit, now);
  table.release(plan);
  await idle();
  isAway = false;
  await leases.settle();
  assert.equal(await mayTake(plan), false);
});

for (const spent of [1n, LIMIT.limit])
  test(`what is kept of a limit of which ${spent} was spent ends with its interval`, async () => {
    const plan = await begun();
    table.budgets.settle(plan, NOTHING, spent, now);
    table.release(plan);
    await idle();
    now += LIMIT.interval;
    const other = table.plan("b", LIMIT);
    assert.ok(other !== undefined);
    await mayTake(other);
    assert.equal(counters.size, 1);
  });
