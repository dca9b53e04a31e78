import { countLines } from "./bounded-output.ts";

/**
 * Indexes of the shared memory: the number of bytes that were sent but not yet received, the number of
 * dropped lines, and the numbers of bytes and lines that were received.
 */
const WAITING = 0;
const DROPPED = 1;
const TAKEN_BYTES = 2;
const TAKEN_LINES = 3;
const CELLS = 4;

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
    Atomics.add(this.#cells, TAKEN_BYTES, lines.byteLength);
    Atomics.add(this.#cells, TAKEN_LINES, countLines(lines));
    return Atomics.exchange(this.#cells, DROPPED, 0);
  }

  /**
   * Forgets lines that a receiver had when its thread ended, and begins to count anew.
   * @param given the numbers of bytes and lines that were given to it
   * @returns how many lines it has not taken
   */
  forget(given: { readonly bytes: number; readonly lines: number }): number {
    // Cells have 32 bits; what waits is less than they can count.
    const bytes = (given.bytes - Atomics.exchange(this.#cells, TAKEN_BYTES, 0)) | 0;
    Atomics.sub(this.#cells, WAITING, bytes);
    return (given.lines - Atomics.exchange(this.#cells, TAKEN_LINES, 0)) | 0;
  }
}
