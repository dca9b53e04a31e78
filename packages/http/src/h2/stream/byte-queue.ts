const NOTHING = Buffer.alloc(0);

/** Queued bytes in one memory block that grows on demand; an empty queue uses no memory. */
export class ByteQueue {
  #bytes: Buffer = NOTHING;
  #start = 0;
  #end = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  /** Adds bytes that will not change. If the queue is empty, the bytes are not copied. */
  addOwned(bytes: Uint8Array): void {
    if (this.length > 0) return this.add(bytes);
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#start = 0;
    this.#end = bytes.length;
  }

  /** Adds a copy of the bytes. */
  add(bytes: Uint8Array): void {
    if (this.#bytes.length - this.#end < bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /**
   * Removes the given number of bytes from the front; the returned bytes are valid until {@link add} is
   * called.
   */
  take(most: number): Buffer {
    const start = this.#start;
    const end = Math.min(start + most, this.#end);
    const taken = this.#bytes.subarray(start, end);
    this.#start = end;
    if (end === this.#end) this.clear();
    return taken;
  }

  clear(): void {
    this.#bytes = NOTHING;
    this.#start = 0;
    this.#end = 0;
  }

  #grow(more: number): void {
    const { length } = this;
    const larger = Buffer.allocUnsafe(2 * length + more);
    this.#bytes.copy(larger, 0, this.#start, this.#end);
    this.#bytes = larger;
    this.#start = 0;
    this.#end = length;
  }
}
