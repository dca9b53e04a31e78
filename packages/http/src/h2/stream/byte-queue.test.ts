import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ByteQueue } from "./byte-queue.ts";

const adding = fc.tuple(fc.constantFrom("add", "addOwned"), fc.uint8Array({ maxLength: 40 }));
const taking = fc.tuple(fc.constant("take"), fc.nat(60));

test("bytes leave in order, and owned bytes are never modified", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(adding, taking)), (steps) => {
      const queue = new ByteQueue();
      const waiting: number[] = [];
      const owned: [Uint8Array, number[]][] = [];
      for (const [kind, value] of steps) {
        if (typeof value === "number") {
          assert.deepEqual([...queue.take(value)], waiting.splice(0, value));
        } else {
          waiting.push(...value);
          if (kind === "addOwned") {
            owned.push([value, [...value]]);
            queue.addOwned(value);
          } else {
            queue.add(value);
            value.fill(0);
          }
        }
        assert.equal(queue.length, waiting.length);
      }
      for (const [bytes, before] of owned) assert.deepEqual([...bytes], before);
    }),
  );
});

test("the first owned bytes are kept without a copy", () => {
  const queue = new ByteQueue();
  const bytes = Buffer.from("owned");
  queue.addOwned(bytes);
  assert.equal(queue.take(2).buffer, bytes.buffer);
  queue.addOwned(Buffer.from("more"));
  assert.equal(String(queue.take(9)), "nedmore");
});
