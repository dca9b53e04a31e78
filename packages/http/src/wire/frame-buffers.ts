import { HTTP2_MAX_OUTPUT_BUFFERS, HTTP2_OUTPUT_BUFFER_BYTES } from "../bounds.ts";
import type { Output } from "./output.ts";
import type { Turn } from "./turn.ts";

/** A task that runs at the end of a turn of the event loop. */
export interface TurnTaker {
  /** Is called when the turn ends; bytes that are written now are sent with it. */
  turnEnds(): void;
}

/** The user of a buffer, until the content of the buffer was sent. */
export interface BufferHolder {
  flush(): void;
}

/** Work at the end of a turn for a thread's HTTP/2 connections, and their frame buffers. */
export class FrameBuffers {
  /**
   * Number of streams that are sending queued data: on connections within the process, sends can
   * nest.
   */
  sendingQueued = 0;
  readonly #turn: Turn;
  readonly #free: Buffer[] = [];
  /** The holders of buffers, oldest first. */
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

  /** Calls the object once, at the end of the turn. */
  atTurnEnd(taker: TurnTaker): void {
    this.#takers.push(taker);
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#turn.atEnd(this.#end);
  }

  /** A buffer of at least the given size; if all are in use, the oldest holder sends its content. */
  take(holder: BufferHolder, bytes: number): Buffer {
    if (this.#holders.length === HTTP2_MAX_OUTPUT_BUFFERS) this.#holders[0]?.flush();
    this.#holders.push(holder);
    return bytes > HTTP2_OUTPUT_BUFFER_BYTES ? Buffer.allocUnsafeSlow(bytes) : this.#pop();
  }

  /** Notes that the holder no longer writes into its buffer. */
  release(holder: BufferHolder): void {
    this.#holders.splice(this.#holders.indexOf(holder), 1);
  }

  /** Takes back a buffer that is no longer used. */
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
