import assert from "node:assert/strict";
import { test } from "node:test";
import { Admission, createAdmissionMemory, type Overload } from "./admission.ts";

const SETTINGS = { maxMemoryShare: 75, maxRequests: 2 };

test("requests of all workers count, and are refused beyond the limit", () => {
  const memory = createAdmissionMemory();
  const refused: Overload[] = [];
  const [one, other] = [0, 1].map(
    () => new Admission(memory, undefined, SETTINGS, (why) => refused.push(why)),
  );
  assert.equal(one?.enter(), undefined);
  assert.equal(other?.enter(), undefined);
  assert.equal(one?.enter(), "requests");
  other?.leave();
  assert.equal(one?.enter(), undefined);
  assert.deepEqual(refused, ["requests"]);
});

test("without room, requests and further bytes of bodies are refused", () => {
  const room = {
    isFull: false,
    take: (bytes: number): boolean => !(room.isFull = bytes > 1),
  };
  const refused: Overload[] = [];
  const admission = new Admission(createAdmissionMemory(), room, SETTINGS, (why) =>
    refused.push(why),
  );
  assert.equal(admission.enter(), undefined);
  assert.equal(admission.buffer(1), undefined);
  assert.equal(admission.buffer(2), "memory");
  assert.equal(admission.enter(), "memory");
  assert.deepEqual(refused, ["memory", "memory"]);
});

test("without a bound of memory, buffered bodies are not counted", () => {
  const admission = new Admission(createAdmissionMemory(), undefined, SETTINGS, () =>
    assert.fail(),
  );
  for (let count = 0; count < 8; count++) assert.equal(admission.buffer(2 ** 30), undefined);
  assert.equal(admission.enter(), undefined);
});
