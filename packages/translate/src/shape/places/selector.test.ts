import assert from "node:assert/strict";
import { test } from "node:test";
import { isSelected } from "./selector.ts";

const LABELS = { team: "a", tier: "web" };

test("a selector matches labels that meet all of its requirements", () => {
  assert.equal(isSelected(LABELS, { matchLabels: { team: "a", tier: "web" } }), true);
  assert.equal(isSelected(LABELS, { matchLabels: { team: "a", tier: "db" } }), false);
  assert.equal(isSelected(LABELS, {}), true);
});

const CASES = [
  ["In", "team", ["a", "b"], true],
  ["In", "team", ["b"], false],
  ["In", "other", ["a"], false],
  ["NotIn", "team", ["b"], true],
  ["NotIn", "team", ["a"], false],
  ["NotIn", "other", ["a"], true],
  ["Exists", "team", undefined, true],
  ["Exists", "toString", undefined, false],
  ["DoesNotExist", "other", undefined, true],
  ["DoesNotExist", "team", undefined, false],
] as const;

for (const [operator, key, values, expected] of CASES) {
  test(`${key} ${operator} ${values?.join() ?? ""} is ${expected}`, () => {
    const requirement = { key, operator, ...(values === undefined ? {} : { values }) };
    assert.equal(isSelected(LABELS, { matchExpressions: [requirement] }), expected);
  });
}
