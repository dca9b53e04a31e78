import assert from "node:assert/strict";
import { test } from "node:test";
import { hasDuplicates, hasSimilarNames } from "./json-duplicates.ts";

test("duplicate names in an object are found at any depth and in any notation", () => {
  for (const text of [
    '{"a":1,"a":2}',
    '{"a":[{"b":{"c":1,"c":1}}]}',
    String.raw`{"a":1,"\u0061" : 2}`,
    '{"__proto__":1,"__proto__":2}',
  ])
    assert.ok(hasDuplicates(text), text);
});

test("string values, and equal names in different objects, are not duplicates", () => {
  for (const text of [
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    String.raw`{"a":"\"a\":1,\\","b":"x:","c":[":","a"]}`,
    '{"__proto__":{"a":1}}',
    "[1,2,3]",
    '"a"',
    `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  ])
    assert.ok(!hasDuplicates(text), text.slice(0, 50));
});

test("names that differ in their case only are found at any depth and in any notation", () => {
  for (const text of [
    '{"a":1,"A":2}',
    '{"x":[{"b":{"Pass":1,"paſs":1}}]}',
    '{"k":1,"\u212a":1}',
    String.raw`{"a":1,"\u0041" : 2}`,
  ])
    assert.ok(hasSimilarNames(text), text);
  for (const text of [
    '{"a":{"A":1},"b":[{"a":1},{"A":2}],"c":"C"}',
    '{"a":1,"a ":2,"a_":3}',
    "[1,2,3]",
    '"a"',
    `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  ])
    assert.ok(!hasSimilarNames(text), text.slice(0, 50));
});
