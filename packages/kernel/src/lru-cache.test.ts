import assert from "node:assert/strict";
import { test } from "node:test";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { LruCache } from "./lru-cache.ts";

test("the least recently used entry makes room for a new one", () => {
  const cache = new LruCache<string, number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  assert.equal(cache.get("a"), 1);
  cache.set("c", 3);
  assert.equal(cache.get("b"), undefined);
  assert.equal(cache.get("a"), 1);
  assert.equal(cache.get("c"), 3);
  assert.equal(cache.size, 2);
});

test("an entry that is used again after others counts as used then", () => {
  const cache = new LruCache<string, number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  cache.get("b");
  cache.get("a");
  cache.get("a");
  cache.delete("a");
  cache.set("a", 3);
  cache.get("b");
  cache.set("c", 4);
  assert.deepEqual([cache.get("a"), cache.get("b"), cache.get("c")], [undefined, 2, 4]);
});

test("a second value of a key replaces the first and takes no more room", () => {
  const cache = new LruCache<string, number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  cache.set("a", 3);
  assert.deepEqual([cache.get("a"), cache.get("b"), cache.size], [3, 2, 2]);
});

test("a capacity of 0 keeps nothing", () => {
  const cache = new LruCache<string, number>(0);
  cache.set("a", 1);
  assert.equal(cache.get("a"), undefined);
});

test("the callback gets replaced values and evicted ones", () => {
  const dropped: number[] = [];
  const cache = new LruCache<string, number>(2, (value) => dropped.push(value));
  for (const [key, value] of Object.entries({ a: 1, b: 2 })) cache.set(key, value);
  cache.set("a", 3);
  cache.set("c", 4);
  assert.deepEqual(dropped, [1, 2]);
});

test("deleted and cleared entries are gone", () => {
  const cache = new LruCache<string, number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  cache.delete("a");
  assert.equal(cache.get("a"), undefined);
  cache.clear();
  assert.equal(cache.size, 0);
});

test("held values stay, beyond the capacity if all are held, and make room when they are not held", () => {
  const held = new Set([1, 2, 3]);
  const dropped: number[] = [];
  const cache = new LruCache<string, number>(
    2,
    (value) => dropped.push(value),
    (value) => held.has(value),
  );
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3, d: 4 })) cache.set(key, value);
  assert.deepEqual([dropped, cache.size, cache.get("d")], [[], 4, 4]);
  cache.set("e", 5);
  assert.deepEqual([dropped, cache.size], [[4], 4]);
  held.clear();
  cache.set("f", 6);
  assert.deepEqual([cache.size, cache.get("f"), dropped.length], [2, 6, 4]);
});

test("many held values cost a new one little", () => {
  let asked = 0;
  const cache = new LruCache<number, number>(
    1_000,
    () => assert.fail("a held value was dropped"),
    () => (asked += 1) > 0,
  );
  for (let key = 0; key < 2_000; key++) cache.set(key, key);
  assert.equal(cache.size, 2_000);
  assert.ok(asked < 100 * 1_000, `${asked} questions`);
});

/** The number of elements of an array that V8 keeps apart from small objects, and the bytes of each. */
const LARGE = 100_000;
const POINTER_BYTES = 8;
const ROUNDS = 5;
const EACH_ROUND = 10;
/** V8 keeps some for the map: the tables that it had before refer to the next one. */
const MOST_KEPT = (ROUNDS * EACH_ROUND) / 2;

test("an evicted entry that has become old keeps no later one", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { readonly type: "minor" }) => void;
  const cache = new LruCache<number, unknown>(1);
  cache.set(-1, "old");
  for (let round = 0; round < ROUNDS; round++) collect({ type: "minor" });
  const before = largeBytes();
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 0; index < EACH_ROUND; index++)
      cache.set(round * EACH_ROUND + index, new Array<number>(LARGE).fill(index));
    collect({ type: "minor" });
  }
  const kept = (largeBytes() - before) / (LARGE * POINTER_BYTES);
  assert.ok(kept < MOST_KEPT, `${kept} values are kept`);
});

function largeBytes(): number {
  const space = getHeapSpaceStatistics().find((each) => each.space_name === "large_object_space");
  return space?.space_used_size ?? 0;
}
