import { createHash } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
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
  /** Who has authenticated; empty if nobody has. */
  readonly owner: string;
  readonly targets: readonly string[];
  /** When the session began (RFC 3339). */
  readonly begun: string;
}

/** The sessions of one worker. */
export interface McpSessionList {
  /** The active sessions that began in the worker. */
  readonly sessions: readonly McpSessionStatus[];
  /** The number of streams that clients have open in the worker, by the digest of their session. */
  readonly streams: ReadonlyMap<string, number>;
}

type Begun = Omit<McpSessionStatus, "digest" | "begun">;

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
  /** The number of open streams of each session. */
  readonly #streams = new Map<string, number>();
  readonly #listeners = new Set<(session: string) => void>();

  constructor(times: SessionTimes, wallClock: () => number) {
    this.#times = times;
    this.#wallClock = wallClock;
  }

  /**
   * Notes that a session began.
   * @param session the text that identifies the session in {@link SessionTimes}
   */
  began(session: string, about: Begun): void {
    const begun = new Date(this.#wallClock()).toISOString();
    const status = { digest: digestOf(session), ...about, begun };
    this.#begun.set(session, { session, status });
  }

  /** Notes that a stream of a session is open, until the returned function is called. */
  openStream(session: string): () => void {
    this.#count(session, 1);
    return () => this.#count(session, -1);
  }

  /** Calls a listener with each session that an administrator ends; the returned function stops that. */
  hearEnd(listener: (session: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Ends a session that began in this worker; false if there is none. */
  end(digest: string): boolean {
    const known = this.#begun.values().find(({ status }) => status.digest === digest);
    if (known === undefined || !this.#times.lives(known.session)) return false;
    this.#times.end(known.session);
    for (const listener of [...this.#listeners]) listener(known.session);
    return true;
  }

  list(): McpSessionList {
    const lives = ({ session }: Known): boolean => this.#times.lives(session);
    const sessions = this.#begun.values().filter(lives);
    const streams = [...this.#streams].map(([id, count]) => [digestOf(id), count] as const);
    return { sessions: sessions.map(({ status }) => status), streams: new Map(streams) };
  }

  #count(session: string, more: number): void {
    const count = (this.#streams.get(session) ?? 0) + more;
    if (count > 0) this.#streams.set(session, count);
    else this.#streams.delete(session);
  }
}

function digestOf(session: string): string {
  return createHash("sha256").update(session).digest("hex").slice(0, DIGEST_LENGTH);
}
