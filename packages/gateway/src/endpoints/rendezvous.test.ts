import assert from "node:assert/strict";
import { test } from "node:test";
import { bestFor } from "./rendezvous.ts";
import { TestEndpoints } from "./testing.ts";

const KEYS = Array.from({ length: 20_000 }, (_, index) => `user-${index}`);

function shares(endpoints: TestEndpoints): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of KEYS) {
    const name = endpoints.set.chooseFor(key)?.name ?? "none";
    counts.set(name, (counts.get(name) ?? 0) + 1 / KEYS.length);
  }
  return counts;
}

test("keys are distributed according to the weights", () => {
  const servers = Object.entries({ a: 1, b: 2, c: 3, d: 4 });
  const found = shares(new TestEndpoints(servers.map(([name, weight]) => ({ name, weight }))));
  for (const [name, weight] of servers)
    assert.ok(Math.abs((found.get(name) ?? 0) - weight / 10) < 0.015, `${name} ${found.get(name)}`);
});

test("an unhealthy endpoint loses its keys to the other endpoints, and gets them back after its recovery", () => {
  const endpoints = new TestEndpoints(["a", "b", "c"].map((name) => ({ name })));
  const places = () => KEYS.map((key) => endpoints.set.chooseFor(key)?.name);
  const before = places();
  endpoints.endpoint("b").state.evict(10, 100, undefined);
  endpoints.states.changed();
  const without = places();
  for (const [index, name] of before.entries())
    if (name !== "b") assert.equal(without[index], name);
    else assert.notEqual(without[index], "b");
  endpoints.time = 100;
  assert.deepEqual(places(), before);
});

test("text and its UTF-8 bytes are the same key, and an empty set has no endpoint", () => {
  const { set } = new TestEndpoints(["a", "b", "c"].map((name) => ({ name })));
  for (const key of ["x", "ü", "a longer key"])
    assert.equal(set.chooseFor(Buffer.from(key)), set.chooseFor(key));
  assert.equal(bestFor("x", []), undefined);
});
