import { NO_TRAILERS } from "../codec/trailers.ts";
import type { Trailers } from "../codec/trailers.ts";
import { NOBODY } from "../wire/wire.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";
import { ByteQueue } from "./byte-queue.ts";
import { areTrailers, checkResponse, MALFORMED, NO_LENGTH } from "./field-rules.ts";
import {
  CANCEL,
  FLOW_CONTROL_ERROR,
  INTERNAL_ERROR,
  NO_ERROR,
  PROTOCOL_ERROR,
  REFUSED_STREAM,
  STREAM_CLOSED,
} from "./frames/constants.ts";
import type { DataPiece } from "./frames/frame-taker.ts";
import type { Sender } from "./sender.ts";
import { StreamOutput } from "./stream-output.ts";

/** Who has sent a request, and gets the response; data and ends are told to the {@link WireUser}. */
export interface ResponseUser extends WireUser {
  /** An interim response (status 1xx); names and values in turn, checked, `:status` first. */
  interim(fields: string[]): void;
  /** The head of the final response; `endStream`: nothing follows, {@link WireUser.ended} is not called. */
  responded(fields: string[], endStream: boolean): void;
}

/** What a stream asks of its connection. */
export interface StreamOwner {
  readonly isServer: boolean;
  readonly sender: Sender;
  /** The window that is given to each stream. */
  readonly windowBytes: number;
  /** What a stream may be sent before credit is given: more than the window until the peer knows of that. */
  readonly firstWindow: number;
  /** Nothing is sent or received on the stream any more; `isOwn`: because we have ended it. */
  streamGone(stream: ConnectionStream, isOwn: boolean): void;
  /** The peer has done what it must not do on the stream: it is reset, and that is counted. */
  streamFailed(stream: ConnectionStream, code: number): void;
  /** Calls {@link ConnectionStream.deliverEvents} at the end of the turn. */
  deliverLater(stream: ConnectionStream): void;
  /** So many more bytes of streams are kept, or fewer. */
  held(bytes: number): void;
}

/** 1xx (RFC 9110 section 15.2); 101 does not exist in HTTP/2 (RFC 9113 section 8.6). */
const FINAL = 200;
const SWITCHING_PROTOCOLS = 101;

/**
 * One stream of a connection, as a wire: {@link WireUser.ended} when the peer's message is whole,
 * {@link WireUser.closed} when nothing happens on it any more, whatever the reason: {@link code} says which.
 */
export class ConnectionStream extends StreamOutput implements TunnelWire {
  readonly waits = false;
  /** What came behind the peer's body; there when {@link WireUser.ended} is called. */
  receivedTrailers: Trailers = NO_TRAILERS;
  /** Error code (RFC 9113 section 7) that the stream has ended with; NO_ERROR: none. */
  code: number = NO_ERROR;
  /** Whether the peer says that it has not seen the request (RFC 9113 section 8.7). */
  unprocessed = false;
  /** Whether the peer's message is here to its end. */
  whole = false;
  readonly #owner: StreamOwner;
  readonly #requester: ResponseUser | undefined;
  #user: WireUser;
  /** What the peer may still send, and what it has sent and is to be allowed anew. */
  #window: number;
  #consumed = 0;
  /** Data that have come while nobody reads. */
  #kept: ByteQueue | undefined;
  #paused = false;
  /** Whether {@link stopReading} waits for the end of our message. */
  #stops = false;
  /** Bytes of a request's body still to come as far as its head says, else {@link NO_LENGTH}. */
  #missing: number;
  /** Whether data may come: of a response, behind its head. */
  #begun: boolean;
  #toldEnd = false;
  #gone = false;
  #toldGone = false;
  #delivers = false;
  #error: Error | undefined;

  /** `requester`: undefined for a stream that the peer has opened; `missing`: the length that its head says. */
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

  /** RST_STREAM with that code, unless the stream is gone; what was not sent is lost. */
  reset(code: number): void {
    if (this.#gone) return;
    this.sender.reset(this.id, code);
    this.#drop(code, true);
  }

  /** {@link reset}: the peer learns that something is missing. */
  destroy(): void {
    this.reset(this.#owner.isServer ? INTERNAL_ERROR : CANCEL);
  }

  /** Wants no more of the request, whose response is given (RFC 9113 section 8.1). */
  stopReading(): void {
    if (this.whole) return;
    this.#paused = true;
    if (this.localEnded) this.reset(NO_ERROR);
    else this.#stops = true;
  }

  /** Called if the message of the peer has no body: it ends with its header block. */
  endedWithHead(): void {
    this.whole = true;
    this.#toldEnd = true;
  }

  /** Fields have come behind the head of a request, or for a response. */
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

  /** RST_STREAM has come. */
  receiveReset(code: number): void {
    // A server that wants no more of a request says so when its response is whole (RFC 9113 section 8.1).
    if (code === NO_ERROR && this.whole && !this.#owner.isServer) {
      this.dropOutput();
      return this.#checkGone();
    }
    this.unprocessed = code === REFUSED_STREAM;
    this.#drop(code, false);
  }

  /** The connection is gone, or says that it has not seen the request. */
  lost(code: number, error: Error | undefined, unprocessed: boolean): void {
    this.#error = error;
    this.unprocessed = unprocessed;
    if (!this.whole || this.#owner.isServer) return this.#drop(code, false);
    this.dropOutput();
    this.#checkGone();
  }

  /** Hands on what was kept, and what else the user has to know; whether that is that the stream is gone. */
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

  /** Data that are lent. */
  #take(bytes: Buffer): void {
    if (!this.#paused && (this.#kept?.length ?? 0) === 0) return this.#hand(bytes, true);
    this.#owner.held(bytes.length);
    (this.#kept ??= new ByteQueue()).add(bytes);
  }

  #hand(bytes: Buffer, lent: boolean): void {
    this.#consumed += bytes.length;
    this.#user.received(bytes, bytes.length, lent);
  }

  /** Whether half of the window was taken from the peer: it is allowed as much with the end of the turn. */
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

  /** Both messages have ended. */
  #checkGone(): void {
    if (!this.whole || !this.localEnded || this.#gone) return;
    this.#gone = true;
    this.#owner.streamGone(this, false);
    this.#deliverLater();
  }

  /** The stream ends before its messages do; `isOwn`: because we have ended it. */
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
