import { COLON, CR, LF, LOWER_TOKEN, SAME_TOKEN, SPACE, TAB, VALUE } from "./characters.ts";
import {
  CONTENT_LENGTH,
  HOST,
  KIND,
  kindOf,
  NAME_END,
  NAME_START,
  ORDINARY,
  STRIDE,
  TRANSFER_ENCODING,
  VALUE_END,
  VALUE_START,
} from "./fields.ts";
import { NOT_REFUSED, refusal } from "./refusal.ts";
import type { Refusal } from "./refusal.ts";

/** The result of a scan; after a refusal, the scanner's `refusal` tells the reason. */
export type Scan = typeof INCOMPLETE | typeof COMPLETE | typeof REFUSED;
export const INCOMPLETE = 0;
export const COMPLETE = 1;
export const REFUSED = 2;

/** States in which a scan can stop for lack of bytes and continue later. */
export const AT_FIELD = 100;
const IN_NAME = 101;
const BEFORE_VALUE = 102;
const IN_VALUE = 103;

const NO_NAME = refusal("bad_request", "field line without a name of token characters and a colon");
const BAD_VALUE = refusal("bad_request", "control character or bare CR or LF in a field line");
const BAD_END = refusal("bad_request", "CR without LF at the end of the headers");
const TOO_MANY_FIELDS = refusal("head_too_large", "too many headers");
const TOO_MANY_BYTES = refusal("head_too_large", "too many bytes");
const REPEATED = refusal("bad_request", "host, content-length or transfer-encoding more than once");

/** Limits of a header or trailer section. */
export interface SectionLimits {
  readonly maxHeadBytes: number;
  readonly maxHeaders: number;
}

/**
 * Parses field lines (RFC 9112 section 5) in one pass. If bytes are missing, the scan later
 * continues where it stopped, so each byte is examined once, however the bytes are split.
 */
export abstract class FieldScanner {
  refusal: Refusal = NOT_REFUSED;
  /** A table with {@link STRIDE} entries per field; only the first `count` fields are valid. */
  readonly table: number[];
  count = 0;
  /** Kinds of all fields so far, as a bit set. */
  seen = ORDINARY;
  /** Where the scan continues; after {@link COMPLETE}, the first byte after the message head. */
  position = 0;
  /** Start of the message, of its first field line, and of the empty line that ends the fields. */
  start = 0;
  fieldsStart = 0;
  fieldsEnd = 0;

  /** Whether names keep their case; otherwise they are converted to lower case in place. */
  keepsNameCase = true;

  protected stage = AT_FIELD;
  protected readonly limits: SectionLimits;

  constructor(limits: SectionLimits) {
    this.limits = limits;
    this.table = new Array<number>(limits.maxHeaders * STRIDE).fill(0);
  }

  protected restart(start: number, stage: number): void {
    this.start = start;
    this.position = start;
    this.fieldsStart = start;
    this.stage = stage;
    this.count = 0;
    this.seen = ORDINARY;
  }

  /** Adjusts positions by `offset` after the bytes of an incomplete message were moved. */
  move(offset: number): void {
    this.start += offset;
    this.position += offset;
    this.fieldsStart += offset;
    // The positions of an incomplete field, which follow those of the complete fields, are adjusted, too.
    const fields = Math.min(this.count + 1, this.limits.maxHeaders);
    for (let field = 0; field < fields; field++) {
      for (let part = 0; part < KIND; part++) {
        const index = field * STRIDE + part;
        this.table[index] = (this.table[index] ?? 0) + offset;
      }
    }
  }

  /** Scans up to `end`. After any result except {@link INCOMPLETE}, the scanner must be restarted. */
  scan(bytes: Uint8Array, end: number): Scan {
    const last = this.start + this.limits.maxHeadBytes;
    const result = this.advance(bytes, end < last ? end : last);
    if (result === INCOMPLETE && end >= last) return this.refuse(this.tooLong());
    return result;
  }

  protected tooLong(): Refusal {
    return TOO_MANY_BYTES;
  }

  /** Parses what precedes the fields, then calls {@link scanFields}. */
  protected abstract advance(bytes: Uint8Array, end: number): Scan;

  /** Validates the complete section; called once. */
  protected abstract finish(bytes: Uint8Array): Scan;

  protected refuse(reason: Refusal): Scan {
    this.refusal = reason;
    return REFUSED;
  }

  protected suspend(position: number, stage: number): Scan {
    this.position = position;
    this.stage = stage;
    return INCOMPLETE;
  }

  // oxlint-disable-next-line complexity -- one pass over the bytes; a function per state would be slower
  protected scanFields(bytes: Uint8Array, end: number): Scan {
    const table = this.table;
    const names = this.keepsNameCase ? SAME_TOKEN : LOWER_TOKEN;
    let at = this.position;
    let stage = this.stage;
    let row = this.count * STRIDE;
    for (;;) {
      if (stage === AT_FIELD) {
        if (at >= end) return this.suspend(at, AT_FIELD);
        if (bytes[at] === CR) return this.#endOfFields(bytes, at, end);
        if (this.count === this.limits.maxHeaders) return this.refuse(TOO_MANY_FIELDS);
        table[row + NAME_START] = at;
        stage = IN_NAME;
      }
      if (stage === IN_NAME) {
        for (; at < end; at++) {
          const byte = bytes[at] ?? 0;
          const written = names[byte] ?? 0;
          if (written === 0) break;
          if (written !== byte) bytes[at] = written;
        }
        if (at >= end) return this.suspend(at, IN_NAME);
        if (bytes[at] !== COLON || at === table[row + NAME_START]) return this.refuse(NO_NAME);
        table[row + NAME_END] = at++;
        stage = BEFORE_VALUE;
      }
      if (stage === BEFORE_VALUE) {
        while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
        if (at >= end) return this.suspend(at, BEFORE_VALUE);
        table[row + VALUE_START] = at;
      }
      while (at < end && VALUE[bytes[at] ?? 0] === 1) at++;
      if (at < end && bytes[at] !== CR) return this.refuse(BAD_VALUE);
      if (at + 1 >= end) return this.suspend(at, IN_VALUE);
      if (bytes[at + 1] !== LF) return this.refuse(BAD_VALUE);
      if (!this.#record(bytes, at, row)) return this.refuse(REPEATED);
      row += STRIDE;
      at += 2;
      stage = AT_FIELD;
    }
  }

  #endOfFields(bytes: Uint8Array, at: number, end: number): Scan {
    if (at + 1 >= end) return this.suspend(at, AT_FIELD);
    if (bytes[at + 1] !== LF) return this.refuse(BAD_END);
    this.fieldsEnd = at;
    this.position = at + 2;
    return this.finish(bytes);
  }

  /** Records the field that ends before `lineEnd`; false if it must not be repeated. */
  #record(bytes: Uint8Array, lineEnd: number, row: number): boolean {
    const table = this.table;
    const valueStart = table[row + VALUE_START] ?? 0;
    let valueEnd = lineEnd;
    while (
      valueEnd > valueStart &&
      (bytes[valueEnd - 1] === SPACE || bytes[valueEnd - 1] === TAB)
    ) {
      valueEnd--;
    }
    const kind = kindOf(bytes, table[row + NAME_START] ?? 0, table[row + NAME_END] ?? 0);
    if ((kind & this.seen & (HOST | CONTENT_LENGTH | TRANSFER_ENCODING)) !== 0) return false;
    this.seen |= kind;
    this.count++;
    table[row + VALUE_END] = valueEnd;
    table[row + KIND] = kind;
    return true;
  }

  /** Index of the first field of the given kind, starting at field `from`; -1 if none. */
  protected find(kind: number, from = 0): number {
    for (let field = from; field < this.count; field++) {
      if (this.table[field * STRIDE + KIND] === kind) return field;
    }
    return -1;
  }

  protected part(field: number, part: number): number {
    return this.table[field * STRIDE + part] ?? 0;
  }
}
