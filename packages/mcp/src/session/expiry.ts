import { allMembers, endParts } from "./end-parts.ts";
import type { Federation } from "./federation.ts";
import { SESSION_LOOKS } from "../bounds.ts";

/**
 * Ends idle sessions at their targets. If another worker has ended a session, ends what this worker has begun
 * for it at targets. Calling the returned function stops both.
 */
export function endSessions(federation: Federation): () => void {
  const { calls, times, notes, listed } = federation.parts;
  const interval = Math.max(times.timeToLive / SESSION_LOOKS, 1);
  const alarm = calls.alarm(() => {
    for (const open of federation.sessions.takeExpired()) {
      void endParts(federation, undefined, open);
      notes.change(open.session.id, { kind: "ended" });
    }
    alarm.set(interval);
  });
  alarm.set(interval);
  const deaf = notes.hear((id, change) => {
    if (change.kind === "ended") endOwnParts(federation, id);
  });
  const unheard = listed.hearEnd((id) => endForAdministrator(federation, id));
  return () => {
    alarm.release();
    deaf();
    unheard();
  };
}

/** Ends a session at its targets and in all workers, because an administrator has ended it. */
function endForAdministrator(federation: Federation, id: string): void {
  const open = federation.sessions.take(id);
  if (open === undefined) return;
  for (const stream of open.streams) stream.ended();
  void endParts(federation, undefined, open);
  federation.parts.notes.change(id, { kind: "ended" });
}

/**
 * The worker that ended the client's session has already ended the targets' sessions in the client's session
 * id.
 */
function endOwnParts(federation: Federation, id: string): void {
  const open = federation.sessions.take(id);
  if (open === undefined) return;
  for (const stream of open.streams) stream.ended();
  const own = allMembers(open).filter(
    (member) => !open.session.members.includes(member) && !open.adopted.has(member),
  );
  void endParts(federation, undefined, open, own);
}
