import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf } from "../testing/recorder.ts";
import { DATA, FLAG_END_STREAM, MOST_31_BITS } from "./constants.ts";
import { FrameWriter } from "./frame-writer.ts";

const LARGEST = 0xff_ff_ff_ff;

test("the reader reads what the writer writes", () => {
  const writer = new FrameWriter(Buffer.alloc(200), 0);
  const opaque = Buffer.from("..12345678");
  writer.settings([1, LARGEST, 0xff_ff, 2]);
  writer.acknowledgeSettings();
  writer.reset(MOST_31_BITS, LARGEST);
  writer.ping(opaque, 2);
  writer.pong(opaque, 2);
  writer.goaway(MOST_31_BITS, 2);
  writer.windowUpdate(0, MOST_31_BITS);
  writer.windowUpdate(3, 1);
  writer.header(3, DATA, FLAG_END_STREAM, 5);
  writer.at += writer.bytes.write("abc", writer.at);
  assert.deepEqual(outcomeOf([writer.bytes.subarray(0, writer.at)]), [
    "settings 0001ffffffffffff00000002",
    "settings acknowledged",
    "reset 2147483647 4294967295",
    "ping 12345678",
    "pong 12345678",
    "goaway 2147483647 2",
    "window 0 2147483647",
    "window 3 1",
    "data 5 abc 3 true",
  ]);
});
