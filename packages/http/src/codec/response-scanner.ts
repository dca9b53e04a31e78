import { CR, isDigit, LF, SPACE, VALUE } from "./characters.ts";
import { AT_FIELD, COMPLETE, INCOMPLETE, REFUSED } from "./field-scanner.ts";
import type { Scan } from "./field-scanner.ts";
import { MessageScanner } from "./message-scanner.ts";
import { refusal } from "./refusal.ts";

const AT_START = 0;
const IN_REASON = 1;

const BAD_STATUS_LINE = refusal("bad_request", "malformed status line");

const VERSION = "HTTP/1.";
const STATUS_AT = "HTTP/1.1 ".length;
const REASON_AT = "HTTP/1.1 200".length;
/** The lowest status code (RFC 9110 section 15). */
const LOWEST_STATUS = 100;
const HIGHEST_STATUS = 599;

/** Parses a response head (RFC 9112 section 4) as strictly as a request head. */
export class ResponseScanner extends MessageScanner {
  status = 0;
  /** Whether the status line can be forwarded unchanged. */
  plainLine = true;

  /** Starts parsing the message at `start`. */
  begin(start: number): void {
    this.restart(start, AT_START);
  }

  protected override advance(bytes: Uint8Array, end: number): Scan {
    if (this.stage >= AT_FIELD) return this.scanFields(bytes, end);
    return this.stage === AT_START ? this.#scanStatus(bytes, end) : this.#scanReason(bytes, end);
  }

  // oxlint-disable-next-line complexity -- the grammar of the status line, in order
  #scanStatus(bytes: Uint8Array, end: number): Scan {
    const at = this.position;
    for (let index = 0; index < VERSION.length && at + index < end; index++) {
      if (bytes[at + index] !== VERSION.charCodeAt(index)) return this.refuse(BAD_STATUS_LINE);
    }
    if (end - at <= REASON_AT) return INCOMPLETE;
    this.minor = (bytes[at + VERSION.length] ?? 0) - 0x30;
    if (this.minor !== 0 && this.minor !== 1) return this.refuse(BAD_STATUS_LINE);
    if (bytes[at + STATUS_AT - 1] !== SPACE) return this.refuse(BAD_STATUS_LINE);
    let status = 0;
    for (let index = at + STATUS_AT; index < at + REASON_AT; index++) {
      if (!isDigit(bytes[index])) return this.refuse(BAD_STATUS_LINE);
      status = status * 10 + (bytes[index] ?? 0) - 0x30;
    }
    if (status < LOWEST_STATUS || status > HIGHEST_STATUS) return this.refuse(BAD_STATUS_LINE);
    this.status = status;
    // A missing space before an empty reason phrase is common and harmless; the gateway inserts the space
    // when it forwards the line.
    const spaced = bytes[at + REASON_AT] === SPACE;
    if (!spaced && bytes[at + REASON_AT] !== CR) return this.refuse(BAD_STATUS_LINE);
    this.plainLine = spaced && this.minor === 1;
    this.position = at + REASON_AT;
    this.stage = IN_REASON;
    return this.#scanReason(bytes, end);
  }

  #scanReason(bytes: Uint8Array, end: number): Scan {
    let at = this.position;
    while (at < end && VALUE[bytes[at] ?? 0] === 1) at++;
    if (at < end && bytes[at] !== CR) return this.refuse(BAD_STATUS_LINE);
    if (at + 1 >= end) return this.suspend(at, IN_REASON);
    if (bytes[at + 1] !== LF) return this.refuse(BAD_STATUS_LINE);
    this.position = at + 2;
    this.fieldsStart = this.position;
    this.stage = AT_FIELD;
    return this.scanFields(bytes, end);
  }

  protected override finish(bytes: Uint8Array): Scan {
    return this.readConnection(bytes) ? COMPLETE : REFUSED;
  }
}
