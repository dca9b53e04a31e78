import { endParts } from "./end-session.ts";
import type { Federation } from "./federation.ts";

/** How often expired sessions are searched, per idle timeout. */
const LOOKS = 4;

/** Ends idle sessions at their targets; call the result to stop. */
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
