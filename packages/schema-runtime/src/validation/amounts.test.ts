import assert from "node:assert/strict";
import { test } from "node:test";
import { wholeBytes } from "./amounts.ts";

test("a size is a number with an optional suffix", () => {
  assert.equal(wholeBytes("4096"), 4096);
  assert.equal(wholeBytes(4096), 4096);
  assert.equal(wholeBytes("2Mi"), 2_097_152);
  assert.equal(wholeBytes("64Ki"), 65_536);
  assert.equal(wholeBytes("1k"), 1_000);
  assert.equal(wholeBytes("1.5k"), 1_500);
  assert.equal(wholeBytes("3M"), 3_000_000);
  assert.equal(wholeBytes("1Gi"), 1_073_741_824);
  assert.equal(wholeBytes("8Gi"), 8_589_934_592);
});

test("a size may have an exponent, as Kubernetes quantities have", () => {
  assert.equal(wholeBytes("1e3"), 1_000);
  assert.equal(wholeBytes("1E3"), 1_000);
  assert.equal(wholeBytes("1.5e1"), 15);
});

test("a size above the largest safe number becomes that number", () => {
  assert.equal(wholeBytes("4294967296"), 4_294_967_296);
  for (const size of ["12345678901234567890123456789012", "9999999999E", "1e99"])
    assert.equal(wholeBytes(size), Number.MAX_SAFE_INTEGER, size);
});

test("fractions of a byte are rounded up", () => {
  assert.equal(wholeBytes("0.0001k"), 1);
  assert.equal(wholeBytes("1.0001Ki"), 1_025);
});

test("an integer and its text are the same size, and a text may be a decimal number", () => {
  assert.equal(wholeBytes("1.5"), 2);
  for (const number of [1, 1000, 4_294_967_295, 4_294_967_296])
    assert.equal(wholeBytes(String(number)), wholeBytes(number));
});

test("anything else is not a size", () => {
  for (const size of ["", "Mi", "2mb", "2 Mi", "1K", "1ki", "1e", "1e3k", "1e-1", "-1"])
    assert.equal(wholeBytes(size), NaN, size);
});
