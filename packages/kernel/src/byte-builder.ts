const NOTHING = Buffer.alloc(0);

/** Bytes that come in pieces, copied together: a thousand tiny pieces take no more room than a large one. */
export class ByteBuilder {
  #bytes: Buffer = NOTHING;
  #length = 0;

  /** How many there are. */
  get length(): number {
    return this.#length;
  }

  /** Copies a piece; its memory may be used again. */
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

  /** All of them; afterwards there are none. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = NOTHING;
    this.#length = 0;
    return taken;
  }
}
