import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { createKeyedMemory, type KeyedState, keyedState } from "./keyed-cells.ts";

/** Increments the count of a key, and returns the new count. */
function count(state: KeyedState, key: bigint): bigint {
  return state.use(key, (cells) => (cells[0] = (cells[0] ?? 0n) + 1n));
}

test("keys have their own integers, the same in every thread", () => {
  const memory = createKeyedMemory(4);
  const [one, other] = [keyedState(memory, () => {}), keyedState(memory, () => {})];
  assert.deepEqual([count(one, 1n), count(other, 1n), count(one, 2n)], [1n, 2n, 1n]);
});

test("the least recently used key is evicted", () => {
  const keys = fc.array(fc.bigInt({ min: -6n, max: 6n }), { maxLength: 200 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), keys, (capacity, used) => {
      let evictions = 0;
      const state = keyedState(createKeyedMemory(capacity), () => (evictions += 1));
      const model = new Map<bigint, bigint>();
      let expected = 0;
      for (const key of used) {
        const next = (model.get(key) ?? 0n) + 1n;
        model.delete(key);
        model.set(key, next);
        const [oldest] = model.keys();
        if (model.size > capacity && oldest !== undefined) {
          model.delete(oldest);
          expected += 1;
        }
        assert.equal(count(state, key), next);
        assert.equal(evictions, expected);
      }
    }),
  );
});

test("counts are exact when threads use the same keys concurrently", async () => {
  const memory = createKeyedMemory(3);
  const script = `
    import { workerData, parentPort } from "node:worker_threads";
    const { keyedState } = await import(workerData.module);
    const state = keyedState(workerData.memory, () => {});
    for (let count = 0; count < 3000; count++)
      state.use(BigInt(count % 3), (cells) => { cells[0] += 1n; });
    parentPort.postMessage("done");`;
  const module = new URL("./keyed-cells.ts", import.meta.url).href;
  const workers = [1, 2, 3].map(() => {
    const source = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
    return once(new Worker(source, { workerData: { memory, module } }), "message");
  });
  await Promise.all(workers);
  const state = keyedState(memory, () => {});
  assert.deepEqual(
    [0n, 1n, 2n].map((key) => count(state, key)),
    [3001n, 3001n, 3001n],
  );
});
