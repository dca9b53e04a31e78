import { CR, equalsText, isDigit, LF, SLASH, SPACE, TARGET, text, TOKEN } from "./characters.ts";
import { isAuthority, isHostAndPort } from "./authority.ts";
import { AT_FIELD, COMPLETE, INCOMPLETE, REFUSED } from "./field-scanner.ts";
import type { Scan, SectionLimits } from "./field-scanner.ts";
import { EXPECT, HOST, VALUE_END, VALUE_START } from "./fields.ts";
import { MessageScanner } from "./message-scanner.ts";
import { refusal } from "./refusal.ts";
import type { Refusal } from "./refusal.ts";

export interface RequestLimits extends SectionLimits {
  readonly maxTargetBytes: number;
}

const AT_START = 0;
const IN_METHOD = 1;
const IN_TARGET = 2;
const IN_VERSION = 3;

const BAD_METHOD = refusal("bad_request", "method is not a token followed by one space");
const BAD_TARGET = refusal("bad_request", "malformed request target");
const LONG_TARGET = refusal("target_too_long", "request target is too long");
const BAD_VERSION = refusal("bad_request", "malformed request line");
const OTHER_VERSION = refusal("version_not_supported", "version other than HTTP/1.0 and HTTP/1.1");
const NO_HOST = refusal("bad_request", "no host field in HTTP/1.1");
const BAD_HOST = refusal("bad_request", "malformed host field");
const OTHER_EXPECTATION = refusal("expectation_failed", "expectation other than 100-continue");
const CONNECT_CONTENT = refusal("bad_request", "CONNECT with content");

const VERSION_LINE = "HTTP/1.1\r\n";
const MAJOR_AT = "HTTP/".length;
const MINOR_AT = "HTTP/1.".length;
const ASTERISK = 0x2a;
const QUESTION = 0x3f;
const SCHEMES = ["http://", "https://"] as const;

/** The four forms of a request target (RFC 9112 section 3.2). */
export const ORIGIN_FORM = 0;
export const ABSOLUTE_FORM = 1;
export const AUTHORITY_FORM = 2;
const ASTERISK_FORM = 3;

/** Parses a request head (RFC 9112 sections 2 to 6) and refuses everything ambiguous. */
export class RequestScanner extends MessageScanner {
  /** Start of the request line, after an optional empty line. */
  lineStart = 0;
  methodEnd = 0;
  targetStart = 0;
  targetEnd = 0;
  form = ORIGIN_FORM;
  /** Host and port that the client requested; empty in HTTP/1.0 without Host. */
  authorityStart = 0;
  authorityEnd = 0;
  /** Start of the path in an absolute-form target; equal to `targetEnd` if the path is empty. */
  pathStart = 0;
  /** Whether the client waits for 100 (Continue) before it sends the body. */
  expectsContinue = false;

  readonly #maxTargetBytes: number;

  constructor(limits: RequestLimits) {
    super(limits);
    this.#maxTargetBytes = limits.maxTargetBytes;
  }

  /** Starts parsing the message at `start`. */
  begin(start: number): void {
    this.restart(start, AT_START);
    this.lineStart = start;
    this.methodEnd = start;
  }

  /** The method, even if the head is refused or incomplete; empty if it is not known yet. */
  methodIn(bytes: Uint8Array): string {
    return text(bytes, this.lineStart, this.methodEnd);
  }

  override move(offset: number): void {
    super.move(offset);
    this.lineStart += offset;
    this.methodEnd += offset;
    this.targetStart += offset;
    this.targetEnd += offset;
  }

  protected override tooLong(): Refusal {
    return this.stage === IN_TARGET ? LONG_TARGET : super.tooLong();
  }

  protected override advance(bytes: Uint8Array, end: number): Scan {
    switch (this.stage) {
      case AT_START:
        return this.#scanStart(bytes, end);
      case IN_METHOD:
        return this.#scanMethod(bytes, end);
      case IN_TARGET:
        return this.#scanTarget(bytes, end);
      case IN_VERSION:
        return this.#scanVersion(bytes, end);
      default:
        return this.scanFields(bytes, end);
    }
  }

  /** An empty line before the request line is ignored, at most one (RFC 9112 section 2.2). */
  #scanStart(bytes: Uint8Array, end: number): Scan {
    let at = this.position;
    if (at < end && bytes[at] === CR) {
      if (at + 1 < end && bytes[at + 1] !== LF) return this.refuse(BAD_METHOD);
      at += 2;
    }
    if (at >= end) return INCOMPLETE;
    this.lineStart = at;
    this.methodEnd = at;
    this.position = at;
    this.stage = IN_METHOD;
    return this.#scanMethod(bytes, end);
  }

  #scanMethod(bytes: Uint8Array, end: number): Scan {
    let at = this.position;
    while (at < end && TOKEN[bytes[at] ?? 0] === 1) at++;
    if (at >= end) return this.suspend(at, IN_METHOD);
    if (bytes[at] !== SPACE || at === this.lineStart) return this.refuse(BAD_METHOD);
    this.methodEnd = at;
    this.targetStart = at + 1;
    this.position = at + 1;
    this.stage = IN_TARGET;
    return this.#scanTarget(bytes, end);
  }

  #scanTarget(bytes: Uint8Array, end: number): Scan {
    const last = this.targetStart + this.#maxTargetBytes;
    const stop = end < last ? end : last;
    let at = this.position;
    while (at < stop && TARGET[bytes[at] ?? 0] === 1) at++;
    if (at >= end) return this.suspend(at, IN_TARGET);
    if (bytes[at] !== SPACE) {
      return this.refuse(at === last && TARGET[bytes[at] ?? 0] === 1 ? LONG_TARGET : BAD_TARGET);
    }
    if (at === this.targetStart) return this.refuse(BAD_TARGET);
    this.targetEnd = at;
    this.position = at + 1;
    this.stage = IN_VERSION;
    return this.#scanVersion(bytes, end);
  }

  #scanVersion(bytes: Uint8Array, end: number): Scan {
    const at = this.position;
    if (end - at < VERSION_LINE.length) return INCOMPLETE;
    this.minor = (bytes[at + MINOR_AT] ?? 0) - 0x30;
    if (!isVersionLine(bytes, at)) return this.refuse(BAD_VERSION);
    if (bytes[at + MAJOR_AT] !== 0x31 || this.minor > 1) return this.refuse(OTHER_VERSION);
    this.position = at + VERSION_LINE.length;
    this.fieldsStart = this.position;
    this.stage = AT_FIELD;
    return this.scanFields(bytes, end);
  }

  protected override finish(bytes: Uint8Array): Scan {
    if (!this.#readHost(bytes)) return REFUSED;
    if (!this.#readTarget(bytes)) return this.refuse(BAD_TARGET);
    if (!this.readConnection(bytes)) return REFUSED;
    if (this.form === AUTHORITY_FORM && (this.chunked || this.contentLength > 0)) {
      return this.refuse(CONNECT_CONTENT);
    }
    this.expectsContinue = false;
    if ((this.seen & EXPECT) !== 0 && !this.#readExpectation(bytes)) {
      return this.refuse(OTHER_EXPECTATION);
    }
    return COMPLETE;
  }

  /** HTTP/1.1 requires exactly one valid Host (RFC 9112 section 3.2). */
  #readHost(bytes: Uint8Array): boolean {
    if ((this.seen & HOST) === 0) {
      this.authorityStart = this.authorityEnd = this.fieldsEnd;
      return this.minor === 0 || this.refuse(NO_HOST) !== REFUSED;
    }
    const field = this.find(HOST);
    this.authorityStart = this.part(field, VALUE_START);
    this.authorityEnd = this.part(field, VALUE_END);
    return (
      isAuthority(bytes, this.authorityStart, this.authorityEnd) ||
      this.refuse(BAD_HOST) !== REFUSED
    );
  }

  #readTarget(bytes: Uint8Array): boolean {
    const start = this.targetStart;
    const end = this.targetEnd;
    this.pathStart = start;
    if (isMethod(bytes, this.lineStart, this.methodEnd, "CONNECT")) {
      this.form = AUTHORITY_FORM;
      this.authorityStart = start;
      this.authorityEnd = end;
      return isHostAndPort(bytes, start, end);
    }
    this.form = ORIGIN_FORM;
    if (bytes[start] === SLASH) return true;
    if (bytes[start] === ASTERISK && end - start === 1) {
      this.form = ASTERISK_FORM;
      return isMethod(bytes, this.lineStart, this.methodEnd, "OPTIONS");
    }
    return this.#readAbsolute(bytes, start, end);
  }

  /** The authority of an absolute-form target replaces Host (RFC 9112 section 3.2.2). */
  #readAbsolute(bytes: Uint8Array, start: number, end: number): boolean {
    this.form = ABSOLUTE_FORM;
    const scheme = SCHEMES.find((name) => equalsText(bytes, start, start + name.length, name));
    if (scheme === undefined) return false;
    const from = start + scheme.length;
    let to = from;
    while (to < end && bytes[to] !== SLASH && bytes[to] !== QUESTION) to++;
    this.authorityStart = from;
    this.authorityEnd = to;
    this.pathStart = to;
    return isAuthority(bytes, from, to);
  }

  /**
   * Reads Expect; false for an expectation other than 100-continue. The expectation of an HTTP/1.0 client is
   * ignored (RFC 9110 section 10.1.1).
   */
  #readExpectation(bytes: Uint8Array): boolean {
    for (let field = this.find(EXPECT); field >= 0; field = this.find(EXPECT, field + 1)) {
      const start = this.part(field, VALUE_START);
      if (!equalsText(bytes, start, this.part(field, VALUE_END), "100-continue")) return false;
    }
    this.expectsContinue = this.minor === 1;
    return true;
  }
}

/** Parses `HTTP/<digit>.<digit>` and the end of the line. */
function isVersionLine(bytes: Uint8Array, at: number): boolean {
  for (let index = 0; index < VERSION_LINE.length; index++) {
    const byte = bytes[at + index];
    const digit = index === MAJOR_AT || index === MINOR_AT;
    if (digit ? !isDigit(byte) : byte !== VERSION_LINE.charCodeAt(index)) return false;
  }
  return true;
}

function isMethod(bytes: Uint8Array, start: number, end: number, method: string): boolean {
  if (end - start !== method.length) return false;
  for (let index = 0; index < method.length; index++) {
    if (bytes[start + index] !== method.charCodeAt(index)) return false;
  }
  return true;
}
