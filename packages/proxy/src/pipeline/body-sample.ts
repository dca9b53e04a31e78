import { ByteBuilder } from "@edge-gateway/kernel/byte-builder";

/**
 * The first bytes of a body, handed over once: when the body has ended and the trace has come to the
 * place where it is. A body without bytes is not handed over.
 */
export class BodySample {
  readonly #limit: number;
  readonly #emit: (body: Uint8Array) => void;
  readonly #bytes = new ByteBuilder();
  #ended = false;
  #released = false;

  constructor(limit: number, emit: (body: Uint8Array) => void) {
    this.#limit = limit;
    this.#emit = emit;
  }

  /** The memory of `chunk` may be used again after the call. */
  add(chunk: Uint8Array): void {
    const room = this.#limit - this.#bytes.length;
    if (room > 0) this.#bytes.add(chunk.subarray(0, room));
  }

  /** The body is complete, or will not continue. */
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
    if (!this.#ended || !this.#released || this.#bytes.length === 0) return;
    this.#emit(this.#bytes.take());
  }
}
