import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOfId, readText } from "./message.ts";

test("equal ids have one key, however they are written, and long integers are ids of their own", () => {
  assert.equal(keyOfId('"a\\/b"'), keyOfId('"a/b"'));
  assert.equal(keyOfId("1.0"), keyOfId("1"));
  assert.notEqual(keyOfId("1"), keyOfId('"1"'));
  assert.notEqual(keyOfId("9007199254740993"), keyOfId("9007199254740992"));
  assert.notEqual(keyOfId("1e400"), keyOfId("2e400"));
});

test("a member that a server may read as another one is a duplicate", () => {
  const call = '"jsonrpc":"2.0","id":1,"method":"tools/call"';
  const refused = [
    '{"jsonrpc":"2.0","id":1,"method":"ping","Method":"tools/call"}',
    '{"jsonrpc":"2.0","id":"edge:a:1","result":{},"METHOD":"tools/call","params":{"name":"x"}}',
    `{${call},"params":{"name":"a"},"Params":{"name":"b"}}`,
    `{${call},"params":{"name":"a"},"param\u017f":{"name":"b"}}`,
    `{${call},"params":{"name":"a","\\u004eame":"b"}}`,
    `{${call},"params":{"name":"a","Arguments":{}}}`,
    `{${call},"params":{"ref":{"type":"ref/prompt","name":"a","Name":"b"}}}`,
  ];
  for (const text of refused) assert.match(readText(text).error?.message ?? "", /duplicate/, text);
  const kept = `{${call},"params":{"name":"a","arguments":{"Name":1,"name":2},"_meta":{"Name":1},"own":1}}`;
  assert.ok(readText(kept).found !== undefined);
});
