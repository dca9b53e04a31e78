import { createHash } from "node:crypto";

/** Number of counters. Targets that share a counter, which is rare, share one limit. */
const PLACES = 4096;

/** Creates the shared memory of {@link ProcessCounts}; each worker gets the memory when it starts. */
export function createProcessMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT);
}

/** The number of running processes per target, over all workers. */
export class ProcessCounts {
  readonly #counts: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.#counts = new Int32Array(memory);
  }

  /**
   * Counts a new process; undefined if `most` processes are already running. Call the returned function when
   * the process ends.
   */
  take(target: string, most: number): (() => void) | undefined {
    const place = createHash("sha256").update(target).digest().readUInt32LE() % PLACES;
    const before = Atomics.add(this.#counts, place, 1);
    const release = (): void => void Atomics.sub(this.#counts, place, 1);
    if (before < most) return release;
    release();
    return undefined;
  }
}
