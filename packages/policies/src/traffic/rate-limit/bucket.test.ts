import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { Bucket } from "./bucket.ts";

const MINUTE = 60_000;

function bucketOf(capacity: number, fill: number, interval = MINUTE): Bucket {
  return new Bucket(new BigInt64Array(2), capacity, fill, interval);
}

test("a limit of 2 per minute allows two requests, and reports the remaining number and the time of the refill", () => {
  const bucket = bucketOf(2, 2);
  assert.deepEqual(bucket.take(1_000), { allowed: true, remaining: 1, resetIn: MINUTE });
  assert.deepEqual(bucket.take(2_000), { allowed: true, remaining: 0, resetIn: MINUTE - 1_000 });
  assert.deepEqual(bucket.take(3_000), { allowed: false, remaining: 0, resetIn: MINUTE - 2_000 });
  assert.equal(bucket.take(1_000 + MINUTE).allowed, true);
});

test("a burst is used once and refilled at the limit's rate", () => {
  const bucket = bucketOf(5, 2);
  for (let count = 0; count < 5; count++) assert.equal(bucket.take(0).allowed, true);
  assert.equal(bucket.take(0).allowed, false);
  assert.equal(bucket.take(MINUTE).remaining, 1);
  assert.equal(bucket.take(3 * MINUTE).remaining, 4);
});

test("a thread whose clock is slightly behind uses the newest interval", () => {
  const bucket = bucketOf(1, 1);
  assert.equal(bucket.take(0).allowed, true);
  assert.equal(bucket.take(MINUTE).allowed, true);
  assert.equal(bucket.take(MINUTE - 1).allowed, false);
  assert.equal(bucket.take(MINUTE).allowed, false);
});

test("a returned token can be taken again, and the bucket never exceeds its capacity", () => {
  const bucket = bucketOf(2, 2);
  bucket.giveBack(0);
  for (let count = 0; count < 2; count++) assert.equal(bucket.take(0).allowed, true);
  bucket.giveBack(1);
  assert.deepEqual([bucket.take(2).allowed, bucket.take(2).allowed], [true, false]);
  bucket.giveBack(MINUTE);
  assert.equal(bucket.take(MINUTE).remaining, 1);
});

test("tokens spent afterwards are missing later, but never more than the bucket had", () => {
  const bucket = bucketOf(10, 10);
  assert.deepEqual(bucket.look(0), { allowed: true, remaining: 10, resetIn: MINUTE });
  bucket.spend(0, 4);
  assert.equal(bucket.look(0).remaining, 6);
  bucket.spend(0, 100);
  assert.equal(bucket.look(0).allowed, false);
  assert.equal(bucket.look(MINUTE).remaining, 10);
});

test("a bucket never allows more than its capacity plus the refills of the elapsed time", () => {
  const steps = fc.array(fc.integer({ min: 0, max: 3 * MINUTE }), { maxLength: 60 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      steps,
      (fill, burst, waits) => {
        const bucket = bucketOf(fill + burst, fill);
        let now = 0;
        let allowed = 0;
        for (const wait of waits) {
          now += wait;
          if (bucket.take(now).allowed) allowed += 1;
        }
        const start = waits[0] ?? 0;
        assert.ok(allowed <= fill + burst + fill * Math.floor((now - start) / MINUTE));
      },
    ),
  );
});

test("counts are exact when several threads take tokens concurrently", async () => {
  const cells = new BigInt64Array(new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT));
  const script = `
    import { workerData, parentPort } from "node:worker_threads";
    const { Bucket } = await import(workerData.module);
    const bucket = new Bucket(workerData.cells, 1000, 1000, 60000);
    let allowed = 0;
    for (let count = 0; count < 900; count++) if (bucket.take(5).allowed) allowed += 1;
    parentPort.postMessage(allowed);`;
  const module = new URL("./bucket.ts", import.meta.url).href;
  const counts = [1, 2, 3].map(async () => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
      workerData: { cells, module },
    });
    const [allowed] = await once(worker, "message");
    return Number(allowed);
  });
  const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  assert.equal(total, 1000);
});
