import assert from "node:assert/strict";
import { test } from "node:test";
import { suggestAmount, suggestDuration } from "./suggest-amount.ts";

test("durations in everyday notation are corrected", () => {
  const said = ["30 s", "5 minutes", "1 Hour", "2d", "100 millis", "7secs"];
  assert.deepEqual(said.map(suggestDuration), ["30s", "5m", "1h", "48h", "100ms", "7s"]);
  const others = ["soon", "1.5s", "30", "5 fortnights", "1234s x", "constructor", "1 constructor"];
  for (const text of others) assert.equal(suggestDuration(text), undefined, text);
});

test("amounts in everyday notation are corrected", () => {
  const said = ["2MB", "2mb", "1 GiB", "1.5gb", "512kib", "8K", "3 mi"];
  assert.deepEqual(said.map(suggestAmount), ["2M", "2M", "1Gi", "1.5G", "512Ki", "8k", "3Mi"]);
  for (const text of ["100 m", "2", "many", "2 B"]) assert.equal(suggestAmount(text), undefined);
});
