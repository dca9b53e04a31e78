import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fileText, MOST_BYTES_READ } from "./file-text.ts";

/** Decodes bytes; returns the text, or the place and code of the problem. */
function read(bytes: Uint8Array): string {
  const result = fileText("gw.yaml", bytes);
  if ("text" in result) return result.text;
  const { line, column, code } = result.problem;
  return `${line}:${column} ${code}`;
}

test("UTF-8 text is read without its byte order mark", () => {
  assert.equal(read(Buffer.from("a: é\n")), "a: é\n");
  assert.equal(read(Buffer.from("\uFEFFa: 1\n")), "a: 1\n");
  assert.equal(read(Buffer.from("a: \uFFFD\uFEFF\n")), "a: \uFFFD\uFEFF\n");
});

test("bytes that are not UTF-8 are reported at their place", () => {
  const at = (text: string, ...more: number[]): Buffer =>
    Buffer.concat([Buffer.from(text), Buffer.from(more), Buffer.from("\nb: 1\n")]);
  assert.equal(read(at("a: 1\nb: x", 0xe9)), "2:5 yaml-syntax");
  assert.equal(read(at("a: \uFFFD \uFFFD", 0xc0, 0x80)), "1:7 yaml-syntax");
  assert.equal(read(at("\uFEFFa: ", 0xff)), "1:4 yaml-syntax");
  assert.equal(read(at("é", 0xed, 0xa0, 0x80)), "1:2 yaml-syntax");
  assert.equal(read(Buffer.from("\uFEFFa: 1\n", "utf16le")), "1:1 yaml-syntax");
});

test("UTF-16 text is reported as such", () => {
  const texts = [Buffer.from("\uFEFFa: 1\n", "utf16le"), Buffer.from("a: 1\n", "utf16le")];
  for (const little of texts) {
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      const result = fileText("gw.yaml", bytes);
      assert.match("problem" in result ? result.problem.message : "", /UTF-16: .* UTF-8/);
    }
  }
});

test("a file longer than the limit is refused", () => {
  assert.equal(read(Buffer.alloc(MOST_BYTES_READ, "#")), "1:1 file-too-large");
  assert.equal(read(Buffer.alloc(MOST_BYTES_READ - 1, "#")).length, MOST_BYTES_READ - 1);
});

test("any bytes give either a text or a problem with its place", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      assert.match(read(bytes), /^[^]*$/);
    }),
  );
});
