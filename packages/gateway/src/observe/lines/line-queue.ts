import { countLines } from "./bounded-output.ts";

/**
 * Indexes of the shared memory: the number of bytes that were sent but not yet received, and the number of
 * dropped lines.
 */
const WAITING = 0;
const DROPPED = 1;
const CELLS = 2;

/** Creates the memory that both ends of a queue share. */
export function createQueueMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
}

/** The number of bytes that wait in a queue. */
export function waitingBytes(memory: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(memory), WAITING);
}

/** The worker's end of the queue: sends lines to the main thread, and drops lines while the queue is full. */
export class LineSender {
  readonly #cells: Int32Array;
  readonly #maxBytes: number;
  readonly #post: (lines: Uint8Array<ArrayBuffer>) => void;

  constructor(
    memory: SharedArrayBuffer,
    maxBytes: number,
    post: (lines: Uint8Array<ArrayBuffer>) => void,
  ) {
    this.#cells = new Int32Array(memory);
    this.#maxBytes = maxBytes;
    this.#post = post;
  }

  send(lines: Uint8Array<ArrayBuffer>): void {
    const bytes = lines.byteLength;
    if (Atomics.load(this.#cells, WAITING) + bytes > this.#maxBytes) {
      Atomics.add(this.#cells, DROPPED, countLines(lines));
    } else {
      Atomics.add(this.#cells, WAITING, bytes);
      this.#post(lines);
    }
  }
}

/** The main thread's end of the queue: receives lines, and reports how many were dropped. */
export class LineReceiver {
  readonly #cells: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.#cells = new Int32Array(memory);
  }

  /**
   * Records received lines, which make room for more; returns how many lines were dropped since the last
   * call.
   */
  taken(lines: Uint8Array): number {
    Atomics.sub(this.#cells, WAITING, lines.byteLength);
    return Atomics.exchange(this.#cells, DROPPED, 0);
  }

  /** Forgets lines that were sent and will not be received. */
  reset(): void {
    Atomics.store(this.#cells, WAITING, 0);
  }
}
