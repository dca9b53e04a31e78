import type { Trailers } from "./codec/trailers.ts";
import type { Wire } from "./wire.ts";

/** Room for a head of usual size and the body bytes that came with it. */
const CAPACITY = 128 * 1024;
/** With this many bytes waiting for the end of the turn the rest of it does not wait. */
const ENOUGH = CAPACITY / 2;
/** Up to this many bytes are copied, which is cheaper than memory, and a write, of their own. */
const COPIED = 16 * 1024;
/** Below this many bytes a loop is faster than the call of a copy. */
const SHORT = 48;
const HEXADECIMAL = 16;

/**
 * Where messages are put together; one for all connections of a thread. What is sent waits for the end
 * of the turn of the event loop: written one after the other, messages find those that they are for
 * awake, and to wake a process costs as much as a small write.
 */
export class Output {
  #bytes: Buffer = Buffer.allocUnsafeSlow(CAPACITY);
  #length = 0;
  /** Of the message that is being put together; those before it wait. */
  #start = 0;
  /** Who gets what waits, and where in the bytes each message ends. */
  readonly #wires: Wire[] = [];
  readonly #ends: number[] = [];
  #scheduled = false;
  readonly #endTurn = (): void => {
    this.#scheduled = false;
    this.flush();
  };

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

  /** Sends bytes on that have just been received. */
  pass(bytes: Buffer, start: number, end: number, lent: boolean, wire: Wire): void {
    if (end - start <= COPIED) {
      this.copy(bytes, start, end);
      return this.send(wire);
    }
    const part = bytes.subarray(start, end);
    wire.sendOwned(lent ? Buffer.from(part) : part);
  }

  /** Sends what was put together, at the end of the turn if the wire allows that. */
  send(wire: Wire): void {
    const start = this.#start;
    if (this.#length === start) return;
    if (!wire.waits) {
      wire.send(this.#bytes.subarray(start, this.#length));
      this.#length = start;
      return;
    }
    this.#wires.push(wire);
    this.#ends.push(this.#length);
    this.#start = this.#length;
    if (this.#length >= ENOUGH) this.flush();
    else if (!this.#scheduled) this.#schedule();
  }

  /** Hands on all that waits; a wire that could not do so at once keeps the memory. */
  flush(): void {
    const count = this.#wires.length;
    if (count === 0) return;
    let free = true;
    let start = 0;
    for (let index = 0; index < count; index++) {
      const end = this.#ends[index] ?? start;
      if (this.#wires[index]?.send(this.#bytes.subarray(start, end)) === false) free = false;
      start = end;
    }
    this.#wires.length = 0;
    this.#ends.length = 0;
    this.#move(free && this.#bytes.length <= CAPACITY ? this.#bytes : undefined, 0);
  }

  #schedule(): void {
    this.#scheduled = true;
    setImmediate(this.#endTurn);
  }

  #grow(size: number): void {
    this.flush();
    if (size > this.room) this.#move(undefined, size);
  }

  /** Puts the message that is being put together at the start of that memory, or of new one. */
  #move(to: Buffer | undefined, more: number): void {
    const rest = this.#length - this.#start;
    const bytes = to ?? Buffer.allocUnsafeSlow(Math.max(CAPACITY, (rest + more) * 2));
    if (rest > 0) this.#bytes.copy(bytes, 0, this.#start, this.#length);
    this.#bytes = bytes;
    this.#start = 0;
    this.#length = rest;
  }
}

/** The output of this thread. */
export const OUTPUT = new Output();
