const NOTHING = Buffer.alloc(0);

/** Joins bytes that arrive in parts. */
export class Gathered {
  /** The gathered bytes, of which only the first `length` are valid. */
  bytes = NOTHING;
  length = 0;

  add(from: Buffer, start: number, end: number): void {
    const length = this.length + end - start;
    if (length > this.bytes.length) this.#grow(length);
    from.copy(this.bytes, this.length, start, end);
    this.length = length;
  }

  /** Drops all bytes and releases their memory. */
  clear(): void {
    this.bytes = NOTHING;
    this.length = 0;
  }

  #grow(length: number): void {
    const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.bytes.length));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}
