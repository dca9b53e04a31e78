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

/** A session with requests that are being processed, or with open streams. */
interface Busy {
  readonly sealed: string;
  /** When the session began, in seconds since 1970. */
  readonly begun: number;
  /** Number of these requests. */
  running: number;
  /** Whether they have taken so long that their end is noted. */
  isLong: boolean;
}

interface Begun {
  /** The id of the session, as the client sends it. */
  readonly sealed: string;
  readonly session: ServerSession;
}

/**
 * Ends unused sessions of a single server, and the sessions that this worker has begun for sessions
 * that another worker has ended.
 */
export class PassedEnds {
  readonly #parts: PassedEndParts;
  readonly #renewal: SessionRenewal;
  /** The sessions that clients have begun at this worker. */
  readonly #begun = new LruCache<string, Begun>(KNOWN_MCP_SESSIONS);
  /** By the client's session id. */
  readonly #busy = new Map<string, Busy>();
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

  /** Notes that a request uses its session until it ends; false: the session has ended. */
  use(exchange: Exchange, sealed: string, begun: number): boolean {
    const known = this.#busy.get(sealed);
    if (!this.#parts.times.use(sealed, begun, known !== undefined)) return false;
    const busy = known ?? { sealed, begun, running: 0, isLong: false };
    if (known === undefined) this.#busy.set(sealed, busy);
    busy.running += 1;
    exchange.afterEnd(() => this.#leave(busy));
    return true;
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

  #leave(busy: Busy): void {
    busy.running -= 1;
    if (busy.running > 0) return;
    this.#busy.delete(busy.sealed);
    if (busy.isLong) this.#parts.times.use(busy.sealed, busy.begun, true);
  }

  #endExpired(): void {
    for (const busy of this.#busy.values()) {
      busy.isLong = true;
      this.#parts.times.use(busy.sealed, busy.begun, true);
    }
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
