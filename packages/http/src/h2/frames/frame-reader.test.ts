import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cuts, pieces } from "../../testing/messages.ts";
import { frame } from "../testing/frames.ts";
import { FRAME_BOUNDS, outcomeOf, Recorder } from "../testing/recorder.ts";
import {
  CONTINUATION,
  DATA,
  FLAG_ACK,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  FLAG_PADDED,
  FLAG_PRIORITY,
  GOAWAY,
  HEADERS,
  PING,
  PREFACE,
  PRIORITY,
  PUSH_PROMISE,
  RST_STREAM,
  SETTINGS,
  WINDOW_UPDATE,
} from "./constants.ts";
import { FrameReader } from "./frame-reader.ts";

const NOTHING = Buffer.alloc(0);
const FIRST = frame(SETTINGS, 0, 0, NOTHING);
const UNKNOWN = 0x42;

function bytes(...octets: number[]): Buffer {
  return Buffer.from(octets);
}

function text(value: string): Buffer {
  return Buffer.from(value, "latin1");
}

/** The events that the reader reports for all frames but the first. */
function told(...frames: Buffer[]): string[] {
  const [first, ...rest] = outcomeOf([Buffer.concat([FIRST, ...frames])]);
  assert.equal(first, "settings ");
  return rest;
}

const types = fc.constantFrom(DATA, DATA, HEADERS, HEADERS, CONTINUATION, PRIORITY, RST_STREAM);
const others = fc.constantFrom(SETTINGS, PING, GOAWAY, WINDOW_UPDATE, PUSH_PROMISE, UNKNOWN);
const flags = fc.constantFrom(
  0,
  FLAG_END_STREAM,
  FLAG_END_HEADERS,
  FLAG_END_HEADERS,
  FLAG_PADDED,
  FLAG_PADDED | FLAG_END_STREAM,
  FLAG_PRIORITY | FLAG_END_HEADERS,
  FLAG_PADDED | FLAG_PRIORITY | FLAG_END_HEADERS,
);
const lengths = fc.constantFrom(0, 1, 4, 5, 6, 8, 12, 20);
const payloads = fc.oneof(
  lengths.map((length) => Buffer.alloc(length, "\x01abcdefgh", "latin1")),
  fc.uint8Array({ maxLength: 12 }).map((octets) => Buffer.from(octets)),
);
const anything = fc
  .tuple(fc.oneof(types, others), flags, fc.constantFrom(0, 1, 1, 3), payloads)
  .map(([type, flag, stream, payload]) => frame(type, flag, stream, payload));
const sound = fc.constantFrom(
  frame(DATA, 0, 1, text("body")),
  frame(DATA, FLAG_PADDED | FLAG_END_STREAM, 1, text("\x03body\0\0\0")),
  frame(HEADERS, FLAG_PADDED | FLAG_END_HEADERS, 1, text("\x03fields\0\0\0")),
  Buffer.concat([
    frame(HEADERS, FLAG_PRIORITY, 1, text("\0\0\0\0\x01a")),
    frame(CONTINUATION, 0, 1, NOTHING),
    frame(CONTINUATION, FLAG_END_HEADERS, 1, text("bcd")),
  ]),
  frame(RST_STREAM, 0, 1, text("code")),
  frame(SETTINGS, 0, 0, text("123456")),
  frame(GOAWAY, 0, 0, text("12345678why")),
  frame(UNKNOWN, 0, 1, text("unknown")),
);
const frames = fc.oneof({ weight: 3, arbitrary: sound }, { weight: 1, arbitrary: anything });
const connections = fc
  .array(frames, { maxLength: 6 })
  .map((all) => Buffer.concat([PREFACE, FIRST, ...all]).toString("latin1"));

test("frames are read alike, however their bytes are split", () => {
  fc.assert(
    fc.property(connections, cuts, (connection, at) => {
      const whole = outcomeOf([text(connection)], true);
      assert.deepEqual(outcomeOf(pieces(connection, at), true), whole);
      assert.deepEqual(
        outcomeOf(
          [...text(connection)].map((octet) => bytes(octet)),
          true,
        ),
        whole,
      );
    }),
  );
});

test("each frame is reported with its content", () => {
  const numbers = bytes(0x80, 0, 0, 7, 0, 0, 1, 2);
  assert.deepEqual(
    told(
      frame(HEADERS, FLAG_END_HEADERS, 1, text("abc")),
      frame(DATA, 0, 1, text("body")),
      frame(DATA, FLAG_END_STREAM, 1, NOTHING),
      frame(RST_STREAM, 0, 3, bytes(0xff, 0xff, 0xff, 0xff)),
      frame(SETTINGS, 0, 0, text("123456")),
      frame(SETTINGS, FLAG_ACK, 0, NOTHING),
      frame(PING, 0, 0, text("12345678")),
      frame(PING, FLAG_ACK, 0, text("87654321")),
      frame(GOAWAY, 0, 0, Buffer.concat([numbers, text("why")])),
      frame(WINDOW_UPDATE, 0, 0, bytes(0xff, 0xff, 0xff, 0xff)),
      frame(WINDOW_UPDATE, 0, 5, bytes(0, 0, 0, 1)),
      frame(PRIORITY, 0, 5, bytes(0x80, 0, 0, 1, 0)),
      frame(UNKNOWN, 0xff, 9, text("unknown")),
    ),
    [
      "headers 1 abc false",
      "data 1 body 4 false",
      "data 1  0 true",
      "reset 3 4294967295",
      "settings 313233343536",
      "settings acknowledged",
      "ping 12345678",
      "pong 87654321",
      "goaway 7 258",
      "window 0 2147483647",
      "window 5 1",
      "ignored",
      "ignored",
    ],
  );
});

test("the reserved bit before the stream id is ignored", () => {
  const reserved = frame(DATA, 0, 1, text("a"));
  reserved[5] = 0x80;
  assert.deepEqual(told(reserved), ["data 1 a 1 false"]);
});

test("padding is not data, but counts for flow control", () => {
  assert.deepEqual(told(frame(DATA, FLAG_PADDED, 1, text("\x02ab\0\0"))), ["data 1 ab 5 false"]);
  assert.deepEqual(told(frame(DATA, FLAG_PADDED, 1, text("\x02\0\0"))), ["data 1  3 false"]);
  assert.deepEqual(told(frame(DATA, FLAG_PADDED, 1, bytes(0))), ["data 1  1 false"]);
  assert.deepEqual(told(frame(DATA, FLAG_PADDED, 1, bytes(1))), ["1: DATA with too much padding"]);
  assert.deepEqual(told(frame(DATA, FLAG_PADDED, 1, NOTHING)), [
    "6: padded DATA has no padding length",
  ]);
});

test("headers are reported without padding and priority", () => {
  const padded = FLAG_PADDED | FLAG_END_HEADERS;
  const both = padded | FLAG_PRIORITY | FLAG_END_STREAM;
  assert.deepEqual(
    told(
      frame(HEADERS, padded, 1, text("\x02ab\0\0")),
      frame(HEADERS, both, 3, text("\x01\0\0\0\x01\x10ab\0")),
      frame(HEADERS, padded, 5, text("\x04ab\0")),
    ),
    ["headers 1 ab false", "headers 3 ab true", "1: HEADERS with too much padding"],
  );
  assert.deepEqual(told(frame(HEADERS, both, 1, text("\0abcd"))), [
    "6: HEADERS has an invalid length of 5 octets",
  ]);
  assert.deepEqual(told(frame(HEADERS, padded, 1, NOTHING)), [
    "6: HEADERS has an invalid length of 0 octets",
  ]);
});

test("a stream that depends on itself ends the connection", () => {
  const self = bytes(0x80, 0, 0, 3, 0);
  const depends = "1: a stream depends on itself";
  assert.deepEqual(told(frame(PRIORITY, 0, 3, self)), [depends]);
  assert.deepEqual(told(frame(HEADERS, FLAG_PRIORITY | FLAG_END_HEADERS, 3, self)), [depends]);
});

test("the fragments of a field block are joined", () => {
  assert.deepEqual(
    told(
      frame(HEADERS, FLAG_PADDED | FLAG_END_STREAM, 1, text("\x01ab\0")),
      frame(CONTINUATION, 0, 1, text("cd")),
      frame(CONTINUATION, FLAG_END_HEADERS, 1, text("ef")),
      frame(HEADERS, FLAG_END_HEADERS, 3, text("gh")),
    ),
    ["headers 1 abcdef true", "headers 3 gh false"],
  );
});

test("no other frame may interrupt a field block", () => {
  const begun = frame(HEADERS, 0, 1, text("a"));
  const error = ["1: CONTINUATION does not follow its HEADERS"];
  for (const between of [
    frame(CONTINUATION, FLAG_END_HEADERS, 3, text("b")),
    frame(DATA, 0, 1, text("b")),
    frame(HEADERS, FLAG_END_HEADERS, 1, text("b")),
    frame(PRIORITY, 0, 3, bytes(0, 0, 0, 1, 0)),
    frame(SETTINGS, 0, 0, NOTHING),
    frame(UNKNOWN, 0, 1, NOTHING),
  ]) {
    assert.deepEqual(told(begun, between), error);
  }
  assert.deepEqual(told(frame(CONTINUATION, FLAG_END_HEADERS, 1, text("b"))), error);
  assert.deepEqual(told(begun), ["more"]);
});

test("a field block may have the maximum number of fragments, even empty ones", () => {
  const begun = frame(HEADERS, 0, 1, text("a"));
  const empty = frame(CONTINUATION, 0, 1, NOTHING);
  const last = frame(CONTINUATION, FLAG_END_HEADERS, 1, NOTHING);
  assert.deepEqual(told(begun, empty, empty, last, begun, empty, empty, last), [
    "headers 1 a false",
    "headers 1 a false",
  ]);
  assert.deepEqual(told(begun, empty, empty, empty, last), ["11: too many CONTINUATION frames"]);
});

test("a field block may have the maximum length, however it is fragmented", () => {
  const most = FRAME_BOUNDS.blockBytes;
  const tooLong = ["11: the headers are too long"];
  const whole = (length: number): Buffer =>
    frame(HEADERS, FLAG_END_HEADERS, 1, Buffer.alloc(length, "a"));
  assert.equal(told(whole(most)).length, 1);
  assert.match(told(whole(most))[0] ?? "", /^headers/);
  assert.deepEqual(told(whole(most + 1)), tooLong);
  const begun = frame(HEADERS, 0, 1, Buffer.alloc(most - 1, "a"));
  assert.match(told(begun, frame(CONTINUATION, 4, 1, text("b")))[0] ?? "", /^headers.*ab false$/);
  assert.deepEqual(told(begun, frame(CONTINUATION, 4, 1, text("bc"))), tooLong);
});

test("frames of a wrong size end the connection", () => {
  for (const [type, stream, sizes] of [
    [PRIORITY, 1, [4, 6]],
    [RST_STREAM, 1, [3, 5]],
    [SETTINGS, 0, [1, 7]],
    [PING, 0, [7, 9]],
    [GOAWAY, 0, [7]],
    [WINDOW_UPDATE, 1, [3, 5]],
  ] as const) {
    for (const size of sizes) {
      const [error] = told(frame(type, 0, stream, Buffer.alloc(size, 1)));
      assert.match(error ?? "", new RegExp(`^6: \\w+ has an invalid length of ${size} octets$`));
    }
  }
  assert.deepEqual(told(frame(SETTINGS, FLAG_ACK, 0, Buffer.alloc(6))), [
    "6: SETTINGS has an invalid length of 6 octets",
  ]);
  const most = FRAME_BOUNDS.frameBytes;
  assert.match(told(frame(DATA, 0, 1, Buffer.alloc(most)))[0] ?? "", /^data/);
  for (const type of [DATA, UNKNOWN]) {
    const large = frame(type, 0, 1, Buffer.alloc(most + 1));
    assert.deepEqual(told(large), [`6: a frame of ${most + 1} octets is too large`]);
  }
});

test("stream frames have a stream id, connection frames have none", () => {
  for (const type of [DATA, HEADERS, PRIORITY, RST_STREAM]) {
    const size = type === PRIORITY ? 5 : 4;
    const [error] = told(frame(type, FLAG_END_HEADERS, 0, Buffer.alloc(size)));
    assert.match(error ?? "", /^1: \w+ is not allowed on stream 0$/);
  }
  for (const type of [SETTINGS, PING, GOAWAY]) {
    const [error] = told(frame(type, 0, 1, Buffer.alloc(type === SETTINGS ? 6 : 8)));
    assert.match(error ?? "", /^1: \w+ is not allowed on stream 1$/);
  }
});

test("a window update of zero is an error of its stream, or of the connection", () => {
  assert.deepEqual(told(frame(WINDOW_UPDATE, 0, 1, Buffer.alloc(4))), ["error 1 1"]);
  assert.deepEqual(told(frame(WINDOW_UPDATE, 0, 0, Buffer.alloc(4))), ["1: WINDOW_UPDATE by 0"]);
});

test("a PUSH_PROMISE is a connection error", () => {
  const pushed = frame(PUSH_PROMISE, FLAG_END_HEADERS, 1, bytes(0, 0, 0, 2));
  assert.deepEqual(told(pushed), ["1: PUSH_PROMISE is not allowed"]);
});

test("the number of settings in a frame is limited", () => {
  const most = FRAME_BOUNDS.settings * 6;
  assert.match(told(frame(SETTINGS, 0, 0, Buffer.alloc(most)))[0] ?? "", /^settings/);
  assert.deepEqual(told(frame(SETTINGS, 0, 0, Buffer.alloc(most + 6))), ["11: too many settings"]);
});

test("a frame before SETTINGS is a connection error", () => {
  const error = ["1: the first frame is not SETTINGS"];
  assert.deepEqual(outcomeOf([frame(PING, 0, 0, Buffer.alloc(8))]), error);
  assert.deepEqual(outcomeOf([frame(SETTINGS, FLAG_ACK, 0, NOTHING)]), error);
  assert.deepEqual(outcomeOf([frame(UNKNOWN, 0, 0, NOTHING)]), error);
});

test("a client begins with the preface", () => {
  assert.deepEqual(outcomeOf([PREFACE, FIRST], true), ["settings "]);
  const error = ["1: the connection does not begin with the preface"];
  assert.deepEqual(outcomeOf([text("PRI * HTTP/2.0\r\n\r\nSX\r\n\r\n"), FIRST], true), error);
  assert.deepEqual(outcomeOf([text("GET")], true), error);
});

test("a reader that was stopped reports nothing more", () => {
  class Stopper extends Recorder {
    override ignored(): void {
      super.ignored();
      reader.stop();
    }
  }
  const recorder = new Stopper();
  const reader = new FrameReader(recorder, FRAME_BOUNDS, false);
  const unknown = frame(UNKNOWN, 0, 0, NOTHING);
  const all = Buffer.concat([FIRST, unknown, unknown]);
  reader.read(all, 0, all.length);
  reader.read(unknown, 0, unknown.length);
  assert.deepEqual(recorder.told, ["settings ", "ignored"]);
});
