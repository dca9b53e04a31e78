import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { Counter, CounterStore } from "@edge-gateway/storage/counters/counter-store";
import { ENDED_LEASE_MEMORY, LEASE_DURATION } from "@edge-gateway/storage/bounds";
import { MemoryCounters } from "@edge-gateway/storage/counters/memory-counters";
import type { Renewal } from "@edge-gateway/storage/counters/renewal";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { LEASE_ATTEMPTS } from "./bounds.ts";
import { BudgetLeases } from "./budget-leases.ts";
import { createBudgetMemory } from "./budget-memory.ts";
import { Budgets, type BudgetPlan, type HeldAmount } from "./budgets.ts";

const LIMIT = 1_000n;
const COUNTER: Counter = { id: "c", limit: LIMIT, renewal: { kind: "never" } };
const PLAN: BudgetPlan = {
  ...{ name: "b", index: 0, id: 1, unit: "tokens", limit: LIMIT, startedAt: 0, period: undefined },
  lease: { whenUnavailable: "Refuse" },
};

/** A process that shares a budget. */
interface Process {
  readonly budgets: Budgets;
  readonly leases: BudgetLeases;
}

let now: number;
let isAway: boolean;
/** Whether the store settles, and nobody hears of it. */
let isResultLost: boolean;
let memory: MemoryCounters;
let store: CounterStore;
let processes: Process[];

beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  isAway = false;
  isResultLost = false;
  processes = [];
  memory = new MemoryCounters(() => now);
  const present = (): MemoryCounters => {
    if (isAway) throw new Error("away");
    return memory;
  };
  store = {
    settle: async (...order) => {
      const settled = await present().settle(...order);
      if (isResultLost) throw new Error("lost");
      return settled;
    },
    spent: async (counters) => present().spent(counters),
  };
});

afterEach(async () => {
  for (const { leases } of processes) await leases.close();
});

function started(plan = PLAN, limit = LIMIT, renewal: Renewal = COUNTER.renewal): Process {
  const budgets = new Budgets(createBudgetMemory(1));
  budgets.begin(plan, { window: 0, amount: 0n });
  const holder = String(processes.length);
  const leases = new BudgetLeases({
    ...{ budgets, store, holder, wallClock: () => now, log: silentLogger },
  });
  leases.place([{ plan, counter: { ...COUNTER, limit, renewal } }]);
  const process = { budgets, leases };
  processes.push(process);
  return process;
}

/** Reserves an amount, with settlements if they are needed. */
async function reserve(
  { budgets, leases }: Process,
  amount: bigint,
): Promise<HeldAmount | undefined> {
  let held = budgets.reserve(PLAN, amount, now);
  for (let time = 0; held === undefined && time < LEASE_ATTEMPTS; time += 1) {
    await leases.settle();
    held = budgets.reserve(PLAN, amount, now);
  }
  return held;
}

/** Settles until a process no longer expects calls like the last ones. */
async function quiet({ leases }: Process): Promise<void> {
  for (let time = 0; time < 10; time += 1) await leases.settle();
}

test("a process spends only what it has leased, and what it does not use goes back", async () => {
  const [one, other] = [started(), started()];
  assert.equal(one.budgets.reserve(PLAN, 10n, now), undefined);
  const held = await reserve(one, 600n);
  assert.ok(held !== undefined);
  assert.equal(await reserve(other, 600n), undefined);
  assert.ok(await reserve(other, 390n));
  one.budgets.settle(PLAN, held, 100n, now);
  await quiet(one);
  assert.ok(await reserve(other, 500n));
});

test("what all processes have spent is known at each of them", async () => {
  const [one, other] = [started(), started()];
  for (const process of [one, other]) {
    const held = await reserve(process, 50n);
    assert.ok(held !== undefined);
    process.budgets.settle(PLAN, held, 20n, now);
    await process.leases.settle();
  }
  for (const { leases } of [one, other]) {
    await leases.refresh();
    assert.equal(leases.spent(COUNTER), 40n);
  }
});

test("a process that ends gives back what it has not used", async () => {
  const [one, other] = [started(), started()];
  const held = await reserve(one, 900n);
  assert.ok(held !== undefined);
  one.budgets.settle(PLAN, held, 100n, now);
  await one.leases.close();
  assert.ok(await reserve(other, 900n));
});

test("while the store is away, a process spends what it has leased, and then nothing", async () => {
  const one = started();
  const first = await reserve(one, 300n);
  assert.ok(first !== undefined);
  isAway = true;
  await one.leases.settle();
  assert.equal(one.budgets.isAway, false, "nothing was to be settled");
  assert.equal(await reserve(one, 300n), undefined);
  assert.equal(one.budgets.isAway, true);
  one.budgets.settle(PLAN, first, 100n, now);
  isAway = false;
  await one.leases.settle();
  assert.equal(one.budgets.isAway, false);
  assert.ok(await reserve(one, 900n));
});

/** Spends an amount of which the store hears. */
async function spend(process: Process, amount: bigint): Promise<void> {
  const held = await reserve(process, amount);
  process.budgets.settle(PLAN, held ?? assert.fail(), amount, now);
  await process.leases.settle();
}

test("what a store has lost of a process that has a lease is counted again", async () => {
  const one = started();
  await spend(one, 300n);
  await spend(one, 200n);
  memory = new MemoryCounters(() => now);
  await spend(one, 100n);
  assert.deepEqual(await memory.spent([COUNTER]), [600n]);
  await quiet(one);
  memory = new MemoryCounters(() => now);
  await spend(one, 50n);
  assert.deepEqual(await memory.spent([COUNTER]), [50n], "it had no lease then");
});

test("nothing is counted twice because a process does not hear that its lease has ended", async () => {
  const one = started();
  await spend(one, 300n);
  await spend(one, 200n);
  isResultLost = true;
  await quiet(one);
  isResultLost = false;
  await spend(one, 100n);
  assert.deepEqual(await memory.spent([COUNTER]), [600n]);
  isAway = true;
  now += ENDED_LEASE_MEMORY + LEASE_DURATION + 1;
  one.budgets.settle(PLAN, one.budgets.overdraw(PLAN, undefined, 5n), 5n, now);
  await one.leases.settle();
  isAway = false;
  await memory.settle("other", [
    { counter: COUNTER, used: 0n, counted: 0n, keeps: 0n, needs: 0n, wants: 0n },
  ]);
  const [before = 0n] = await memory.spent([COUNTER]);
  await spend(one, 10n);
  assert.deepEqual(await memory.spent([COUNTER]), [before + 15n]);
});

const MINUTE = 60_000;
const RENEWALS: readonly Renewal[] = [
  { kind: "fixed", startedAt: 0, period: MINUTE },
  { kind: "sliding", period: MINUTE },
  { kind: "calendar", unit: "Day", timeZone: "UTC" },
];
for (const renewal of RENEWALS)
  test(`what no longer counts is not counted again for a store that has lost its counters: ${renewal.kind}`, async () => {
    const one = started(PLAN, LIMIT, renewal);
    const period = renewal.kind === "calendar" ? ENDED_LEASE_MEMORY : MINUTE;
    // Calls that never pause, so that the lease never ends.
    for (let time = 0; time < 30; time += 1) {
      await spend(one, 50n);
      now += period / 10;
    }
    await spend(one, 50n);
    const [counted = 0n] = await memory.spent([{ ...COUNTER, renewal }]);
    memory = new MemoryCounters(() => now);
    await spend(one, 10n);
    const [again = 0n] = await memory.spent([{ ...COUNTER, renewal }]);
    assert.ok(again >= 10n && again <= counted + 10n, `${again} of ${counted}`);
  });

test("nothing is counted again after a pause in which the store has forgotten the lease", async () => {
  const one = started();
  await spend(one, 300n);
  await spend(one, 200n);
  now += 2 * ENDED_LEASE_MEMORY;
  const [before = 0n] = await memory.spent([COUNTER]);
  await spend(one, 10n);
  assert.deepEqual(await memory.spent([COUNTER]), [before + 10n]);
});

test("nothing is counted twice because the answer to an overdrawn budget is lost", async () => {
  const one = started();
  await spend(one, 400n);
  await spend(one, 600n);
  isAway = true;
  const held = one.budgets.overdraw(PLAN, undefined, 50n);
  const running = one.budgets.overdraw(PLAN, undefined, 50n);
  one.budgets.settle(PLAN, held, 50n, now);
  await one.leases.settle();
  isAway = false;
  await one.leases.settle();
  isResultLost = true;
  await one.leases.settle();
  isResultLost = false;
  one.budgets.settle(PLAN, running, 50n, now);
  await one.leases.settle();
  assert.deepEqual(await memory.spent([COUNTER]), [1_100n]);
});

test("a budget that is overdrawn while the store is away is charged afterwards", async () => {
  const one = started();
  isAway = true;
  const held = one.budgets.overdraw(PLAN, undefined, 700n);
  one.budgets.settle(PLAN, held, 700n, now);
  await one.leases.settle();
  isAway = false;
  const other = started();
  await quiet(one);
  assert.equal(await reserve(other, 400n), undefined);
  assert.ok(await reserve(other, 300n));
});

test("a lease lasts as long as a process says so, also while a call takes long", async () => {
  const [one, other] = [started(), started()];
  assert.ok(await reserve(one, 700n));
  for (let time = 0; time < 5; time += 1) {
    now += LEASE_DURATION / 2;
    await one.leases.settle();
  }
  await other.leases.refresh();
  assert.equal(other.leases.spent(COUNTER), 0n);
});

test("calls that wait for a lease hear of the settlement", async () => {
  const one = started();
  one.leases.start();
  assert.equal(one.budgets.reserve(PLAN, 10n, now), undefined);
  assert.equal(one.budgets.mayGrow(PLAN, 10n, now), true);
  assert.equal(await one.budgets.grown(), true);
  assert.ok(one.budgets.reserve(PLAN, 10n, now) !== undefined);
});

test("after a settlement that has thrown, the next one settles, also when a call asks for it", async () => {
  const { budgets } = started();
  const faults = [new Error("fault of the program"), new Error("another one")];
  const leases = new BudgetLeases({
    ...{ budgets, store, holder: "holder", wallClock: () => now, log: silentLogger },
    find: () => {
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
      return [{ plan: PLAN, counter: COUNTER }];
    },
  });
  processes.push({ budgets, leases });
  await assert.rejects(leases.settle(), /fault of the program/);
  leases.start();
  budgets.ask();
  await waitFor("second fault", () => faults.length === 0);
  assert.equal(budgets.reserve(PLAN, 10n, now), undefined);
  assert.equal(await budgets.grown(), true);
  assert.ok(budgets.reserve(PLAN, 10n, now) !== undefined);
});

test("a store that has just said that nothing is left is not asked again at once", async () => {
  const one = started();
  const held = await reserve(one, LIMIT);
  assert.ok(held !== undefined);
  one.budgets.settle(PLAN, held, LIMIT, now);
  await one.leases.settle();
  assert.equal(one.budgets.mayGrow(PLAN, 1n, now), false);
  now += 1_000;
  assert.equal(one.budgets.mayGrow(PLAN, 1n, now), true);
});

test("a settlement that failed is repeated, and what it may have leased goes back", async () => {
  const [one, other] = [started(), started()];
  isResultLost = true;
  assert.equal(await reserve(one, 900n), undefined);
  await one.leases.settle();
  assert.equal(one.budgets.isAway, true);
  isResultLost = false;
  await quiet(one);
  assert.equal(one.budgets.isAway, false);
  assert.ok(await reserve(other, LIMIT));
});

test("what a settlement takes back may come again, also while it runs", async () => {
  const plan = { ...PLAN, limit: 40n };
  const { budgets, leases } = started(plan, 40n);
  assert.equal(budgets.reserve(plan, 30n, now), undefined);
  await leases.settle();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { settle } = store;
  store.settle = async (...order) => {
    await promise;
    return settle(...order);
  };
  const running = leases.settle();
  await settled();
  assert.equal(budgets.reserve(plan, 30n, now), undefined, "the unused lease is taken back");
  assert.ok(budgets.mayGrow(plan, 30n, now));
  resolve(undefined);
  await running;
});

test("while there are calls, a process leases a small share of what is left, and gives it back afterwards", async () => {
  const plan = { ...PLAN, limit: 1_000_000n };
  const { budgets, leases } = started(plan, plan.limit);
  const held = (): bigint => budgets.leased(plan, (cells) => cells?.view().held ?? 0n);
  assert.equal(budgets.reserve(plan, 10n, now), undefined);
  await leases.settle();
  const call = budgets.reserve(plan, 10n, now);
  budgets.settle(plan, call ?? assert.fail(), 10n, now);
  await leases.settle();
  assert.ok(held() > 1_000n && held() < 10_000n, `${held()}`);
  await quiet({ budgets, leases });
  assert.equal(held(), 0n);
});

test("while the store is slow, a lease that calls have used up at once grows to what they spend meanwhile", async () => {
  const plan = { ...PLAN, limit: 1_000_000n };
  const { budgets, leases } = started(plan, plan.limit);
  const { settle } = store;
  store.settle = (...order) => {
    now += 1_000;
    return settle(...order);
  };
  const spent: number[] = [];
  for (let round = 0; round < 4; round++) {
    let calls = 0;
    for (;;) {
      const held = budgets.reserve(plan, 10n, now);
      if (held === undefined) break;
      budgets.settle(plan, held, 10n, now);
      calls++;
    }
    spent.push(calls);
    await leases.settle();
  }
  const [, , some = 0, many = 0] = spent;
  assert.ok(some > 0 && many >= 20 * some, spent.join());
});

/** Lets all promises continue that wait for nothing else. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
