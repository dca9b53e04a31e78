import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TIMER_SLOTS, TIMER_TICK } from "../bounds.ts";
import { Timer, TimerWheel } from "./timer-wheel.ts";

function setup() {
  let time = 0;
  const fired: [name: string, at: number][] = [];
  const wheel = new TimerWheel(() => time);
  const make = (name: string): Timer =>
    new Timer(wheel, { timedOut: () => fired.push([name, time]) });
  const pass = (milliseconds: number): void => {
    time += milliseconds;
    wheel.advance();
  };
  return { wheel, fired, make, pass, now: () => time };
}

test("a timer fires once, after its time", () => {
  const { fired, make, pass } = setup();
  make("a").set(100);
  pass(99);
  assert.equal(fired.length, 0);
  pass(100);
  pass(1000);
  assert.deepEqual(fired, [["a", 199]]);
});

test("a timer can be moved, later or earlier, and cleared", () => {
  const { fired, make, pass } = setup();
  const [later, earlier, cleared] = [make("later"), make("earlier"), make("cleared")];
  later.set(100);
  earlier.set(10_000);
  cleared.set(100);
  pass(50);
  later.set(500);
  earlier.set(100);
  cleared.clear();
  pass(200);
  assert.deepEqual(fired, [["earlier", 250]]);
  pass(400);
  assert.deepEqual(fired.at(-1), ["later", 650]);
  later.set(0);
  pass(100_000);
  assert.equal(fired.length, 2);
});

test("the callback of a timer may set, clear and release other timers", () => {
  let time = 0;
  const wheel = new TimerWheel(() => time);
  const fired: string[] = [];
  const second = new Timer(wheel, { timedOut: () => fired.push("second") });
  const first = new Timer(wheel, {
    timedOut: () => {
      fired.push("first");
      first.set(100);
      second.release();
    },
  });
  second.set(100);
  first.set(100);
  time = 200;
  wheel.advance();
  time = 400;
  wheel.advance();
  assert.deepEqual(
    fired.filter((name) => name === "first"),
    ["first", "first"],
  );
  assert.ok(fired.filter((name) => name === "second").length <= 1);
});

test("timers never fire early, and at most two ticks late, whatever is set and cleared", () => {
  const step = fc.oneof(
    fc.record({ set: fc.nat({ max: 60_000 }), timer: fc.nat({ max: 4 }) }),
    fc.record({ clear: fc.constant(true), timer: fc.nat({ max: 4 }) }),
    fc.record({ pass: fc.nat({ max: 30_000 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { fired, make, pass, now } = setup();
      const timers = [0, 1, 2, 3, 4].map((index) => make(String(index)));
      const due = new Map<string, number>();
      const check = (): void => {
        for (const [name, at] of fired.splice(0)) {
          const time = due.get(name);
          assert.ok(time !== undefined && at >= time, `${name} fired at ${at}, due ${time}`);
          due.delete(name);
        }
        for (const [name, time] of due) assert.ok(now() <= time + 60, `${name} is late`);
      };
      for (const each of steps) {
        if ("pass" in each) {
          pass(each.pass);
        } else if ("clear" in each) {
          timers[each.timer]?.clear();
          due.delete(String(each.timer));
        } else {
          timers[each.timer]?.set(each.set);
          if (each.set === 0) due.delete(String(each.timer));
          else due.set(String(each.timer), now() + each.set);
        }
        check();
      }
    }),
    { numRuns: 500 },
  );
});

test("a timer fires on time: near one tick, near one round of the wheel, and after several rounds", () => {
  const round = TIMER_TICK * TIMER_SLOTS;
  for (const about of [TIMER_TICK, 2 * TIMER_TICK, round, 2 * round, 3 * round]) {
    for (const length of [about - TIMER_TICK, about - 1, about, about + 1, about + TIMER_TICK]) {
      if (length <= 0) continue;
      const { fired, make, pass } = setup();
      make("a").set(length);
      for (let at = 0; at + TIMER_TICK < length; at += TIMER_TICK) pass(TIMER_TICK);
      assert.deepEqual(fired, [], `${length} ms: early`);
      for (let ticks = 0; ticks < 3; ticks += 1) pass(TIMER_TICK);
      assert.equal(fired.length, 1, `${length} ms`);
    }
  }
});

test("an exception of one timer's owner is reported, and the other timers fire", (context) => {
  let time = 0;
  const wheel = new TimerWheel(() => time);
  context.after(() => wheel.stop());
  const fault = new Error("a mistake");
  const failures: unknown[] = [];
  let fired = 0;
  wheel.start((error) => failures.push(error));
  const throws = (): never => {
    throw fault;
  };
  for (const timedOut of [() => fired++, throws, () => fired++])
    new Timer(wheel, { timedOut }).set(1);
  time = 1000;
  wheel.advance();
  assert.deepEqual([failures, fired], [[fault], 2]);
});
