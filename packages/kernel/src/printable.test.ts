import assert from "node:assert/strict";
import { test } from "node:test";
import { printable } from "./printable.ts";

test("what would steer a terminal becomes a space, all else stays", () => {
  assert.equal(printable("a\u001b[31mb\r\nc\u202ed\u2066é漢"), "a [31mb  c d é漢");
});
