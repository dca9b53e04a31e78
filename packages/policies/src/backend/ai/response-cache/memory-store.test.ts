import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { KEPT_RESPONSE_OVERHEAD } from "../../../bounds.ts";
import type { KeptResponse } from "./kept-response.ts";
import { MemoryStore } from "./memory-store.ts";

let time = 0;

beforeEach(() => (time = 0));

function storeOf(maxEntries: number, bodies: number): MemoryStore {
  const maxBytes = bodies + maxEntries * KEPT_RESPONSE_OVERHEAD;
  return new MemoryStore({ maxEntries, maxBytes }, () => time);
}

function response(length: number): KeptResponse {
  return { type: "application/json", body: Buffer.alloc(length), storedAt: 0 };
}

test("the least recently used responses are removed first", () => {
  const store = storeOf(2, 100);
  store.keep("a", response(1), 1_000);
  store.keep("b", response(1), 1_000);
  assert.ok(store.find("a"));
  store.keep("c", response(1), 1_000);
  assert.deepEqual(
    ["a", "b", "c"].map((key) => store.find(key) !== undefined),
    [true, false, true],
  );
  assert.equal(store.size, 2);
});

test("however many responses are stored and found, their bytes never exceed the limit", () => {
  const bodies = 1_000;
  const store = storeOf(10, bodies);
  const most = bodies + 10 * KEPT_RESPONSE_OVERHEAD;
  for (let step = 0; step < 500; step += 1) {
    store.keep(`key ${(step * 7) % 13}`, response((step * 31) % 1_500), 1 + (step % 5));
    time += 1;
    store.find(`key ${step % 13}`);
    assert.ok(store.bytes <= most && store.size <= 10);
  }
  store.close();
  assert.deepEqual([store.bytes, store.size], [0, 0]);
});

test("a response that is larger than the whole cache is not kept, and does not displace others", () => {
  const store = storeOf(2, 100);
  store.keep("a", response(1), 1_000);
  store.keep("large", response(5_000), 1_000);
  assert.equal(store.find("large"), undefined);
  assert.ok(store.find("a"));
});

test("each response is removed when it expires, and frees its memory", () => {
  const store = storeOf(2, 100);
  store.keep("a", response(50), 10);
  time = 9;
  assert.ok(store.find("a"));
  time = 10;
  assert.equal(store.find("a"), undefined);
  assert.equal(store.bytes, 0);
});

test("a later response to the same request replaces the earlier one", () => {
  const store = storeOf(2, 100);
  store.keep("a", response(50), 10);
  store.keep("a", response(20), 10);
  assert.equal(store.bytes, 20 + KEPT_RESPONSE_OVERHEAD);
});
