import assert from "node:assert/strict";
import { test } from "node:test";
import { BoundedOutput } from "./bounded-output.ts";

test("lines that a reader does not take are dropped beyond the bound, counted, and reported later", () => {
  const written: string[] = [];
  const output = { writableLength: 0, write: (lines: string) => written.push(lines) };
  const bounded = new BoundedOutput(output, 10, (lines) => bounded.write(`${lines} lost\n`));
  bounded.write("one\n");
  output.writableLength = 8;
  bounded.write("two\nthree\n");
  bounded.write("four\n");
  assert.deepEqual(written, ["one\n"]);
  output.writableLength = 0;
  bounded.write("five\n");
  bounded.write("six\n");
  assert.deepEqual(written, ["one\n", "3 lost\n", "five\n", "six\n"]);
});
