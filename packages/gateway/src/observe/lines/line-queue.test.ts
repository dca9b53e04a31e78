import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { createQueueMemory, LineReceiver, LineSender } from "./line-queue.ts";

const MAX_BYTES = 4096;
const LINES = 50_000;

test("the queue's length is limited, and received lines make room again", () => {
  const memory = createQueueMemory();
  const posted: string[] = [];
  const sender = new LineSender(memory, 8, (lines) => posted.push(Buffer.from(lines).toString()));
  const receiver = new LineReceiver(memory);
  sender.send(bytesOf("one\n"));
  sender.send(bytesOf("two\n"));
  sender.send(bytesOf("3\n4\n"));
  sender.send(bytesOf("5\n"));
  assert.deepEqual(posted, ["one\n", "two\n"]);
  assert.equal(receiver.taken(bytesOf("one\n")), 3);
  sender.send(bytesOf("six\n"));
  assert.equal(receiver.taken(bytesOf("two\n")), 0);
  assert.deepEqual(posted, ["one\n", "two\n", "six\n"]);
});

test("while the main thread is blocked, the queue stays within its limit; later the main thread learns how many lines were dropped", async () => {
  const memory = createQueueMemory();
  const finished = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL("./testing/talkative-thread.ts", import.meta.url), {
    workerData: { memory, maxBytes: MAX_BYTES, lines: LINES, finished },
  });
  // The main thread's event loop does not run until the worker has sent all lines.
  Atomics.wait(finished, 0, 0);
  const receiver = new LineReceiver(memory);
  let bytes = 0;
  let lines = 0;
  let dropped = 0;
  worker.on("message", (sent: Uint8Array) => {
    bytes += sent.byteLength;
    lines += 1;
    dropped += receiver.taken(sent);
    if (lines === 1) worker.postMessage("continue");
  });
  await once(worker, "exit");
  assert.ok(bytes <= MAX_BYTES + "last\n".length, `${bytes} bytes waited`);
  assert.ok(dropped > 0);
  assert.equal(lines + dropped, LINES + 1);
});

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
