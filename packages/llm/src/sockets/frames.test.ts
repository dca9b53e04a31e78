import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ChatFault } from "../chat/fault.ts";
import { SocketReader, textFrame } from "./frames.ts";

const MASK = fc.uint8Array({ minLength: 4, maxLength: 4 });
const TEXTS = fc.array(
  fc.tuple(fc.string({ unit: "grapheme", maxLength: 300 }), fc.option(MASK, { nil: undefined })),
  { maxLength: 6 },
);

test("texts are read as they were written, however their frames are split", () => {
  fc.assert(
    fc.property(TEXTS, fc.array(fc.nat(), { maxLength: 20 }), (texts, places) => {
      const bytes = Buffer.concat(texts.map(([text, mask]) => textFrame(text, mask)));
      const sorted = places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b);
      const reader = new SocketReader();
      const read = [0, ...sorted].flatMap((start, index) => [
        ...reader.read(bytes.subarray(start, sorted[index] ?? bytes.length)),
      ]);
      assert.deepEqual(
        read.map(({ text }) => text),
        texts.map(([text]) => text),
      );
      assert.deepEqual(Buffer.concat(read.map(({ raw }) => raw)), bytes);
    }),
  );
});

test("a message in several frames is one, with what controls the connection between them", () => {
  const reader = new SocketReader();
  const first = Buffer.from([0x01, 2, 0x61, 0x62]);
  const ping = Buffer.from([0x89, 0]);
  const last = Buffer.from([0x80, 1, 0x63]);
  const read = reader.read(Buffer.concat([first, ping, last]));
  assert.deepEqual(
    read.map(({ text }) => text),
    [undefined, "abc"],
  );
  assert.deepEqual(read[1]?.raw, Buffer.concat([first, last]));
});

test("messages that are not text pass unread", () => {
  const [message] = new SocketReader().read(Buffer.from([0x82, 1, 0xff]));
  assert.equal(message?.text, undefined);
});

test("long texts have longer heads", () => {
  for (const length of [125, 126, 65_535, 65_536]) {
    const [message] = new SocketReader().read(textFrame("a".repeat(length), Buffer.alloc(4, 7)));
    assert.equal(message?.text?.length, length);
  }
});

test("bytes that are not a frame are refused", () => {
  for (const bytes of [
    [0xc1, 0],
    [0x80, 0],
    [0x01, 0, 0x01, 0],
    [0x81, 127, 255, 255, 255, 255, 255, 255, 255, 255],
  ])
    assert.throws(() => new SocketReader().read(Buffer.from(bytes)), ChatFault);
});
