import { readText } from "../json/message.ts";
import type { SessionNotes } from "../session/session-notes.ts";

/** A successful request in a session with a single server. */
interface PassedSetting {
  /** The session id that the client has. */
  readonly session: string;
  readonly target: string;
  /** The beginning of the request, or all of it. */
  readonly request: string;
}

const LEVEL = "logging/setLevel";
const SUBSCRIBE = "resources/subscribe";
const UNSUBSCRIBE = "resources/unsubscribe";

/** Whether requests with this method set something for their session. */
export function isSetting(method: string): boolean {
  return method === LEVEL || method === SUBSCRIBE || method === UNSUBSCRIBE;
}

/**
 * Notes what a client has set, so that another session of the server gets it, too. A request that the gateway cannot
 * read, because it is too long or no JSON, is not noted.
 */
export function noteSetting(
  notes: SessionNotes,
  { session, target, request }: PassedSetting,
): void {
  const [message] = readText(request).found?.messages ?? [];
  if (message?.kind !== "request") return;
  const params = message.object.object("params");
  const [level, uri] = [params?.text("level"), params?.text("uri")];
  if (message.method === LEVEL) {
    if (level !== undefined) notes.change(session, { kind: "level", level });
  } else if (isSetting(message.method) && uri !== undefined) {
    const isWanted = message.method === SUBSCRIBE;
    notes.change(session, { kind: "subscription", target, uri, isWanted });
  }
}
