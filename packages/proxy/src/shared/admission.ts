import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";

/** Why a request is refused. */
export type Overload = "requests" | "memory";

/** Integers that all workers share: requests under way, and whether too much memory is in use. */
const UNDER_WAY = 0;
const MEMORY_FULL = 1;
const INTEGERS = 2;

/** The memory behind {@link Admission}; sent to each worker as it starts. */
export function createAdmissionMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(INTEGERS * Int32Array.BYTES_PER_ELEMENT);
}

/** Called by the main thread: whether too much memory is in use. */
export function setMemoryFull(memory: SharedArrayBuffer, isFull: boolean): void {
  Atomics.store(new Int32Array(memory), MEMORY_FULL, isFull ? 1 : 0);
}

/** Counts the requests of all workers, and refuses those that would be too many. */
export class Admission {
  readonly #cells: Int32Array;
  readonly #maxRequests: number;
  readonly #refused: (why: Overload) => void;

  /** @param refused told of each request that is refused */
  constructor(
    memory: SharedArrayBuffer,
    { maxRequests = Infinity }: OverloadSettings,
    refused: (why: Overload) => void,
  ) {
    this.#cells = new Int32Array(memory);
    this.#maxRequests = maxRequests;
    this.#refused = refused;
  }

  /** Why a request is not let in; one that is let in has to {@link leave}. */
  enter(): Overload | undefined {
    const before = Atomics.add(this.#cells, UNDER_WAY, 1);
    const why = this.#reason(before);
    if (why === undefined) return undefined;
    this.leave();
    this.#refused(why);
    return why;
  }

  leave(): void {
    Atomics.sub(this.#cells, UNDER_WAY, 1);
  }

  #reason(underWay: number): Overload | undefined {
    if (underWay >= this.#maxRequests) return "requests";
    return Atomics.load(this.#cells, MEMORY_FULL) === 1 ? "memory" : undefined;
  }
}
