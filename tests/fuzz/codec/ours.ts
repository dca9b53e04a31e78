import {
  BodyReader,
  COMPLETE,
  INCOMPLETE,
  MALFORMED,
  NAME_END,
  NAME_START,
  RequestScanner,
  ResponseScanner,
  STRIDE,
  VALUE_END,
  VALUE_START,
  requestFraming,
  responseFraming,
} from "@edge-gateway/http/testing";
import type { Message, Reading } from "./reading.ts";

const LIMITS = { maxHeadBytes: 4096, maxHeaders: 20, maxTargetBytes: 1000 };
const SWITCHING_PROTOCOLS = 101;
const OK = 200;

/** Refused within a body, because the bytes around the data are not chunked coding. */
export const MALFORMED_CHUNKS = "malformed chunks";

/** Details of our reader, besides the common result. */
export interface OurReading extends Reading {
  /**
   * The position at which the message or body begins that was refused, incomplete, or last before
   * the connection closed.
   */
  start: number;
  /** The position of each message's request line. */
  readonly lines: number[];
}

/** Parses with the codec of the engine, as a connection does, however the bytes are split. */
export class OurReader {
  readonly reading: OurReading = {
    messages: [],
    end: "waiting",
    reason: "",
    start: 0,
    lines: [],
  };
  readonly #request: RequestScanner | undefined;
  readonly #response: ResponseScanner | undefined;
  readonly #method: string;
  readonly #onRequest: ((bytes: Buffer, scanner: RequestScanner) => void) | undefined;
  readonly #body = new BodyReader(LIMITS);
  /** The bytes from the beginning of the incomplete head. */
  #kept: Buffer = Buffer.alloc(0);
  #begun = false;
  #keepAlive = true;
  #message: Message | undefined;

  /**
   * `method`: that of the request, for responses; `onRequest` is called with each accepted head.
   */
  constructor(
    kind: "requests" | "responses",
    method = "",
    onRequest?: (bytes: Buffer, scanner: RequestScanner) => void,
  ) {
    if (kind === "requests") this.#request = new RequestScanner(LIMITS);
    else this.#response = new ResponseScanner(LIMITS);
    this.#method = method;
    this.#onRequest = onRequest;
  }

  feed(piece: Buffer): void {
    let bytes = this.#kept.length === 0 ? piece : Buffer.concat([this.#kept, piece]);
    while (bytes.length > 0 && this.reading.end === "waiting") {
      const end = this.#message === undefined ? this.#readHead(bytes) : this.#readBody(bytes);
      if (end === 0) break;
      bytes = bytes.subarray(end);
      this.reading.start += end;
    }
    this.#kept = Buffer.from(bytes);
  }

  /** The position after the head; 0 if the head is incomplete. */
  #readHead(bytes: Buffer): number {
    const scanner = this.#request ?? this.#response;
    if (scanner === undefined) return 0;
    if (!this.#begun) scanner.begin(0);
    this.#begun = true;
    const result = scanner.scan(bytes, bytes.length);
    if (result === INCOMPLETE) return 0;
    this.#begun = false;
    if (result !== COMPLETE) return this.#refuse(scanner.refusal.detail);
    this.#keepAlive = scanner.keepAlive;
    this.#message = this.#accept(bytes);
    this.reading.messages.push(this.#message);
    this.#endMessage();
    return scanner.position;
  }

  #accept(bytes: Buffer): Message {
    const text = (start: number, end: number): string => bytes.toString("latin1", start, end);
    const message = { method: "", target: "", status: 0, body: "", complete: false };
    const request = this.#request;
    if (request !== undefined) {
      this.reading.lines.push(this.reading.start + request.lineStart);
      message.method = text(request.lineStart, request.methodEnd);
      message.target = text(request.targetStart, request.targetEnd);
      this.#body.begin(requestFraming(request), request.contentLength);
      this.#onRequest?.(bytes, request);
    }
    const response = this.#response;
    if (response !== undefined) {
      message.status = response.status;
      this.#body.begin(responseFraming(this.#method, response), response.contentLength);
    }
    const scanner = request ?? response;
    const fields: string[] = [];
    const { table = [], count = 0 } = scanner ?? {};
    for (let row = 0; row < count * STRIDE; row += STRIDE) {
      fields.push(text(table[row + NAME_START] ?? 0, table[row + NAME_END] ?? 0));
      fields.push(text(table[row + VALUE_START] ?? 0, table[row + VALUE_END] ?? 0));
    }
    return { ...message, minor: scanner?.minor ?? 0, fields };
  }

  #readBody(bytes: Buffer): number {
    const body = this.#body;
    const end = body.read(bytes, 0, bytes.length);
    if (end === MALFORMED) return this.#refuse(MALFORMED_CHUNKS);
    for (let index = 0; index < body.rangeCount; index += 2) {
      if (this.#message !== undefined) {
        this.#message.body += bytes.toString("latin1", body.ranges[index], body.ranges[index + 1]);
      }
    }
    this.#endMessage();
    return end;
  }

  #endMessage(): void {
    const message = this.#message;
    if (message === undefined || !this.#body.complete) return;
    message.complete = true;
    this.#message = undefined;
    // There is only one final response, after interim ones; a switch of protocols ends HTTP.
    const last = message.status >= OK || message.status === SWITCHING_PROTOCOLS;
    if (!this.#keepAlive || last) this.reading.end = "closed";
  }

  #refuse(reason: string): number {
    this.reading.end = "refused";
    this.reading.reason = reason;
    return 0;
  }
}
