import {
  createSharedMemory,
  sharedState,
  type SharedMemory,
  type SharedState,
} from "../shared/cells.ts";

/** When the eviction of an endpoint ends, in milliseconds of the monotonic clock. */
export const EVICTED_UNTIL = 0;
/** The cell with the number of evictions since the last success. */
export const EVICTIONS = 1;
/** The cell with the time of the next check. */
export const NEXT_CHECK = 2;
/**
 * The cell with the number of consecutive equal results of checks: positive for successes, negative for
 * failures.
 */
export const CHECKS = 3;
/** The cell that is 1 while failed checks keep requests from the endpoint. */
export const FAILS_CHECKS = 4;
/** The cell with the number of consecutive failed requests. */
export const FAILURES = 5;
/** The cell with what the endpoint lacks to be healthy: from 0 to {@link ONLY_FAILURES}. */
export const UNHEALTH = 6;
/** The unhealth of an endpoint whose requests have all failed. */
export const ONLY_FAILURES = 1_000_000_000;

/** The memory of the health of endpoints, which all workers share; each worker gets it when it starts. */
export interface HealthMemory {
  readonly endpoints: SharedMemory;
  readonly version: SharedArrayBuffer;
}

/** Creates memory for the health of this number of endpoints. */
export function createHealthMemory(endpoints: number): HealthMemory {
  return {
    endpoints: createSharedMemory(endpoints),
    version: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  };
}

/** The numbers of one endpoint, which every worker reads and writes. */
export interface HealthCells {
  readonly values: BigInt64Array;
  release(): void;
}

/** One thread's view of the health of endpoints, which all workers share. */
export class SharedHealth {
  readonly #state: SharedState;
  readonly #version: Int32Array;

  constructor({ endpoints, version }: HealthMemory) {
    this.#state = sharedState(endpoints);
    this.#version = new Int32Array(version);
  }

  /** A number that increases whenever an endpoint starts or stops to get requests. */
  get version(): number {
    return Atomics.load(this.#version, 0);
  }

  changed(): void {
    Atomics.add(this.#version, 0, 1);
  }

  /** The shared memory is full, so each worker has separate numbers for the endpoint. */
  acquire(name: string): HealthCells {
    try {
      return this.#state.acquire(name);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { values: new BigInt64Array(VALUES), release: () => {} };
    }
  }
}

const VALUES = UNHEALTH + 1;
