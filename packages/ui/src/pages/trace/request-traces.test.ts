import assert from "node:assert/strict";
import { test } from "node:test";
import { recordsIn } from "./lines.ts";
import { tracesIn } from "./request-traces.ts";

const START =
  '{"eventStart":null,"eventEnd":0,"severity":"info","message":{"type":"requestStarted"}}';
const END =
  '{"eventStart":null,"eventEnd":9,"severity":"info","message":{"type":"requestFinished","status":200,"error":null}}';

function snapshot(path: string): string {
  const request = { method: "GET", uri: `http://a.test${path}` };
  const message = { type: "requestSnapshot", stage: "initial request", requestState: { request } };
  return JSON.stringify({ eventStart: null, eventEnd: 1, severity: "info", message });
}

test("records are divided where a request begins", () => {
  const lines = [START, snapshot("/1"), END, START, snapshot("/2")].join("\n");
  assert.deepEqual(
    tracesIn(recordsIn(lines)).map(({ name, records, hasEnded }) => [
      name,
      records.length,
      hasEnded,
    ]),
    [
      ["GET http://a.test/1", 3, true],
      ["GET http://a.test/2", 2, false],
    ],
  );
});

test("a trace whose beginning is missing is one", () => {
  assert.deepEqual(
    tracesIn(recordsIn(END)).map(({ name, records }) => [name, records.length]),
    [["", 1]],
  );
});
