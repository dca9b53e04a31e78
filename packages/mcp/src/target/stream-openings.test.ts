import assert from "node:assert/strict";
import { test } from "node:test";
import { MCP_LATE_TIME } from "../bounds.ts";
import { createOpeningMemory, StreamOpenings } from "./stream-openings.ts";

/** Two workers of a process, and the alarms that they have set. */
function arrange() {
  const memory = createOpeningMemory();
  const rings = new Set<() => void>();
  const calls = {
    alarm: (ring: () => void) => ({
      set: () => void rings.add(ring),
      release: () => void rings.delete(ring),
    }),
  };
  const clock = { now: 0 };
  const reading = Promise.withResolvers<void>();
  const channel = { isAlone: false, reached: () => reading.promise };
  const worker = () => new StreamOpenings(memory, calls, channel, () => clock.now);
  return { one: worker(), other: worker(), rings, clock, hasRead: reading.resolve };
}

const TARGET = {};

test("calls of any worker wait until the stream of their session has begun", async () => {
  const { one, other, rings } = arrange();
  assert.equal(other.opened("session", "target", false), undefined);
  const first = one.begin(TARGET, "session", "target");
  const second = one.begin(TARGET, "session", "target");
  assert.equal(other.opened("another", "target", false), undefined);
  assert.equal(other.opened("session", "another", false), undefined);
  const events: string[] = [];
  const waiting = [one, other].map(async (worker) => {
    await worker.opened("session", "target", false);
    events.push("opened");
  });
  first();
  first();
  assert.notEqual(other.opened("session", "target", false), undefined);
  await Promise.resolve();
  events.push("begun");
  second();
  await Promise.all(waiting);
  assert.deepEqual(events, ["begun", "opened", "opened"]);
  assert.equal(other.opened("session", "target", false), undefined);
  assert.equal(rings.size, 0);
});

test("a call that arrives when others no longer have to wait does not overtake them", async () => {
  const { one, other } = arrange();
  const end = one.begin(TARGET, "session", "target");
  const sent: string[] = [];
  const first = other.opened("session", "target", false)?.then(() => sent.push("first"));
  end();
  const second = other.opened("session", "target", false)?.then(() => sent.push("second"));
  assert.ok(second !== undefined);
  await Promise.all([first, second]);
  assert.deepEqual(sent, ["first", "second"]);
});

test("nobody waits for a target that was late, for some time", () => {
  const { one, rings, clock } = arrange();
  const isAwaited = () => one.opened("session", "target", false) !== undefined;
  const late = one.begin(TARGET, "session", "target");
  for (const ring of [...rings]) ring();
  assert.ok(!isAwaited());
  late();
  // The client ends its stream soon, or a call that did not wait brings the first event.
  for (let stream = 0; stream < 2; stream++) {
    const end = one.begin(TARGET, "session", "target");
    assert.ok(!isAwaited());
    end();
  }
  clock.now += MCP_LATE_TIME;
  const end = one.begin(TARGET, "session", "target");
  assert.ok(isAwaited());
  end();
});

test("a call of a new session waits for a stream of which another worker has not read yet", async () => {
  const { one, other, hasRead } = arrange();
  const events: string[] = [];
  const sent = one.opened("session", "target", true)?.then(() => events.push("sent"));
  const later = one.opened("session", "target", false)?.then(() => events.push("sent later"));
  assert.ok(sent !== undefined && later !== undefined);
  const begun = other.begin(TARGET, "session", "target");
  hasRead();
  await new Promise(setImmediate);
  assert.deepEqual(events, []);
  begun();
  await Promise.all([sent, later]);
  assert.deepEqual(events, ["sent", "sent later"]);
  assert.equal(one.opened("session", "target", false), undefined);
});
