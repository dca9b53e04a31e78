import { createHash } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { ServiceKey } from "@edge-gateway/kernel/services";
import { LISTED_MCP_SESSIONS } from "../bounds.ts";
import type { SessionTimes } from "./session-times.ts";

/** A session of MCP as it may be shown. */
export interface McpSessionStatus {
  /** The first characters of a digest of its id, which tells sessions apart and is of no other use. */
  readonly digest: string;
  readonly backend: string;
  readonly route: string;
  /** As the client names itself; empty where messages pass unread. */
  readonly client: string;
  readonly targets: readonly string[];
  /** Time of its beginning (RFC 3339). */
  readonly begun: string;
}

type Begun = Omit<McpSessionStatus, "digest" | "begun">;

/** The {@link McpSessions} of a thread. */
export const MCP_SESSIONS = new ServiceKey<McpSessions>("sessions of MCP");

const DIGEST_LENGTH = 12;

interface Known {
  readonly session: string;
  readonly status: McpSessionStatus;
}

/** Sessions that began in this worker, for people who look into the gateway. */
export class McpSessions {
  readonly #times: SessionTimes;
  readonly #wallClock: () => number;
  readonly #begun = new LruCache<string, Known>(LISTED_MCP_SESSIONS);

  constructor(times: SessionTimes, wallClock: () => number) {
    this.#times = times;
    this.#wallClock = wallClock;
  }

  /** @param session the text by which {@link SessionTimes} knows it */
  began(session: string, about: Begun): void {
    const digest = createHash("sha256").update(session).digest("hex").slice(0, DIGEST_LENGTH);
    const begun = new Date(this.#wallClock()).toISOString();
    this.#begun.set(session, { session, status: { digest, ...about, begun } });
  }

  /** Those that are not over. */
  list(): readonly McpSessionStatus[] {
    return this.#begun
      .values()
      .filter(({ session }) => this.#times.lives(session))
      .map(({ status }) => status);
  }
}
