import assert from "node:assert/strict";
import { test } from "node:test";
import { Inbox } from "./inbox.ts";

const TIMEOUT = 20;

function arrange() {
  const seen: string[] = [];
  const inbox = new Inbox({ timeout: TIMEOUT, late: () => void seen.push("late"), emptied() {} });
  inbox.owed(true);
  return { inbox, seen };
}

test("a message that has arrived in time is not late, however busy the thread was", async () => {
  const { inbox, seen } = arrange();
  const next = inbox.next();
  const message = { requestHeaders: {} };
  // What has arrived is read after the timers of the same turn.
  setImmediate(() => inbox.add(message));
  const start = performance.now();
  while (performance.now() - start < 2 * TIMEOUT);
  assert.equal(await next, message);
  assert.deepEqual(seen, []);
});

test("a message that does not arrive is late", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const inbox = new Inbox({ timeout: 1, late: resolve, emptied() {} });
  inbox.owed(true);
  void inbox.next();
  // The timer of the inbox does not keep the process alive.
  const alive = setInterval(() => {}, TIMEOUT);
  await promise;
  clearInterval(alive);
});
