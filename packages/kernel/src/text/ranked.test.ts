import assert from "node:assert/strict";
import { test } from "node:test";
import { ranked } from "./ranked.ts";

test("texts are in the order that people expect, with numbers in them as numbers", () => {
  assert.deepEqual(ranked(["b10", "b9", "a"], false), [2, 1, 0]);
  assert.deepEqual(ranked(["b10", "b9", "a"], true), [0, 1, 2]);
});

test("values that are missing are last in both directions, and equal ones stay in their order", () => {
  assert.deepEqual(ranked([2, undefined, 7, 2], false), [0, 3, 2, 1]);
  assert.deepEqual(ranked([2, undefined, 7, 2], true), [2, 0, 3, 1]);
});
