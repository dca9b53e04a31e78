import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TextCache } from "./text-cache.ts";

test("whatever was read before, a text is that of its bytes", () => {
  const cache = new TextCache();
  const bytes = fc.uint8Array({ maxLength: 70 }).map((array) => Buffer.from(array));
  fc.assert(
    fc.property(fc.array(bytes), (texts) => {
      for (const text of [...texts, ...texts]) {
        assert.equal(cache.read(text, 0, text.length), text.toString("latin1"));
      }
    }),
  );
});

test("texts of the same number are kept apart", () => {
  // 31 * "A" + "b" = 31 * "B" + "C"
  const cache = new TextCache();
  for (const text of ["Ab", "BC", "Ab"]) {
    assert.equal(cache.read(Buffer.from(`x${text}y`), 1, 3), text);
  }
});
