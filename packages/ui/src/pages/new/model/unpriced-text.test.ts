import assert from "node:assert/strict";
import { test } from "node:test";
import { unpricedText } from "./unpriced-text.ts";

test("a model without a price is said to be refused by the budgets in dollars that there are", () => {
  const unknown = "The file has no price for fast";
  assert.equal(
    unpricedText(unknown, []),
    "The file has no price for fast: a budget in dollars would refuse its calls, and their cost is not shown.",
  );
  assert.equal(
    unpricedText(unknown, ["ann"]),
    "! The file has no price for fast. The budget in dollars (ann) refuses its calls.",
  );
  assert.match(unpricedText(unknown, [..."abcdef"]), /\(a, b, c, d, e and others\) refuse its/);
});
