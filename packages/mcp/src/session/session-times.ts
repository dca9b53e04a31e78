import { createHash } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { KNOWN_MCP_SESSIONS, MCP_SESSION_PLACES, NEW_MCP_SESSION_TIME } from "../bounds.ts";

/**
 * Each entry is one integer, so that no worker reads a half-written entry: a tag that tells the sessions of a
 * bucket apart (upper half), whether the session has ended (one bit), and when it was last used. 0 means no
 * entry.
 */
const TAG_BITS = 32n;
const OVER = 2 ** 31;
/** Entries per bucket; a session may have any entry of its bucket. */
const BUCKET = 8;
const BUCKETS = BigInt(MCP_SESSION_PLACES / BUCKET);
/** Milliseconds per unit of the stored times: 31 bits of units cover six years. */
const UNIT = 100;
/** Index at which the table stores its creation time, in milliseconds since 1970. */
const BEGINNING = MCP_SESSION_PLACES;

/** Creates the shared memory of {@link SessionTimes}; each worker gets the memory when it starts. */
export function createSessionMemory(wallClock: () => number): SharedArrayBuffer {
  const memory = new SharedArrayBuffer((MCP_SESSION_PLACES + 1) * BigUint64Array.BYTES_PER_ELEMENT);
  new BigUint64Array(memory)[BEGINNING] = BigInt(Math.floor(wallClock()));
  return memory;
}

/** Milliseconds after which sessions end. */
export interface SessionLimits {
  /** How long a session may be unused. */
  readonly timeToLive: number;
  /** How old a session may get, used or not. */
  readonly maxAge: number;
}

const MILLISECONDS = 1000;

/** The bucket in which a session's entry can be, and the tag of the session. */
interface Place {
  readonly tag: bigint;
  readonly first: number;
  /** Index at which the entry was found last. */
  last: number;
}

/**
 * When any worker last used each MCP session, and which sessions have ended. A session without an entry in a
 * full bucket replaces the session that was unused for the longest time. The replaced session is then not
 * known to have ended, and its next use creates a new entry.
 */
export class SessionTimes {
  /** Milliseconds after which an unused session ends. */
  readonly timeToLive: number;
  readonly #maxAge: number;
  readonly #entries: BigUint64Array;
  readonly #beginning: number;
  readonly #wallClock: () => number;
  readonly #places = new LruCache<string, Place>(KNOWN_MCP_SESSIONS);

  constructor(
    memory: SharedArrayBuffer,
    { timeToLive, maxAge }: SessionLimits,
    wallClock: () => number,
  ) {
    this.#entries = new BigUint64Array(memory);
    this.#beginning = Number(this.#entries[BEGINNING]);
    this.timeToLive = timeToLive;
    this.#maxAge = maxAge;
    this.#wallClock = wallClock;
  }

  /** The value for the beginning of a session that begins now: seconds since 1970. */
  beginning(): number {
    return Math.floor(this.#wallClock() / MILLISECONDS);
  }

  /** Whether a session began a moment ago. @param begun the session's {@link beginning} */
  isNew(begun: number): boolean {
    const age = this.#wallClock() - begun * MILLISECONDS;
    // Another replica's clock may be ahead.
    return age >= 0 && age < NEW_MCP_SESSION_TIME;
  }

  /**
   * Marks a session as used. Returns false if the session was ended, was unused for too long, or is too old.
   * Of a session that this process has not seen, only the age is checked.
   * @param begun the session's {@link beginning}
   * @param isBusy whether a request of the session was running until now
   */
  use(session: string, begun: number, isBusy = false): boolean {
    const clock = this.#wallClock();
    const age = clock - begun * MILLISECONDS;
    // This form of the comparison is also false if `begun` is NaN.
    if (!(age <= this.#maxAge)) return false;
    const now = this.#timeAt(clock);
    let lives = true;
    this.#change(session, (state) => {
      lives = state === undefined || (isBusy ? state < OVER : this.#isInTime(state, now));
      return lives && (state === undefined || state < now) ? now : undefined;
    });
    return lives;
  }

  /** Whether a session is still valid, without using it. */
  lives(session: string): boolean {
    const state = this.#stateOf(session);
    return state !== undefined && this.#isInTime(state, this.#now);
  }

  end(session: string): void {
    this.#change(session, () => OVER + this.#now);
  }

  /** Whether the session was ended, by any worker. */
  hasEnded(session: string): boolean {
    return (this.#stateOf(session) ?? 0) >= OVER;
  }

  /** Ends a session that was unused for too long, and returns true; of several workers only one gets true. */
  takeExpired(session: string, timeToLive = this.timeToLive): boolean {
    const now = this.#now;
    return this.#change(session, (state) => {
      if (state === undefined || state >= OVER || isInTime(state, now, timeToLive))
        return undefined;
      return OVER + now;
    });
  }

  get #now(): number {
    return this.#timeAt(this.#wallClock());
  }

  /** The time in units, at least 1 even if the clock was set back. */
  #timeAt(clock: number): number {
    return Math.max(1, Math.floor((clock - this.#beginning) / UNIT) + 1);
  }

  #isInTime(state: number, now: number): boolean {
    return isInTime(state, now, this.timeToLive);
  }

  #stateOf(session: string): number | undefined {
    return stateIn(this.#find(this.#placeOf(session)));
  }

  /**
   * Replaces the state of a session by one that depends on it, although other workers may change it
   * meanwhile. Returns false if `next` returned undefined.
   */
  #change(session: string, next: (state: number | undefined) => number | undefined): boolean {
    const place = this.#placeOf(session);
    for (;;) {
      let before = this.#find(place);
      const state = next(stateIn(before));
      if (state === undefined) return false;
      before ??= this.#oldest(place);
      const after = (place.tag << TAG_BITS) | BigInt(state);
      if (Atomics.compareExchange(this.#entries, place.last, before, after) === before) return true;
    }
  }

  /** Finds the entry of a session; undefined if the session has none. */
  #find(place: Place): bigint | undefined {
    for (let turn = 0; turn < BUCKET; turn++) {
      const at = place.first + ((place.last - place.first + turn) % BUCKET);
      const entry = Atomics.load(this.#entries, at);
      if (entry === 0n || entry >> TAG_BITS !== place.tag) continue;
      place.last = at;
      return entry;
    }
    return undefined;
  }

  /** The entry that a new session replaces: an empty one, or the one with the earliest time. */
  #oldest(place: Place): bigint {
    let found = Atomics.load(this.#entries, place.first);
    place.last = place.first;
    for (let at = place.first + 1; at < place.first + BUCKET; at++) {
      const entry = Atomics.load(this.#entries, at);
      if (timeIn(entry) >= timeIn(found)) continue;
      found = entry;
      place.last = at;
    }
    return found;
  }

  #placeOf(session: string): Place {
    const known = this.#places.get(session);
    if (known !== undefined) return known;
    const place = placeOf(session);
    this.#places.set(session, place);
    return place;
  }
}

function isInTime(state: number, now: number, timeToLive: number): boolean {
  // Both times are rounded down, so up to one unit less may have passed.
  return state < OVER && (now - state - 1) * UNIT < timeToLive;
}

function stateIn(entry: bigint | undefined): number | undefined {
  return entry === undefined ? undefined : Number(BigInt.asUintN(Number(TAG_BITS), entry));
}

/** The value of the entry; 0 for no entry. */
function timeIn(entry: bigint): number {
  return (stateIn(entry) ?? 0) % OVER;
}

function placeOf(session: string): Place {
  const hash = createHash("sha256").update(session).digest().readBigUInt64LE();
  const tag = hash >> TAG_BITS;
  const first = Number(BigInt.asUintN(Number(TAG_BITS), hash) % BUCKETS) * BUCKET;
  return { tag, first, last: first };
}
