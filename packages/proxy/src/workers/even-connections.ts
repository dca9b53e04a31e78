import { EVEN_CHECKS, EVEN_MIN_AGE, EVEN_MIN_EXCESS, EVEN_SHARE, EVEN_STEPS } from "../bounds.ts";

/** A connection that its client opens again when it is told to go away. */
export interface Movable {
  /** When it was opened, in milliseconds of a monotonic clock. */
  readonly since: number;
  /** Requests in progress. */
  readonly streams: number;
  /** Whether it takes no further requests. */
  readonly retiring: boolean;
  /** Ends it after its requests in progress. */
  retire(): void;
}

/** Creates the shared memory of {@link EvenConnections}; each worker gets the memory when it starts. */
export function createEvenMemory(workers: number): SharedArrayBuffer {
  return new SharedArrayBuffer(workers * Int32Array.BYTES_PER_ELEMENT);
}

/**
 * Evens out connections between workers. The kernel gives each new connection to any worker, and it stays there; of
 * few that live long, one worker may get most. The worker that has many more than another tells some clients to
 * connect again.
 */
export class EvenConnections {
  /** What each worker has: its connections and their requests in progress. */
  readonly #loads: Int32Array;
  readonly #own: number;
  #checksInExcess = 0;

  /** @param own the index of this worker */
  constructor(memory: SharedArrayBuffer, own: number) {
    this.#loads = new Int32Array(memory);
    this.#own = own;
  }

  /** Is called at intervals with the connections of this worker that may be moved. */
  check(connections: readonly Movable[], now: number): void {
    const staying = connections.filter(({ retiring }) => !retiring);
    const load = staying.reduce((sum, connection) => sum + loadOf(connection), 0);
    Atomics.store(this.#loads, this.#own, load);
    const excess = load - this.#fewest();
    const isMuch = excess >= EVEN_MIN_EXCESS && excess >= load * EVEN_SHARE;
    this.#checksInExcess = isMuch ? this.#checksInExcess + 1 : 0;
    if (this.#checksInExcess < EVEN_CHECKS) return;
    const old = staying.filter(({ since }) => now - since >= EVEN_MIN_AGE);
    retireSome(old, excess);
  }

  #fewest(): number {
    return this.#loads.reduce((fewest, load) => Math.min(fewest, load), Infinity);
  }
}

function loadOf({ streams }: Movable): number {
  return 1 + streams;
}

/**
 * Retires connections with a part of the excess, those with the fewest requests in progress first; the first one also
 * if it has more, unless the excess would then be as large at the other worker.
 */
function retireSome(connections: readonly Movable[], excess: number): void {
  let moved = 0;
  for (const connection of connections.toSorted((one, other) => one.streams - other.streams)) {
    const load = loadOf(connection);
    if (moved + load > (moved === 0 ? excess / 2 : excess / EVEN_STEPS)) return;
    connection.retire();
    moved += load;
  }
}
