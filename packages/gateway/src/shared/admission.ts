import type { OverloadSettings } from "@edge-gateway/generated/types/index.ts";

/** Why a request is refused: too many requests at once, or too much memory in use. */
export type Overload = "requests" | "memory";

/**
 * Indexes of the integers that all workers share: running requests, and whether too much memory is
 * in use.
 */
const UNDER_WAY = 0;
const MEMORY_FULL = 1;
const INTEGERS = 2;

/** Creates the shared memory of {@link Admission}; each worker gets the memory when it starts. */
export function createAdmissionMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(INTEGERS * Int32Array.BYTES_PER_ELEMENT);
}

/** Called by the main thread: sets whether too much memory is in use. */
export function setMemoryFull(memory: SharedArrayBuffer, isFull: boolean): void {
  Atomics.store(new Int32Array(memory), MEMORY_FULL, isFull ? 1 : 0);
}

/** Counts the running requests of all workers, and refuses requests beyond the limit. */
export class Admission {
  readonly #cells: Int32Array;
  readonly #maxRequests: number;
  readonly #refused: (why: Overload) => void;

  /** @param refused is called for each refused request */
  constructor(
    memory: SharedArrayBuffer,
    { maxRequests = Infinity }: OverloadSettings,
    refused: (why: Overload) => void,
  ) {
    this.#cells = new Int32Array(memory);
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

  leave(): void {
    Atomics.sub(this.#cells, UNDER_WAY, 1);
  }

  /** Whether too much memory is in use. */
  get isMemoryFull(): boolean {
    return Atomics.load(this.#cells, MEMORY_FULL) === 1;
  }

  #reason(underWay: number): Overload | undefined {
    if (underWay >= this.#maxRequests) return "requests";
    return this.isMemoryFull ? "memory" : undefined;
  }
}
