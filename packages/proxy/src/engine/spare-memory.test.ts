import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { copyOfLent } from "./spare-memory.ts";

const { readBufferSize, maxSpareBuffers } = DEFAULTS.engineBounds;

function filled(length: number, byte: number): Buffer {
  return Buffer.alloc(length, byte);
}

test("a copy stays as it is until it is freed, whatever is copied and freed meanwhile", () => {
  const lent = filled(readBufferSize, 1);
  const kept = copyOfLent(lent);
  lent.fill(2);
  for (let count = 0; count < 3; count += 1) copyOfLent(filled(readBufferSize, 3)).free();
  assert.ok(filled(readBufferSize, 1).equals(kept.bytes));
  kept.free();
});

test("memory that is free is used again, and holds no more than was copied", () => {
  const first = copyOfLent(filled(readBufferSize, 1));
  first.free();
  const second = copyOfLent(filled(readBufferSize - 1, 2));
  assert.equal(second.bytes.buffer, first.bytes.buffer);
  assert.ok(filled(readBufferSize - 1, 2).equals(second.bytes));
  second.free();
});

test("what would waste most of such memory, or does not fit, has its own", () => {
  for (const length of [1, readBufferSize / 2 - 1, readBufferSize + 1]) {
    const lent = filled(length, 1);
    const { bytes, free } = copyOfLent(lent);
    free();
    lent.fill(2);
    copyOfLent(filled(readBufferSize, 3)).free();
    assert.ok(filled(length, 1).equals(bytes), String(length));
  }
  const half = copyOfLent(filled(readBufferSize / 2, 1));
  assert.equal(half.bytes.buffer.byteLength, readBufferSize);
  half.free();
});

test("no more is kept for later than the bound says", () => {
  const copies = Array.from({ length: maxSpareBuffers + 3 }, () =>
    copyOfLent(filled(readBufferSize, 1)),
  );
  const before = new Set(copies.map(({ bytes }) => bytes.buffer));
  for (const { free } of copies) free();
  const after = copies.map(() => copyOfLent(filled(readBufferSize, 1)));
  const again = after.filter(({ bytes }) => before.has(bytes.buffer));
  assert.equal(again.length, maxSpareBuffers);
  for (const { free } of after) free();
});
