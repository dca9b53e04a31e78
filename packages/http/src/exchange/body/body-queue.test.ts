import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { BodyQueue } from "./body-queue.ts";
import { BodyReader, BY_CHUNKS, BY_LENGTH, UNTIL_CLOSE } from "../../codec/body-reader.ts";

const PIECES = 1000;
/** A length whose memory is not shared with other buffers. */
const LARGE = 100_000;
const PIECE = `1;${"x".repeat(200)}\r\na\r\n`;

/** Adds a chunked body in the given pieces to a queue, as a connection does. */
function fill(pieces: readonly string[], keep: "add" | "addData"): BodyQueue {
  const queue = new BodyQueue();
  const reader = new BodyReader({ maxHeadBytes: 100, maxHeaders: 1 });
  reader.begin(BY_CHUNKS, 0);
  for (const piece of pieces) {
    const lent = Buffer.from(piece);
    const end = reader.read(lent, 0, lent.length);
    queue[keep](lent, 0, end, reader, true);
    queue.copyLent();
    lent.fill("#");
  }
  return queue;
}

/** Returns how many bytes of memory a queue uses for its parts. */
function bytesOf({ parts }: BodyQueue): number {
  return parts.reduce((sum, { bytes, ranges }) => sum + bytes.length + ranges.length, 0);
}

test("a collected body uses memory only for its data, whatever its framing", () => {
  const queue = fill(Array<string>(PIECES).fill(PIECE), "addData");
  assert.equal(queue.data().toString(), "a".repeat(PIECES));
  assert.equal(queue.dataBytes, PIECES);
  assert.ok(bytesOf(queue) < 3 * PIECES + PIECE.length, `${bytesOf(queue)} bytes`);
  assert.equal(queue.stripped, true);
});

/** Adds a body of known length to a queue; `held` of its ten pieces are added before it is collected. */
function collect(length: number, held: number): { queue: BodyQueue; text: string } {
  const queue = new BodyQueue();
  const reader = new BodyReader({ maxHeadBytes: 100, maxHeaders: 1 });
  reader.begin(BY_LENGTH, length);
  const text = Array.from({ length }, (_, index) => String(index % 7)).join("");
  for (let piece = 0; piece < 10; piece++) {
    const lent = Buffer.from(text.slice((piece * length) / 10, ((piece + 1) * length) / 10));
    reader.read(lent, 0, lent.length);
    queue[piece < held ? "add" : "addData"](lent, 0, lent.length, reader, true);
    queue.copyLent();
    lent.fill("#");
  }
  return { queue, text };
}

test("a collected body of known length is in one piece of memory of that length", () => {
  for (const held of [0, 1, 2, 3]) {
    const { queue, text } = collect(PIECES, held);
    assert.equal(queue.data().toString(), text);
    assert.equal(queue.heldBytes, PIECES);
    assert.deepEqual(
      queue.parts.map(({ bytes }) => bytes.length),
      [PIECES],
    );
  }
});

test("a body whose length the system does not give at once is collected piece by piece", () => {
  const queue = new BodyQueue();
  const reader = new BodyReader({ maxHeadBytes: 100, maxHeaders: 1 });
  reader.begin(BY_LENGTH, Number.MAX_SAFE_INTEGER);
  for (const piece of ["a", "bc", "def"]) {
    const bytes = Buffer.from(piece);
    reader.read(bytes, 0, bytes.length);
    queue.addData(bytes, 0, bytes.length, reader, false);
    queue.copyLent();
  }
  assert.equal(queue.data().toString(), "abcdef");
});

test("the memory of collected data is freed with it, unless the data was given to others", () => {
  for (const isShown of [true, false]) {
    const { queue } = collect(LARGE, 1);
    const { buffer } = queue.data();
    assert.equal(buffer.byteLength, LARGE);
    if (isShown) queue.show();
    queue.drop();
    assert.equal(buffer.byteLength, isShown ? LARGE : 0);
    assert.equal(queue.heldBytes, 0);
  }
});

test("the memory of data that was sent before the body was collected is not freed with it", () => {
  const { queue } = collect(LARGE, 9);
  const { buffer } = queue.parts.at(-1)?.bytes ?? Buffer.alloc(0);
  queue.show();
  queue.drop();
  assert.ok(buffer.byteLength > 0);
});

test("a body kept unchanged is counted unchanged, in few parts", () => {
  const text = `${PIECE.repeat(3)}0\r\n\r\n`;
  const queue = fill([...text], "add");
  assert.equal(queue.heldBytes, text.length);
  assert.equal(queue.data().toString(), "aaa");
  const sent = queue.parts.map(({ bytes, start, end }) => bytes.toString("latin1", start, end));
  assert.equal(sent.join(""), text);
  assert.ok(queue.parts.length < 15, `${queue.parts.length} parts`);
});

test("the tap sees each byte of data once", () => {
  const queue = fill(["2\r\nab\r\n", "2\r\ncd\r\n3\r\nefg\r\n", "1\r\nh\r\n"], "add");
  for (let skipped = 0; skipped <= queue.dataBytes; skipped++) {
    let shown = "";
    queue.tap((bytes) => (shown += Buffer.from(bytes).toString()), skipped);
    assert.equal(shown, "abcdefgh".slice(skipped));
  }
});

test("kept bytes are found at the reported place, whatever follows them", () => {
  const pieces = fc.array(fc.tuple(fc.nat(9), fc.string({ minLength: 1 }), fc.boolean()));
  fc.assert(
    fc.property(pieces, (body) => {
      const queue = new BodyQueue();
      const reader = new BodyReader({ maxHeadBytes: 100, maxHeaders: 1 });
      reader.begin(UNTIL_CLOSE, 0);
      const places = body.map(([before, text, isLent]) => {
        const read = Buffer.from("#".repeat(before) + text);
        reader.read(read, before, read.length);
        const place = queue.keep(read, before, read.length, reader, isLent);
        if (isLent) read.fill("#");
        return { ...place, start: before + place.shift, length: read.length - before };
      });
      queue.clear();
      const found = places.map(({ bytes, start, length }) =>
        bytes.toString("utf8", start, start + length),
      );
      assert.deepEqual(
        found,
        body.map(([, text]) => Buffer.from(text).toString()),
      );
    }),
  );
});
