import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf, recordsIn } from "./lines.ts";

test("records are the same after they were written and read", () => {
  const records = recordsIn(
    '{"eventStart":null,"eventEnd":1,"severity":"info","message":{"type":"requestStarted"}}\n\n',
  );
  assert.equal(records.length, 1);
  assert.deepEqual(recordsIn(linesOf(records)), records);
});

test("a line that is not a record is named", () => {
  for (const line of ["hello", "{}", '{"eventEnd":1,"message":1}', "null"])
    assert.throws(() => recordsIn(`\n${line}`), /Line 2/, line);
});
