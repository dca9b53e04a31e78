import { createHash } from "node:crypto";

/** Places for targets; targets that share one, which is rare, have their bounds together. */
const PLACES = 4096;

/** The memory behind {@link ProcessCounts}; sent to each worker as it starts. */
export function createProcessMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT);
}

/** How many processes of each target run, over all workers. */
export class ProcessCounts {
  readonly #counts: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.#counts = new Int32Array(memory);
  }

  /** Counts one more process; undefined: there are `most` already. What it returns counts it no more. */
  take(target: string, most: number): (() => void) | undefined {
    const place = createHash("sha256").update(target).digest().readUInt32LE() % PLACES;
    const before = Atomics.add(this.#counts, place, 1);
    const release = (): void => void Atomics.sub(this.#counts, place, 1);
    if (before < most) return release;
    release();
    return undefined;
  }
}
