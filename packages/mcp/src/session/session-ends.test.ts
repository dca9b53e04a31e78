import assert from "node:assert/strict";
import { test } from "node:test";
import { MCP_REPLACED_TIME } from "../bounds.ts";
import { watchEnds } from "./session-ends.ts";

/** Watches sessions of which none has ended. */
function arrange() {
  /** The alarms that are set, and after how many milliseconds they ring. */
  const rings = new Map<() => void, number>();
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
        set: (time: number) => void rings.set(ring, time),
        release: () => void rings.delete(ring),
      }),
    },
    times: { timeToLive: 1_800_000, takeExpired: () => false },
    notes: { hear: () => () => {}, change() {} },
    listed: { hearEnd: () => () => {} },
  });
  return { sessions, stop, rings };
}

test("a configuration is left soon when its sessions are no longer watched", () => {
  const { stop, rings } = arrange();
  stop();
  assert.deepEqual([...rings.values()], [MCP_REPLACED_TIME]);
  for (const ring of [...rings.keys()]) ring();
  assert.equal(rings.size, 0);
});

test("sessions whose requests go on are watched until those have ended", () => {
  const { sessions, stop, rings } = arrange();
  stop();
  for (const isBusy of [true, false]) {
    assert.equal(rings.size, 1);
    sessions.isBusy = isBusy;
    for (const ring of [...rings.keys()]) ring();
  }
  assert.equal(rings.size, 0);
});
