import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LineReader } from "./line-reader.ts";

test("the lines do not depend on how the bytes are split", () => {
  const line = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\r\n]/g, ""));
  fc.assert(
    fc.property(
      fc.array(line),
      fc.infiniteStream(fc.integer({ min: 1, max: 5 })),
      (lines, sizes) => {
        const reader = new LineReader(10_000);
        const bytes = Buffer.from(lines.map((each) => `${each}\r\n`).join("") + "rest");
        const found: string[] = [];
        for (let at = 0; at < bytes.length;) {
          const { value: size = 1 } = sizes.next();
          found.push(...reader.read(bytes.subarray(at, at + size)));
          at += size;
        }
        assert.deepEqual(found, lines);
        assert.equal(reader.take(), "rest");
      },
    ),
  );
});

test("a line that does not end is refused when it becomes too long", () => {
  const reader = new LineReader(4);
  assert.deepEqual(reader.read(Buffer.from("abcd\nabcd")), ["abcd"]);
  assert.throws(() => reader.read(Buffer.from("e")), RangeError);
});

test("lines before a line that is too long are not lost", () => {
  const reader = new LineReader(4);
  assert.deepEqual(reader.read(Buffer.from("ab\nabcde")), ["ab"]);
  assert.throws(() => reader.read(Buffer.from("f")), RangeError);
});
