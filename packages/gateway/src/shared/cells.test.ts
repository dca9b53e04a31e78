import assert from "node:assert/strict";
import { test } from "node:test";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { createSharedMemory, sharedState, type SharedCells } from "./cells.ts";

test("the same name gives the same integers in every thread", () => {
  const memory = createSharedMemory(4);
  const first = sharedState(memory).acquire("a");
  const second = sharedState(memory).acquire("a");
  first.values[0] = 7n;
  assert.equal(second.values[0], 7n);
});

test("a name in use keeps its values, and after its release the values start at zero", () => {
  const state = sharedState(createSharedMemory(4));
  const first = state.acquire("a");
  first.values[0] = 7n;
  const second = state.acquire("a");
  first.release();
  first.release();
  assert.equal(state.acquire("a").values[0], 7n);
  second.release();
  const third = state.acquire("b");
  third.release();
  assert.equal(state.acquire("b").values[0], 0n);
});

test("released entries are reused, and a full memory reports it", () => {
  const state = sharedState(createSharedMemory(2));
  for (let round = 0; round < 10; round++) state.acquire(`name ${round}`).release();
  state.acquire("a");
  state.acquire("b");
  assert.throws(() => state.acquire("c"), /all shared cells are taken/);
});

test("names keep their own integers in whatever order others are acquired and released", () => {
  const state = sharedState(createSharedMemory(6));
  const random = seededRandom(1);
  const held = new Map<string, SharedCells>();
  for (let step = 1n; step <= 2000n; step++) {
    const name = `name ${Math.floor(random() * 12)}`;
    const known = held.get(name);
    if (known !== undefined) {
      const again = state.acquire(name);
      assert.equal(again.values[0], known.values[0]);
      again.release();
      known.release();
      held.delete(name);
    } else if (held.size < 6) {
      const fresh = state.acquire(name);
      assert.equal(fresh.values[0], 0n);
      fresh.values[0] = step;
      held.set(name, fresh);
    } else assert.throws(() => state.acquire(name), RangeError);
  }
});
