import {
  ENHANCE_YOUR_CALM,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  FLAG_PADDED,
  FLAG_PRIORITY,
  FRAME_SIZE_ERROR,
  HEADERS,
  PROTOCOL_ERROR,
} from "./constants.ts";
import { checkPriority, PRIORITY_BYTES } from "./frame-rules.ts";
import type { FrameBounds } from "./frame-rules.ts";
import type { FieldBlock, FrameTaker } from "./frame-taker.ts";
import { Gathered } from "./gathered.ts";
import { Http2Error } from "./http2-error.ts";

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const NOTHING = Buffer.alloc(0);

/** Joins the field block of a HEADERS frame and its CONTINUATION frames (RFC 9113 section 4.3). */
export class FieldBlockReader {
  /** The stream of an incomplete field block; 0: none. */
  stream = 0;
  readonly #taker: FrameTaker;
  readonly #bounds: FrameBounds;
  readonly #gathered = new Gathered();
  readonly #fields: Mutable<FieldBlock> = { bytes: NOTHING, start: 0, end: 0, endStream: false };
  #continuations = 0;

  constructor(taker: FrameTaker, bounds: FrameBounds) {
    this.#taker = taker;
    this.#bounds = bounds;
  }

  /**
   * Checks whether a HEADERS or CONTINUATION frame of the given length is allowed. Throws {@link Http2Error}.
   */
  check(type: number, length: number): void {
    const { blockBytes, continuations } = this.#bounds;
    this.#continuations = type === HEADERS ? 0 : this.#continuations + 1;
    if (this.#continuations > continuations)
      throw new Http2Error(ENHANCE_YOUR_CALM, "too many CONTINUATION frames");
    if (this.#gathered.length + length > blockBytes)
      throw new Http2Error(ENHANCE_YOUR_CALM, "the headers are too long");
  }

  /**
   * Reads the payload of a HEADERS frame, in which padding and priority surround the fragment of the field
   * block.
   */
  headers(stream: number, flags: number, bytes: Buffer, start: number, end: number): void {
    const padded = (flags & FLAG_PADDED) === 0 ? 0 : 1;
    const priority = (flags & FLAG_PRIORITY) === 0 ? 0 : PRIORITY_BYTES;
    const from = start + padded + priority;
    if (from > end)
      throw new Http2Error(
        FRAME_SIZE_ERROR,
        `HEADERS has an invalid length of ${end - start} octets`,
      );
    const to = end - (padded === 0 ? 0 : (bytes[start] ?? 0));
    if (to < from) throw new Http2Error(PROTOCOL_ERROR, "HEADERS with too much padding");
    if (priority > 0) checkPriority(stream, bytes, start + padded);
    this.#fields.endStream = (flags & FLAG_END_STREAM) !== 0;
    this.fragment(stream, flags, bytes, from, to);
  }

  /** Reads the payload of a CONTINUATION frame. */
  fragment(stream: number, flags: number, bytes: Buffer, start: number, end: number): void {
    const gathered = this.#gathered;
    const last = (flags & FLAG_END_HEADERS) !== 0;
    this.stream = last ? 0 : stream;
    if (last && gathered.length === 0) return this.#tell(stream, bytes, start, end);
    gathered.add(bytes, start, end);
    if (!last) return;
    this.#tell(stream, gathered.bytes, 0, gathered.length);
    gathered.clear();
  }

  /** Discards an incomplete header block. */
  clear(): void {
    this.#gathered.clear();
  }

  #tell(stream: number, bytes: Buffer, start: number, end: number): void {
    const fields = this.#fields;
    fields.bytes = bytes;
    fields.start = start;
    fields.end = end;
    this.#taker.headers(stream, fields);
    fields.bytes = NOTHING;
  }
}
