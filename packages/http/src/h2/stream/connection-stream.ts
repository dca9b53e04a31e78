import { NO_TRAILERS } from "../../codec/trailers.ts";
import type { Trailers } from "../../codec/trailers.ts";
import { NOBODY } from "../../wire/wire.ts";
import type { TunnelWire, WireUser } from "../../wire/wire.ts";
import { ByteQueue } from "./byte-queue.ts";
import { areTrailers, checkResponse, MALFORMED, NO_LENGTH } from "../head/field-rules.ts";
import {
  CANCEL,
  FLOW_CONTROL_ERROR,
  INTERNAL_ERROR,
  NO_ERROR,
  PROTOCOL_ERROR,
  REFUSED_STREAM,
  STREAM_CLOSED,
} from "../frames/constants.ts";
import type { DataPiece } from "../frames/frame-taker.ts";
import type { Sender } from "./sender.ts";
import { StreamOutput } from "./stream-output.ts";

/** Receives the response to a sent request; data and ends go to the {@link WireUser}. */
export interface ResponseUser extends WireUser {
  /** An interim response (1xx) as alternating names and values, validated, `:status` first. */
  interim(fields: string[]): void;
  /**
   * The headers of the final response; `endStream`: nothing follows, and {@link WireUser.ended} is
   * not called.
   */
  responded(fields: string[], endStream: boolean): void;
}

/** The parts of its connection that a stream uses. */
export interface StreamOwner {
  readonly isServer: boolean;
  readonly sender: Sender;
  /** The flow control window of each stream. */
  readonly windowBytes: number;
  /**
   * The initial receive window of a stream: the default window until the peer has acknowledged a smaller
   * window.
   */
  readonly firstWindow: number;
  /** Is called when the stream has ended completely; `isOwn`: because we have ended it. */
  streamGone(stream: ConnectionStream, isOwn: boolean): void;
  /**
   * Is called when the peer violated the protocol on the stream: the stream is reset, which counts against
   * the peer.
   */
  streamFailed(stream: ConnectionStream, code: number): void;
  /** Calls {@link ConnectionStream.deliverEvents} at the end of the turn. */
  deliverLater(stream: ConnectionStream): void;
  /** Is called when streams hold more bytes than before, or fewer if `bytes` is negative. */
  held(bytes: number): void;
}

/**
 * Lower status codes (1xx, RFC 9110 section 15.2) belong to interim responses; HTTP/2 has no 101 (RFC 9113
 * section 8.6).
 */
const FINAL = 200;
const SWITCHING_PROTOCOLS = 101;

/**
 * A stream, used like a connection: {@link WireUser.ended} is called when the peer's message is complete, and
 * {@link WireUser.closed} when the stream has ended, for the reason in {@link code}.
 */
export class ConnectionStream extends StreamOutput implements TunnelWire {
  readonly waits = false;
  /** The peer's trailers; set when {@link WireUser.ended} is called. */
  receivedTrailers: Trailers = NO_TRAILERS;
  /** The error code (RFC 9113 section 7) with which the stream ended; NO_ERROR: none. */
  code: number = NO_ERROR;
  /** Whether the peer says that it has not processed the request (RFC 9113 section 8.7). */
  unprocessed = false;
  /** Whether the peer's message was received completely. */
  whole = false;
  readonly #owner: StreamOwner;
  readonly #requester: ResponseUser | undefined;
  #user: WireUser;
  /** The window that the peer has left, and the consumed bytes that will be returned to the window. */
  #window: number;
  #consumed = 0;
  /** Data that arrived while reading is paused. */
  #kept: ByteQueue | undefined;
  #paused = false;
  /** Whether {@link stopReading} waits for the end of our message. */
  #stops = false;
  /** Missing bytes of the body according to content-length, or {@link NO_LENGTH}. */
  #missing: number;
  /** Whether data is allowed now; in a response, it is allowed only after the headers. */
  #begun: boolean;
  #toldEnd = false;
  #gone = false;
  #toldGone = false;
  #delivers = false;
  #error: Error | undefined;

  /** `requester`: undefined for a stream that the peer opened; `missing`: the content-length. */
  constructor(
    id: number,
    owner: StreamOwner,
    requester: ResponseUser | undefined,
    missing: number,
  ) {
    super(id, owner.sender);
    this.#owner = owner;
    this.#requester = requester;
    this.#user = requester ?? NOBODY;
    this.#begun = requester === undefined;
    this.#missing = missing;
    this.#window = owner.firstWindow;
  }

  use(user: WireUser): WireUser {
    const before = this.#user;
    this.#user = user;
    return before;
  }

  pauseRead(): void {
    this.#paused = true;
  }

  resumeRead(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#deliverLater();
  }

  /** Sends RST_STREAM with the given code, unless the stream has ended; unsent data is lost. */
  reset(code: number): void {
    if (this.#gone) return;
    this.sender.reset(this.id, code);
    this.#drop(code, true);
  }

  /** Resets the stream, so that the peer learns that data is missing. */
  destroy(): void {
    this.reset(this.#owner.isServer ? INTERNAL_ERROR : CANCEL);
  }

  /** Ignores the rest of a request that already has its response (RFC 9113 section 8.1). */
  stopReading(): void {
    if (this.whole) return;
    this.#paused = true;
    if (this.localEnded) this.reset(NO_ERROR);
    else this.#stops = true;
  }

  /** Called if the peer's message ends with its header block. */
  endedWithHead(): void {
    this.whole = true;
    this.#toldEnd = true;
  }

  /** Handles the trailers of a request, or the headers or trailers of a response. */
  receiveFields(fields: string[], endStream: boolean): void {
    if (this.whole) return this.#owner.streamFailed(this, STREAM_CLOSED);
    if (this.#begun) return this.#receiveTrailers(fields, endStream);
    const sound = checkResponse(fields) !== MALFORMED;
    const status = Number(fields[1]);
    if (!sound || status === SWITCHING_PROTOCOLS) return this.#malformed();
    if (status < FINAL) {
      if (endStream) return this.#malformed();
      return this.#requester?.interim(fields);
    }
    this.#begun = true;
    if (endStream) this.endedWithHead();
    this.#requester?.responded(fields, endStream);
    if (endStream) this.#checkGone();
  }

  receiveData(piece: DataPiece): void {
    if (this.whole) return this.#owner.streamFailed(this, STREAM_CLOSED);
    if (!this.#begun) return this.#malformed();
    const size = piece.end - piece.start;
    this.#window -= piece.credit;
    if (this.#window < 0) return this.#owner.streamFailed(this, FLOW_CONTROL_ERROR);
    if (this.#missing !== NO_LENGTH && (this.#missing -= size) < 0) return this.#malformed();
    this.#consumed += piece.credit - size;
    if (size > 0) this.#take(piece.bytes.subarray(piece.start, piece.end));
    if (piece.endStream && !this.#gone) this.#endReceived();
    else if (this.#owesCredit) this.#deliverLater();
  }

  /** Handles a received RST_STREAM frame. */
  receiveReset(code: number): void {
    // After a complete response, a server resets the stream if it does not need the rest of the
    // request (RFC 9113 section 8.1).
    if (code === NO_ERROR && this.whole && !this.#owner.isServer) {
      this.dropOutput();
      return this.#checkGone();
    }
    this.unprocessed = code === REFUSED_STREAM;
    this.#drop(code, false);
  }

  /**
   * Ends the stream because the connection has ended, or because the peer reports that it has not processed
   * the request.
   */
  lost(code: number, error: Error | undefined, unprocessed: boolean): void {
    this.#error = error;
    this.unprocessed = unprocessed;
    if (!this.whole || this.#owner.isServer) return this.#drop(code, false);
    this.dropOutput();
    this.#checkGone();
  }

  /** Delivers kept data and events to the user; returns whether the stream has ended. */
  deliverEvents(): boolean {
    this.#delivers = false;
    const kept = this.#kept;
    if (!this.#paused && kept !== undefined && kept.length > 0) {
      const { length } = kept;
      this.#owner.held(-length);
      this.#hand(kept.take(length), false);
    }
    this.#giveCredit();
    this.#tellEnd();
    if (!this.#gone || this.#toldGone || (this.whole && !this.#toldEnd)) return false;
    this.#toldGone = true;
    this.#user.closed(this.#error);
    return true;
  }

  protected override outputEnded(): void {
    if (this.#stops && !this.whole) this.reset(NO_ERROR);
    else this.#checkGone();
  }

  protected override outputDrained(): void {
    this.#user.drained();
  }

  #malformed(): void {
    this.#owner.streamFailed(this, PROTOCOL_ERROR);
  }

  #receiveTrailers(fields: string[], endStream: boolean): void {
    if (!endStream || !areTrailers(fields)) return this.#malformed();
    this.receivedTrailers = fields;
    this.#endReceived();
  }

  #endReceived(): void {
    if (this.#missing > 0) return this.#malformed();
    this.whole = true;
    this.#tellEnd();
    this.#checkGone();
  }

  /** Receives bytes whose memory is reused after the call. */
  #take(bytes: Buffer): void {
    if (!this.#paused && (this.#kept?.length ?? 0) === 0) return this.#hand(bytes, true);
    this.#owner.held(bytes.length);
    (this.#kept ??= new ByteQueue()).add(bytes);
  }

  #hand(bytes: Buffer, lent: boolean): void {
    this.#consumed += bytes.length;
    this.#user.received(bytes, bytes.length, lent);
  }

  /**
   * Whether at least half of the window was consumed; the consumed part is then returned at the end of the
   * turn.
   */
  get #owesCredit(): boolean {
    if (this.#paused || this.whole || this.#gone || this.#consumed === 0) return false;
    return this.#consumed * 2 >= this.#owner.windowBytes;
  }

  #giveCredit(): void {
    if (!this.#owesCredit) return;
    this.sender.windowUpdate(this.id, this.#consumed);
    this.#window += this.#consumed;
    this.#consumed = 0;
  }

  #tellEnd(): void {
    if (!this.whole || this.#toldEnd || this.#paused || (this.#kept?.length ?? 0) > 0) return;
    this.#toldEnd = true;
    this.#user.ended();
  }

  /** Ends the stream when both messages have ended. */
  #checkGone(): void {
    if (!this.whole || !this.localEnded || this.#gone) return;
    this.#gone = true;
    this.#owner.streamGone(this, false);
    this.#deliverLater();
  }

  /** Ends the stream before its messages have ended. `isOwn`: we have ended it. */
  #drop(code: number, isOwn: boolean): void {
    if (this.#gone) return;
    this.#gone = true;
    this.code = code;
    this.dropOutput();
    this.#owner.held(-(this.#kept?.length ?? 0));
    this.#kept = undefined;
    this.#toldEnd = true;
    this.#owner.streamGone(this, isOwn);
    this.#deliverLater();
  }

  #deliverLater(): void {
    if (this.#delivers) return;
    this.#delivers = true;
    this.#owner.deliverLater(this);
  }
}
