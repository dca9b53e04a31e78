import { countLines } from "../observe/bounded-output.ts";

/** Cells of the shared memory: bytes that were sent and not yet taken, and lines that were dropped. */
const WAITING = 0;
const DROPPED = 1;
const CELLS = 2;

/** Memory that both ends of a queue of lines share. */
export function createQueueMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
}

/** The end of a worker: sends lines to the main thread, and drops those that would make too many wait for it. */
export class LineSender {
  readonly #cells: Int32Array;
  readonly #maxBytes: number;
  readonly #post: (lines: string) => void;

  constructor(memory: SharedArrayBuffer, maxBytes: number, post: (lines: string) => void) {
    this.#cells = new Int32Array(memory);
    this.#maxBytes = maxBytes;
    this.#post = post;
  }

  send(lines: string): void {
    const bytes = Buffer.byteLength(lines);
    if (Atomics.load(this.#cells, WAITING) + bytes > this.#maxBytes) {
      Atomics.add(this.#cells, DROPPED, countLines(lines));
    } else {
      Atomics.add(this.#cells, WAITING, bytes);
      this.#post(lines);
    }
  }
}

/** The main thread's side of the queue: takes lines and tells how many were dropped. */
export class LineReceiver {
  readonly #cells: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.#cells = new Int32Array(memory);
  }

  /** Lines have arrived and make room for others; how many were dropped since the last time. */
  taken(lines: string): number {
    Atomics.sub(this.#cells, WAITING, Buffer.byteLength(lines));
    return Atomics.exchange(this.#cells, DROPPED, 0);
  }
}
