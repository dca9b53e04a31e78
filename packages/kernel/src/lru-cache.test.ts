import assert from "node:assert/strict";
import { test } from "node:test";
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
