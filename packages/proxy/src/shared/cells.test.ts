import assert from "node:assert/strict";
import { test } from "node:test";
import { createSharedMemory, sharedState } from "./cells.ts";

test("the same name gives the same integers, in every view of the memory", () => {
  const memory = createSharedMemory(4);
  const first = sharedState(memory).acquire("a");
  const second = sharedState(memory).acquire("a");
  first.values[0] = 7n;
  assert.equal(second.values[0], 7n);
});

test("a name that is still held keeps its values; one that was given back starts at zero", () => {
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

test("freed entries are used again, and a full memory says so", () => {
  const state = sharedState(createSharedMemory(2));
  for (let round = 0; round < 10; round++) state.acquire(`name ${round}`).release();
  state.acquire("a");
  state.acquire("b");
  assert.throws(() => state.acquire("c"), /all shared cells are taken/);
});
