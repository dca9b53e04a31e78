import assert from "node:assert/strict";
import { test } from "node:test";
import { compilePattern } from "./pattern.ts";

test("a pattern must match the whole value", () => {
  const matches = compilePattern("/v[0-9]+/.*");
  assert.equal(matches("/v1/a"), true);
  assert.equal(matches("x/v1/a"), false);
  assert.equal(compilePattern("a|b")("ab"), false);
});

test("a pattern that makes backtracking engines hang takes linear time", () => {
  assert.equal(compilePattern("(a+)+$")(`${"a".repeat(50_000)}b`), false);
});

test("look-around is refused", () => {
  assert.throws(() => compilePattern("(?=a)"));
});
