import assert from "node:assert/strict";
import { test } from "node:test";
import { yamlPartsOf } from "./yaml-parts.ts";

function shown(line: string): readonly string[] {
  return yamlPartsOf(line).map(({ kind, from, to }) => `${kind} ${line.slice(from, to)}`);
}

test("keys, marks and comments are found in block and flow lines", () => {
  assert.deepEqual(shown("  - name: a # the first"), [
    ...["mark -", "key name", "mark :", "comment # the first"],
  ]);
  assert.deepEqual(shown('matches: [{ "path" : a-b, c: 1 }]'), [
    ...["key matches", "mark :", "mark [", "mark {", 'key "path"', "mark :", "mark ,", "key c"],
    ...["mark :", "mark }", "mark ]"],
  ]);
});

test("a colon, a hash or a bracket in a text is no key, no comment and no mark", () => {
  assert.deepEqual(shown("url: http://a.test:80/#b"), ["key url", "mark :"]);
  assert.deepEqual(shown(`say: "a: b # {c}" # d`), ["key say", "mark :", "comment # d"]);
  assert.deepEqual(shown("text: 'it''s: #1'"), ["key text", "mark :"]);
  assert.deepEqual(shown("# all: of it"), ["comment # all: of it"]);
});

test("a line of any length takes a time that grows with it alone", () => {
  assert.deepEqual(yamlPartsOf(`"${"\\".repeat(100_001)}`), []);
  assert.deepEqual(yamlPartsOf(":".repeat(100_000)).length, 1);
});
