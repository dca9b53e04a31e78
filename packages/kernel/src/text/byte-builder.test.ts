import assert from "node:assert/strict";
import { test } from "node:test";
import { ByteBuilder } from "./byte-builder.ts";

test("chunks are copied together in order, once", () => {
  const builder = new ByteBuilder();
  const text = "0123456789".repeat(100);
  const piece = Buffer.alloc(1);
  for (const character of text) {
    piece.write(character);
    builder.add(piece);
  }
  assert.equal(builder.length, text.length);
  const taken = builder.take();
  assert.equal(taken.toString(), text);
  assert.ok(taken.buffer.byteLength <= Math.max(2 * text.length, Buffer.poolSize));
  assert.equal(builder.length, 0);
  assert.equal(builder.take().length, 0);
  builder.add(Buffer.from("again"));
  assert.equal(builder.take().toString(), "again");
});
