import assert from "node:assert/strict";
import { test } from "node:test";
import { quantityOf } from "./quantity.ts";

for (const [text, expected] of [
  [1, 1],
  ["0.5", 0.5],
  [".5", 0.5],
  ["+2.", 2],
  ["100m", 0.1],
  ["2k", 2000],
  ["1Ki", 1024],
  ["1.5Gi", 1.5 * 1024 ** 3],
  ["3E", 3e18],
  ["1e3", 1000],
  ["1E-2", 0.01],
  ["12q", NaN],
  ["", NaN],
] as const)
  test(`the quantity ${text}`, () => {
    const found = quantityOf(text);
    assert.ok(Object.is(found, expected) || Math.abs(found - expected) < 1e-9, `${found}`);
  });
