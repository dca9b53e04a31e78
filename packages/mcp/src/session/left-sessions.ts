import { setTimeout } from "node:timers/promises";
import { LEFT_LOOK, LEFT_PATIENCE, LEFT_QUIET, LEFT_TIME_LIMIT, MAX_LEFT_ENDS } from "../bounds.ts";
import type { SessionTimes } from "./session-times.ts";

/** A session at a server that the running configuration does not have. */
export interface LeftSession {
  /** Its name in {@link SessionTimes}, by which one of the workers that know it ends it. */
  readonly name: string;
  /** Whether this worker processes a request of the session. */
  readonly isBusy: () => boolean;
  /** Ends it at the server. */
  readonly end: () => Promise<void>;
}

/** The name of a left session: its server may give the same id again, but not soon. */
export function leftName(address: string, server: string | undefined, session: string): string {
  return JSON.stringify(["left", address, server, session]);
}

/**
 * Ends sessions at servers that a new configuration no longer has, each as soon as no worker
 * processes a request of it, some at a time.
 */
export async function endLeft(
  sessions: readonly LeftSession[],
  times: SessionTimes,
): Promise<void> {
  const begun = times.beginning();
  for (const { name } of sessions) times.use(name, begun);
  const ending = new Set<Promise<void>>();
  let waiting = sessions;
  for (let time = 0; waiting.length > 0 && time < LEFT_TIME_LIMIT; time += LEFT_LOOK) {
    await setTimeout(LEFT_LOOK, undefined, { ref: false });
    waiting = waiting.filter(({ name, isBusy, end }) => {
      if (time < LEFT_PATIENCE && isBusy()) return times.use(name, begun, true);
      if (ending.size >= MAX_LEFT_ENDS) return true;
      if (!times.takeExpired(name, LEFT_QUIET)) return !times.hasEnded(name);
      const ended = end().finally(() => ending.delete(ended));
      ending.add(ended);
      return false;
    });
  }
}
