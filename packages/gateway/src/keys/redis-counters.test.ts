import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { RedisServer } from "@edge-gateway/testkit/redis";
import type { Counter, Settlement } from "@edge-gateway/storage/counters/counter-store";
import { RedisCounters } from "./redis-counters.ts";

const HOLDERS = 5;
const ROUNDS = 20;
const LIMIT = 1_000n;

let redis: RedisServer;
let stores: RedisCounters[];

before(async () => {
  redis = await RedisServer.start();
  const server = { host: "127.0.0.1", port: redis.port, database: 0, tls: false };
  const settings = { ...server, prefix: "test:", timeout: 10_000 };
  stores = Array.from(
    { length: HOLDERS },
    () => new RedisCounters(settings, { now: () => performance.now(), random: Math.random }),
  );
});

after(async () => {
  for (const store of stores ?? []) store.close();
  await redis?.[Symbol.asyncDispose]();
});

function order(counter: Counter, used: bigint, counted: bigint, wants: bigint): Settlement {
  return { counter, used, counted, keeps: 0n, needs: wants, wants };
}

test("processes that settle at the same time never get more than the limit together", async () => {
  const counter: Counter = { id: "one", limit: LIMIT, renewal: { kind: "never" } };
  const spend = async (store: RedisCounters, holder: string): Promise<bigint> => {
    let [used, counted] = [0n, 0n];
    for (let round = 0; round < ROUNDS; round++) {
      const [got] = await store.settle(holder, [order(counter, used, counted, 20n)]);
      counted = used;
      used += got?.amount ?? 0n;
    }
    await store.settle(holder, [order(counter, used, counted, 0n)]);
    return used;
  };
  const amounts = await Promise.all(stores.map((store, index) => spend(store, String(index))));
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  assert.ok(total <= LIMIT && total > LIMIT / 2n, `${total}`);
  for (const store of stores) assert.deepEqual(await store.spent([counter]), [total]);
});

test("counters that never renew stay, and others leave Redis when nothing of them counts", async () => {
  const [store] = stores;
  assert.ok(store !== undefined);
  const fixed = { kind: "fixed", startedAt: 0, period: 60_000 } as const;
  const counters: readonly Counter[] = [
    { id: "stays", limit: LIMIT, renewal: { kind: "never" } },
    { id: "ends", limit: LIMIT, renewal: fixed },
  ];
  const settled = await store.settle(
    "a",
    counters.map((counter) => order(counter, 7n, 0n, 3n)),
  );
  assert.deepEqual(
    settled.map(({ amount, spent }) => [amount, spent]),
    [
      [3n, 7n],
      [3n, 7n],
    ],
  );
  assert.ok((settled[1]?.renewsIn ?? 0) <= 60_000);
  assert.deepEqual(await store.spent(counters), [7n, 7n]);
  assert.deepEqual(
    await store.spent([{ ...counters[0], id: "unknown", limit: 1n, renewal: fixed }]),
    [0n],
  );
});

for (const broken of ["planted", "{}"])
  test(`a counter that is ${broken} is named`, async () => {
    const [store] = stores;
    assert.ok(store !== undefined);
    redis.command("set", "test:{counters}of-ann", broken);
    const counter: Counter = { id: "of-ann", limit: LIMIT, renewal: { kind: "never" } };
    await assert.rejects(store.settle("a", [order(counter, 1n, 0n, 1n)]), {
      message: "Redis: test:{counters}of-ann holds no counter: delete it, and it counts anew",
    });
  });
