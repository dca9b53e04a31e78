import { createHash } from "node:crypto";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { ServiceKey } from "@edge-gateway/kernel/services";
import { KNOWN_MCP_SESSIONS, MCP_SESSION_PLACES } from "../bounds.ts";

/** The {@link SessionTimes} of the process, as a thread sees them. */
export const SESSION_TIMES = new ServiceKey<SessionTimes>("session times");

/** Integers of one place: the hash of a session, and when it was used, in milliseconds since 1970. */
const HASH = 0;
const TIME = 1;
const INTEGERS = 2;
const OVER = -1n;
/** Later than any time. */
const HELD = 1n << 60n;

/** The memory behind {@link SessionTimes}; sent to each worker as it starts. */
export function createSessionMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(
    Number(MCP_SESSION_PLACES) * INTEGERS * BigInt64Array.BYTES_PER_ELEMENT,
  );
}

/** Where the integers of a session are. */
interface Place {
  readonly hash: bigint;
  readonly place: number;
}

/** When sessions of MCP were used by any worker, and which are over. */
export class SessionTimes {
  /** Milliseconds after which a session that nobody uses is over. */
  readonly timeToLive: number;
  readonly #cells: BigInt64Array;
  readonly #wallClock: () => number;
  readonly #places = new LruCache<string, Place>(KNOWN_MCP_SESSIONS);

  constructor(memory: SharedArrayBuffer, timeToLive: number, wallClock: () => number) {
    this.#cells = new BigInt64Array(memory);
    this.timeToLive = timeToLive;
    this.#wallClock = wallClock;
  }

  /** Uses a session; false: it is over, as somebody has ended it or nobody has used it for too long. */
  use(session: string): boolean {
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

  /** Whether a session that was used is not over; it is not used by this. */
  lives(session: string): boolean {
    const { hash, place } = this.#placeOf(session);
    if (Atomics.load(this.#cells, place + HASH) !== hash) return false;
    const time = Atomics.load(this.#cells, place + TIME);
    return time !== OVER && BigInt(this.#wallClock()) - time <= this.timeToLive;
  }

  /** A stream of the session is open, and uses it until {@link release}. */
  hold(session: string): void {
    this.#set(session, HELD);
  }

  release(session: string): void {
    const { hash, place } = this.#placeOf(session);
    if (Atomics.load(this.#cells, place + HASH) !== hash) return;
    const now = BigInt(this.#wallClock());
    Atomics.compareExchange(this.#cells, place + TIME, HELD, now);
  }

  end(session: string): void {
    this.#set(session, OVER);
  }

  /** Whether nobody has used it for too long; of several workers that ask, one is told so. */
  takeExpired(session: string): boolean {
    const { hash, place } = this.#placeOf(session);
    if (Atomics.load(this.#cells, place + HASH) !== hash) return false;
    const time = Atomics.load(this.#cells, place + TIME);
    if (time === OVER || BigInt(this.#wallClock()) - time <= this.timeToLive) return false;
    return Atomics.compareExchange(this.#cells, place + TIME, time, OVER) === time;
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
