import type { SentFields } from "../target/target-head.ts";

/** What a worker knows about a session of a single server, until the session ends. */
export interface PassedSession {
  /** The session at the server, as the client's session id contains it; see `Servers`. */
  readonly text: string;
  /** The session that this worker has begun at the server as a replacement. */
  renewed?: string;
  /**
   * The number of the last search for idle sessions before `sent` was set: headers are copied once per
   * search.
   */
  look?: number;
  sent?: SentFields;
}
