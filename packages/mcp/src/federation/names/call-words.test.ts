import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { readWords } from "./call-words.ts";

test("the words of a request are read wherever they are in the message", () => {
  const none = { kind: undefined, name: undefined };
  for (const [text, expected] of [
    [
      '{"method":"tools/call","params":{"arguments":{"name":"b","method":"c"},"name":"a"},"jsonrpc":"2.0","id":1}',
      { method: "tools/call", id: "1", kind: "tool", name: "a" },
    ],
    [
      ' { "jsonrpc" : "2.0", "id" : "x", "params" : { "uri" : "f:\\u0061" }, "method" : "resources/read" }',
      { method: "resources/read", id: '"x"', kind: "resource", name: "f:a" },
    ],
    [
      '{"id":2,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"p"}}}',
      { method: "completion/complete", id: "2", kind: "prompt", name: "p" },
    ],
    ['[{"id":3,"method":"tools/list"},{}]', { method: "tools/list", id: "3", ...none }],
    ['{"id":4,"method":"invented"}', { method: "other", id: "4", ...none }],
    ['{"id":5,"method":"initialize"}', { method: "initialize", id: "5", ...none }],
  ] as const)
    assert.deepEqual(readWords(text), expected, text);
});

test("other messages have no words, and no text is too strange", () => {
  for (const text of ["", "[", "{", '{"method":"tools/list"}', '{"id":1,"result":{}}', '{"id":1'])
    assert.equal(readWords(text), undefined, text);
  const part = fc.constantFrom('"method"', '"id"', ":", ",", "{", "}", "[", "1", '"', "\\", " ");
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      readWords(`{${parts.join("")}`);
    }),
  );
});
