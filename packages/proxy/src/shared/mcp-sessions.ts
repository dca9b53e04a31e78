import { createHash } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { ServiceKey } from "@edge-gateway/kernel/services";
import { LISTED_MCP_SESSIONS } from "../bounds.ts";
import type { SessionTimes } from "./session-times.ts";

/** The status of an MCP session, without secrets. */
export interface McpSessionStatus {
  /** The first characters of a digest of the session's id, to tell sessions apart. */
  readonly digest: string;
  readonly backend: string;
  readonly route: string;
  /** The name that the client gives itself; empty if it gives none. */
  readonly client: string;
  readonly targets: readonly string[];
  /** When the session began (RFC 3339). */
  readonly begun: string;
}

type Begun = Omit<McpSessionStatus, "digest" | "begun">;

/** Service key: the thread's {@link McpSessions}. */
export const MCP_SESSIONS = new ServiceKey<McpSessions>("sessions of MCP");

const DIGEST_LENGTH = 12;

interface Known {
  readonly session: string;
  readonly status: McpSessionStatus;
}

/** Sessions that began in this worker, for administrators. */
export class McpSessions {
  readonly #times: SessionTimes;
  readonly #wallClock: () => number;
  readonly #begun = new LruCache<string, Known>(LISTED_MCP_SESSIONS);

  constructor(times: SessionTimes, wallClock: () => number) {
    this.#times = times;
    this.#wallClock = wallClock;
  }

  /**
   * Notes that a session began.
   * @param session the text that identifies the session in {@link SessionTimes}
   */
  began(session: string, about: Begun): void {
    const digest = createHash("sha256").update(session).digest("hex").slice(0, DIGEST_LENGTH);
    const begun = new Date(this.#wallClock()).toISOString();
    this.#begun.set(session, { session, status: { digest, ...about, begun } });
  }

  /** Lists the active sessions. */
  list(): readonly McpSessionStatus[] {
    return this.#begun
      .values()
      .filter(({ session }) => this.#times.lives(session))
      .map(({ status }) => status);
  }
}
