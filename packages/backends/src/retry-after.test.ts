import assert from "node:assert/strict";
import { test } from "node:test";
import { retryAfterIn } from "./retry-after.ts";

const NOW = Date.UTC(1994, 10, 6, 8, 49, 37);

for (const [field, milliseconds] of [
  ["3", 3_000],
  ["0.5", 500],
  ["0", 0],
  ["Sun, 06 Nov 1994 08:49:47 GMT", 10_000],
  ["Sunday, 06-Nov-94 08:49:47 GMT", 10_000],
  ["Sun, 06 Nov 1994 08:49:27 GMT", -10_000],
  ["Sun, 99 Nov 1994 08:49:27 GMT", undefined],
  ["soon", undefined],
  ["Infinity", undefined],
  ["", undefined],
  [undefined, undefined],
] as const)
  test(`Retry-After: ${field} means ${milliseconds} milliseconds`, () => {
    assert.equal(retryAfterIn(field, NOW), milliseconds);
  });
