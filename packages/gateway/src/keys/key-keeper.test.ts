import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import type { LlmBudgetOrder } from "@edge-gateway/generated/types/index.ts";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import type { KeyContent, KeyDatabase } from "@edge-gateway/storage/keys/key-database";
import { KEY_EDIT_ATTEMPTS } from "./bounds.ts";
import { Budgets } from "./budgets.ts";
import { KeyKeeper } from "./key-keeper.ts";

const KIND = { window: "Fixed", whenUnavailable: "Refuse" } as const;
const ORDER = { scope: "User", subject: "u", tokens: 9, ...KIND } as const;

const BUDGET = { ...ORDER, createdAt: 0 } as const;
const KEY = { digest: "0".repeat(64), name: "k", user: "u", createdAt: 0 } as const;
/** The number of the month in which the tests run. */
const MONTH = 1970 * 12;

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keeper-"));
  file = join(folder, "keys.json");
});

afterEach(() => rm(folder, { recursive: true }));

function opened(maxBudgets = 4): Promise<KeyKeeper> {
  const settings = { file, maxBudgets, outputTokens: 1 };
  return KeyKeeper.open({ settings, wallClock: () => 1_000, log: silentLogger });
}

test("a file that another gateway has changed is read again, not overwritten", async () => {
  const one = await opened();
  const { id } = await one.create({ name: "first", ...KIND });
  const other = await opened();
  await other.remove(id);
  await assert.rejects(one.create({ name: "second", ...KIND }), /changed by another program/);
  assert.deepEqual(one.keys, []);
  await one.create({ name: "second", ...KIND });
  await one.close();
  await other.close();
  assert.equal((await opened()).keys.length, 1);
});

test("keys that were in memory are kept in a file that is named later, unless there is such a file", async () => {
  const settings = { maxBudgets: 4, outputTokens: 1 };
  const parts = { settings, wallClock: () => 1_000, log: silentLogger };
  const keeper = await KeyKeeper.open(parts);
  await keeper.create({ name: "k", user: "u", ...KIND });
  await keeper.setBudget({ ...ORDER, name: "b" });
  await assert.rejects(keeper.keepIn(join(folder, "missing", "keys.json")), /ENOENT/);
  assert.equal(await keeper.keepIn(file), true);
  await keeper.create({ name: "later", ...KIND });
  spend(keeper, 2n);
  await keeper.close();
  const after = await opened();
  assert.deepEqual(after.keys.map(({ name }) => name).toSorted(), ["k", "later"]);
  assert.equal((await after.budgets())[0]?.spent, 2);
  assert.equal(await after.keepIn(join(folder, "other.json")), false);
  const other = await KeyKeeper.open(parts);
  assert.equal(await other.keepIn(file), false);
  await Promise.all([after.close(), other.close()]);
});

test("of two gateways that begin the same file at once, one has it, and the other reads it", async () => {
  const settings = { maxBudgets: 4, outputTokens: 1 };
  const [first, second] = await Promise.all(
    ["a", "b"].map(async (user) => {
      const keeper = await KeyKeeper.open({ settings, wallClock: () => 1_000, log: silentLogger });
      for (let left = 9; left > 0; left--) await keeper.create({ name: "k", user, ...KIND });
      return keeper;
    }),
  );
  assert.ok(first !== undefined && second !== undefined);
  await Promise.all([first.keepIn(file), second.keepIn(file)]);
  const [{ user } = {}] = (await opened()).keys;
  const other = user === "a" ? second : first;
  // It is refused unless the file has been read before.
  await other.create({ name: "later", ...KIND }).catch(() => undefined);
  assert.deepEqual(
    other.keys.filter(({ name }) => name === "k").map((key) => key.user),
    Array.from({ length: 9 }, () => user),
  );
  await Promise.all([first.close(), second.close()]);
  assert.deepEqual(await readdir(folder), ["keys.json"]);
});

test("spent amounts are still written after the previous gateway has written the file for the last time", async () => {
  const before = await opened();
  await before.setBudget({ ...ORDER, name: "b" });
  await before.create({ name: "k", user: "u", ...KIND });
  const after = await opened();
  spend(before, 2n);
  await before.close();
  spend(after, 5n);
  await after.close();
  const { spendings } = JSON.parse(await readFile(file, "utf8"));
  assert.equal(spendings.b.amount, "5");
});

function spend(keeper: KeyKeeper, amount: bigint): void {
  const [plan] = keeper.table.flatMap(({ budgets }) => budgets);
  assert.ok(plan !== undefined);
  assert.ok(new Budgets(keeper.memory).reserve(plan, amount, 1_000) !== undefined);
}

test("a file that was deleted is written again", async () => {
  const keeper = await opened();
  await keeper.create({ name: "first", ...KIND });
  await rm(file);
  await keeper.create({ name: "second", ...KIND });
  assert.equal((await opened()).keys.length, 2);
});

test("a key that cannot be written to the file is not created, and a later key is", async () => {
  const keeper = await opened();
  await keeper.create({ name: "first", ...KIND });
  await rename(folder, `${folder}-away`);
  await assert.rejects(keeper.create({ name: "second", ...KIND }), /ENOENT/);
  assert.equal(keeper.keys.length, 1);
  await rename(`${folder}-away`, folder);
  await keeper.create({ name: "third", ...KIND });
  assert.equal((await opened()).keys.length, 2);
});

test("a file with more budgets than allowed is refused, because there are no counters for them", async () => {
  const keeper = await opened(2);
  for (const name of ["a", "b"]) await keeper.setBudget({ ...ORDER, name });
  await assert.rejects(opened(1), /2 budgets.*config\.llmKeys\.maxBudgets/);
});

test("of more budgets in the database than allowed, the last ones allow no calls until one is removed", async () => {
  let stored: KeyContent = { keys: { k: KEY }, budgets: { a: BUDGET, b: BUDGET } };
  const errors: string[] = [];
  const database: KeyDatabase = {
    initial: async () => stored,
    changed: async () => stored,
    commit: async (_before, after) => {
      stored = after;
      return true;
    },
    follow: () => {},
    close: () => Promise.resolve(),
  };
  const keeper = await KeyKeeper.open({
    settings: { maxBudgets: 1, outputTokens: 1 },
    ...{ wallClock: () => 1_000, database },
    log: { ...silentLogger, error: (message) => errors.push(message) },
  });
  const allowed = (): readonly boolean[] =>
    keeper.table
      .flatMap(({ budgets }) => budgets)
      .map((plan) => new Budgets(keeper.memory).reserve(plan, 1n, 1_000) !== undefined);
  assert.match(errors.join(), /2 budgets.*config\.llmKeys\.maxBudgets/);
  assert.deepEqual(allowed(), [true, false]);
  await assert.rejects(keeper.setBudget({ ...ORDER, name: "c" }), /the maximum/);
  await keeper.removeBudget("a");
  assert.deepEqual(allowed(), [true]);
});

/** A keeper whose database gets changes of others just before its own, each time one of them. */
async function overtaken(...others: readonly KeyContent[]): Promise<KeyKeeper> {
  let stored: KeyContent = { keys: { k: KEY }, budgets: {} };
  const rest = [...others];
  return KeyKeeper.open({
    settings: { maxBudgets: 9, outputTokens: 1 },
    ...{ wallClock: () => 1_000, log: silentLogger },
    database: {
      initial: async () => stored,
      changed: async () => stored,
      commit: async (_before, after) => {
        const other = rest.shift();
        stored = other ?? after;
        return other === undefined;
      },
      follow: () => {},
      close: () => Promise.resolve(),
    },
  });
}

test("a change of keys is judged again after that of another gateway that was stored first", async () => {
  const others = { keys: { k: KEY }, budgets: { b: BUDGET } };
  const keeper = await overtaken(others);
  const version = keeper.budgetVersion("b");
  await assert.rejects(
    keeper.setBudget({ ...ORDER, name: "b", tokens: 5 }, version),
    /has changed/,
  );
  const names = async () => (await keeper.budgets()).map(({ name }) => name);
  assert.deepEqual(await names(), ["b"]);
  const other = await overtaken({ keys: {}, budgets: {} });
  const ofKey = { ...ORDER, name: "own", scope: "Key", subject: "k" } as const;
  await assert.rejects(other.setBudget(ofKey), /there is no key k/);
  const both = await overtaken(others);
  const { id } = await both.create({ name: "new", ...KIND });
  assert.deepEqual(
    both.keys.map((key) => key.id),
    ["k", id],
  );
});

test("a change of keys that others overtake all the time is refused, and can be sent again", async () => {
  const others = Array.from({ length: KEY_EDIT_ATTEMPTS }, () => ({ keys: {}, budgets: {} }));
  const keeper = await overtaken(...others);
  await assert.rejects(keeper.setBudget({ ...ORDER, name: "a" }), { status: 503 });
  await keeper.setBudget({ ...ORDER, name: "a" });
});

test("a file with a time zone that does not exist is refused", async () => {
  const budget = { scope: "User", subject: "u", tokens: 9, createdAt: 0, calendar: "Day" };
  const budgets = { a: { ...budget, timeZone: "Mars/Phobos" } };
  await writeFile(file, JSON.stringify({ keys: {}, budgets }));
  await assert.rejects(opened(), /config\.llmKeys\.file.*there is no time zone Mars\/Phobos/);
});

test("an amount that 64 bits cannot hold leaves the budget spent after a start", async () => {
  const budget = { scope: "User", subject: "u", tokens: 9, createdAt: 0 };
  const spendings = { a: { window: 0, amount: "18446744073709551615" } };
  await writeFile(file, JSON.stringify({ keys: {}, budgets: { a: budget }, spendings }));
  const keeper = await opened();
  await keeper.create({ name: "k", user: "u", ...KIND });
  const [plan] = keeper.table.flatMap(({ budgets }) => budgets);
  assert.ok(plan !== undefined);
  assert.equal(new Budgets(keeper.memory).reserve(plan, 1n, 1_000), undefined);
});

for (const period of [{ window: "Sliding", period: "1h" }, { calendar: "Month" }])
  test(`what was spent of a budget with ${Object.keys(period)[0]} outlives a start without calls`, async () => {
    const budget = { scope: "User", subject: "u", tokens: 9, createdAt: 0, ...period };
    const spendings = { a: { window: "calendar" in period ? MONTH : 0, amount: "5" } };
    await writeFile(file, JSON.stringify({ keys: {}, budgets: { a: budget }, spendings }));
    const keeper = await opened();
    await keeper.create({ name: "k", user: "u", ...KIND });
    await keeper.close();
    const written = JSON.parse(await readFile(file, "utf8"));
    assert.deepEqual(written.spendings, spendings);
  });

for (const name of ["constructor", "__proto__", "toString"])
  test(`a key or budget ${name} that was not created does not exist`, async () => {
    const keeper = await opened();
    await assert.rejects(keeper.remove(name), /there is no key/);
    await assert.rejects(keeper.removeBudget(name), /there is no budget/);
    const order: LlmBudgetOrder = { ...ORDER, name: "b", scope: "Key", subject: name };
    await assert.rejects(keeper.setBudget(order), /there is no key/);
  });

test("a key may have a budget that renews with the calendar, or counts the last hours", async () => {
  const keeper = await opened();
  const own = { whenUnavailable: "Allow" } as const;
  const berlin = { calendar: "Month", timeZone: "Europe/Berlin", window: "Fixed" } as const;
  await keeper.create({ name: "a", tokens: 5, ...berlin, ...own });
  await keeper.create({ name: "b", dollars: "2", period: "24h", window: "Sliding", ...own });
  const [a, b] = await keeper.budgets();
  assert.deepEqual(
    [a?.calendar, a?.timeZone, a?.whenUnavailable],
    ["Month", "Europe/Berlin", "Allow"],
  );
  assert.deepEqual([b?.window, b?.period, b?.dollars], ["Sliding", "24h", "2"]);
  const nowhere = { ...berlin, timeZone: "Europe/Nowhere" };
  await assert.rejects(
    keeper.create({ name: "c", tokens: 5, ...nowhere, ...own }),
    /there is no time zone Europe\/Nowhere/,
  );
  assert.equal(keeper.keys.length, 2);
});
