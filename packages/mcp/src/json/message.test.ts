import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOfId } from "./message.ts";

test("equal ids have one key, however they are written, and long integers are ids of their own", () => {
  assert.equal(keyOfId('"a\\/b"'), keyOfId('"a/b"'));
  assert.equal(keyOfId("1.0"), keyOfId("1"));
  assert.notEqual(keyOfId("1"), keyOfId('"1"'));
  assert.notEqual(keyOfId("9007199254740993"), keyOfId("9007199254740992"));
  assert.notEqual(keyOfId("1e400"), keyOfId("2e400"));
});
