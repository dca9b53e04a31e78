import { createHash } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { ServiceKey } from "@edge-gateway/kernel/services";
import { KNOWN_MCP_SESSIONS, MCP_SESSION_PLACES } from "../bounds.ts";

/** Service key: the process's {@link SessionTimes}, as a thread sees them. */
export const SESSION_TIMES = new ServiceKey<SessionTimes>("session times");

/**
 * Integers of an entry: the session's hash, and when it was last used, in milliseconds since 1970.
 */
const HASH = 0;
const TIME = 1;
const INTEGERS = 2;
const OVER = -1n;
/** Later than any time; a session with open streams has this value plus their number. */
const HELD = 1n << 60n;

/** Creates the memory behind {@link SessionTimes}; each worker gets it at its start. */
export function createSessionMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(
    Number(MCP_SESSION_PLACES) * INTEGERS * BigInt64Array.BYTES_PER_ELEMENT,
  );
}

/** The maximum times of sessions in milliseconds. */
export interface SessionLimits {
  /** How long a session may be unused, in milliseconds. */
  readonly timeToLive: number;
  /** How old a session may get, used or not, in milliseconds. */
  readonly maxAge: number;
}

const MILLISECONDS = 1000;

/** The indexes of the integers of a session. */
interface Place {
  readonly hash: bigint;
  readonly place: number;
}

/** When any worker last used each MCP session, and which sessions have ended. */
export class SessionTimes {
  /** Milliseconds after which an unused session ends. */
  readonly timeToLive: number;
  readonly #maxAge: number;
  readonly #cells: BigInt64Array;
  readonly #wallClock: () => number;
  readonly #places = new LruCache<string, Place>(KNOWN_MCP_SESSIONS);

  constructor(
    memory: SharedArrayBuffer,
    { timeToLive, maxAge }: SessionLimits,
    wallClock: () => number,
  ) {
    this.#cells = new BigInt64Array(memory);
    this.timeToLive = timeToLive;
    this.#maxAge = maxAge;
    this.#wallClock = wallClock;
  }

  /** The beginning of a session that begins now: seconds since 1970. */
  beginning(): number {
    return Math.floor(this.#wallClock() / MILLISECONDS);
  }

  /**
   * Marks a session as used; false: it was ended, was unused for too long, or is too old. Only its
   * age is known of a session that this process has not seen.
   * @param begun its {@link beginning}
   */
  use(session: string, begun: number): boolean {
    const age = this.#wallClock() - begun * MILLISECONDS;
    // This comparison also excludes NaN.
    if (!(age <= this.#maxAge)) return false;
    const { hash, place } = this.#placeOf(session);
    const now = BigInt(this.#wallClock());
    if (Atomics.load(this.#cells, place + HASH) !== hash) {
      Atomics.store(this.#cells, place + TIME, now);
      Atomics.store(this.#cells, place + HASH, hash);
      return true;
    }
    const before = Atomics.load(this.#cells, place + TIME);
    if (before === OVER || now - before > this.timeToLive) return false;
    if (before < now) Atomics.compareExchange(this.#cells, place + TIME, before, now);
    return true;
  }

  /** Whether a session is still valid, without using it. */
  lives(session: string): boolean {
    const { hash, place } = this.#placeOf(session);
    if (Atomics.load(this.#cells, place + HASH) !== hash) return false;
    const time = Atomics.load(this.#cells, place + TIME);
    return time !== OVER && BigInt(this.#wallClock()) - time <= this.timeToLive;
  }

  /** An open stream keeps the session in use until {@link release}. */
  hold(session: string): void {
    const { hash, place } = this.#placeOf(session);
    if (Atomics.load(this.#cells, place + HASH) !== hash) return this.#set(session, HELD + 1n);
    this.#replace(place, (time) => {
      if (time === OVER) return OVER;
      return time > HELD ? time + 1n : HELD + 1n;
    });
  }

  release(session: string): void {
    const { hash, place } = this.#placeOf(session);
    if (Atomics.load(this.#cells, place + HASH) !== hash) return;
    const now = BigInt(this.#wallClock());
    this.#replace(place, (time) => {
      if (time > HELD + 1n) return time - 1n;
      return time === HELD + 1n ? now : time;
    });
  }

  end(session: string): void {
    this.#set(session, OVER);
  }

  /** Whether the session was ended, by any worker. */
  hasEnded(session: string): boolean {
    const { hash, place } = this.#placeOf(session);
    if (Atomics.load(this.#cells, place + HASH) !== hash) return false;
    return Atomics.load(this.#cells, place + TIME) === OVER;
  }

  /** Whether the session was unused for too long; true for only one of several workers. */
  takeExpired(session: string): boolean {
    const { hash, place } = this.#placeOf(session);
    if (Atomics.load(this.#cells, place + HASH) !== hash) return false;
    const time = Atomics.load(this.#cells, place + TIME);
    if (time === OVER || BigInt(this.#wallClock()) - time <= this.timeToLive) return false;
    return Atomics.compareExchange(this.#cells, place + TIME, time, OVER) === time;
  }

  /** Replaces a time by one that depends on it, although other workers may change it meanwhile. */
  #replace(place: number, next: (time: bigint) => bigint): void {
    let time = Atomics.load(this.#cells, place + TIME);
    for (;;) {
      const found = Atomics.compareExchange(this.#cells, place + TIME, time, next(time));
      if (found === time) return;
      time = found;
    }
  }

  #placeOf(session: string): Place {
    const known = this.#places.get(session);
    if (known !== undefined) return known;
    const place = placeOf(session);
    this.#places.set(session, place);
    return place;
  }

  #set(session: string, time: bigint): void {
    const { hash, place } = this.#placeOf(session);
    Atomics.store(this.#cells, place + TIME, time);
    Atomics.store(this.#cells, place + HASH, hash);
  }
}

function placeOf(session: string): Place {
  const hash = createHash("sha256").update(session).digest().readBigInt64LE();
  return { hash, place: Number(BigInt.asUintN(64, hash) % MCP_SESSION_PLACES) * INTEGERS };
}
