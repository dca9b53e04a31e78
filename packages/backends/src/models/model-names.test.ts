import assert from "node:assert/strict";
import { test } from "node:test";
import { ModelNames } from "./model-names.ts";

const names = new ModelNames(
  ["gpt-*", "gpt-5", "*-mini", "gpt-5-*", "*", "gpt-5"].map((pattern, order) => ({
    pattern,
    order,
  })),
);

for (const [asked, pattern, order] of [
  ["gpt-5", "gpt-5", 1],
  ["gpt-5-turbo", "gpt-5-*", 3],
  ["gpt-4", "gpt-*", 0],
  ["o9-mini", "*-mini", 2],
  ["claude", "*", 4],
] as const)
  test(`${asked} matches ${pattern}: exact names first, then the longest pattern`, () => {
    assert.deepEqual(names.find(asked), { pattern, order });
  });

test("a name that matches no model is not found", () => {
  assert.equal(new ModelNames([{ pattern: "gpt-*" }]).find("claude"), undefined);
});
