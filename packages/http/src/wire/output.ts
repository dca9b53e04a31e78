import {
  LOOPED_BYTES,
  LOOPED_CHARACTERS,
  MAX_COPIED_BYTES,
  OUTPUT_BUFFER_BYTES,
} from "../bounds.ts";
import type { Trailers } from "../codec/trailers.ts";
import type { Turn } from "./turn.ts";
import { NOWHERE } from "./wire.ts";
import type { Wire } from "./wire.ts";

/** With this many bytes waiting for the end of the turn the rest of it does not wait. */
const ENOUGH = OUTPUT_BUFFER_BYTES / 2;
const HEXADECIMAL = 16;

/**
 * Where messages are put together; one for all connections of a thread. What is sent waits for the end
 * of the turn of the event loop: written one after the other, messages find those that they are for
 * awake, and to wake a process costs as much as a small write.
 */
export class Output {
  readonly #turn: Turn;
  #bytes: Buffer = Buffer.allocUnsafeSlow(OUTPUT_BUFFER_BYTES);
  #length = 0;
  /** Of the message that is being put together; those before it wait. */
  #start = 0;
  /** How often what waited was handed on. */
  flushes = 0;
  /** What waits, and for whom. */
  readonly #wires: Wire[] = [];
  readonly #messages: Buffer[] = [];
  /** Number of the next message to hand on; 0 outside of {@link flush}. */
  #next = 0;
  /** Whether no wire has kept the memory. */
  #free = true;
  #scheduled = false;
  readonly #endTurn = (): void => {
    this.#scheduled = false;
    this.flush();
  };

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** Bytes that fit without growing. */
  get room(): number {
    return this.#bytes.length - this.#length;
  }

  copy(source: Buffer, start: number, end: number): void {
    const size = end - start;
    if (size > this.room) this.#move(undefined, size);
    const bytes = this.#bytes;
    if (size < LOOPED_BYTES) {
      let at = this.#length;
      for (let index = start; index < end; index++) bytes[at++] = source[index] ?? 0;
    } else {
      source.copy(bytes, this.#length, start, end);
    }
    this.#length += size;
  }

  /** Appends bytes that stay as they are, all of them: the fastest way for what is sent again and again. */
  fixed(bytes: Buffer): void {
    if (bytes.length > this.room) this.#move(undefined, bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Appends latin1 text. */
  text(value: string): void {
    const size = value.length;
    if (size > this.room) this.#move(undefined, size);
    const bytes = this.#bytes;
    if (size < LOOPED_CHARACTERS) {
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
    this.trailers(trailers);
  }

  /** Appends what is behind the last chunk. */
  trailers(trailers: Trailers): void {
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
    if (end - start <= MAX_COPIED_BYTES) {
      this.copy(bytes, start, end);
      return this.send(wire);
    }
    const part = bytes.subarray(start, end);
    if (lent) wire.sendLent(part);
    else wire.sendOwned(part);
  }

  /** Sends what was put together, at the end of the turn if the wire allows that. */
  send(wire: Wire): void {
    const start = this.#start;
    const end = this.#length;
    if (end === start) return;
    const message = this.#bytes.subarray(start, end);
    if (!wire.waits) {
      // A connection within the process may have its other end write before this returns.
      this.#length = start;
      wire.send(message);
      return;
    }
    this.#wires.push(wire);
    this.#messages.push(message);
    this.#start = end;
    if (end >= ENOUGH) this.flush();
    else if (!this.#scheduled) this.#schedule();
  }

  /** Hands on all that waits; a wire that could not do so at once keeps the memory. */
  flush(): void {
    this.flushes++;
    const isOutermost = this.#next === 0;
    while (this.#next < this.#wires.length) {
      const index = this.#next++;
      const message = this.#messages[index];
      if (message !== undefined && this.#wires[index]?.send(message) === false) this.#free = false;
    }
    if (!isOutermost || this.#next === 0) return;
    this.#wires.length = 0;
    this.#messages.length = 0;
    this.#next = 0;
    this.#move(
      this.#free && this.#bytes.length <= OUTPUT_BUFFER_BYTES ? this.#bytes : undefined,
      0,
    );
    this.#free = true;
  }

  /** Hands on all that waits, if something does for that wire. */
  flushFor(wire: Wire): void {
    if (this.#wires.includes(wire, this.#next)) this.flush();
  }

  /** Forgets what waits for that wire. */
  withdraw(wire: Wire): void {
    for (let index = this.#next; index < this.#wires.length; index++) {
      if (this.#wires[index] === wire) this.#wires[index] = NOWHERE;
    }
  }

  #schedule(): void {
    this.#scheduled = true;
    this.#turn.atEnd(this.#endTurn);
  }

  /** Puts the message that is being put together at the start of that memory, or of new one. */
  #move(to: Buffer | undefined, more: number): void {
    const rest = this.#length - this.#start;
    const bytes = to ?? Buffer.allocUnsafeSlow(Math.max(OUTPUT_BUFFER_BYTES, (rest + more) * 2));
    if (rest > 0) this.#bytes.copy(bytes, 0, this.#start, this.#length);
    this.#bytes = bytes;
    this.#start = 0;
    this.#length = rest;
  }
}
