import { ServiceKey } from "@edge-gateway/kernel/services";
import type { SentFields, SessionRecords } from "../../shared/session-records.ts";

/** What a worker knows of a session of a single server, as long as it lives. */
export interface PassedSession {
  /** The session that the client's id contains; see `Servers`. */
  readonly text: string;
  /** The session that this worker has begun in its place. */
  renewed?: string;
  /** The last look before `sent`, for which headers are copied once. */
  look?: number;
  sent?: SentFields;
}

/** Service key: the thread's records of sessions of single servers, by the clients' ids. */
export const PASSED_SESSIONS = new ServiceKey<SessionRecords<PassedSession>>("passed MCP sessions");
