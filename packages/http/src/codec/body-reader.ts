import { MAX_CHUNK_EXTENSION_BYTES } from "../bounds.ts";
import { CR, HEXADECIMAL, LF, TOKEN, VALUE } from "./characters.ts";
import { COMPLETE, REFUSED } from "./field-scanner.ts";
import type { SectionLimits } from "./field-scanner.ts";
import { NO_TRAILERS, readTrailers } from "./trailers.ts";
import type { Trailers } from "./trailers.ts";
import { TrailerScanner } from "./trailer-scanner.ts";

/** How the length of a body is determined (RFC 9112 section 6.3). */
export type Framing = typeof NO_BODY | typeof BY_LENGTH | typeof BY_CHUNKS | typeof UNTIL_CLOSE;
export const NO_BODY = 0;
export const BY_LENGTH = 1;
export const BY_CHUNKS = 2;
export const UNTIL_CLOSE = 3;

/** The result of {@link BodyReader.read} for an invalid chunked body. */
export const MALFORMED = -1;

const AT_SIZE = 0;
const IN_SIZE = 1;
const AT_EXTENSION = 2;
const IN_EXTENSION = 3;
const AT_EXTENSION_VALUE = 4;
const IN_EXTENSION_VALUE = 5;
const IN_QUOTES = 6;
const AFTER_BACKSLASH = 7;
const AFTER_QUOTES = 8;
const SIZE_LF = 9;
const IN_DATA = 10;
const DATA_CR = 11;
const DATA_LF = 12;
const AT_TRAILER = 13;
const LAST_LF = 14;
const IN_TRAILER = 15;

/** Maximum hexadecimal digits of a chunk size: numbers with this many digits are exact. */
const SIZE_DIGITS = Number.MAX_SAFE_INTEGER.toString(16).length - 1;
const NO_DIGIT = 255;
const SEMICOLON = 0x3b;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Finds the end of consecutive bodies on a connection, and the positions of their data. */
export class BodyReader {
  framing: Framing = NO_BODY;
  complete = true;
  /**
   * Pairs of start and end of the data in the bytes last read; only the first `rangeCount` numbers
   * are valid.
   */
  readonly ranges: number[] = [0, 0];
  rangeCount = 0;
  /** Number of data bytes in the bytes last read. */
  dataBytes = 0;

  /** The trailers of a complete body. */
  trailers: Trailers = NO_TRAILERS;
  /**
   * Index after those of the last read bytes that can be forwarded unchanged: all bytes except the trailers.
   */
  passEnd = 0;

  #limits: SectionLimits;
  #keepsNameCase = true;
  #stage = AT_SIZE;
  #open = false;
  /** Number of bytes that are still missing from the body or the current chunk. */
  #left = 0;
  #digits = 0;
  #extensionBytes = 0;
  #trailer: Buffer | undefined;
  #trailerScanner: TrailerScanner | undefined;

  constructor(limits: SectionLimits) {
    this.#limits = limits;
  }

  /**
   * Sets options for later bodies; `keepsNameCase`: whether trailer names keep their case instead
   * of becoming lower case.
   */
  use(limits: SectionLimits, keepsNameCase: boolean): void {
    this.#keepsNameCase = keepsNameCase;
    if (limits === this.#limits) return;
    this.#limits = limits;
    this.#trailerScanner = undefined;
  }

  /** Begins a body. With `open`, only {@link end} completes it, whatever its length, as in HTTP/2. */
  begin(framing: Framing, length: number, open = false): void {
    this.framing = framing;
    this.complete = framing === NO_BODY || (framing === BY_LENGTH && length === 0 && !open);
    this.trailers = NO_TRAILERS;
    this.#open = open;
    this.#left = length;
    this.#stage = AT_SIZE;
    this.rangeCount = 0;
    this.dataBytes = 0;
  }

  /** Ends the body without an end marker in its bytes. */
  end(trailers: Trailers): void {
    this.complete = true;
    this.trailers = trailers;
  }

  /** Whether the body has trailers, or may still get some. */
  get mayTrail(): boolean {
    if (this.complete) return this.trailers.length > 0;
    return this.#open || this.framing === BY_CHUNKS;
  }

  /** Number of bytes known to be missing; 0 if the number is unknown. */
  get missing(): number {
    return this.framing === BY_LENGTH && !this.complete ? this.#left : 0;
  }

  /** Index after the last byte of the body, or {@link MALFORMED}. */
  read(bytes: Buffer, start: number, end: number): number {
    this.rangeCount = 0;
    this.dataBytes = 0;
    if (this.complete) return start;
    if (this.framing === BY_CHUNKS) return this.#readChunks(bytes, start, end);
    if (this.framing === UNTIL_CLOSE) {
      this.#addRange(start, end);
      return (this.passEnd = end);
    }
    const stop = end - start < this.#left ? end : start + this.#left;
    this.#addRange(start, stop);
    this.#left -= stop - start;
    this.complete = this.#left === 0 && !this.#open;
    return (this.passEnd = stop);
  }

  #addRange(start: number, end: number): void {
    if (start === end) return;
    this.ranges[this.rangeCount++] = start;
    this.ranges[this.rangeCount++] = end;
    this.dataBytes += end - start;
  }

  #readChunks(bytes: Buffer, start: number, end: number): number {
    let at = start;
    if (this.#stage === IN_TRAILER) return this.#readTrailer(bytes, at, end);
    while (at < end) {
      if (this.#stage === IN_DATA) {
        const stop = end - at < this.#left ? end : at + this.#left;
        this.#addRange(at, stop);
        this.#left -= stop - at;
        at = stop;
        if (this.#left === 0) this.#stage = DATA_CR;
      } else if (this.#stage === AT_TRAILER && bytes[at] !== CR) {
        this.#stage = IN_TRAILER;
        this.#beginTrailer();
        return this.#readTrailer(bytes, at, end);
      } else {
        if (!this.#step(bytes[at] ?? 0)) return MALFORMED;
        at++;
        if (this.complete) break;
      }
    }
    return (this.passEnd = at);
  }

  /** Reads one byte of chunk framing; false if the byte is invalid. */
  #step(byte: number): boolean {
    switch (this.#stage) {
      case AT_SIZE:
      case IN_SIZE:
        return this.#stepSize(byte);
      case SIZE_LF:
        this.#stage = this.#left === 0 ? AT_TRAILER : IN_DATA;
        return byte === LF;
      case DATA_CR:
        this.#stage = DATA_LF;
        return byte === CR;
      case DATA_LF:
        this.#stage = AT_SIZE;
        return byte === LF;
      case AT_TRAILER:
        this.#stage = LAST_LF;
        return byte === CR;
      case LAST_LF:
        this.complete = byte === LF;
        return this.complete;
      default:
        return ++this.#extensionBytes <= MAX_CHUNK_EXTENSION_BYTES && this.#stepExtension(byte);
    }
  }

  #stepSize(byte: number): boolean {
    const digit = HEXADECIMAL[byte] ?? NO_DIGIT;
    if (this.#stage === AT_SIZE) {
      this.#left = 0;
      this.#digits = 0;
      this.#extensionBytes = 0;
      this.#stage = IN_SIZE;
      if (digit === NO_DIGIT) return false;
    }
    if (digit !== NO_DIGIT) {
      this.#left = this.#left * 16 + digit;
      return ++this.#digits <= SIZE_DIGITS;
    }
    return this.#endElement(byte);
  }

  /**
   * Reads the byte after a chunk size or extension: a semicolon before another extension, or the end of the
   * line.
   */
  #endElement(byte: number): boolean {
    this.#stage = byte === CR ? SIZE_LF : AT_EXTENSION;
    return byte === CR || byte === SEMICOLON;
  }

  /**
   * Reads a byte of the extensions `*( ";" token [ "=" ( token / quoted-string ) ] )`, without white space
   * (RFC 9112 section 7.1.1).
   */
  #stepExtension(byte: number): boolean {
    const token = TOKEN[byte] === 1;
    switch (this.#stage) {
      case AT_EXTENSION:
        this.#stage = IN_EXTENSION;
        return token;
      case IN_EXTENSION:
        if (token) return true;
        if (byte !== EQUALS) return this.#endElement(byte);
        this.#stage = AT_EXTENSION_VALUE;
        return true;
      case AT_EXTENSION_VALUE:
        this.#stage = byte === QUOTE ? IN_QUOTES : IN_EXTENSION_VALUE;
        return token || byte === QUOTE;
      case IN_EXTENSION_VALUE:
        return token || this.#endElement(byte);
      case IN_QUOTES:
        if (byte === QUOTE) this.#stage = AFTER_QUOTES;
        if (byte === BACKSLASH) this.#stage = AFTER_BACKSLASH;
        return VALUE[byte] === 1;
      case AFTER_BACKSLASH:
        this.#stage = IN_QUOTES;
        return VALUE[byte] === 1;
      default:
        return this.#endElement(byte);
    }
  }

  #beginTrailer(): void {
    this.#trailer = undefined;
    this.#trailerScanner ??= new TrailerScanner(this.#limits);
    this.#trailerScanner.keepsNameCase = this.#keepsNameCase;
    this.#trailerScanner.begin(0);
  }

  /**
   * Trailers are collected until they are complete, because their names decide whether they are
   * allowed.
   */
  #readTrailer(bytes: Buffer, start: number, end: number): number {
    this.passEnd = start;
    const scanner = this.#trailerScanner;
    if (scanner === undefined) return MALFORMED;
    const before = this.#trailer?.length ?? 0;
    const stop = Math.min(end, start + this.#limits.maxHeadBytes - before + 1);
    const part = bytes.subarray(start, stop);
    const trailer = this.#trailer === undefined ? part : Buffer.concat([this.#trailer, part]);
    const result = scanner.scan(trailer, trailer.length);
    if (result === REFUSED) return MALFORMED;
    this.complete = result === COMPLETE;
    if (!this.complete) {
      // The bytes of the trailers are copied, because their memory may be reused.
      this.#trailer = trailer === part ? Buffer.from(part) : trailer;
      return end;
    }
    this.#trailer = undefined;
    this.trailers = readTrailers(trailer.toString("latin1", 0, scanner.position));
    return start + scanner.position - before;
  }
}
