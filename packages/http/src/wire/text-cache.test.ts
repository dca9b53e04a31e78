import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TextCache } from "./text-cache.ts";

test("a text always equals its bytes, whatever was read before", () => {
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

test("texts in the same slot of the cache are distinguished", () => {
  // The first of 24 characters does not influence the slot.
  const rest = "-".repeat(23);
  const cache = new TextCache();
  for (const text of [`A${rest}`, `B${rest}`, `A${rest}`]) {
    assert.equal(cache.read(Buffer.from(`x${text}y`), 1, 1 + text.length), text);
  }
});

test("letters are read in lower case by that form, however often and in whatever case they come", () => {
  const cache = new TextCache((text) => text.toLowerCase());
  const letters = fc.stringMatching(/^[A-Za-z-]{0,70}$/);
  fc.assert(
    fc.property(fc.array(letters), (texts) => {
      for (const text of texts.flatMap((each) => [each, each.toUpperCase(), each])) {
        const bytes = Buffer.from(text, "latin1");
        assert.equal(cache.read(bytes, 0, bytes.length), text.toLowerCase());
      }
    }),
  );
});
