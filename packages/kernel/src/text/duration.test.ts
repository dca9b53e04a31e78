import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { formatDuration, parseDuration } from "./duration.ts";

test("groups of hours, minutes, seconds and milliseconds add up", () => {
  assert.equal(parseDuration("1h30m"), 5_400_000);
  assert.equal(parseDuration("1m30s250ms"), 90_250);
  assert.equal(parseDuration("0s"), 0);
  assert.equal(parseDuration("10m"), 600_000);
  assert.equal(parseDuration("99999h"), 359_996_400_000);
});

test("anything else is not a duration", () => {
  for (const text of [
    "",
    "10",
    "s",
    "1.5s",
    "-1s",
    "1d",
    "100000s",
    "1s1s1s1s1s",
    " 1s",
    "1s\n",
    "1M",
  ]) {
    assert.throws(() => parseDuration(text), RangeError, text);
  }
});

test("a formatted duration is parsed to the same value", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359_996_400_000 }), (total) => {
      assert.equal(parseDuration(formatDuration(total)), total);
    }),
  );
});
