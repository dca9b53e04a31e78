import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { KNOWN_MCP_SESSIONS, SESSION_LOOKS } from "../../bounds.ts";
import type { Calls } from "../../outbound/calls.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import type { SessionTimes } from "../../shared/session-times.ts";
import type { SessionNotes } from "./federation/session-notes.ts";
import type { ServerSession } from "./servers.ts";
import type { SessionRenewal } from "./session-renewal.ts";

/** The parts that end sessions at servers. */
interface PassedEndParts {
  readonly calls: Calls;
  readonly times: SessionTimes;
  readonly notes: SessionNotes;
}

/** A request that is being processed. */
interface Running {
  /** The id of the session, as the client sends it. */
  readonly sealed: string;
  /** When the session began, in seconds since 1970. */
  readonly begun: number;
}

interface Begun {
  /** The id of the session, as the client sends it. */
  readonly sealed: string;
  readonly session: ServerSession;
}

/**
 * Ends sessions of a single server that nobody uses, and what this worker has begun for sessions
 * that another worker has ended.
 */
export class PassedEnds {
  readonly #parts: PassedEndParts;
  readonly #renewal: SessionRenewal;
  /** The sessions that clients have begun at this worker. */
  readonly #begun = new LruCache<string, Begun>(KNOWN_MCP_SESSIONS);
  readonly #running = new Map<Exchange, Running>();
  readonly #stop: () => void;

  constructor(parts: PassedEndParts, renewal: SessionRenewal) {
    this.#parts = parts;
    this.#renewal = renewal;
    const { calls, times, notes } = parts;
    const interval = Math.max(times.timeToLive / SESSION_LOOKS, 1);
    const alarm = calls.alarm(() => {
      this.#endExpired();
      alarm.set(interval);
    });
    alarm.set(interval);
    const deaf = notes.hear((sealed, change) => {
      if (change.kind === "ended") this.#endRenewed(sealed);
    });
    this.#stop = () => {
      alarm.release();
      deaf();
    };
  }

  began(sealed: string, session: ServerSession): void {
    this.#begun.set(sealed, { sealed, session });
  }

  /** Notes that a request uses its session until the request ends. */
  runs(exchange: Exchange, running: Running): void {
    this.#running.set(exchange, running);
    exchange.afterEnd(() => void this.#running.delete(exchange));
  }

  /** Notes that the client has ended its session, also at the server. */
  ended(sealed: string): void {
    this.#parts.times.end(sealed);
    this.#renewal.take(sealed);
    this.#parts.notes.change(sealed, { kind: "ended" });
  }

  close(): void {
    this.#stop();
  }

  #endExpired(): void {
    for (const { sealed, begun } of this.#running.values()) this.#parts.times.use(sealed, begun);
    for (const { sealed, session } of [...this.#begun.values(), ...this.#renewal.all()]) {
      if (!this.#parts.times.takeExpired(sealed)) continue;
      void this.#renewal.end(this.#renewal.take(sealed) ?? session);
      this.#parts.notes.change(sealed, { kind: "ended" });
    }
  }

  /** The session that the client's id contains is ended by the worker that ends the client's. */
  #endRenewed(sealed: string): void {
    this.#begun.delete(sealed);
    const renewed = this.#renewal.take(sealed);
    if (renewed !== undefined) void this.#renewal.end(renewed);
  }
}
