import assert from "node:assert/strict";
import { test } from "node:test";
import { createSessionMemory, SessionTimes } from "./session-times.ts";

const TTL = 1_000;
const LIMITS = { timeToLive: TTL, maxAge: 100 * TTL };
const BEGUN = 1_000;
/** Milliseconds after which a session that is unused from now on has ended. */
const LATER = 2 * TTL;

/** Two workers of a process, and their clock. */
function arrange() {
  const clock = { now: 1_000_000 };
  const memory = createSessionMemory(() => clock.now);
  const worker = () => new SessionTimes(memory, LIMITS, () => clock.now);
  return { clock, one: worker(), other: worker() };
}

test("a session ends when it is ended explicitly, or when no worker has used it for too long", () => {
  const { clock, one, other } = arrange();
  assert.ok(one.use("a", BEGUN));
  clock.now += TTL;
  assert.ok(other.use("a", BEGUN));
  clock.now += TTL;
  assert.equal(one.takeExpired("a"), false);
  clock.now += LATER;
  assert.deepEqual([one.takeExpired("a"), other.takeExpired("a")], [true, false]);
  assert.equal(other.use("a", BEGUN), false);
  assert.ok(one.use("b", BEGUN));
  other.end("b");
  assert.equal(one.use("b", BEGUN), false);
});

test("a time to live that is not a multiple of the table's unit is not shortened", () => {
  const clock = { now: 1_000_000 };
  const memory = createSessionMemory(() => clock.now);
  for (let offset = 0; offset < 200; offset += 7)
    for (const timeToLive of [1, 50, 99, 150, 1_050]) {
      clock.now = 1_000_000 + offset;
      const times = new SessionTimes(memory, { ...LIMITS, timeToLive }, () => clock.now);
      const name = `${offset} ${timeToLive}`;
      assert.ok(times.use(name, BEGUN));
      clock.now += timeToLive;
      assert.equal(times.takeExpired(name), false, name);
      clock.now += 200;
      assert.equal(times.takeExpired(name), true, name);
    }
});

test("a session that was in use until now lives, unless it was ended", () => {
  const { clock, one, other } = arrange();
  assert.ok(one.use("a", BEGUN));
  clock.now += LATER;
  assert.ok(one.use("a", BEGUN, true));
  assert.equal(other.takeExpired("a"), false);
  clock.now += LATER;
  assert.equal(other.takeExpired("a"), true);
  assert.equal(one.use("a", BEGUN, true), false);
  assert.ok(one.hasEnded("a"));
});

test("no live session ends because the table is full, and those used last keep their times", () => {
  const { one, other } = arrange();
  const names = Array.from({ length: 40_000 }, (_, index) => `session ${index}`);
  for (const name of names) {
    assert.ok(one.use(name, BEGUN));
    other.end(`ended ${name}`);
  }
  for (const name of names) assert.ok(one.use(name, BEGUN));
});

test("thousands of sessions keep their own times and ends", () => {
  const { clock, one, other } = arrange();
  const names = Array.from({ length: 8_000 }, (_, index) => `session ${index}`);
  for (const name of names) assert.ok(one.use(name, BEGUN));
  for (const name of names.slice(0, 4_000)) other.end(name);
  clock.now += LATER;
  const [ended, expired] = [names.slice(0, 4_000), names.slice(4_000)];
  assert.deepEqual(new Set(ended.map((name) => one.hasEnded(name))), new Set([true]));
  assert.deepEqual(new Set(expired.map((name) => one.takeExpired(name))), new Set([true]));
});

test("a session ends at its maximum age, however often it is used, even in a worker that did not use it", () => {
  let now = 1_000_500;
  const clock = () => now;
  const start = () => new SessionTimes(createSessionMemory(clock), LIMITS, clock);
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
