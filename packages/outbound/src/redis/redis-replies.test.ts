import assert from "node:assert/strict";
import { test } from "node:test";
import { RedisReplies } from "./redis-replies.ts";

const LONGEST = 10;
const ALL = Buffer.from("+OK\r\n-ERR no\r\n:12\r\n$3\r\na\r\n\r\n$-1\r\n$0\r\n\r\n");
const READ = ["OK", "error: ERR no", 12, "a\r\n", undefined, ""];

function readAll(pieces: readonly Uint8Array[]): unknown[] {
  const replies = new RedisReplies(LONGEST);
  const read: unknown[] = [];
  for (const piece of pieces) {
    replies.add(piece);
    for (let next = replies.next(); next !== "more"; next = replies.next()) {
      if (next.error !== undefined) read.push(`error: ${next.error}`);
      else
        read.push(
          next.reply instanceof Uint8Array ? Buffer.from(next.reply).toString() : next.reply,
        );
    }
  }
  return read;
}

test("responses of Redis are read correctly, however their bytes are split", () => {
  assert.deepEqual(readAll([ALL]), READ);
  for (let size = 1; size < ALL.length; size += 1) {
    const pieces = [];
    for (let at = 0; at < ALL.length; at += size) pieces.push(ALL.subarray(at, at + size));
    assert.deepEqual(readAll(pieces), READ, `pieces of ${size} bytes`);
  }
});

for (const text of [
  "*1\r\n",
  "$11\r\n",
  "$-2\r\n",
  "$x\r\n",
  ":\r\n",
  "HTTP/1.1 400\r\n",
  "$9999999999999999\r\n",
])
  test(`no reply: ${JSON.stringify(text)}`, () => {
    assert.throws(() => readAll([Buffer.from(text)]));
  });

test("a line that does not end is refused before it takes much memory", () => {
  const replies = new RedisReplies(LONGEST);
  assert.throws(() => {
    for (let count = 0; count < 100; count += 1) {
      replies.add(Buffer.from("+".repeat(100)));
      replies.next();
    }
  }, /too long/);
});
