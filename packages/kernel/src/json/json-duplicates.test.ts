import assert from "node:assert/strict";
import { test } from "node:test";
import { hasDuplicates } from "./json-duplicates.ts";

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
