import { RawObject } from "../json/raw-json.ts";
import type { SessionNotes } from "../session/session-notes.ts";

/** A successful request in a session with a single server. */
interface PassedSetting {
  /** The session id that the client has. */
  readonly session: string;
  readonly target: string;
  readonly method: string;
  /** The item that the request is about, such as the URI of a resource. */
  readonly name: string | undefined;
  /** The request as JSON. */
  readonly request: string;
}

const LEVEL = "logging/setLevel";
const SUBSCRIBE = "resources/subscribe";
const UNSUBSCRIBE = "resources/unsubscribe";

/** Whether requests with this method set something for their session. */
export function isSetting(method: string): boolean {
  return method === LEVEL || method === SUBSCRIBE || method === UNSUBSCRIBE;
}

/** Notes what a client has set, so that another session of the server gets it, too. */
export function noteSetting(
  notes: SessionNotes,
  { session, target, method, name: uri, request }: PassedSetting,
): void {
  if (method === LEVEL) {
    const level = RawObject.of(request)?.object("params")?.text("level");
    if (level !== undefined) notes.change(session, { kind: "level", level });
  } else if (uri !== undefined) {
    const isWanted = method === SUBSCRIBE;
    notes.change(session, { kind: "subscription", target, uri, isWanted });
  }
}
