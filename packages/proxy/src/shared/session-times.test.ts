import assert from "node:assert/strict";
import { test } from "node:test";
import { createSessionMemory, SessionTimes } from "./session-times.ts";

const TTL = 1_000;
const LIMITS = { timeToLive: TTL, maxAge: 100 * TTL };
const BEGUN = 1_000;

test("a session ends when it is ended explicitly, or when no worker has used it for too long", () => {
  const memory = createSessionMemory();
  let now = 1_000_000;
  const [one, other] = [0, 1].map(() => new SessionTimes(memory, LIMITS, () => now));
  assert.ok(one !== undefined && other !== undefined);
  assert.ok(one.use("a", BEGUN));
  now += TTL;
  assert.ok(other.use("a", BEGUN));
  now += TTL;
  assert.equal(one.takeExpired("a"), false);
  now += 1;
  assert.deepEqual([one.takeExpired("a"), other.takeExpired("a")], [true, false]);
  assert.equal(other.use("a", BEGUN), false);
  assert.ok(one.use("b", BEGUN));
  other.end("b");
  assert.equal(one.use("b", BEGUN), false);
});

test("an open stream keeps its session in use", () => {
  let now = 1_000_000;
  const times = new SessionTimes(createSessionMemory(), LIMITS, () => now);
  times.hold("a");
  now += 10 * TTL;
  assert.ok(times.use("a", BEGUN));
  times.release("a");
  now += TTL;
  assert.ok(times.use("a", BEGUN));
  now += TTL + 1;
  assert.equal(times.use("a", BEGUN), false);
});

test("each of several open streams keeps the session in use, and none brings an ended session back", () => {
  const memory = createSessionMemory();
  let now = 1_000_000;
  const [one, other] = [0, 1].map(() => new SessionTimes(memory, LIMITS, () => now));
  assert.ok(one !== undefined && other !== undefined);
  assert.ok(one.use("a", BEGUN));
  one.hold("a");
  other.hold("a");
  one.release("a");
  now += 10 * TTL;
  assert.equal(one.takeExpired("a"), false);
  other.release("a");
  now += TTL + 1;
  assert.equal(one.takeExpired("a"), true);
  other.hold("a");
  assert.ok(one.hasEnded("a"));
  other.release("a");
  assert.equal(one.use("a", BEGUN), false);
});

test("sessions with the same index overwrite each other, and do not end", () => {
  const times = new SessionTimes(createSessionMemory(), LIMITS, () => 1_000_000);
  const names = Array.from({ length: 40_000 }, (_, index) => `session ${index}`);
  for (const name of names) assert.ok(times.use(name, BEGUN));
  for (const name of names) assert.ok(times.use(name, BEGUN));
});

test("a session ends at its greatest age, however often it is used, also where nobody saw it", () => {
  let now = 1_000_500;
  const start = () => new SessionTimes(createSessionMemory(), LIMITS, () => now);
  const times = start();
  const begun = times.beginning();
  assert.equal(begun, BEGUN);
  for (let turn = 0; turn < 99; turn++) {
    assert.ok(times.use("a", begun));
    now += TTL;
  }
  assert.ok(times.use("a", begun));
  assert.ok(start().use("a", begun));
  now += TTL;
  assert.equal(times.use("a", begun), false);
  assert.equal(start().use("a", begun), false);
  assert.equal(start().use("a", NaN), false);
  assert.ok(start().use("a", begun + 200), "the clock of another replica may be ahead");
});
