import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { MAX_SPARE_BUFFERS, READ_BUFFER_BYTES } from "../bounds.ts";
import { SpareMemory } from "./spare-memory.ts";

const memory = new SpareMemory();

function filled(length: number, byte: number): Buffer {
  return Buffer.alloc(length, byte);
}

test("a copy is unchanged until it is freed, whatever is copied and freed meanwhile", () => {
  const lent = filled(READ_BUFFER_BYTES, 1);
  const kept = memory.copy(lent);
  lent.fill(2);
  for (let count = 0; count < 3; count += 1) memory.copy(filled(READ_BUFFER_BYTES, 3)).free();
  assert.ok(filled(READ_BUFFER_BYTES, 1).equals(kept.bytes));
  kept.free();
});

test("memory that is free is used again, and holds no more than was copied", () => {
  const first = memory.copy(filled(READ_BUFFER_BYTES, 1));
  first.free();
  const second = memory.copy(filled(READ_BUFFER_BYTES - 1, 2));
  assert.equal(second.bytes.buffer, first.bytes.buffer);
  assert.ok(filled(READ_BUFFER_BYTES - 1, 2).equals(second.bytes));
  second.free();
});

test("what would waste most of such memory, or does not fit, has its own", () => {
  for (const length of [1, READ_BUFFER_BYTES / 4 - 1, READ_BUFFER_BYTES + 1]) {
    const lent = filled(length, 1);
    const { bytes, free } = memory.copy(lent);
    free();
    lent.fill(2);
    memory.copy(filled(READ_BUFFER_BYTES, 3)).free();
    assert.ok(filled(length, 1).equals(bytes), String(length));
  }
  const quarter = memory.copy(filled(READ_BUFFER_BYTES / 4, 1));
  assert.equal(quarter.bytes.buffer.byteLength, READ_BUFFER_BYTES);
  quarter.free();
});

test("no more is kept for later than the bound says", () => {
  const copies = Array.from({ length: MAX_SPARE_BUFFERS + 3 }, () =>
    memory.copy(filled(READ_BUFFER_BYTES, 1)),
  );
  const before = new Set(copies.map(({ bytes }) => bytes.buffer));
  for (const { free } of copies) free();
  const after = copies.map(() => memory.copy(filled(READ_BUFFER_BYTES, 1)));
  const again = after.filter(({ bytes }) => before.has(bytes.buffer));
  assert.equal(again.length, MAX_SPARE_BUFFERS);
  for (const { free } of after) free();
});

test("copies are sent in order, as many at a time as fit, and freed when they are no longer needed", () => {
  const lengths = fc.array(
    fc.oneof(fc.nat(3000), fc.integer({ min: 1, max: 2 * READ_BUFFER_BYTES })),
  );
  fc.assert(
    fc.property(lengths, (list) => {
      let freed = 0;
      const copies = list.map((length, index) => {
        const bytes = filled(length, index);
        return { bytes, free: () => void ((freed += 1), bytes.fill(255)) };
      });
      const all = Buffer.concat(copies.map(({ bytes }) => bytes));
      const pieces: Buffer[] = [];
      for (let left = copies.length; left > 0; left = copies.length) {
        const sizes = copies.map(({ bytes }) => bytes.length);
        const piece = memory.takeTogether(copies);
        assert.ok(piece !== undefined);
        const count = left - copies.length;
        const sum = sizes.slice(0, count).reduce((total, size) => total + size, 0);
        assert.equal(piece.bytes.length, sum);
        assert.ok(count === 1 || sum <= READ_BUFFER_BYTES);
        assert.ok(copies.length === 0 || sum + (sizes[count] ?? 0) > READ_BUFFER_BYTES);
        pieces.push(Buffer.from(piece.bytes));
        piece.free();
      }
      assert.ok(Buffer.concat(pieces).equals(all));
      assert.equal(freed, list.length);
      assert.equal(memory.takeTogether(copies), undefined);
    }),
  );
});
