/**
 * The first bytes of a body, handed over once: when the body has ended and the trace has come to the
 * place where it stands. A body without bytes is not handed over.
 */
export class BodySample {
  readonly #limit: number;
  readonly #emit: (body: Uint8Array) => void;
  #chunks: Uint8Array[] = [];
  #size = 0;
  #ended = false;
  #released = false;

  constructor(limit: number, emit: (body: Uint8Array) => void) {
    this.#limit = limit;
    this.#emit = emit;
  }

  /** The memory of `chunk` may be used again after the call. */
  add(chunk: Uint8Array): void {
    const room = this.#limit - this.#size;
    if (room <= 0) return;
    const part = Uint8Array.from(chunk.subarray(0, room));
    this.#chunks.push(part);
    this.#size += part.length;
  }

  /** The body is complete, or will not go on. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#emitIfReady();
  }

  /** Records that come before this one in the trace have been made. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#emitIfReady();
  }

  #emitIfReady(): void {
    if (!this.#ended || !this.#released || this.#size === 0) return;
    this.#emit(Buffer.concat(this.#chunks));
    this.#chunks = [];
    this.#size = 0;
  }
}
