const NOTHING = Buffer.alloc(0);

/**
 * Collects chunks of bytes in one buffer: a thousand tiny chunks take no more memory than a large
 * one.
 */
export class ByteBuilder {
  #bytes: Buffer = NOTHING;
  #length = 0;

  /** The number of bytes that were added. */
  get length(): number {
    return this.#length;
  }

  /** Copies a chunk; the caller may reuse its memory. */
  add(piece: Uint8Array): void {
    const length = this.#length + piece.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = length;
  }

  /** Returns all bytes and empties the builder. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = NOTHING;
    this.#length = 0;
    return taken;
  }
}
