import assert from "node:assert/strict";
import { test } from "node:test";
import { commentRanges } from "./comment-ranges.ts";

test("comments are what YAML takes for them", () => {
  const text = [
    "# one",
    "a: { b: 'x' } # two\r",
    "c#d: e#f",
    'g: "h # i',
    '  # j" # three',
    "k: | # four",
    "  # l",
    "# five",
    "--- # six",
    "|",
    "# m",
  ].join("\n");
  const found = commentRanges(text).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(found, ["# one", "# two", "# three", "# four", "# five", "# six"]);
});
