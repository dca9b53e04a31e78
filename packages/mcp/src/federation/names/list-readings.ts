import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { ItemKind } from "./naming.ts";
import {
  KNOWN_MCP_SESSIONS,
  MCP_JOIN_DELAY,
  MCP_LIST_READINGS,
  MCP_UNKNOWN_NAME_TIME,
} from "../../bounds.ts";

/**
 * How the reading of all lists of a kind ended. `incomplete`: a target did not send its list. `cancelled`:
 * the client disconnected.
 */
export type ReadingEnd = "complete" | "incomplete" | "cancelled" | "sessionLost";

/**
 * Milliseconds before an unknown name makes the gateway read the lists again, by the end of the last reading.
 */
const PAUSES: Readonly<Record<ReadingEnd, number>> = {
  complete: MCP_UNKNOWN_NAME_TIME,
  // The list that is missing may contain the name.
  incomplete: MCP_JOIN_DELAY,
  cancelled: 0,
  sessionLost: 0,
};

/** How a caller reads lists. */
export interface ListReader {
  readonly read: () => Promise<ReadingEnd>;
  /** Whether the name for which the lists are read is known by now. */
  readonly isFound: () => boolean;
}

/**
 * Remembers when lists were read to find the target of an unknown name. Without this memory, each call of an
 * invented name would cost requests to all targets.
 */
export class ListReadings {
  readonly #now: () => number;
  /** For each kind of items, the time before which lists are not read again, by session. */
  readonly #pauses = new Map<ItemKind, LruCache<string, number>>();
  readonly #running = new Map<string, Promise<ReadingEnd>>();

  /** @param now a monotonic clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Reads the lists, unless they were read a moment ago, and again if a list changes during the reading.
   * Concurrent calls wait for the same reading. False: the session is lost.
   */
  async run(kind: ItemKind, session: string, { read, isFound }: ListReader): Promise<boolean> {
    const key = `${kind} ${session}`;
    for (let readings = 0; readings < MCP_LIST_READINGS; readings++) {
      for (let other = this.#running.get(key); other !== undefined; other = this.#running.get(key))
        await other;
      // The table is fetched before the reading: if a list changes meanwhile, the table is replaced, and the
      // result is not remembered.
      const pauses = this.#pausesOf(kind);
      if (this.#now() < (pauses.get(session) ?? 0)) return true;
      const reading = read();
      this.#running.set(key, reading);
      try {
        const end = await reading;
        if (PAUSES[end] > 0) pauses.set(session, this.#now() + PAUSES[end]);
        if (end === "sessionLost") return false;
        // Nobody waits for another reading.
        if (end === "cancelled") return true;
      } finally {
        this.#running.delete(key);
      }
      // The change of a list makes the gateway forget also the names that this reading has found before.
      if (this.#pauses.get(kind) === pauses || isFound()) return true;
    }
    return true;
  }

  /** Forgets all readings, because a list has changed, and names that were unknown may exist now. */
  forget(kind: ItemKind): void {
    this.#pauses.delete(kind);
  }

  #pausesOf(kind: ItemKind): LruCache<string, number> {
    const known = this.#pauses.get(kind);
    if (known !== undefined) return known;
    const pauses = new LruCache<string, number>(KNOWN_MCP_SESSIONS);
    this.#pauses.set(kind, pauses);
    return pauses;
  }
}
