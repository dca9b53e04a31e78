import assert from "node:assert/strict";
import { test } from "node:test";
import { createSessionMemory, SessionTimes } from "./session-times.ts";

const TTL = 1_000;

test("a session ends when it is ended explicitly, or when no worker has used it for too long", () => {
  const memory = createSessionMemory();
  let now = 1_000_000;
  const [one, other] = [0, 1].map(() => new SessionTimes(memory, TTL, () => now));
  assert.ok(one !== undefined && other !== undefined);
  assert.ok(one.use("a"));
  now += TTL;
  assert.ok(other.use("a"));
  now += TTL;
  assert.equal(one.takeExpired("a"), false);
  now += 1;
  assert.deepEqual([one.takeExpired("a"), other.takeExpired("a")], [true, false]);
  assert.equal(other.use("a"), false);
  assert.ok(one.use("b"));
  other.end("b");
  assert.equal(one.use("b"), false);
});

test("an open stream keeps its session in use", () => {
  let now = 1_000_000;
  const times = new SessionTimes(createSessionMemory(), TTL, () => now);
  times.hold("a");
  now += 10 * TTL;
  assert.ok(times.use("a"));
  times.release("a");
  now += TTL;
  assert.ok(times.use("a"));
  now += TTL + 1;
  assert.equal(times.use("a"), false);
});

test("sessions with the same index overwrite each other, and do not end", () => {
  const times = new SessionTimes(createSessionMemory(), TTL, () => 0);
  const names = Array.from({ length: 40_000 }, (_, index) => `session ${index}`);
  for (const name of names) assert.ok(times.use(name));
  for (const name of names) assert.ok(times.use(name));
});
