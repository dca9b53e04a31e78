import { HTTP2_MAX_OUTPUT_BUFFERS, HTTP2_OUTPUT_BUFFER_BYTES } from "../bounds.ts";
import { OUTPUT } from "../wire/output.ts";
import { TURN } from "../wire/turn.ts";
import type { Wire } from "../wire/wire.ts";
import { FLAG_END_STREAM } from "./frames/constants.ts";
import { FrameWriter } from "./frames/frame-writer.ts";

/** Of the flags in the head of a frame (RFC 9113 section 4.1). */
const FLAGS_AT = 4;
const NOTHING = Buffer.alloc(0);

/** Who does something at the end of a turn of the event loop. */
export interface TurnTaker {
  /** The turn ends; what is written now leaves with it. */
  turnEnds(): void;
}

/** What all connections of a thread have to do at the end of a turn, and the memory that they write into. */
class TurnEnd {
  readonly #free: Buffer[] = [];
  /** Who has some of the memory, the first one first. */
  readonly #holders: Outbox[] = [];
  #takers: TurnTaker[] = [];
  #scheduled = false;
  readonly #end = (): void => {
    this.#scheduled = false;
    while (this.#takers.length > 0) this.#run();
    OUTPUT.flush();
  };

  /** Calls the taker once, at the end of the turn. */
  add(taker: TurnTaker): void {
    this.#takers.push(taker);
    if (this.#scheduled) return;
    this.#scheduled = true;
    TURN.atEnd(this.#end);
  }

  /** Memory for that many bytes at least; if many have some, what the first one has written leaves. */
  take(outbox: Outbox, bytes: number): Buffer {
    if (this.#holders.length === HTTP2_MAX_OUTPUT_BUFFERS) this.#holders[0]?.flush();
    this.#holders.push(outbox);
    return bytes > HTTP2_OUTPUT_BUFFER_BYTES ? Buffer.allocUnsafeSlow(bytes) : this.#pop();
  }

  /** The memory is not written into any more. */
  release(outbox: Outbox): void {
    this.#holders.splice(this.#holders.indexOf(outbox), 1);
  }

  /** Nobody needs the memory any more. */
  give(bytes: Buffer): void {
    if (bytes.length === HTTP2_OUTPUT_BUFFER_BYTES && this.#free.length < HTTP2_MAX_OUTPUT_BUFFERS)
      this.#free.push(bytes);
  }

  #pop(): Buffer {
    return this.#free.pop() ?? Buffer.allocUnsafeSlow(HTTP2_OUTPUT_BUFFER_BYTES);
  }

  #run(): void {
    const takers = this.#takers;
    this.#takers = [];
    for (const taker of takers) taker.turnEnds();
  }
}

/** The ends of the turns of this thread. */
export const TURN_END = new TurnEnd();

/** The frames of a connection that leave together; without one it has no memory. */
export class Outbox {
  readonly #wire: Wire;
  readonly #writer = new FrameWriter(NOTHING, 0);
  /** Where the last frame stands that a stream can end with, and whose it is; 0: there is none. */
  #lastAt = 0;
  #lastStream = 0;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Where so many bytes can be written; the caller sees to it that they are sent. */
  room(bytes: number): FrameWriter {
    const writer = this.#writer;
    if (writer.bytes.length - writer.at < bytes) this.#make(bytes);
    return writer;
  }

  /** The next frame is one that its stream can end with. */
  mark(stream: number): void {
    this.#lastAt = this.#writer.at;
    this.#lastStream = stream;
  }

  /** Has the last frame of the stream end it; false if that has left, or is none that can. */
  endLast(stream: number): boolean {
    if (this.#lastStream !== stream) return false;
    const { bytes } = this.#writer;
    const at = this.#lastAt + FLAGS_AT;
    bytes[at] = (bytes[at] ?? 0) | FLAG_END_STREAM;
    this.#lastStream = 0;
    return true;
  }

  /** Sends what was written. */
  flush(): void {
    const writer = this.#writer;
    const { bytes, at } = writer;
    if (at === 0) return;
    // A connection within the process may have its other end write before the call returns.
    writer.bytes = NOTHING;
    writer.at = 0;
    this.#lastStream = 0;
    TURN_END.release(this);
    if (this.#wire.send(bytes.subarray(0, at))) TURN_END.give(bytes);
  }

  #make(bytes: number): void {
    this.flush();
    this.#writer.bytes = TURN_END.take(this, bytes);
  }
}
