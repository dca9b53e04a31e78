import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { locked } from "./locked.ts";

const MODULE = new URL("./locked.ts", import.meta.url).href;

/** Runs a text in a thread that has the lock's cells as `cells`. */
function startThread(text: string, cells: Int32Array<SharedArrayBuffer>): Worker {
  const source = `import { workerData as cells } from "node:worker_threads";
    import { locked } from ${JSON.stringify(MODULE)};
    ${text}`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  return new Worker(url, { workerData: cells });
}

test("a thread that ends while it has the lock does not keep it", async () => {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  const thread = startThread("locked(cells, 0, () => process.exit())", cells);
  await once(thread, "exit");
  assert.notEqual(cells[0], 0);
  assert.equal(
    locked(cells, 0, () => 7),
    7,
  );
  assert.equal(cells[0], 0);
});

test("threads that count at the same time lose nothing", async () => {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  const counting = "for (let turn = 0; turn < 20_000; turn++) locked(cells, 0, () => cells[1]++);";
  const threads = Array.from({ length: 3 }, () => startThread(counting, cells));
  await Promise.all(threads.map((thread) => once(thread, "exit")));
  assert.equal(cells[1], 60_000);
});

test("an action that fails gives the lock back", () => {
  const cells = new Int32Array(new SharedArrayBuffer(4));
  assert.throws(
    () =>
      locked(cells, 0, () => {
        throw new Error("no");
      }),
    /no/,
  );
  assert.equal(cells[0], 0);
});
