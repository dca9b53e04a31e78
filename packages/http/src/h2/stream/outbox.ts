import type { BufferHolder, FrameBuffers } from "../../wire/frame-buffers.ts";
import type { Wire } from "../../wire/wire.ts";
import { FLAG_END_STREAM } from "../frames/constants.ts";
import { FrameWriter } from "../frames/frame-writer.ts";

/** The position of the flags in a frame header (RFC 9113 section 4.1). */
const FLAGS_AT = 4;
const NOTHING = Buffer.alloc(0);

/** The frames of a connection that are sent together. Without frames, no memory is used. */
export class Outbox implements BufferHolder {
  readonly #buffers: FrameBuffers;
  readonly #wire: Wire;
  readonly #writer = new FrameWriter(NOTHING, 0);
  /**
   * The position of the last frame that can still end its stream, and the id of the stream; 0: no such frame.
   */
  #lastAt = 0;
  #lastStream = 0;

  constructor(buffers: FrameBuffers, wire: Wire) {
    this.#buffers = buffers;
    this.#wire = wire;
  }

  /** Reserves room for the given number of bytes; the caller must send them. */
  room(bytes: number): FrameWriter {
    const writer = this.#writer;
    if (writer.bytes.length - writer.at < bytes) this.#make(bytes);
    return writer;
  }

  /** Marks the next frame as able to carry END_STREAM. */
  mark(stream: number): void {
    this.#lastAt = this.#writer.at;
    this.#lastStream = stream;
  }

  /**
   * Sets END_STREAM on the last frame of the stream; false if that frame was already sent, or cannot end a
   * stream.
   */
  endLast(stream: number): boolean {
    if (this.#lastStream !== stream) return false;
    const { bytes } = this.#writer;
    const at = this.#lastAt + FLAGS_AT;
    bytes[at] = (bytes[at] ?? 0) | FLAG_END_STREAM;
    this.#lastStream = 0;
    return true;
  }

  /** Sends the frames that were written. */
  flush(): void {
    const writer = this.#writer;
    const { bytes, at } = writer;
    if (at === 0) return;
    // On a connection within the process, the other end may write to this outbox before `send` returns.
    writer.bytes = NOTHING;
    writer.at = 0;
    this.#lastStream = 0;
    this.#buffers.release(this);
    if (this.#wire.send(bytes.subarray(0, at))) this.#buffers.give(bytes);
  }

  #make(bytes: number): void {
    this.flush();
    this.#writer.bytes = this.#buffers.take(this, bytes);
  }
}
