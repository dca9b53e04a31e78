import assert from "node:assert/strict";
import { test } from "node:test";
import { asCredential } from "./as-credential.ts";

test("a token alone gets its scheme, and a whole credential stays as it is", () => {
  assert.equal(asCredential(" a.b.c\n"), "Bearer a.b.c");
  assert.equal(asCredential("Bearer a.b.c"), "Bearer a.b.c");
  assert.equal(asCredential("Basic YTpi"), "Basic YTpi");
  assert.equal(asCredential("Authorization: Bearer a.b.c"), "Bearer a.b.c");
});
