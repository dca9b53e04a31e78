import {
  HTTP2_BYTES_PER_CONTROL_FRAME,
  HTTP2_CONTROL_FRAMES_PER_DATA_FRAME,
  HTTP2_MAX_WAITING_CONTROL_FRAMES,
} from "../../bounds.ts";
import type { Thread } from "../../wire/thread.ts";
import type { Wire } from "../../wire/wire.ts";
import type { Budget } from "./budget.ts";
import {
  CONTINUATION,
  DATA,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  FRAME_HEADER_BYTES,
  HEADERS,
  PREFACE,
  USUAL_WINDOW,
} from "../frames/constants.ts";
import { FlowWindow } from "../frames/flow-window.ts";
import { GOAWAY_BYTES, PING_BYTES, SETTING_BYTES, WORD_BYTES } from "../frames/frame-rules.ts";
import type { FrameWriter } from "../frames/frame-writer.ts";
import { PeerSettings } from "../frames/settings.ts";
import { HpackEncoder, mostBytes } from "../hpack/encoder.ts";
import { Outbox } from "./outbox.ts";

const NO_BYTES = Buffer.alloc(PING_BYTES);

/** A stream with data to send. */
export interface SendingStream {
  /** Set by the sender: whether it will call the stream for its waiting data. */
  awaited: boolean;
  /** Sends one frame of the waiting data. */
  sendWaiting(): typeof SENT_ALL | typeof SENT_SOME | typeof STUCK;
}

/** All waiting data was sent, except data for which the stream's own window has no room. */
export const SENT_ALL = 0;
export const SENT_SOME = 1;
/** The result if the connection accepts no more data for now. */
export const STUCK = 2;

/** Writes a connection's frames in sending order. */
export class Sender {
  readonly thread: Thread;
  /** The settings of the peer. */
  readonly peer = new PeerSettings();
  /** The send window of the connection (RFC 9113 section 6.9). */
  readonly window = new FlowWindow(USUAL_WINDOW);
  /** The number of bytes from which a stream is congested. */
  readonly highWaterMark: number;
  readonly #wire: Wire;
  readonly #outbox: Outbox;
  readonly #written: () => void;
  readonly #budget: Budget;
  readonly #encoder = new HpackEncoder();
  /** Streams that wait for the connection, in the order in which they may send. */
  #waiting: SendingStream[] = [];
  /** Queued responses for a peer that does not read. */
  #responses = 0;

  /**
   * `written`: called whenever there is something to flush; `budget`: the peer's control frame
   * budget.
   */
  constructor(
    thread: Thread,
    wire: Wire,
    highWaterMark: number,
    budget: Budget,
    written: () => void,
  ) {
    this.thread = thread;
    this.#wire = wire;
    this.#outbox = new Outbox(thread.frameBuffers, wire);
    this.highWaterMark = highWaterMark;
    this.#budget = budget;
    this.#written = written;
  }

  /** Whether the peer does not read the bytes that are sent to it. */
  get congested(): boolean {
    return this.#wire.congested;
  }

  /** Whether the peer requests more responses than it reads. */
  get floods(): boolean {
    return this.#responses > HTTP2_MAX_WAITING_CONTROL_FRAMES;
  }

  flush(): void {
    this.#outbox.flush();
  }

  preface(): void {
    const writer = this.#room(PREFACE.length);
    PREFACE.copy(writer.bytes, writer.at);
    writer.at += PREFACE.length;
  }

  settings(pairs: readonly number[]): void {
    this.#room(FRAME_HEADER_BYTES + (pairs.length / 2) * SETTING_BYTES).settings(pairs);
  }

  acknowledgeSettings(): void {
    this.#room(FRAME_HEADER_BYTES).acknowledgeSettings();
    this.#respond();
  }

  ping(): void {
    this.#room(FRAME_HEADER_BYTES + PING_BYTES).ping(NO_BYTES, 0);
  }

  pong(opaque: Buffer, start: number): void {
    this.#room(FRAME_HEADER_BYTES + PING_BYTES).pong(opaque, start);
    this.#respond();
  }

  goaway(last: number, code: number): void {
    this.#room(FRAME_HEADER_BYTES + GOAWAY_BYTES).goaway(last, code);
  }

  reset(stream: number, code: number): void {
    this.#room(FRAME_HEADER_BYTES + WORD_BYTES).reset(stream, code);
    this.#respond();
  }

  /** Returns flow control window to the peer: the window of a stream, or of the connection for stream 0. */
  windowUpdate(stream: number, increment: number): void {
    this.#room(FRAME_HEADER_BYTES + WORD_BYTES).windowUpdate(stream, increment);
  }

  /** Is called when the peer has changed its header table size. */
  tableSizeChanged(): void {
    this.#encoder.tableSizeChanged();
  }

  /** Sends alternating names and values as headers. */
  fields(stream: number, fields: readonly string[], endStream: boolean): void {
    const most = mostBytes(fields);
    if (most > this.peer.maxFrameBytes) return this.#longFields(stream, fields, endStream);
    const writer = this.#room(FRAME_HEADER_BYTES + most);
    const { at } = writer;
    this.#outbox.mark(stream);
    const end = this.#encoder.encode(fields, writer.bytes, at + FRAME_HEADER_BYTES);
    const length = end - at - FRAME_HEADER_BYTES;
    writer.header(length, HEADERS, FLAG_END_HEADERS | flagOf(endStream), stream);
    writer.at = end;
  }

  /** Sends data; the caller respects the peer's windows and frame size. */
  data(stream: number, bytes: Uint8Array, start: number, end: number): void {
    const writer = this.#room(FRAME_HEADER_BYTES + end - start);
    this.#outbox.mark(stream);
    writer.header(end - start, DATA, 0, stream);
    writer.bytes.set(
      start === 0 && end === bytes.length ? bytes : bytes.subarray(start, end),
      writer.at,
    );
    writer.at += end - start;
    this.window.take(end - start);
  }

  /**
   * Increases the peer's control frame budget after data of this size was sent to it: data causes updates of
   * two windows, and pings; Go's client updates its window every 4 KiB.
   */
  earn(bytes: number): void {
    this.#budget.earn(HTTP2_CONTROL_FRAMES_PER_DATA_FRAME + bytes / HTTP2_BYTES_PER_CONTROL_FRAME);
  }

  /** Ends our message on a stream, without trailers. */
  end(stream: number): void {
    if (this.#outbox.endLast(stream)) return;
    this.#room(FRAME_HEADER_BYTES).header(0, DATA, FLAG_END_STREAM, stream);
  }

  /** Registers a stream once, to be called for its waiting data when the connection accepts it. */
  await(stream: SendingStream): void {
    if (stream.awaited) return;
    stream.awaited = true;
    this.#waiting.push(stream);
  }

  /** Sends waiting data, one frame per stream in turn, while the connection accepts it. */
  resume(): void {
    if (!this.#wire.congested) this.#responses = 0;
    for (let left = this.#waiting.length; left > 0 && !this.#wire.congested;) {
      const stream = this.#waiting.shift();
      if (stream === undefined) return;
      stream.awaited = false;
      const result = stream.sendWaiting();
      if (result !== SENT_ALL) this.await(stream);
      left = result === STUCK ? left - 1 : this.#waiting.length;
    }
  }

  /** Discards all data that waits to be sent. */
  abandon(): void {
    this.#waiting = [];
  }

  /** Sends a block that may not fit into one frame (RFC 9113 section 4.3). */
  #longFields(stream: number, fields: readonly string[], endStream: boolean): void {
    const block = Buffer.allocUnsafe(mostBytes(fields));
    const length = this.#encoder.encode(fields, block, 0);
    const { maxFrameBytes } = this.peer;
    for (let at = 0; at === 0 || at < length; at += maxFrameBytes) {
      const stop = Math.min(length, at + maxFrameBytes);
      const flags = (at === 0 ? flagOf(endStream) : 0) | (stop === length ? FLAG_END_HEADERS : 0);
      const writer = this.#room(FRAME_HEADER_BYTES + stop - at);
      if (at === 0) this.#outbox.mark(stream);
      writer.header(stop - at, at === 0 ? HEADERS : CONTINUATION, flags, stream);
      block.copy(writer.bytes, writer.at, at, stop);
      writer.at += stop - at;
    }
  }

  #room(bytes: number): FrameWriter {
    this.#written();
    return this.#outbox.room(bytes);
  }

  #respond(): void {
    if (this.#wire.congested) this.#responses += 1;
  }
}

function flagOf(endStream: boolean): number {
  return endStream ? FLAG_END_STREAM : 0;
}
