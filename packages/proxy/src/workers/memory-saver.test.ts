import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { MemorySaver } from "./memory-saver.ts";

const { memoryCheckInterval, savingStartMebibytes, savingEndMebibytes, savingLimitMebibytes } =
  DEFAULTS.engineBounds;
const MEBIBYTE = 1024 ** 2;
const SAVES = "--optimize-for-size";
const HURRIES = "--no-optimize-for-size";

/** What V8 is told while a process of so many workers takes these mebibytes for each, one after the other. */
function told(workers: number, ...mebibytes: number[]): string[] {
  const flags: string[] = [];
  const saver = new MemorySaver(workers, (flag) => flags.push(flag));
  for (const each of mebibytes) saver.look(each * workers * MEBIBYTE);
  return flags;
}

for (const workers of [1, 3]) {
  test(`V8 saves memory between the bounds, and is told only of changes; ${workers} workers`, () => {
    const [start, end, limit] = [savingStartMebibytes, savingEndMebibytes, savingLimitMebibytes];
    assert.deepEqual(told(workers, 0, end, start), []);
    assert.deepEqual(told(workers, start + 1, limit, end + 1), [SAVES]);
    assert.deepEqual(told(workers, start + 1, end, start), [SAVES, HURRIES]);
    assert.deepEqual(told(workers, start + 1, limit + 1, limit), [SAVES, HURRIES, SAVES]);
    assert.deepEqual(told(workers, limit + 1), []);
  });
}

test("it looks by itself until it is stopped", ({ mock }) => {
  mock.timers.enable({ apis: ["setInterval"] });
  const workers = 1000;
  const flags: string[] = [];
  const saver = new MemorySaver(workers, (flag) => flags.push(flag));
  const lookAtMuch = (): void => saver.look((savingStartMebibytes + 1) * workers * MEBIBYTE);
  lookAtMuch();
  saver.start();
  mock.timers.tick(memoryCheckInterval - 1);
  assert.deepEqual(flags, [SAVES]);
  mock.timers.tick(1);
  assert.deepEqual(flags, [SAVES, HURRIES]);
  lookAtMuch();
  saver.stop();
  mock.timers.tick(memoryCheckInterval);
  assert.deepEqual(flags, [SAVES, HURRIES, SAVES]);
});
