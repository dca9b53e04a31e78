import assert from "node:assert/strict";
import { test } from "node:test";
import { printable } from "./printable.ts";

test("control characters become spaces, all other characters stay", () => {
  assert.equal(printable("a\u001b[31mb\r\nc\u202ed\u2066é漢"), "a [31mb  c d é漢");
});
