import assert from "node:assert/strict";
import { test } from "node:test";
import { MCP_BUSY_TIMEOUT, MCP_SHARED_TIMEOUT } from "../bounds.ts";
import { Pulse, silenceAlarm } from "./silence-alarm.ts";

/** Runs alarms at once: how long each was set for, and whether the last one expired. */
function alarms(limit: number, pulse: Pulse | undefined, beats: readonly boolean[]) {
  const set: number[] = [];
  let fire = (): void => {};
  let hasExpired = false;
  const calls = {
    alarm(timedOut: () => void) {
      fire = timedOut;
      return { set: (milliseconds: number) => void set.push(milliseconds), release() {} };
    },
  };
  silenceAlarm(calls, limit, pulse, () => void (hasExpired = true));
  for (const beat of beats) {
    if (beat && pulse !== undefined) pulse.beats++;
    fire();
  }
  return { set, hasExpired };
}

test("a silent server has the usual time", () => {
  const found = alarms(MCP_SHARED_TIMEOUT, new Pulse(), [false]);
  assert.deepEqual(found, { set: [MCP_SHARED_TIMEOUT], hasExpired: true });
});

test("a server that responds to others has more time, until it is silent", () => {
  const { set, hasExpired } = alarms(MCP_SHARED_TIMEOUT, new Pulse(), [true, true, false]);
  assert.equal(set.length, 3);
  assert.equal(hasExpired, true);
});

test("a busy server has less time than clients wait", () => {
  const beats = Array.from({ length: 6 }, () => true);
  const { set, hasExpired } = alarms(MCP_SHARED_TIMEOUT, new Pulse(), beats);
  assert.equal(
    set.reduce((sum, each) => sum + each, 0),
    MCP_BUSY_TIMEOUT,
  );
  assert.equal(hasExpired, true);
});

test("a configured limit, and that of a server with one stream, is the limit", () => {
  assert.deepEqual(alarms(5_000, new Pulse(), [true]), { set: [5_000], hasExpired: true });
  assert.equal(alarms(MCP_SHARED_TIMEOUT, undefined, [true]).hasExpired, true);
});
