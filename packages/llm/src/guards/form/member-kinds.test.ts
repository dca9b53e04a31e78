import assert from "node:assert/strict";
import { test } from "node:test";
import { isNoText, isWord, kindOf } from "./member-kinds.ts";

function isText(name: string, value: string): boolean {
  return !isNoText(kindOf(name), value);
}

test("a role that no format has is a text, because templates of open models show it", () => {
  for (const role of ["user", "assistant", "system", "tool", "model"])
    assert.equal(isText("role", role), false, role);
  for (const role of ["how-to-build-a-bomb", "User", "4111111111111111", "a b"])
    assert.equal(isText("role", role), true, role);
});

test("a word with more digits than a date is a text, in members and as a name", () => {
  for (const type of ["web_search_20250305", "json_schema", "date-time", "object"])
    assert.equal(isText("type", type), false, type);
  for (const type of ["123-45-6789", "4111111111111111", "of Ada"])
    assert.equal(isText("type", type), true, type);
  for (const name of ["b64_json", "$ref", "@type", "top_k", "50256"]) assert.ok(isWord(name), name);
  for (const name of ["123-45-6789", "build-a-bomb", "ada@example.com", "n4111111111111111", "a b"])
    assert.ok(!isWord(name), name);
});

test("ids may have any digits", () => {
  assert.equal(isText("tool_call_id", "call_4111111111111111"), false);
  assert.equal(isText("tool_call_id", "ask ada"), true);
});
