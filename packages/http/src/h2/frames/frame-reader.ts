import {
  CONTINUATION,
  DATA,
  ENHANCE_YOUR_CALM,
  FLAG_ACK,
  FLAG_END_STREAM,
  FLAG_PADDED,
  FRAME_HEADER_BYTES,
  FRAME_SIZE_ERROR,
  GOAWAY,
  HEADERS,
  MOST_31_BITS,
  PING,
  PREFACE,
  PRIORITY,
  PROTOCOL_ERROR,
  RST_STREAM,
  SETTINGS,
  WINDOW_UPDATE,
} from "./constants.ts";
import {
  checkFrame,
  checkPriority,
  GOAWAY_BYTES,
  SETTING_BYTES,
  wordAt,
  WORD_BYTES,
} from "./frame-rules.ts";
import type { FrameBounds } from "./frame-rules.ts";
import { FieldBlockReader } from "./field-block-reader.ts";
import type { DataPiece, FrameTaker } from "./frame-taker.ts";
import { Gathered } from "./gathered.ts";
import { Http2Error } from "./http2-error.ts";

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const NOTHING = Buffer.alloc(0);
/** The padding length before it has arrived. */
const UNKNOWN_PADDING = -1;

/** Reads frames in one pass, however their bytes are split (RFC 9113 section 4). */
export class FrameReader {
  readonly #taker: FrameTaker;
  readonly #bounds: FrameBounds;
  readonly #piece: Mutable<DataPiece> = {
    bytes: NOTHING,
    start: 0,
    end: 0,
    credit: 0,
    endsFrame: false,
    endStream: false,
  };
  /** The received bytes of an incomplete frame header or payload. */
  readonly #kept = new Gathered();
  readonly #block: FieldBlockReader;
  /** Bytes of the preface received so far. */
  #prefaceRead: number;
  #hasSettings = false;
  #stopped = false;
  #inFrame = false;
  #length = 0;
  #type = 0;
  #flags = 0;
  #stream = 0;
  /** The number of missing bytes of the payload. */
  #left = 0;
  /** Bytes of the payload that must have arrived before the frame is handled; later bytes are ignored. */
  #needed = 0;
  /** Whether the start of the payload was reported. */
  #told = false;
  #padding = 0;

  /**
   * @param preface whether the peer is a client, whose connection begins with `PREFACE` (RFC 9113
   * section 3.4)
   */
  constructor(taker: FrameTaker, bounds: FrameBounds, preface: boolean) {
    this.#taker = taker;
    this.#bounds = bounds;
    this.#block = new FieldBlockReader(taker, bounds);
    this.#prefaceRead = preface ? 0 : PREFACE.length;
  }

  /** Whether a field block is incomplete. */
  get headUnderWay(): boolean {
    return this.#block.stream !== 0 || (this.#inFrame && this.#type === HEADERS && !this.#told);
  }

  /**
   * Reads received bytes, and reports the frames in them; the bytes are not needed afterwards. Throws {@link
   * Http2Error}.
   */
  read(bytes: Buffer, start: number, end: number): void {
    let at = this.#prefaceRead < PREFACE.length ? this.#readPreface(bytes, start, end) : start;
    while (at < end && !this.#stopped) {
      if (!this.#inFrame) at = this.#readHead(bytes, at, end);
      if (this.#inFrame) at = this.#readPayload(bytes, at, end);
    }
  }

  /** Stops reading, even of the current bytes. */
  stop(): void {
    this.#stopped = true;
    this.#kept.clear();
    this.#block.clear();
  }

  #readPreface(bytes: Buffer, start: number, end: number): number {
    const read = this.#prefaceRead;
    const stop = Math.min(end, start + PREFACE.length - read);
    if (PREFACE.compare(bytes, start, stop, read, read + stop - start) !== 0)
      throw new Http2Error(PROTOCOL_ERROR, "the connection does not begin with the preface");
    this.#prefaceRead += stop - start;
    return stop;
  }

  #readHead(bytes: Buffer, at: number, end: number): number {
    const kept = this.#kept;
    if (kept.length === 0 && end - at >= FRAME_HEADER_BYTES) {
      this.#begin(bytes, at);
      return at + FRAME_HEADER_BYTES;
    }
    const stop = Math.min(end, at + FRAME_HEADER_BYTES - kept.length);
    kept.add(bytes, at, stop);
    if (kept.length < FRAME_HEADER_BYTES) return stop;
    this.#begin(kept.bytes, 0);
    kept.clear();
    return stop;
  }

  /** Begins a frame whose header is complete. */
  #begin(bytes: Buffer, at: number): void {
    this.#length = bytes.readUIntBE(at, 3);
    this.#type = bytes[at + 3] ?? 0;
    this.#flags = bytes[at + 4] ?? 0;
    this.#stream = wordAt(bytes, at + 5) & MOST_31_BITS;
    this.#left = this.#length;
    this.#told = false;
    this.#inFrame = true;
    this.#check();
    this.#needed = this.#neededOf(this.#type);
    this.#padding = this.#has(FLAG_PADDED) ? UNKNOWN_PADDING : 0;
  }

  #has(flag: number): boolean {
    return (this.#flags & flag) !== 0;
  }

  #check(): void {
    const length = this.#length;
    const type = this.#type;
    if (length > this.#bounds.frameBytes)
      throw new Http2Error(FRAME_SIZE_ERROR, `a frame of ${length} octets is too large`);
    if (!this.#hasSettings && (type !== SETTINGS || this.#has(FLAG_ACK)))
      throw new Http2Error(PROTOCOL_ERROR, "the first frame is not SETTINGS");
    this.#hasSettings = true;
    const continues = type === CONTINUATION && this.#stream === this.#block.stream;
    if (!continues && (this.#block.stream !== 0 || type === CONTINUATION))
      throw new Http2Error(PROTOCOL_ERROR, "CONTINUATION does not follow its HEADERS");
    checkFrame(length, type, this.#flags, this.#stream);
    if (type === HEADERS || type === CONTINUATION) this.#block.check(type, length);
    if (type === SETTINGS && length > this.#bounds.settings * SETTING_BYTES)
      throw new Http2Error(ENHANCE_YOUR_CALM, "too many settings");
  }

  #neededOf(type: number): number {
    if (type === GOAWAY) return GOAWAY_BYTES;
    return type > CONTINUATION ? 0 : this.#length;
  }

  #readPayload(bytes: Buffer, at: number, end: number): number {
    if (this.#type === DATA) return this.#readData(bytes, at, end);
    const next = this.#told ? at : this.#gather(bytes, at, end);
    if (!this.#told) return next;
    const passed = Math.min(end - next, this.#left);
    this.#left -= passed;
    this.#inFrame = this.#left > 0;
    return next + passed;
  }

  #gather(bytes: Buffer, at: number, end: number): number {
    const kept = this.#kept;
    const stop = Math.min(end, at + this.#needed - kept.length);
    if (kept.length + stop - at === this.#needed) {
      this.#told = true;
      this.#left -= this.#needed;
      if (kept.length === 0) {
        this.#tell(bytes, at, stop);
      } else {
        kept.add(bytes, at, stop);
        this.#tell(kept.bytes, 0, kept.length);
        kept.clear();
      }
    } else {
      kept.add(bytes, at, stop);
    }
    return stop;
  }

  #tell(bytes: Buffer, start: number, end: number): void {
    const taker = this.#taker;
    switch (this.#type) {
      case HEADERS:
        return this.#block.headers(this.#stream, this.#flags, bytes, start, end);
      case CONTINUATION:
        return this.#block.fragment(this.#stream, this.#flags, bytes, start, end);
      case RST_STREAM:
        return taker.reset(this.#stream, wordAt(bytes, start));
      case SETTINGS:
        if (this.#has(FLAG_ACK)) return taker.settingsAcknowledged();
        return taker.settings(bytes, start, end);
      case PING:
        return this.#has(FLAG_ACK) ? taker.pong(bytes, start) : taker.ping(bytes, start);
      case GOAWAY:
        return taker.goaway(wordAt(bytes, start) & MOST_31_BITS, wordAt(bytes, start + WORD_BYTES));
      case WINDOW_UPDATE:
        return this.#windowUpdate(wordAt(bytes, start) & MOST_31_BITS);
      case PRIORITY:
        checkPriority(this.#stream, bytes, start);
        return taker.ignored();
      default:
        return taker.ignored();
    }
  }

  #windowUpdate(increment: number): void {
    if (increment > 0) this.#taker.windowUpdate(this.#stream, increment);
    else if (this.#stream > 0) this.#taker.streamError(this.#stream, PROTOCOL_ERROR);
    else throw new Http2Error(PROTOCOL_ERROR, "WINDOW_UPDATE by 0");
  }

  #readData(bytes: Buffer, at: number, end: number): number {
    const credit = Math.min(end - at, this.#left);
    if (credit === 0 && this.#left > 0) return at;
    const from = this.#padding === UNKNOWN_PADDING ? this.#readPadding(bytes, at) : at;
    const stop = at + credit;
    this.#left -= credit;
    this.#inFrame = this.#left > 0;
    const piece = this.#piece;
    piece.bytes = bytes;
    piece.start = from;
    piece.end = Math.max(from, stop - Math.max(0, this.#padding - this.#left));
    piece.credit = credit;
    piece.endsFrame = !this.#inFrame;
    piece.endStream = piece.endsFrame && this.#has(FLAG_END_STREAM);
    this.#taker.data(this.#stream, piece);
    piece.bytes = NOTHING;
    return stop;
  }

  /** Reads the padding length; returns where the data begins. */
  #readPadding(bytes: Buffer, at: number): number {
    if (this.#length === 0)
      throw new Http2Error(FRAME_SIZE_ERROR, "padded DATA has no padding length");
    this.#padding = bytes[at] ?? 0;
    if (this.#padding >= this.#length)
      throw new Http2Error(PROTOCOL_ERROR, "DATA with too much padding");
    return at + 1;
  }
}
