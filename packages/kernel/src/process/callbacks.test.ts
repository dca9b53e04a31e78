import assert from "node:assert/strict";
import { test } from "node:test";
import { after, every, LONGEST_TIMER, onSignal, type Failed } from "./callbacks.ts";

const FAULT = new Error("no descriptor");
/** Node.js fires a timer with an unsupported time after 1 millisecond, so this wait would show it. */
const A_FEW_MILLISECONDS = 20;

/** Waits until the registered callback has failed once, and keeps the event loop alive meanwhile. */
async function failureOf(register: (failed: Failed) => void): Promise<unknown> {
  const keepsAlive = setInterval(() => {}, 1000);
  try {
    return await new Promise((resolve) => register(resolve));
  } finally {
    clearInterval(keepsAlive);
  }
}

const throws = (): void => {
  throw FAULT;
};
const rejects = (): Promise<void> => Promise.reject(FAULT);

for (const [how, callback] of [
  ["throws", throws],
  ["rejects", rejects],
] as const) {
  test(`a callback that ${how} is reported, and does not end the process`, async () => {
    assert.equal(await failureOf((failed) => after(1, callback, failed)), FAULT);
    let timer: NodeJS.Timeout | undefined;
    assert.equal(await failureOf((failed) => (timer = every(1, callback, failed))), FAULT);
    clearInterval(timer);
    const signalled = failureOf((failed) => onSignal("SIGHUP", callback, failed));
    process.kill(process.pid, "SIGHUP");
    assert.equal(await signalled, FAULT);
  });
}

test("a time that no timer supports does not end at once", async () => {
  const early: string[] = [];
  const failed: Failed = (error) => assert.fail(String(error));
  const long = [
    after(LONGEST_TIMER + 1, () => early.push("after"), failed),
    every(Number.MAX_SAFE_INTEGER, () => early.push("every"), failed),
  ];
  await new Promise((resolve) => setTimeout(resolve, A_FEW_MILLISECONDS));
  for (const timer of long) clearTimeout(timer);
  assert.deepEqual(early, []);
});
