import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { validDocument } from "@edge-gateway/testkit/arbitraries/documents";
import { decodeRecord } from "./decode.ts";
import { TRACE_TYPES, listRow } from "./list.ts";

function row(
  message: object,
  { eventStart = null, eventEnd = 0 }: { eventStart?: number | null; eventEnd?: number } = {},
) {
  const decoded = decodeRecord(JSON.stringify({ eventStart, eventEnd, severity: "info", message }));
  assert.equal(decoded.kind, "record");
  const { type, summary } = listRow(1, decoded);
  return [type, summary];
}

test("each event is one line that says what happened", () => {
  const call = { type: "backendCallResult", status: 200, error: null };
  assert.deepEqual(row(call, { eventStart: 1000, eventEnd: 3500 }), [
    "Backend Result",
    "200 in 2.5 ms",
  ]);
  assert.deepEqual(row({ ...call, status: null, error: "refused" }), [
    "Backend Result",
    "refused in 0.0 ms",
  ]);
  assert.deepEqual(
    row({ type: "routeSelection", selectedRoute: "web/api", evaluatedRoutes: ["a", "b"] }),
    ["Route", "web/api (2 evaluated)"],
  );
  assert.deepEqual(
    row({ type: "policySelection", phase: "route", effectivePolicy: { cors: {}, buffer: {} } }),
    ["Policies", "route: cors, buffer"],
  );
  assert.deepEqual(row({ type: "bodySnapshot", stage: "response", body: "aGVsbG8=" }), [
    "Body Snapshot",
    "response: 5 bytes",
  ]);
  assert.deepEqual(row({ type: "recordsLost", lost: 3 }), [
    "Records Lost",
    "3 records: the reader was too slow",
  ]);
});

test("a record of a newer gateway is shown unchanged", () => {
  const { type, summary } = listRow(2, decodeRecord('{"message":{"type":"future"}}'));
  assert.deepEqual([type, summary], ["future", '{"message":{"type":"future"}}']);
});

test("a summary is one short line without control characters, for any record", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const message = { type: "backendCallStart", target: text };
      const record = { eventStart: null, eventEnd: 0, severity: "info", message };
      const { summary } = listRow(1, decodeRecord(JSON.stringify(record)));
      assert.ok(summary.length <= 120);
      assert.doesNotMatch(summary, /[\p{Cc}\u2028\u202e]/u);
    }),
  );
});

test("every record that matches the schema is read, and has a line", () => {
  fc.assert(
    fc.property(validDocument("TraceRecord", SHAPES), (record) => {
      const decoded = decodeRecord(JSON.stringify(record));
      assert.equal(decoded.kind, "record");
      assert.equal(typeof listRow(1, decoded).summary, "string");
    }),
    { numRuns: 200 },
  );
});

test("every known type has a line", () => assert.equal(TRACE_TYPES.size, 13));
