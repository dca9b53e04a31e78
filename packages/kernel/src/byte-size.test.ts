import assert from "node:assert/strict";
import { test } from "node:test";
import { parseByteSize } from "./byte-size.ts";

test("a size is a number with an optional suffix", () => {
  assert.equal(parseByteSize("4096"), 4096);
  assert.equal(parseByteSize(4096), 4096);
  assert.equal(parseByteSize("2Mi"), 2_097_152);
  assert.equal(parseByteSize("64Ki"), 65_536);
  assert.equal(parseByteSize("1k"), 1_000);
  assert.equal(parseByteSize("1.5k"), 1_500);
  assert.equal(parseByteSize("3M"), 3_000_000);
  assert.equal(parseByteSize("1Gi"), 1_073_741_824);
});

test("a size above the largest safe number becomes that number", () => {
  for (const size of [
    "4294967295",
    "4294967296",
    "12345678901234567890123456789012",
    "9999999999E",
  ])
    assert.equal(parseByteSize(size), 4_294_967_295, size);
});

test("fractions of a byte are rounded up", () => {
  assert.equal(parseByteSize("0.1"), 1);
  assert.equal(parseByteSize("1.0001Ki"), 1_025);
});

test("anything else is not a size", () => {
  for (const size of ["", "Mi", "2mb", "2 Mi", "-1", "1K", "1ki", "1e3", -1, 1.5, NaN]) {
    assert.throws(() => parseByteSize(size), RangeError, String(size));
  }
});
