import assert from "node:assert/strict";
import { test } from "node:test";
import { Turn } from "./turn.ts";

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("the time stands still within a turn, and continues with the next one", async () => {
  const turn = new Turn(() => performance.now());
  const { now } = turn;
  while (performance.now() === now);
  assert.equal(turn.now, now);
  await nextTurn();
  assert.ok(turn.now > now);
});

test("who reads the clock again gets the time of now, and nobody an earlier one afterwards", () => {
  const turn = new Turn(() => performance.now());
  const { now } = turn;
  while (performance.now() === now);
  const later = turn.readAgain();
  assert.ok(later > now);
  assert.equal(turn.now, later);
});

test("what is left for the end is done once, in order, also what is added meanwhile", async () => {
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
