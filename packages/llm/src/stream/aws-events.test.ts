import assert from "node:assert/strict";
import { test } from "node:test";
import { ChatFault } from "../chat/fault.ts";
import { AwsEventReader, awsEvent } from "./aws-events.ts";

/** The published examples of the format. */
const EMPTY = Buffer.from("000000100000000005c248eb7d98c8ff", "hex");
const PAYLOAD = Buffer.from("0000001d00000000fd528c5a7b27666f6f273a27626172277dc3653936", "hex");

function read(bytes: Uint8Array) {
  return [...new AwsEventReader().read(bytes)].map(({ headers, payload }) => ({
    headers,
    payload: payload.toString(),
  }));
}

test("published messages are read", () => {
  assert.deepEqual(read(Buffer.concat([EMPTY, PAYLOAD])), [
    { headers: {}, payload: "" },
    { headers: {}, payload: "{'foo':'bar'}" },
  ]);
  assert.deepEqual(awsEvent({}, "{'foo':'bar'}"), PAYLOAD);
});

test("headers are read, and a message that arrives byte by byte", () => {
  const message = awsEvent({ ":event-type": "a", name: "ü" }, "{}");
  const reader = new AwsEventReader();
  const found = Array.from(message, (byte) => [...reader.read(Uint8Array.of(byte))]).flat();
  assert.deepEqual(
    found.map(({ headers }) => headers),
    [{ ":event-type": "a", name: "ü" }],
  );
  assert.equal(reader.isWithin, false);
});

test("a corrupted message is refused", () => {
  for (let at = 0; at < PAYLOAD.length; at++) {
    const broken = Buffer.from(PAYLOAD);
    broken[at] = (broken[at] ?? 0) ^ 1;
    assert.throws(() => read(broken), ChatFault, String(at));
  }
});
