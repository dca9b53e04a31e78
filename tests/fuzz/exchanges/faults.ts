import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { descriptors, LIMITS, settle, until } from "./gateway.ts";
import type { TestGateway } from "./gateway.ts";

/** How a side stops in the middle of a message. */
export const FAULTS = {
  close: (socket: Socket) => socket.destroy(),
  reset: (socket: Socket) => socket.resetAndDestroy(),
  "half-close": (socket: Socket) => socket.end(),
  stall: () => {},
} as const;
export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];

export const MANY_TURNS = 200_000;
/** A time that is longer than every time limit. */
const LONG_TIME = LIMITS.idleTimeout + LIMITS.poolIdleTimeout;
const STEP = 500;

/**
 * Lets all timeouts expire, and checks that no client connection remains, and no more open files
 * than `open`.
 */
export async function ended(gateway: TestGateway, what: string, open = Infinity): Promise<void> {
  for (let passed = 0; passed < LONG_TIME && gateway.server.connections > 0; passed += STEP) {
    await settle();
    gateway.pass(STEP);
  }
  assert.ok(
    await until(() => gateway.server.connections === 0, MANY_TURNS),
    `${what}: connections are left`,
  );
  await settle();
  if (open === Infinity) return;
  assert.ok(
    await until(() => descriptors() <= open, MANY_TURNS),
    `${what}: ${descriptors()} open files, ${open} before`,
  );
}

/** The status in a line of the access log. */
export function loggedStatus(line: string | undefined): unknown {
  const { "http.status": status } = JSON.parse(line ?? "{}") as { "http.status"?: number };
  return status;
}
