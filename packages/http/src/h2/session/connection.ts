import { HTTP2_CONTROL_FRAMES_PER_DATA_FRAME } from "../../bounds.ts";
import type { Thread } from "../../wire/thread.ts";
import type { TunnelWire, WireUser } from "../../wire/wire.ts";
import { ConnectionStream } from "../stream/connection-stream.ts";
import type { ResponseUser } from "../stream/connection-stream.ts";
import type { ConnectionUser } from "../stream/connection-user.ts";
import { checkRequest, MALFORMED, NO_LENGTH } from "../head/field-rules.ts";
import {
  ENHANCE_YOUR_CALM,
  FLOW_CONTROL_ERROR,
  INTERNAL_ERROR,
  MOST_31_BITS,
  PROTOCOL_ERROR,
  REFUSED_STREAM,
  STREAM_CLOSED,
  USUAL_TABLE_BYTES,
} from "../frames/constants.ts";
import { FrameReader } from "../frames/frame-reader.ts";
import type { DataPiece, FieldBlock, FrameTaker } from "../frames/frame-taker.ts";
import { Http2Error } from "../frames/http2-error.ts";
import { HpackDecoder } from "../hpack/decoder.ts";
import { StreamTable } from "../stream/stream-table.ts";
import type { ConnectionOptions } from "../stream/stream-table.ts";

const NO_HEAD = -1;
/** A client's streams have odd numbers (RFC 9113 section 5.1.1). */
const NEXT_STREAM = 2;

/** An HTTP/2 connection of a server or a client: the states of RFC 9113 section 5. */
export class Connection extends StreamTable implements WireUser, FrameTaker {
  /** Whether the peer's settings have arrived. */
  hasPeerSettings = false;
  /** Whether reading and sending have stopped. */
  closing = false;

  readonly #user: ConnectionUser;
  readonly #options: ConnectionOptions;
  readonly #wire: TunnelWire;
  readonly #reader: FrameReader;
  readonly #decoder: HpackDecoder;
  /** Number of received header blocks, and the same number when the current incomplete block began. */
  #heads = 0;
  #begunHead = NO_HEAD;
  /** The last stream in our GOAWAY: later streams are ignored. */
  #lastTaken = Infinity;
  /** Whether the peer accepts no more streams. */
  #goneAway = false;
  /** Bytes received since the connection is closing. */
  #discarded = 0;
  #error: Error | undefined;

  /** Starts to use the given connection, and sends preface and settings. */
  constructor(thread: Thread, options: ConnectionOptions, wire: TunnelWire, user: ConnectionUser) {
    super(thread, options, wire);
    const { isServer, frames, maxListBytes, maxFields } = options;
    this.#options = options;
    this.#wire = wire;
    this.#user = user;
    this.#reader = new FrameReader(this, frames, isServer);
    this.#decoder = new HpackDecoder({ tableBytes: USUAL_TABLE_BYTES, maxListBytes, maxFields });
    wire.use(this);
  }

  /** Whether another request can be sent, apart from the peer's limit of concurrent streams. */
  get mayOpen(): boolean {
    return !this.closing && !this.#goneAway && this.last <= MOST_31_BITS - NEXT_STREAM;
  }

  /** SETTINGS_MAX_CONCURRENT_STREAMS of the peer; Infinity if unset. */
  get peerMaxStreams(): number {
    return this.sender.peer.maxConcurrentStreams;
  }

  /** Whether the peer supports extended CONNECT (RFC 8441 section 3). */
  get connectsProtocols(): boolean {
    return this.sender.peer.enableConnectProtocol;
  }

  /** Sends the headers of a request on a new stream. */
  open(user: ResponseUser, fields: readonly string[], endStream: boolean): ConnectionStream {
    this.last += this.last === 0 ? 1 : NEXT_STREAM;
    const stream = new ConnectionStream(this.last, this, user, NO_LENGTH);
    this.streams.set(stream.id, stream);
    this.sender.fields(stream.id, fields, false);
    if (endStream) stream.end();
    return stream;
  }

  /** Sends a PING frame; {@link ConnectionUser.pong} follows. */
  sendPing(): void {
    this.sender.ping();
  }

  /** Sends GOAWAY with the last accepted stream; undefined: the last stream so far. */
  sendGoaway(code: number, last?: number): void {
    this.#lastTaken = last ?? (this.isServer ? this.last : 0);
    this.sender.goaway(this.#lastTaken, code);
  }

  /** Closes our direction after queued data; open streams are lost. */
  end(): void {
    if (this.closing) return;
    if (!this.isServer) return this.destroy();
    this.#close(INTERNAL_ERROR, undefined);
    this.#wire.end();
    this.#user.ending?.();
  }

  /** Closes the connection immediately. */
  destroy(error?: Error): void {
    this.#close(INTERNAL_ERROR, error);
    this.#wire.destroy(false);
  }

  opened(): void {}

  received(bytes: Buffer, length: number): void {
    if (this.closing) return this.#discard(length);
    this.reads += 1;
    try {
      this.#reader.read(bytes, 0, length);
    } catch (error) {
      if (!(error instanceof Http2Error)) throw error;
      return this.fail(error);
    }
    if (this.#reader.headUnderWay || this.#begunHead !== NO_HEAD) this.#noteHead();
  }

  drained(): void {
    this.sender.resume();
    for (const stream of this.streams.values()) stream.checkDrained();
  }

  /** Handles that the peer has closed its direction, and so expects no more frames. */
  ended(): void {
    this.destroy();
  }

  closed(error: Error | undefined): void {
    this.#close(INTERNAL_ERROR, error);
    this.deliverEvents();
    this.#user.closed(this.#error);
  }

  data(id: number, piece: DataPiece): void {
    this.credit.take(piece.credit);
    if (piece.end > piece.start) this.idleFrames.earn(HTTP2_CONTROL_FRAMES_PER_DATA_FRAME);
    else if (!piece.endStream) this.ignored();
    const stream = this.streams.get(id);
    if (stream !== undefined) stream.receiveData(piece);
    else if (this.isStray(id)) this.streamError(id, STREAM_CLOSED);
  }

  headers(id: number, block: FieldBlock): void {
    this.#heads += 1;
    const fields = this.#decoder.decode(block.bytes, block.start, block.end);
    const stream = this.streams.get(id);
    if (stream === undefined) this.#openedByPeer(id, fields, block.endStream);
    else if (this.#decoder.tooLarge) this.streamFailed(stream, ENHANCE_YOUR_CALM);
    else stream.receiveFields(fields, block.endStream);
  }

  reset(id: number, code: number): void {
    const stream = this.streams.get(id);
    if (stream === undefined) this.isStray(id);
    stream?.receiveReset(code);
    if (this.isServer) this.spendReset();
  }

  settings(bytes: Buffer, start: number, end: number): void {
    this.ignored();
    const { peer } = this.sender;
    const { initialWindow, headerTableBytes } = peer;
    peer.apply(bytes, start, end, !this.isServer);
    if (peer.headerTableBytes !== headerTableBytes) this.sender.tableSizeChanged();
    if (peer.initialWindow !== initialWindow) this.growWindows(peer.initialWindow - initialWindow);
    this.sender.acknowledgeSettings();
    this.sender.resume();
    this.checkAcknowledgements();
    this.hasPeerSettings = true;
    this.#user.settingsReceived?.();
  }

  /** Is called when the peer has acknowledged our settings, the windows included. */
  settingsAcknowledged(): void {
    this.ignored();
    this.firstWindow = this.windowBytes;
    this.#user.acknowledged?.();
  }

  ping(opaque: Buffer, start: number): void {
    this.ignored();
    this.sender.pong(opaque, start);
    this.checkAcknowledgements();
  }

  pong(): void {
    this.ignored();
    this.#user.pong();
  }

  /** Handles GOAWAY: the peer has not processed streams above `last` (RFC 9113 section 6.8). */
  goaway(last: number, code: number): void {
    this.ignored();
    if (this.isServer) return;
    this.#goneAway = true;
    const reason = code === ENHANCE_YOUR_CALM ? code : REFUSED_STREAM;
    for (const stream of [...this.streams.values()]) {
      if (stream.id > last) stream.lost(reason, undefined, true);
    }
    this.#user.goneAway?.();
  }

  windowUpdate(id: number, increment: number): void {
    this.ignored();
    const stream = this.streams.get(id);
    if (id === 0) this.growConnectionWindow(increment);
    else if (stream === undefined) this.isStray(id);
    else if (!stream.growWindow(increment)) this.streamFailed(stream, FLOW_CONTROL_ERROR);
    this.sender.resume();
  }

  streamError(id: number, code: number): void {
    const stream = this.streams.get(id);
    if (stream !== undefined) return this.streamFailed(stream, code);
    if (this.isStray(id)) this.resetUnknown(id, code);
  }

  ignored(): void {
    if (!this.idleFrames.spend())
      throw new Http2Error(ENHANCE_YOUR_CALM, "too many control frames");
  }

  protected override streamClosed(): void {
    this.#user.streamClosed();
  }

  #openedByPeer(id: number, fields: string[], endStream: boolean): void {
    if (id <= this.last || !this.isServer) return this.#checkStray(id);
    if (id % 2 === 0) throw new Http2Error(PROTOCOL_ERROR, `a client cannot open stream ${id}`);
    this.opens(id);
    this.idleFrames.earn(HTTP2_CONTROL_FRAMES_PER_DATA_FRAME);
    if (id > this.#lastTaken || this.#isFull) return this.resetUnknown(id, REFUSED_STREAM);
    const { tooLarge } = this.#decoder;
    const length = tooLarge ? MALFORMED : checkRequest(fields);
    // An invalid request ends only its own stream.
    if (length === MALFORMED || (endStream && length > 0))
      return this.resetUnknown(id, tooLarge ? ENHANCE_YOUR_CALM : PROTOCOL_ERROR);
    const stream = new ConnectionStream(id, this, undefined, length);
    if (endStream) stream.endedWithHead();
    this.streams.set(id, stream);
    this.#user.request?.(stream, fields, endStream);
  }

  get #isFull(): boolean {
    return this.streams.size >= this.#options.maxStreams || this.credit.exhausted;
  }

  /** Handles headers for a stream that is not open (RFC 9113 section 5.1). */
  #checkStray(id: number): void {
    if (this.wasSkipped(id)) throw new Http2Error(PROTOCOL_ERROR, `stream ${id} was skipped`);
    if (this.isStray(id))
      throw new Http2Error(STREAM_CLOSED, `headers for stream ${id}, which has ended`);
  }

  /** Closes the connection because of the peer's error. */
  fail(error: Http2Error): void {
    if (this.closing) return;
    this.sender.goaway(this.isServer ? this.last : 0, error.code);
    this.#close(error.code, error);
    if (!this.isServer) return this.#wire.destroy(false);
    this.#wire.end();
    this.#user.ending?.();
  }

  /** Reports the start of each incomplete header block, and its end. */
  #noteHead(): void {
    const begun = this.#reader.headUnderWay ? this.#heads : NO_HEAD;
    if (begun === this.#begunHead) return;
    this.#begunHead = begun;
    if (begun === NO_HEAD) this.#user.headEnded?.();
    else this.#user.headBegun?.();
  }

  #discard(length: number): void {
    this.#discarded += length;
    if (this.#discarded > this.#options.highWaterMark) this.#wire.destroy(true);
  }

  /** Stops reading and sending: open streams are lost. */
  #close(code: number, error: Error | undefined): void {
    if (this.closing) return;
    this.closing = true;
    this.#error = error;
    this.#reader.stop();
    this.sender.abandon();
    this.credit.abandon();
    for (const stream of [...this.streams.values()]) stream.lost(code, error, false);
    this.sender.flush();
  }
}
