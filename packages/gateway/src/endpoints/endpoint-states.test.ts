import assert from "node:assert/strict";
import { test } from "node:test";
import { EndpointStates } from "./endpoint-states.ts";
import { mergeEndpoints } from "./endpoint-status.ts";
import { createHealthMemory, SharedHealth } from "./shared-health.ts";

function workers(room: number) {
  const memory = createHealthMemory(room);
  const made = (): EndpointStates => new EndpointStates(new SharedHealth(memory), () => 10);
  return [made(), made()] as const;
}

test("an eviction by one worker applies to all workers", () => {
  const [one, other] = workers(4);
  const [state, seen] = [one.acquire("app", "a:80"), other.acquire("app", "a:80")];
  const before = other.version;
  state.evict(10, 100, undefined);
  one.changed();
  assert.notEqual(other.version, before);
  assert.equal(seen.isUsable(10), false);
  assert.equal(seen.evictions, 1);
  assert.equal(seen.isUsable(100), true);
});

test("failures count once for all workers, and one worker evicts", () => {
  const states = workers(4).map((worker) => worker.acquire("app", "a:80"));
  const [state, seen] = states;
  assert.ok(state && seen);
  state.count(true, 10);
  seen.count(true, 10);
  assert.deepEqual([state.failures, seen.failures], [2, 2]);
  assert.equal(state.health, seen.health);
  state.count(false, 10);
  assert.equal(seen.failures, 0);
  assert.deepEqual(
    states.map((each) => each.evict(10, 100, 1)),
    [true, false],
  );
  seen.count(true, 50);
  assert.deepEqual([seen.evictions, state.failures, state.health], [1, 0, 1]);
  state.count(false, 100);
  assert.equal(seen.evictions, 0);
});

test("only one worker makes a check that is due", () => {
  const [one, other] = workers(4);
  const states = [one, other].map((worker) => worker.acquire("app", "a:80"));
  const claims = (now: number): number =>
    states.filter((state) => state.claimCheck(now, 100)).length;
  assert.equal(claims(10), 1);
  assert.equal(claims(109), 0);
  assert.equal(claims(110), 1);
  assert.equal(states[0]?.checked(false), -1);
  assert.equal(states[1]?.checked(false), -2);
  assert.equal(states[0]?.checked(true), 1);
});

test("if the shared memory is full, each worker keeps its own state of an endpoint", () => {
  const [one, other] = workers(1);
  one.acquire("app", "a:80");
  const [state, seen] = [one.acquire("app", "b:80"), other.acquire("app", "b:80")];
  state.evict(10, 100, undefined);
  assert.equal(state.isUsable(10), false);
  assert.equal(seen.isUsable(10), true);
});

test("a state lives as long as it is used", () => {
  const [states] = workers(4);
  const first = states.acquire("app", "a:80");
  assert.equal(states.acquire("app", "a:80"), first);
  states.release(first);
  assert.equal(states.status().length, 1);
  states.release(first);
  assert.equal(states.status().length, 0);
  assert.notEqual(states.acquire("app", "a:80"), first);
});

test("the statuses of an endpoint in several workers are added up", () => {
  const [one, other] = workers(4);
  for (const worker of [one, other]) {
    const state = worker.acquire("app", "a:80");
    state.active = 2;
    state.counts.requests = 3;
  }
  one.acquire("app", "a:80").count(true, 10);
  const [merged, ...more] = mergeEndpoints([one.status(), other.status()]);
  assert.deepEqual(more, []);
  assert.equal(merged?.active, 4);
  assert.equal(merged?.requests, 6);
  assert.equal(merged?.health, 0.7);
});
