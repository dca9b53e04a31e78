import assert from "node:assert/strict";
import { test } from "node:test";
import { watchEnds } from "./session-ends.ts";

/** Watches sessions of which none has ended. */
function arrange() {
  const rings = new Set<() => void>();
  const sessions = {
    isBusy: false,
    ids: () => [],
    noteBusy() {
      return this.isBusy;
    },
    take: () => assert.fail(),
  };
  const stop = watchEnds<never>(sessions, assert.fail, {
    calls: {
      alarm: (ring: () => void) => ({
        set: () => void rings.add(ring),
        release: () => void rings.delete(ring),
      }),
    },
    times: { timeToLive: 1_800_000, takeExpired: () => false },
    notes: { hear: () => () => {}, change() {} },
    listed: { hearEnd: () => () => {} },
  });
  return { sessions, stop, rings };
}

test("a configuration without requests is left at once when its sessions are no longer watched", () => {
  const { stop, rings } = arrange();
  assert.equal(rings.size, 1);
  stop();
  assert.equal(rings.size, 0);
});

test("sessions whose requests go on are watched until those have ended", () => {
  const { sessions, stop, rings } = arrange();
  sessions.isBusy = true;
  stop();
  for (const isBusy of [true, false]) {
    assert.equal(rings.size, 1);
    sessions.isBusy = isBusy;
    for (const ring of [...rings]) ring();
  }
  assert.equal(rings.size, 0);
});
