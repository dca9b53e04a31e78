import assert from "node:assert/strict";
import { test } from "node:test";
import { MEASURED_MEMORY_BYTES } from "../bounds.ts";
import { MemoryRoom, createMemoryRoom, memoryBound } from "./memory-room.ts";

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

/** Rooms of two threads of one process, whose memory in use is a variable. */
function rooms(bytes: number) {
  const process = { inUse: 0 };
  const memory = createMemoryRoom();
  const bound = { bytes, inUse: () => process.inUse };
  return { process, one: new MemoryRoom(memory, bound), other: new MemoryRoom(memory, bound) };
}

test("what threads buffer counts until the memory is measured", () => {
  const { process, one, other } = rooms(100);
  process.inUse = 20;
  one.measure();
  assert.equal(one.take(50), true);
  assert.equal(other.take(29), true);
  process.inUse = 100;
  assert.equal(other.take(1), false);
  assert.equal(one.isFull, true);
  process.inUse = 99;
  one.measure();
  assert.equal(other.isFull, false);
});

test("a thread that buffers much measures without waiting for the next interval", () => {
  const { process, one } = rooms(2 ** 30);
  process.inUse = 2 ** 30;
  assert.equal(one.take(MEASURED_MEMORY_BYTES - 1), true);
  assert.equal(one.take(1), false);
});
