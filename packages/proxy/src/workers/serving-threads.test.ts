import assert from "node:assert/strict";
import { once } from "node:events";
import { test, type TestContext } from "node:test";
import type { Worker } from "node:worker_threads";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { ServingThreads } from "./serving-threads.ts";

/** Threads of which some are started early, in the order of their start; all end with the test. */
async function early(context: TestContext, count: number) {
  const started: Worker[] = [];
  const note = (thread: Worker): void => void started.push(thread);
  process.on("worker", note);
  const threads = new ServingThreads();
  context.after(async () => {
    process.off("worker", note);
    await Promise.all(started.map((thread) => thread.terminate()));
  });
  threads.startEarly(count);
  await waitFor("the threads", () => started.length === count);
  return { threads, started };
}

test("threads that were started early are taken first, and then others start", async (context) => {
  const { threads, started } = await early(context, 2);
  const taken = [threads.take(), threads.take(), threads.take()];
  await waitFor("another thread", () => started.length === 3);
  assert.deepEqual(
    taken.map(({ threadId }) => threadId),
    started.map(({ threadId }) => threadId),
  );
});

test("a thread that ended early is not taken", async (context) => {
  const { threads, started } = await early(context, 1);
  await started[0]?.terminate();
  const { threadId } = threads.take();
  await waitFor("another thread", () => started.length === 2);
  assert.equal(threadId, started[1]?.threadId);
});

test("threads that nobody has taken end at the close, and the others continue", async (context) => {
  const { threads, started } = await early(context, 2);
  const taken = threads.take();
  const left = started.find((thread) => thread !== taken) ?? assert.fail();
  const ended = once(left, "exit");
  threads.close();
  await ended;
  assert.notEqual(taken.threadId, -1, "it runs");
});
