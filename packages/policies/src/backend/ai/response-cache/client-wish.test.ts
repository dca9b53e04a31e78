import assert from "node:assert/strict";
import { test } from "node:test";
import { wishOf } from "./client-wish.ts";

const CASES: readonly (readonly [string | undefined, number, boolean])[] = [
  [undefined, Infinity, true],
  ["no-transform", Infinity, true],
  ["no-cache", 0, true],
  ["No-Cache, NO-STORE", 0, false],
  ["no-store", Infinity, false],
  ["max-age=60", 60, true],
  ['max-age="60", max-age=5', 5, true],
  ["max-age=-1", Infinity, true],
];

for (const [field, maxAge, mayKeep] of CASES)
  test(`Cache-Control: ${field}`, () => {
    assert.deepEqual(wishOf(field), { maxAge, mayKeep });
  });
