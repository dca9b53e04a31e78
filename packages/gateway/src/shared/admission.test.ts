import assert from "node:assert/strict";
import { test } from "node:test";
import { Admission, createAdmissionMemory, setMemoryRoom, type Overload } from "./admission.ts";

const SETTINGS = { maxMemoryShare: 75 };

test("buffered bodies of all workers share the room until the memory is measured again", () => {
  const memory = createAdmissionMemory();
  setMemoryRoom(memory, 100);
  const refused: Overload[] = [];
  const workers = [0, 1].map(() => new Admission(memory, SETTINGS, (why) => refused.push(why)));
  const [one, other] = workers;
  assert.equal(one?.enter(), undefined);
  assert.equal(one?.buffer(60), undefined);
  assert.equal(other?.buffer(39), undefined);
  assert.equal(other?.buffer(1), "memory");
  assert.equal(one?.buffer(1), "memory");
  assert.equal(other?.enter(), "memory");
  assert.deepEqual(refused, ["memory", "memory", "memory"]);
  setMemoryRoom(memory, 2 ** 40);
  assert.equal(one?.buffer(2 ** 20), undefined);
  assert.equal(other?.enter(), undefined);
  setMemoryRoom(memory, -1);
  assert.equal(one?.isMemoryFull, true);
});

test("without a bound of memory, buffered bodies are not counted", () => {
  const admission = new Admission(createAdmissionMemory(), SETTINGS, () => assert.fail());
  for (let count = 0; count < 8; count++) assert.equal(admission.buffer(2 ** 30), undefined);
  assert.equal(admission.enter(), undefined);
});
