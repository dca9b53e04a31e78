import { allIn, COMMA, equalsText, isDigit, SPACE, TAB, text, TOKEN } from "./characters.ts";
import { FieldScanner, REFUSED } from "./field-scanner.ts";

import {
  CONNECTION,
  CONTENT_LENGTH,
  END_TO_END,
  HOP_BY_HOP,
  KIND,
  NAME_END,
  NAME_START,
  ORDINARY,
  STRIDE,
  TE,
  TRANSFER_ENCODING,
  VALUE_END,
  VALUE_START,
} from "./fields.ts";
import { refusal } from "./refusal.ts";

/** The value that means that a message has no Content-Length. */
export const NO_LENGTH = -1;

const BOTH_LENGTHS = refusal("bad_request", "content-length together with transfer-encoding");
const BAD_LENGTH = refusal("bad_request", "content-length is not one decimal number");
const BAD_CODING = refusal(
  "bad_request",
  "chunked must be the last transfer coding, and occur only once",
);
const UNKNOWN_CODING = refusal("transfer_coding_unknown", "transfer coding other than chunked");
const OLD_CODING = refusal("bad_request", "transfer-encoding in HTTP/1.0");
const BAD_OPTION = refusal("bad_request", "connection option is not a token");

const NO_NAMES: readonly string[] = [];
/** Maximum digits of a content length: numbers with this many digits are exact. */
const LENGTH_DIGITS = String(Number.MAX_SAFE_INTEGER).length - 1;

/** The common part of request and response heads: body framing and connection options. */
export abstract class MessageScanner extends FieldScanner {
  /** The minor version: 0 for HTTP/1.0, 1 for HTTP/1.1. */
  minor = 1;
  contentLength = NO_LENGTH;
  chunked = false;
  /** Whether the connection can be reused after this message (RFC 9112 section 9.3). */
  keepAlive = true;
  /** Whether `Connection` names TE (RFC 9110 section 10.1.4). */
  connectionNamesTe = false;
  /**
   * Lower-case names of the headers that `Connection` marks as not to be forwarded (RFC 9110
   * section 7.6.1).
   */
  nominated = NO_NAMES;

  #namesClose = false;

  /**
   * Reads the framing (RFC 9112 section 6) and the Connection header; false if they are refused.
   */
  protected readConnection(bytes: Uint8Array): boolean {
    this.contentLength = NO_LENGTH;
    this.chunked = false;
    this.keepAlive = this.minor === 1;
    this.connectionNamesTe = false;
    this.nominated = NO_NAMES;
    const seen = this.seen;
    if ((seen & (CONTENT_LENGTH | TRANSFER_ENCODING)) !== 0 && !this.#readFraming(bytes)) {
      return false;
    }
    return (seen & CONNECTION) === 0 || this.#readOptions(bytes);
  }

  #readFraming(bytes: Uint8Array): boolean {
    const coded = (this.seen & TRANSFER_ENCODING) !== 0;
    if (coded && (this.seen & CONTENT_LENGTH) !== 0) return this.#fail(BOTH_LENGTHS);
    return coded ? this.#readCoding(bytes) : this.#readLength(bytes);
  }

  #fail(reason: typeof BAD_LENGTH): boolean {
    return this.refuse(reason) !== REFUSED;
  }

  #readLength(bytes: Uint8Array): boolean {
    const field = this.find(CONTENT_LENGTH);
    const start = this.part(field, VALUE_START);
    const end = this.part(field, VALUE_END);
    if (end === start || end - start > LENGTH_DIGITS) return this.#fail(BAD_LENGTH);
    let length = 0;
    for (let index = start; index < end; index++) {
      const byte = bytes[index] ?? 0;
      if (!isDigit(byte)) return this.#fail(BAD_LENGTH);
      length = length * 10 + byte - 0x30;
    }
    this.contentLength = length;
    return true;
  }

  #readCoding(bytes: Uint8Array): boolean {
    if (this.minor === 0) return this.#fail(OLD_CODING);
    const field = this.find(TRANSFER_ENCODING);
    const start = this.part(field, VALUE_START);
    const end = this.part(field, VALUE_END);
    if (equalsText(bytes, start, end, "chunked")) {
      this.chunked = !this.#tabFollows(bytes, end);
      return this.chunked || this.#fail(BAD_CODING);
    }
    const codings = text(bytes, start, end).toLowerCase().split(",");
    const last = codings.pop()?.trim();
    const chunkedBefore = codings.some((coding) => coding.trim() === "chunked");
    return this.#fail(last !== "chunked" || chunkedBefore ? BAD_CODING : UNKNOWN_CODING);
  }

  /**
   * Whether a tab follows the transfer coding: some recipients consider white space part of the coding (RFC
   * 9112 section 11.2).
   */
  #tabFollows(bytes: Uint8Array, end: number): boolean {
    let at = end;
    while (bytes[at] === SPACE) at++;
    return bytes[at] === TAB;
  }

  #readOptions(bytes: Uint8Array): boolean {
    this.#namesClose = false;
    for (let field = this.find(CONNECTION); field >= 0; field = this.find(CONNECTION, field + 1)) {
      const end = this.part(field, VALUE_END);
      let at = this.part(field, VALUE_START);
      while (at < end) {
        let stop = at;
        while (stop < end && bytes[stop] !== COMMA) stop++;
        if (!this.#readOption(bytes, at, stop)) return this.#fail(BAD_OPTION);
        at = stop + 1;
      }
    }
    this.keepAlive = this.keepAlive && !this.#namesClose;
    return true;
  }

  #readOption(bytes: Uint8Array, from: number, to: number): boolean {
    let start = from;
    let end = to;
    while (start < end && (bytes[start] === SPACE || bytes[start] === TAB)) start++;
    while (end > start && (bytes[end - 1] === SPACE || bytes[end - 1] === TAB)) end--;
    if (start === end) return true;
    if (equalsText(bytes, start, end, "keep-alive")) return (this.keepAlive = true);
    if (equalsText(bytes, start, end, "close")) return (this.#namesClose = true);
    return this.#nominate(bytes, start, end);
  }

  /** Marks the headers that a connection option names as not to be forwarded. */
  #nominate(bytes: Uint8Array, start: number, end: number): boolean {
    if (!allIn(bytes, start, end, TOKEN)) return false;
    const name = text(bytes, start, end).toLowerCase();
    if (name === "te") this.connectionNamesTe = (this.seen & TE) !== 0;
    if (END_TO_END.has(name)) return true;
    this.nominated = [...this.nominated, name];
    for (let field = 0; field < this.count; field++) {
      const same = equalsText(
        bytes,
        this.part(field, NAME_START),
        this.part(field, NAME_END),
        name,
      );
      if (same && this.part(field, KIND) === ORDINARY)
        this.table[field * STRIDE + KIND] = HOP_BY_HOP;
    }
    return true;
  }
}
