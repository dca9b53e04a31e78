import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Worker } from "node:worker_threads";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { LineSender } from "@edge-gateway/gateway/observe/lines/line-queue";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { RequestLog } from "./request-log.ts";

const LINE = Buffer.from("{}\n");

test("lines are counted as dropped, and leave the queue, if their thread ends or is not there", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "request-log-"));
  const { promise: started, resolve } = Promise.withResolvers<Worker>();
  process.once("worker", resolve);
  const days = { recordDays: 1, hourlySumDays: 1, dailySumDays: 1 };
  const settings = { database: {}, requestLog: { file: join(folder, "requests.db"), ...days } };
  const silent = { error() {}, info() {}, warn() {} } as unknown as Logger;
  const log = RequestLog.of(settings as unknown as Settings, silent, Date.now);
  assert.ok(log !== undefined);
  context.after(async () => {
    await log.close();
    await rm(folder, { recursive: true });
  });
  const underway: Uint8Array<ArrayBuffer>[] = [];
  const sender = new LineSender(log.memory, 1000, (lines) => underway.push(lines));
  const send = () => sender.send(new Uint8Array([...LINE, ...LINE]));
  const arrive = () => underway.splice(0).forEach((lines) => log.add(lines));
  // The thread has not read a message yet.
  send();
  arrive();
  send();
  await (await started).terminate();
  const state = () => [log.state.dropped, log.state.waiting];
  assert.deepEqual(state(), [2, 2 * LINE.length]);
  arrive();
  assert.deepEqual(state(), [4, 0]);
});
