import { MCP_REPLACED_TIME, SESSION_LOOKS } from "../bounds.ts";
import type { McpServices } from "./mcp-services.ts";

/**
 * Why a session ends at its servers without a request of its client. `elsewhere`: another worker has ended the
 * session, with the sessions at servers that the client's session id contains.
 */
export type EndReason = "idle" | "administrator" | "elsewhere";

/** The sessions of a backend that this worker knows. */
export interface KnownSessions<Session> {
  /** The ids of all sessions. */
  ids(): readonly string[];
  /** Notes that sessions with running requests are in use; false if there are none. */
  noteBusy(): boolean;
  /** Removes a session that has ended, and returns it. */
  take(id: string): Session | undefined;
}

/** The parts of the services that sessions need to end. */
interface EndServices {
  readonly calls: Pick<McpServices["calls"], "alarm">;
  readonly times: Pick<McpServices["times"], "timeToLive" | "takeExpired">;
  readonly notes: Pick<McpServices["notes"], "hear" | "change">;
  readonly listed: Pick<McpServices["listed"], "hearEnd">;
}

/**
 * Ends sessions that are idle, that an administrator ends, and that other workers have ended. Calling the
 * returned function stops that; sessions whose requests go on stay in use.
 * @param endRemoved ends a removed session at its servers
 */
export function watchEnds<Session>(
  sessions: KnownSessions<Session>,
  endRemoved: (session: Session, reason: EndReason) => void,
  { calls, times, notes, listed }: EndServices,
): () => void {
  const end = (id: string, reason: EndReason): void => {
    const session = sessions.take(id);
    if (session === undefined) return;
    endRemoved(session, reason);
    if (reason !== "elsewhere") notes.change(id, { kind: "ended" });
  };
  const interval = Math.max(times.timeToLive / SESSION_LOOKS, 1);
  let hasStopped = false;
  const alarm = calls.alarm(() => {
    const isBusy = sessions.noteBusy();
    if (hasStopped && !isBusy) return alarm.release();
    // Of several workers, only one ends an idle session.
    if (!hasStopped) for (const id of sessions.ids()) if (times.takeExpired(id)) end(id, "idle");
    alarm.set(interval);
  });
  alarm.set(interval);
  const deaf = notes.hear((id, { kind }) => {
    if (kind === "ended") end(id, "elsewhere");
  });
  const unheard = listed.hearEnd((id) => end(id, "administrator"));
  return () => {
    hasStopped = true;
    alarm.set(Math.min(interval, MCP_REPLACED_TIME));
    deaf();
    unheard();
  };
}
