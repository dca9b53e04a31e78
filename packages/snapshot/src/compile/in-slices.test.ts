import assert from "node:assert/strict";
import { test } from "node:test";
import { inSlices } from "./in-slices.ts";

test("the event loop keeps running during long work, whose result comes at the end", async () => {
  let turns = 0;
  function* work(): Generator<undefined, string> {
    while (turns < 2) yield;
    return "done";
  }
  const count = (): void => {
    turns += 1;
    if (turns < 2) setImmediate(count);
  };
  setImmediate(count);
  assert.equal(await inSlices(work()), "done");
});
