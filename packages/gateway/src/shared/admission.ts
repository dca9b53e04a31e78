import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";

/** Why a request is refused: too many requests at once, or too much memory in use. */
export type Overload = "requests" | "memory";

/**
 * Indexes of the integers that all workers share: running requests, and the bytes that buffered bodies may still take
 * until the memory in use is measured again; none: too much is in use.
 */
const UNDER_WAY = 0;
const ROOM = 1;
const INTEGERS = 2;

/** The room if memory has no bound. */
const UNBOUNDED = 2 ** 31 - 1;

/** Creates the shared memory of {@link Admission}; each worker gets the memory when it starts. */
export function createAdmissionMemory(): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(INTEGERS * Int32Array.BYTES_PER_ELEMENT);
  Atomics.store(new Int32Array(memory), ROOM, UNBOUNDED);
  return memory;
}

/**
 * Called by the main thread after each measurement, and before the first worker starts.
 * @param bytes what may still be used; 0 or less: too much memory is in use
 */
export function setMemoryRoom(memory: SharedArrayBuffer, bytes: number): void {
  const room = Math.max(0, Math.min(bytes, UNBOUNDED - 1));
  Atomics.store(new Int32Array(memory), ROOM, room);
}

/** Whether the main thread measures the memory in use. */
export function isMemoryBounded(memory: SharedArrayBuffer): boolean {
  return Atomics.load(new Int32Array(memory), ROOM) !== UNBOUNDED;
}

/** Counts the running requests of all workers, and refuses requests beyond the limit. */
export class Admission {
  readonly #cells: Int32Array;
  readonly #isMemoryBounded: boolean;
  readonly #maxRequests: number;
  readonly #refused: (why: Overload) => void;

  /** @param refused is called for each refused request */
  constructor(
    memory: SharedArrayBuffer,
    { maxRequests = Infinity }: OverloadSettings,
    refused: (why: Overload) => void,
  ) {
    this.#cells = new Int32Array(memory);
    this.#isMemoryBounded = isMemoryBounded(memory);
    this.#maxRequests = maxRequests;
    this.#refused = refused;
  }

  /**
   * Counts a request, or returns why the request is refused. Call {@link leave} at the end of an admitted
   * request.
   */
  enter(): Overload | undefined {
    const before = Atomics.add(this.#cells, UNDER_WAY, 1);
    const why = this.#reason(before);
    if (why === undefined) return undefined;
    this.leave();
    this.#refused(why);
    return why;
  }

  /**
   * Counts bytes that were buffered for an admitted request, or returns why no more may be buffered. The request is
   * then refused, and counts until {@link leave}.
   */
  buffer(bytes: number): Overload | undefined {
    if (!this.#isMemoryBounded) return undefined;
    Atomics.sub(this.#cells, ROOM, bytes);
    if (!this.isMemoryFull) return undefined;
    this.#refused("memory");
    return "memory";
  }

  leave(): void {
    Atomics.sub(this.#cells, UNDER_WAY, 1);
  }

  /** Whether too much memory is in use. */
  get isMemoryFull(): boolean {
    return Atomics.load(this.#cells, ROOM) <= 0;
  }

  #reason(underWay: number): Overload | undefined {
    if (underWay >= this.#maxRequests) return "requests";
    return this.isMemoryFull ? "memory" : undefined;
  }
}
