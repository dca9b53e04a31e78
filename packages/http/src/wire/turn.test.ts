import assert from "node:assert/strict";
import { test } from "node:test";
import { Turn } from "./turn.ts";

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("the time does not change within a turn, and continues with the next turn", async () => {
  const turn = new Turn(() => performance.now());
  const { now } = turn;
  while (performance.now() === now);
  assert.equal(turn.now, now);
  await nextTurn();
  assert.ok(turn.now > now);
});

test("reading the clock again gives the current time, and later reads never give an earlier one", () => {
  const turn = new Turn(() => performance.now());
  const { now } = turn;
  while (performance.now() === now);
  const later = turn.readAgain();
  assert.ok(later > now);
  assert.equal(turn.now, later);
});

test("actions for the end of a turn run once, in order, including those added meanwhile", async () => {
  const turn = new Turn(() => performance.now());
  const done: string[] = [];
  turn.atEnd(() => {
    done.push("first");
    turn.atEnd(() => done.push("third"));
  });
  turn.atEnd(() => done.push("second"));
  await nextTurn();
  await nextTurn();
  assert.deepEqual(done, ["first", "second", "third"]);
});
