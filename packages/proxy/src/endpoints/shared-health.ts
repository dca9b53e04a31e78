import {
  createSharedMemory,
  sharedState,
  type SharedMemory,
  type SharedState,
} from "../shared/cells.ts";

/** When an evicted endpoint is back, in milliseconds of the monotonic clock. */
export const EVICTED_UNTIL = 0;
/** Evictions since the last success. */
export const EVICTIONS = 1;
/** When the next check is due. */
export const NEXT_CHECK = 2;
/** Checks in a row: above 0 that have succeeded, below 0 that have failed. */
export const CHECKS = 3;
/** 1 while the checks keep the endpoint from getting requests. */
export const FAILS_CHECKS = 4;

/** What workers know of endpoints together; sent to each worker as it starts. */
export interface HealthMemory {
  readonly endpoints: SharedMemory;
  readonly version: SharedArrayBuffer;
}

/** Memory for the health of as many endpoints. */
export function createHealthMemory(endpoints: number): HealthMemory {
  return {
    endpoints: createSharedMemory(endpoints),
    version: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  };
}

/** Numbers about one endpoint that every worker reads and writes. */
export interface HealthCells {
  readonly values: BigInt64Array;
  release(): void;
}

/** One thread's view of what all workers know of endpoints. */
export class SharedHealth {
  readonly #state: SharedState;
  readonly #version: Int32Array;

  constructor({ endpoints, version }: HealthMemory) {
    this.#state = sharedState(endpoints);
    this.#version = new Int32Array(version);
  }

  /** Changes with each change of who gets requests. */
  get version(): number {
    return Atomics.load(this.#version, 0);
  }

  changed(): void {
    Atomics.add(this.#version, 0, 1);
  }

  /** An endpoint for which there is no room is judged by each worker for itself. */
  acquire(name: string): HealthCells {
    try {
      return this.#state.acquire(name);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { values: new BigInt64Array(VALUES), release: () => {} };
    }
  }
}

const VALUES = FAILS_CHECKS + 1;
