import assert from "node:assert/strict";
import { test } from "node:test";
import { MCP_LIST_READINGS } from "../../bounds.ts";
import { ListReadings, type ReadingEnd } from "./list-readings.ts";

/** Readings of the lists of session `s`, by a clock that the test controls. */
function arrange(...ends: readonly ReadingEnd[]) {
  let now = 0;
  let count = 0;
  const readings = new ListReadings(() => now);
  const read = (): Promise<ReadingEnd> => Promise.resolve(ends[count++] ?? "complete");
  return {
    readings,
    run: (session = "s") => readings.run("tool", session, { read, isFound: () => false }),
    count: () => count,
    pass: (milliseconds: number) => void (now += milliseconds),
  };
}

test("lists that were read completely are not read again for a while, in each session", async () => {
  const { run, count, pass } = arrange();
  for (let times = 0; times < 10; times++) assert.equal(await run(), true);
  assert.equal(count(), 1);
  await run("another");
  assert.equal(count(), 2);
  pass(60_000);
  await run();
  assert.equal(count(), 3);
});

test("concurrent calls share a reading, and read again if the client of that reading disconnected", async () => {
  const { run, count } = arrange("cancelled");
  await Promise.all(Array.from({ length: 10 }, () => run()));
  assert.equal(count(), 2);
});

test("a list that could not be read is requested again sooner than complete lists", async () => {
  const { run, count, pass } = arrange("incomplete");
  await run();
  await run();
  assert.equal(count(), 1);
  pass(1_000);
  await run();
  pass(1_000);
  await run();
  assert.equal(count(), 2);
});

test("a lost session is reported, and does not count as a reading", async () => {
  const { run, count } = arrange("sessionLost");
  assert.equal(await run(), false);
  assert.equal(await run(), true);
  assert.equal(count(), 2);
});

test("changed lists are read again, also if they change during the reading", async () => {
  const { readings, run, count } = arrange();
  await run();
  readings.forget("prompt");
  await run();
  assert.equal(count(), 1);
  readings.forget("tool");
  const running = run();
  readings.forget("tool");
  await running;
  await run();
  assert.equal(count(), 3);
});

test("lists that change during each reading are read again a few times, or until the name is found", async () => {
  const readings = new ListReadings(() => 0);
  let count = 0;
  const read = (): Promise<ReadingEnd> => {
    count++;
    readings.forget("tool");
    return Promise.resolve("complete");
  };
  await readings.run("tool", "s", { read, isFound: () => false });
  assert.equal(count, MCP_LIST_READINGS);
  await readings.run("tool", "s", { read, isFound: () => true });
  assert.equal(count, MCP_LIST_READINGS + 1);
});

test("lists that change while a client cancels their reading are not read again for it", async () => {
  const readings = new ListReadings(() => 0);
  let count = 0;
  const read = (): Promise<ReadingEnd> => {
    count++;
    readings.forget("tool");
    return Promise.resolve("cancelled");
  };
  await readings.run("tool", "s", { read, isFound: () => false });
  assert.equal(count, 1);
});
