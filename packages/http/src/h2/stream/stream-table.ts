import {
  HTTP2_CONTROL_FRAME_BURST,
  HTTP2_CONTROL_FRAME_RATE,
  HTTP2_STREAM_RESET_BURST,
  HTTP2_STREAM_RESET_RATE,
} from "../../bounds.ts";
import type { TurnTaker } from "../../wire/frame-buffers.ts";
import type { Thread } from "../../wire/thread.ts";
import type { TunnelWire } from "../../wire/wire.ts";
import { Budget } from "./budget.ts";
import { ClosedStreams } from "./closed-streams.ts";
import type { ConnectionStream, StreamOwner } from "./connection-stream.ts";
import { Credit } from "./credit.ts";
import {
  ENHANCE_YOUR_CALM,
  FLOW_CONTROL_ERROR,
  PROTOCOL_ERROR,
  USUAL_WINDOW,
} from "../frames/constants.ts";
import type { FrameBounds } from "../frames/frame-rules.ts";
import { Http2Error } from "../frames/http2-error.ts";
import { Sender } from "./sender.ts";

/** Our settings, and limits for the peer. Sizes in bytes. */
export interface ConnectionOptions {
  readonly isServer: boolean;
  /** Alternating identifiers and values (RFC 9113 section 6.5.1). */
  readonly settings: readonly number[];
  /** Window of each stream; undefined: the default of RFC 9113 section 6.9.2. */
  readonly windowBytes: number | undefined;
  readonly connectionWindowBytes: number;
  /** Maximum number of concurrent streams that a server accepts on a connection. */
  readonly maxStreams: number;
  readonly frames: FrameBounds;
  /** Maximum size of a header list, as RFC 9113 section 6.5.2 counts it. */
  readonly maxListBytes: number;
  readonly maxFields: number;
  readonly highWaterMark: number;
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number;
}

/** A connection's streams, the state of closed streams, and limits for the peer. */
export abstract class StreamTable implements StreamOwner, TurnTaker {
  readonly isServer: boolean;
  readonly sender: Sender;
  readonly windowBytes: number;
  firstWindow: number;
  protected readonly streams = new Map<number, ConnectionStream>();
  protected readonly credit: Credit;
  /** How many times bytes have arrived on the connection. */
  reads = 0;
  /** The budget for control frames of the peer. */
  protected readonly idleFrames: Budget;
  /** The last stream that was opened, by us or by the client. */
  protected last = 0;
  readonly #thread: Thread;
  readonly #closed = new ClosedStreams();
  /** The budget for streams that end prematurely because of the peer. */
  readonly #resets: Budget;
  readonly #delivering: ConnectionStream[] = [];
  #scheduled = false;

  /** Sends our settings; reads nothing yet. */
  constructor(thread: Thread, options: ConnectionOptions, wire: TunnelWire) {
    this.#thread = thread;
    const { isServer, clock, highWaterMark, windowBytes = USUAL_WINDOW } = options;
    this.isServer = isServer;
    this.windowBytes = windowBytes;
    this.firstWindow = Math.max(windowBytes, USUAL_WINDOW);
    this.idleFrames = new Budget(HTTP2_CONTROL_FRAME_BURST, HTTP2_CONTROL_FRAME_RATE, clock);
    this.#resets = new Budget(HTTP2_STREAM_RESET_BURST, HTTP2_STREAM_RESET_RATE, clock);
    this.sender = new Sender(thread, wire, highWaterMark, this.idleFrames, () => this.#schedule());
    if (!isServer) this.sender.preface();
    this.sender.settings(options.settings);
    this.credit = new Credit(this.sender, options.connectionWindowBytes, () => this.#schedule());
  }

  /** Is called when a stream has ended and its user knows it. */
  protected abstract streamClosed(): void;

  /** The number of open streams. */
  get openStreams(): number {
    return this.streams.size;
  }

  streamGone(stream: ConnectionStream, isOwn: boolean): void {
    this.streams.delete(stream.id);
    if (isOwn) this.#closed.reset(stream.id);
  }

  streamFailed(stream: ConnectionStream, code: number): void {
    stream.reset(code);
    this.#provoked();
  }

  deliverLater(stream: ConnectionStream): void {
    this.#delivering.push(stream);
    this.#schedule();
  }

  held(bytes: number): void {
    this.credit.hold(bytes);
  }

  turnEnds(): void {
    this.#scheduled = false;
    this.deliverEvents();
    this.credit.give();
    this.sender.flush();
  }

  /** Delivers pending events to the users of streams. */
  protected deliverEvents(): void {
    for (let next = 0; next < this.#delivering.length; next++) {
      if (this.#delivering[next]?.deliverEvents() === true) this.streamClosed();
    }
    this.#delivering.length = 0;
  }

  /** Refuses or resets an unknown stream. Throws {@link Http2Error}. */
  protected resetUnknown(id: number, code: number): void {
    this.#closed.reset(id);
    this.sender.reset(id, code);
    this.#provoked();
  }

  /**
   * Whether a frame for a stream that is not open is an error. A frame for an idle stream ends the
   * connection.
   */
  protected isStray(id: number): boolean {
    if (id > this.last || id % 2 === 0)
      throw new Http2Error(PROTOCOL_ERROR, `a frame of stream ${id}, which is idle`);
    // Frames that were in transit when their stream ended are harmless, in any number.
    return this.isServer && !this.#closed.wasReset(id);
  }

  /** Notes that the client has opened a stream. */
  protected opens(id: number): void {
    if (id > this.last + 2) this.#closed.skip(this.last + 1, id - 1);
    this.last = id;
  }

  protected wasSkipped(id: number): boolean {
    return this.#closed.wasSkipped(id);
  }

  /**
   * Counts a stream that the peer caused to end prematurely (CVE-2023-44487, CVE-2025-8671). Throws {@link
   * Http2Error}.
   */
  protected spendReset(): void {
    if (!this.#resets.spend())
      throw new Http2Error(ENHANCE_YOUR_CALM, "too many streams were reset");
  }

  /** Increases the connection window. Throws {@link Http2Error}. */
  protected growConnectionWindow(increment: number): void {
    if (!this.sender.window.grow(increment))
      throw new Http2Error(
        FLOW_CONTROL_ERROR,
        "the flow control window of the connection is too large",
      );
  }

  /**
   * Applies a change of the initial stream window by the peer (RFC 9113 section 6.9.2). Throws {@link
   * Http2Error}.
   */
  protected growWindows(change: number): void {
    for (const stream of this.streams.values()) {
      if (!stream.growWindow(change))
        throw new Http2Error(
          FLOW_CONTROL_ERROR,
          "the flow control window of a stream is too large",
        );
    }
  }

  /** Ends a connection whose peer does not read requested responses. Throws {@link Http2Error}. */
  protected checkAcknowledgements(): void {
    if (this.sender.floods)
      throw new Http2Error(ENHANCE_YOUR_CALM, "too many responses wait to be sent");
  }

  /** Counts a stream that was reset because of the peer. */
  #provoked(): void {
    this.spendReset();
    this.checkAcknowledgements();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#thread.frameBuffers.atTurnEnd(this);
  }
}
