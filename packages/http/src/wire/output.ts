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

/** Number of waiting bytes that causes a send before the end of the turn. */
const ENOUGH = OUTPUT_BUFFER_BYTES / 2;
const HEXADECIMAL = 16;

/**
 * The buffer in which messages are assembled; all connections of a thread share it. Writes are batched per
 * turn of the event loop, so each receiver is woken once; a wake-up costs about as much as a small write.
 */
export class Output {
  readonly #turn: Turn;
  #bytes: Buffer = Buffer.allocUnsafeSlow(OUTPUT_BUFFER_BYTES);
  #length = 0;
  /** The start of the message that is being assembled; earlier messages wait. */
  #start = 0;
  /** The number of flushes of the buffer. */
  flushes = 0;
  /** The connections for which messages wait. */
  readonly #wires: Wire[] = [];
  readonly #messages: Buffer[] = [];
  /** Index of the next message to flush; 0 outside of {@link flush}. */
  #next = 0;
  /** Whether no connection still uses the memory of the buffer. */
  #free = true;
  #scheduled = false;
  readonly #endTurn = (): void => {
    this.#scheduled = false;
    this.flush();
  };

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** The number of bytes that fit into the buffer without enlarging it. */
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

  /** Appends unchanging bytes completely: the fastest way for repeated content. */
  fixed(bytes: Buffer): void {
    if (bytes.length > this.room) this.#move(undefined, bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Appends a latin1 text. */
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

  /** Appends the trailers after the last chunk. */
  trailers(trailers: Trailers): void {
    for (let index = 0; index < trailers.length; index += 2) {
      this.field(trailers[index] ?? "", trailers[index + 1] ?? "");
    }
    this.text("\r\n");
  }

  /** Appends bytes whose memory is not reused; bytes that do not fit into the buffer are sent separately. */
  body(bytes: Buffer, start: number, end: number, wire: Wire): void {
    if (end - start <= this.room) return this.copy(bytes, start, end);
    this.send(wire);
    wire.sendOwned(bytes.subarray(start, end));
  }

  /** Like {@link body}, for any array of bytes. */
  bytes(bytes: Uint8Array, wire: Wire): void {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.body(buffer, 0, buffer.length, wire);
  }

  /** Forwards bytes that were just received. */
  pass(bytes: Buffer, start: number, end: number, lent: boolean, wire: Wire): void {
    if (end - start <= MAX_COPIED_BYTES) {
      this.copy(bytes, start, end);
      return this.send(wire);
    }
    const part = bytes.subarray(start, end);
    if (lent) wire.sendLent(part);
    else wire.sendOwned(part);
  }

  /** Sends the assembled message, at the end of the turn if the wire allows it. */
  send(wire: Wire): void {
    const start = this.#start;
    const end = this.#length;
    if (end === start) return;
    const message = this.#bytes.subarray(start, end);
    if (!wire.waits) {
      // On a connection within the process, the other end may write before `send` returns.
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

  /** Flushes everything that waits; a wire that cannot write immediately keeps the memory. */
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

  /** Flushes all waiting messages, if a message waits for the given connection. */
  flushFor(wire: Wire): void {
    if (this.#wires.includes(wire, this.#next)) this.flush();
  }

  /** Discards the bytes that are queued for a wire. */
  withdraw(wire: Wire): void {
    for (let index = this.#next; index < this.#wires.length; index++) {
      if (this.#wires[index] === wire) this.#wires[index] = NOWHERE;
    }
  }

  #schedule(): void {
    this.#scheduled = true;
    this.#turn.atEnd(this.#endTurn);
  }

  /** Moves the message that is being assembled to the start of the given memory, or of a new block. */
  #move(to: Buffer | undefined, more: number): void {
    const rest = this.#length - this.#start;
    const bytes = to ?? Buffer.allocUnsafeSlow(Math.max(OUTPUT_BUFFER_BYTES, (rest + more) * 2));
    if (rest > 0) this.#bytes.copy(bytes, 0, this.#start, this.#length);
    this.#bytes = bytes;
    this.#start = 0;
    this.#length = rest;
  }
}
