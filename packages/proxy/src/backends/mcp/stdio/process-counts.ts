import { createHash } from "node:crypto";

/** Number of counters; targets that share one, which is rare, share its limit. */
const PLACES = 4096;

/** Creates the memory behind {@link ProcessCounts}, which each worker gets at its start. */
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
   * Counts a new process; undefined if there are already `most`. Call the result when the process
   * ends.
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
