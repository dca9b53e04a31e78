import type { Trailers } from "./codec/trailers.ts";
import type { Wire } from "./wire.ts";

/** Room for a head of usual size and the body bytes that came with it. */
const CAPACITY = 128 * 1024;
/** Below this many bytes a loop is faster than the call of a copy. */
const SHORT = 48;
const HEXADECIMAL = 16;

/** Where heads are put together; one for all connections of a thread, since every write ends at once. */
export class Output {
  #bytes: Buffer = Buffer.allocUnsafeSlow(CAPACITY);
  #length = 0;

  /** Bytes that fit without growing. */
  get room(): number {
    return this.#bytes.length - this.#length;
  }

  copy(source: Buffer, start: number, end: number): void {
    const size = end - start;
    if (size > this.room) this.#grow(size);
    const bytes = this.#bytes;
    if (size < SHORT) {
      let at = this.#length;
      for (let index = start; index < end; index++) bytes[at++] = source[index] ?? 0;
    } else {
      source.copy(bytes, this.#length, start, end);
    }
    this.#length += size;
  }

  /** Appends latin1 text. */
  text(value: string): void {
    const size = value.length;
    if (size > this.room) this.#grow(size);
    const bytes = this.#bytes;
    if (size < SHORT) {
      let at = this.#length;
      for (let index = 0; index < size; index++) bytes[at++] = value.charCodeAt(index);
    } else {
      bytes.write(value, this.#length, "latin1");
    }
    this.#length += size;
  }

  field(name: string, value: string): void {
    this.text(name);
    this.text(": ");
    this.text(value);
    this.text("\r\n");
  }

  /** Appends one chunk (RFC 9112 section 7.1). */
  chunk(source: Buffer, start: number, end: number): void {
    this.text(`${(end - start).toString(HEXADECIMAL)}\r\n`);
    this.copy(source, start, end);
    this.text("\r\n");
  }

  /** Appends the end of a body in chunks. */
  lastChunk(trailers: Trailers): void {
    this.text("0\r\n");
    for (let index = 0; index < trailers.length; index += 2) {
      this.field(trailers[index] ?? "", trailers[index + 1] ?? "");
    }
    this.text("\r\n");
  }

  /** Appends bytes that are not used again; what does not fit is sent on its own. */
  body(bytes: Buffer, start: number, end: number, wire: Wire): void {
    if (end - start <= this.room) return this.copy(bytes, start, end);
    this.send(wire);
    wire.sendOwned(bytes.subarray(start, end));
  }

  /** {@link body} for any array of bytes. */
  bytes(bytes: Uint8Array, wire: Wire): void {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.body(buffer, 0, buffer.length, wire);
  }

  /** Sends everything; a wire that could not hand it on at once keeps the memory. */
  send(wire: Wire): void {
    if (this.#length === 0) return;
    const free = wire.send(this.#bytes.subarray(0, this.#length));
    if (!free || this.#bytes.length > CAPACITY) this.#bytes = Buffer.allocUnsafeSlow(CAPACITY);
    this.#length = 0;
  }

  #grow(size: number): void {
    const bytes = Buffer.allocUnsafeSlow((this.#length + size) * 2);
    this.#bytes.copy(bytes, 0, 0, this.#length);
    this.#bytes = bytes;
  }
}

/** The output of this thread. */
export const OUTPUT = new Output();
