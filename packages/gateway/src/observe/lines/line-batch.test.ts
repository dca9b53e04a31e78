import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_LOG_BATCH_BYTES } from "../../bounds.ts";
import { LineBatch } from "./line-batch.ts";

function batch() {
  const sent: string[] = [];
  const lines = new LineBatch((bytes) => sent.push(new TextDecoder().decode(bytes)));
  return { lines, sent };
}

test("lines are sent together, in UTF-8", () => {
  const { lines, sent } = batch();
  lines.add("one\n");
  lines.add("zwölf 你好 😀\n");
  assert.deepEqual(sent, []);
  lines.flush();
  lines.flush();
  lines.add("three\n");
  lines.flush();
  assert.deepEqual(sent, ["one\nzwölf 你好 😀\n", "three\n"]);
});

test("a full batch is sent at once, and no line is cut", () => {
  const { lines, sent } = batch();
  const all = Array.from({ length: 5000 }, (_, number) => `line ${number} ${"ä".repeat(50)}\n`);
  for (const line of all) lines.add(line);
  assert.ok(sent.length > 1);
  for (const text of sent) assert.ok(text.endsWith("\n"));
  for (const text of sent) assert.ok(Buffer.byteLength(text) <= MAX_LOG_BATCH_BYTES);
  lines.flush();
  assert.equal(sent.join(""), all.join(""));
});

test("a line that is longer than a batch is sent whole, after the lines before it", () => {
  const { lines, sent } = batch();
  const long = `${"😀".repeat(MAX_LOG_BATCH_BYTES)}\n`;
  lines.add("before\n");
  lines.add(long);
  lines.add("after\n");
  lines.flush();
  assert.deepEqual(sent, ["before\n", long, "after\n"]);
});

test("a line is sent after a short time, even if the batch is not full", async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const lines = new LineBatch(resolve);
  lines.add("alone\n");
  assert.equal(new TextDecoder().decode(await promise), "alone\n");
});
