import assert from "node:assert/strict";
import { test } from "node:test";
import { SessionRecords } from "./session-records.ts";

test("a place finds and takes only its own sessions", () => {
  const records = new SessionRecords<string>();
  records.set("one", "here", "a");
  records.set("other", "there", "b");
  assert.equal(records.get("one", "there"), undefined);
  assert.equal(records.take("other", "here"), undefined);
  assert.deepEqual(
    records.of("there").map(({ id, content }) => [id, content]),
    [["other", "b"]],
  );
  assert.equal(records.take("one", "here"), "a");
  assert.equal(records.get("one", "here"), undefined);
});

test("beyond the capacity, the session that was recorded first is removed", () => {
  const records = new SessionRecords<number>(2);
  for (const number of [1, 2, 2, 3]) records.set(String(number), "here", number);
  assert.deepEqual(
    records.of("here").map(({ content }) => content),
    [2, 3],
  );
});
