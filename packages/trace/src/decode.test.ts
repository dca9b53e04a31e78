import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TraceDecoder, decodeRecord } from "./decode.ts";
import type { Decoded } from "./decoded.ts";
import { encodeLine, encodeSse } from "./encode.ts";

const RECORD =
  '{"eventStart":null,"eventEnd":1,"severity":"info","message":{"type":"requestStarted"}}';

function decode(chunks: readonly Uint8Array[], maxLength = 1024) {
  const decoded: Decoded[] = [];
  const comments: string[] = [];
  const decoder = new TraceDecoder(
    { record: (one) => decoded.push(one), comment: (text) => comments.push(text) },
    maxLength,
  );
  for (const chunk of chunks) decoder.write(chunk);
  decoder.end();
  return { decoded, comments };
}

test("events, comments and JSON lines are read, however the stream is split into chunks", () => {
  const text = `: ready\n\n${encodeSse(RECORD)}: keepalive\r\n\r\ndata: ${RECORD}\r\n\r\n${encodeLine(RECORD)}${RECORD}`;
  const bytes = Buffer.from(text);
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 8 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      const { decoded, comments } = decode(chunks);
      assert.deepEqual(comments, ["ready", "keepalive"]);
      assert.deepEqual(
        decoded.map(({ kind }) => kind),
        ["record", "record", "record", "record"],
      );
    }),
  );
});

test("the data lines of one event are joined", () => {
  const { decoded } = decode([Buffer.from('data: {"message":\ndata:{"type":"new"}}\n\n')]);
  assert.deepEqual(decoded, [{ kind: "unknown", type: "new", json: '{"message":{"type":"new"}}' }]);
});

test("a record of an unknown type is returned unchanged", () => {
  const text = '{"eventEnd":7,"message":{"type":"futureType","x":[1]}}';
  assert.deepEqual(decodeRecord(text), { kind: "unknown", type: "futureType", json: text });
});

test("an invalid record is reported as invalid, without an exception", () => {
  for (const text of ["", "{", "null", "[]", "1", '{"message":null}', '{"message":{"type":1}}']) {
    assert.equal(decodeRecord(text).kind, "invalid", text);
  }
  const broken = decodeRecord(RECORD.replace('"info"', '"loud"'));
  assert.ok(broken.kind === "invalid");
  assert.match(broken.problem, /severity/);
});

test("a record longer than the limit causes an error instead of using memory", () => {
  assert.throws(() => decode([Buffer.from(`data: ${"x".repeat(2000)}`)]), RangeError);
  const line = Buffer.from(`data: ${"x".repeat(500)}\n`);
  assert.throws(() => decode([line, line, line]), RangeError);
});

test("an incomplete event is dropped, unless it is complete JSON", () => {
  assert.deepEqual(decode([Buffer.from('data: {"message"')]).decoded, []);
  assert.equal(decode([Buffer.from(`data: ${RECORD}\n`)]).decoded.length, 1);
});

test("control characters in a line are escaped, and the JSON has the same meaning", () => {
  const json = JSON.stringify({ a: "\u009b31m\u2028\u001b[0m" });
  const line = encodeLine(json);
  assert.match(line, /^[ -~]+\n$/);
  assert.deepEqual(JSON.parse(line), JSON.parse(json));
});
