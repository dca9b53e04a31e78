import { HTTP2_MAX_OUTPUT_BUFFERS, HTTP2_OUTPUT_BUFFER_BYTES } from "../bounds.ts";
import type { Output } from "./output.ts";
import type { Turn } from "./turn.ts";

/** Does something at the end of a turn of the event loop. */
export interface TurnTaker {
  /** The turn ends; what is written now leaves with it. */
  turnEnds(): void;
}

/** Holds a buffer until it has sent what is in it. */
export interface BufferHolder {
  flush(): void;
}

/** What the HTTP/2 connections of a thread do at the end of a turn, and the buffers that they write frames into. */
export class FrameBuffers {
  /** How many streams are sending what has waited: a connection within the process may have one do so within another. */
  sendingQueued = 0;
  readonly #turn: Turn;
  readonly #free: Buffer[] = [];
  /** Who has a buffer, the first one first. */
  readonly #holders: BufferHolder[] = [];
  #takers: TurnTaker[] = [];
  #scheduled = false;
  readonly #end: () => void;

  constructor(turn: Turn, output: Output) {
    this.#turn = turn;
    this.#end = () => {
      this.#scheduled = false;
      while (this.#takers.length > 0) this.#run();
      output.flush();
    };
  }

  /** Calls the taker once, at the end of the turn. */
  atTurnEnd(taker: TurnTaker): void {
    this.#takers.push(taker);
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#turn.atEnd(this.#end);
  }

  /** A buffer for at least that many bytes; if all are in use, the first holder sends what it has written. */
  take(holder: BufferHolder, bytes: number): Buffer {
    if (this.#holders.length === HTTP2_MAX_OUTPUT_BUFFERS) this.#holders[0]?.flush();
    this.#holders.push(holder);
    return bytes > HTTP2_OUTPUT_BUFFER_BYTES ? Buffer.allocUnsafeSlow(bytes) : this.#pop();
  }

  /** The holder does not write into its buffer any more. */
  release(holder: BufferHolder): void {
    this.#holders.splice(this.#holders.indexOf(holder), 1);
  }

  /** Nobody needs the buffer any more. */
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
