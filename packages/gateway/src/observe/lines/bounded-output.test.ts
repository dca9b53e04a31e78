import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import { test } from "node:test";
import { BoundedOutput } from "./bounded-output.ts";

class Output extends EventEmitter {
  readonly written: string[] = [];
  writableLength = 0;

  write(lines: string | Uint8Array): void {
    this.written.push(Buffer.from(lines).toString());
  }
}

function bounded(output: Output) {
  let dropped = 0;
  const lines: BoundedOutput = new BoundedOutput(output, 10, {
    dropped: (count) => (dropped += count),
    missing: (count) => lines.write(`${count} lost\n`),
  });
  return { lines, dropped: () => dropped };
}

test("lines beyond the limit are dropped when the reader is slow, counted, and reported later", () => {
  const output = new Output();
  const { lines, dropped } = bounded(output);
  lines.write("one\n");
  output.writableLength = 8;
  lines.write("two\nthree\n");
  lines.write("four\n");
  assert.deepEqual(output.written, ["one\n"]);
  assert.equal(dropped(), 3);
  output.writableLength = 0;
  lines.write("five\n");
  lines.write("six\n");
  assert.deepEqual(output.written, ["one\n", "3 lost\n", "five\n", "six\n"]);
  assert.equal(dropped(), 3);
});

test("lines that are written as bytes are limited and counted like other lines", () => {
  const output = new Output();
  const { lines, dropped } = bounded(output);
  output.writableLength = 2;
  lines.write(Buffer.from("1234567\n"));
  lines.write(Buffer.from("1\n2\n345\n\n"));
  assert.deepEqual([output.written, dropped()], [["1234567\n"], 4]);
});

test("the limit counts bytes, and lines up to the limit are written", () => {
  const output = new Output();
  const { lines, dropped } = bounded(output);
  output.writableLength = 2;
  lines.write("1234567\n");
  lines.write("ääää\n");
  assert.deepEqual([output.written, dropped()], [["1234567\n"], 1]);
});

test("a fast reader gets every line immediately, without a report", () => {
  const output = new Output();
  const { lines } = bounded(output);
  output.writableLength = 10;
  lines.write("one\n");
  output.writableLength = 0;
  output.emit("drain");
  output.emit("drain");
  assert.deepEqual(output.written, ["1 lost\n"]);
});

test("dropped lines are reported as soon as a line can be written", () => {
  const output = new Output();
  const { lines, dropped } = bounded(output);
  output.writableLength = 10;
  lines.lost(7);
  lines.write("one\n");
  assert.deepEqual([output.written, dropped()], [[], 8]);
  output.writableLength = 0;
  output.emit("drain");
  assert.deepEqual(output.written, ["8 lost\n"]);
});

test("the report of missing lines is written even if it is longer than the remaining space", () => {
  const output = new Output();
  const { lines, dropped } = bounded(output);
  output.writableLength = 8;
  lines.write("much too long\n");
  lines.write("1\n");
  assert.deepEqual([output.written, dropped()], [["1 lost\n", "1\n"], 1]);
});
