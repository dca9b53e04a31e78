import assert from "node:assert/strict";
import { test } from "node:test";
import { quantile } from "./quantile.ts";

test("a quantile is estimated within its range, and is the last limit above it", () => {
  assert.equal(quantile([0, 0, 0], [1, 2], 0.5), undefined);
  assert.equal(quantile([10, 0, 0], [1, 2], 0.5), 0.5);
  assert.equal(quantile([5, 5, 0], [1, 2], 0.9), 1.8);
  assert.equal(quantile([0, 0, 1], [1, 2], 0.99), 2);
});
