import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_TOKEN_LENGTH } from "./bounds.ts";
import { isUsableToken } from "./usable-token.ts";

test("a token that cannot be a header value, or is too long, is not used", () => {
  assert.ok(isUsableToken("abc.DEF-123"));
  assert.ok(isUsableToken("a".repeat(MAX_TOKEN_LENGTH)));
  for (const token of ["", "a\nb", "a\u0000", "\u00e9", "a".repeat(MAX_TOKEN_LENGTH + 1), 5])
    assert.equal(isUsableToken(token), false);
});
