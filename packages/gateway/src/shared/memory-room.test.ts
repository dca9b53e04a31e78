import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryBound } from "./memory-watch.ts";

const LIMIT = 256 * 1024 ** 2;

test("the bound of memory is that of the settings, or a share of what the container may use", () => {
  assert.equal(memoryBound({ maxMemoryShare: 75 }, LIMIT)?.bytes, 192 * 1024 ** 2);
  assert.equal(memoryBound({ maxMemoryShare: 50, maxMemory: 1024 ** 3 }, LIMIT)?.bytes, 1024 ** 3);
});

test("pages of files count for the bound of the settings alone", () => {
  const own = memoryBound({ maxMemoryShare: 75 }, LIMIT)?.inUse() ?? 0;
  const resident = memoryBound({ maxMemoryShare: 75, maxMemory: 1024 ** 3 })?.inUse() ?? 0;
  assert.ok(own >= 0 && own < resident, `${own} of ${resident}`);
});
