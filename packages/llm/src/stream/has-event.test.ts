import assert from "node:assert/strict";
import { test } from "node:test";
import { hasEvent } from "./has-event.ts";

test("comments and empty lines are no events", () => {
  const has = (text: string): boolean => hasEvent(Buffer.from(text));
  assert.equal(has(""), false);
  assert.equal(has("\n\r\n"), false);
  assert.equal(has(": waiting"), false);
  assert.equal(has(": waiting: still\n\n:\r\n"), false);
  assert.equal(has(": waiting\n\ndata"), true);
  assert.equal(has("event: x"), true);
  assert.equal(has("\u0000\u0000"), true);
});
