import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";

/**
 * The first bytes of a body, for the trace. They are delivered once, when the body has ended and all earlier
 * records of the trace were written. An empty body is not delivered.
 */
export class BodySample {
  readonly #limit: number;
  readonly #emit: (body: Uint8Array, isCut: boolean) => void;
  readonly #bytes = new ByteBuilder();
  /** Whether the body is longer than the limit. */
  #isCut = false;
  #ended = false;
  #released = false;

  constructor(limit: number, emit: (body: Uint8Array, isCut: boolean) => void) {
    this.#limit = limit;
    this.#emit = emit;
  }

  /** Copies `chunk`, whose memory may be reused after the call. */
  add(chunk: Uint8Array): void {
    const room = this.#limit - this.#bytes.length;
    this.#isCut ||= chunk.length > room;
    if (room > 0) this.#bytes.add(chunk.subarray(0, room));
  }

  /**
   * Called when the body is complete or was aborted; again when it was sent later, because its connection was not
   * there yet.
   */
  end(): void {
    this.#ended = true;
    this.#emitIfReady();
  }

  /** Called when all earlier records of the trace were written. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#emitIfReady();
  }

  #emitIfReady(): void {
    if (!this.#ended || !this.#released || this.#bytes.length === 0) return;
    this.#emit(this.#bytes.take(), this.#isCut);
  }
}
