import { allMembers, endParts } from "./end-parts.ts";
import { SESSION_LOOKS } from "../bounds.ts";
import type { Targets } from "./targets.ts";
import type { Sessions } from "./sessions.ts";

/**
 * Ends idle sessions at their targets. If another worker has ended a session, ends what this worker has begun
 * for it at targets. Calling the returned function stops both.
 */
export function endSessions(sessions: Sessions, targets: Targets): () => void {
  const { calls, times, notes, listed } = targets.services;
  const interval = Math.max(times.timeToLive / SESSION_LOOKS, 1);
  const alarm = calls.alarm(() => {
    for (const open of sessions.takeExpired()) {
      void endParts(targets, undefined, open);
      notes.change(open.session.id, { kind: "ended" });
    }
    alarm.set(interval);
  });
  alarm.set(interval);
  const deaf = notes.hear((id, change) => {
    if (change.kind === "ended") endOwnParts(sessions, targets, id);
  });
  const unheard = listed.hearEnd((id) => endForAdministrator(sessions, targets, id));
  return () => {
    alarm.release();
    deaf();
    unheard();
  };
}

/** Ends a session at its targets and in all workers, because an administrator has ended it. */
function endForAdministrator(sessions: Sessions, targets: Targets, id: string): void {
  const open = sessions.take(id);
  if (open === undefined) return;
  for (const stream of open.streams) stream.ended();
  void endParts(targets, undefined, open);
  targets.services.notes.change(id, { kind: "ended" });
}

/**
 * The worker that ended the client's session has already ended the targets' sessions in the client's session
 * id.
 */
function endOwnParts(sessions: Sessions, targets: Targets, id: string): void {
  const open = sessions.take(id);
  if (open === undefined) return;
  for (const stream of open.streams) stream.ended();
  const own = allMembers(open).filter(
    (member) => !open.session.members.includes(member) && !open.adopted.has(member),
  );
  void endParts(targets, undefined, open, own);
}
