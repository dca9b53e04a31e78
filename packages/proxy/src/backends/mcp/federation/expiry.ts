import { MCP_SHARED_TIMEOUT } from "../../../bounds.ts";
import type { Federation } from "./federation.ts";
import { dismiss } from "./introduce.ts";
import type { OpenSession } from "./open-session.ts";

/** Looks for sessions that nobody uses this often in their time to live. */
const LOOKS = 4;

/** Ends what targets keep of sessions that nobody has used for too long; the result stops that. */
export function endExpired(federation: Federation): () => void {
  const { calls, times } = federation.parts;
  const interval = Math.max(times.timeToLive / LOOKS, 1);
  const alarm = calls.alarm(() => {
    for (const open of federation.sessions.takeExpired()) end(federation, open);
    alarm.set(interval);
  });
  alarm.set(interval);
  return () => alarm.release();
}

function end(federation: Federation, open: OpenSession): void {
  const { calls } = federation.parts;
  open.close();
  for (const member of open.members) {
    const target = federation.target(member.target);
    if (target !== undefined)
      void dismiss(target, member, { calls, exchange: undefined, limit: MCP_SHARED_TIMEOUT });
  }
}
