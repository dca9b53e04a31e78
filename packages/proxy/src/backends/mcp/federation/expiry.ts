import { endParts } from "./end-session.ts";
import type { Federation } from "./federation.ts";

/** Looks for sessions that nobody uses this often in their time to live. */
const LOOKS = 4;

/** Ends what targets keep of sessions that nobody has used for too long; the result stops that. */
export function endExpired(federation: Federation): () => void {
  const { calls, times } = federation.parts;
  const interval = Math.max(times.timeToLive / LOOKS, 1);
  const alarm = calls.alarm(() => {
    for (const open of federation.sessions.takeExpired())
      void endParts(federation, undefined, open);
    alarm.set(interval);
  });
  alarm.set(interval);
  return () => alarm.release();
}
