import assert from "node:assert/strict";
import { test } from "node:test";
import { csvLine } from "./csv-line.ts";

test("fields of a table are quoted where they must be, and no field is a formula", () => {
  assert.equal(csvLine(["a", -1, 'b "c", d', "=1"]), `a,-1,"b ""c"", d",'=1\r\n`);
  assert.equal(csvLine(["\n=1", "\r=1", "\t=1"]), `"'\n=1","'\r=1",'\t=1\r\n`);
});
