import { BodyReader, BY_LENGTH, NO_BODY, UNTIL_CLOSE } from "../codec/body-reader.ts";
import { NO_TRAILERS } from "../codec/trailers.ts";
import { writeStatusLine } from "./head/bytes-response-head.ts";
import type { SentRequestHead, SentResponseHead } from "./head/head-writer.ts";
import { ListHead } from "./head/list-head.ts";
import type { FailureKind } from "./stream/stream.ts";
import { EngineUpstream, PERHAPS_PROCESSED } from "./stream/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "./stream/upstream-half.ts";
import { Intake } from "../wire/intake.ts";
import type { Output } from "../wire/output.ts";
import { NOWHERE } from "../wire/wire.ts";

type Fields = readonly (readonly [name: string, value: string])[];

/** A service inside this process that responds to requests. */
export interface LocalService {
  /**
   * Handles a request, and must call exactly one of `reply`, `begin` and `fail`, now or later. `timeout`:
   * milliseconds until that call; 0: no limit.
   */
  serve(response: LocalResponse, request: SentRequestHead, timeout: number): void;
  /** Is called when the response is no longer needed. */
  abandoned(): void;
  /** Is called when the client accepts more bytes. */
  drained(): void;
}

/** An upstream implemented in this process. It handles one request, whose body was read before. */
export class LocalUpstream extends EngineUpstream {
  readonly name: string;
  readonly #service: LocalService;

  constructor(name: string, service: LocalService) {
    super();
    this.name = name;
    this.#service = service;
  }

  take(): UpstreamHalf {
    return new LocalResponse(this.#service);
  }

  close(): void {}
}

/** Bodies of local responses have no trailers. */
const LIMITS = { maxHeadBytes: 1, maxHeaders: 0 };

/** A service's response while it is produced. */
export class LocalResponse implements UpstreamHalf {
  readonly #service: LocalService;
  readonly #reader = new BodyReader(LIMITS);
  #exchange: UpstreamExchange | undefined;
  #isPaused = false;

  constructor(service: LocalService) {
    this.#service = service;
  }

  send(exchange: UpstreamExchange, timeout: number): void {
    this.#exchange = exchange;
    const { request, requestBody } = exchange;
    requestBody.transmit(NOWHERE, request);
    exchange.requestProgress();
    this.#service.serve(this, request, timeout);
  }

  abandon(): void {
    if (this.#exchange === undefined) return;
    this.#exchange = undefined;
    this.#service.abandoned();
  }

  /** Whether the client accepts no more bytes for now. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Sends a complete response to the client. */
  reply(status: number, fields: Fields, body: Buffer): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return;
    this.#exchange = undefined;
    this.#start(exchange, body.length === 0 ? NO_BODY : BY_LENGTH, body.length);
    if (body.length > 0) this.#add(exchange, body);
    exchange.responded(new LocalHead(status, fields, body.length), true);
    exchange.responseBody.afterRead();
  }

  /** Sends the headers of a response whose body follows in parts. */
  begin(status: number, fields: Fields): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return;
    this.#start(exchange, UNTIL_CLOSE, 0);
    exchange.responded(new LocalHead(status, fields), false);
    exchange.responseBody.afterRead();
  }

  /** Sends a part of the body, whose memory must stay unchanged. */
  write(bytes: Buffer): void {
    const exchange = this.#exchange;
    if (exchange === undefined || bytes.length === 0) return;
    this.#add(exchange, bytes);
    exchange.responseBody.afterRead();
  }

  end(): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return;
    this.#exchange = undefined;
    this.#reader.end(NO_TRAILERS);
    exchange.completed();
    exchange.responseBody.afterRead();
  }

  /** Fails the response, or the rest of a response that has begun. */
  fail(kind: FailureKind, detail: string): void {
    const exchange = this.#exchange;
    this.#exchange = undefined;
    exchange?.failed(kind, detail, PERHAPS_PROCESSED);
  }

  #start(exchange: UpstreamExchange, framing: BodyReader["framing"], length: number): void {
    this.#reader.begin(framing, length);
    const wire = {
      ...NOWHERE,
      pauseRead: () => (this.#isPaused = true),
      resumeRead: () => {
        this.#isPaused = false;
        this.#service.drained();
      },
    };
    exchange.responseBody.begin(this.#reader, new Intake(wire));
  }

  #add(exchange: UpstreamExchange, bytes: Buffer): void {
    const reader = this.#reader;
    reader.read(bytes, 0, bytes.length);
    exchange.responseBytes += reader.dataBytes;
    exchange.responseBody.add(bytes, 0, reader.passEnd, reader, false);
  }
}

class LocalHead extends ListHead implements SentResponseHead {
  /** @param length the length of a body that is already complete */
  constructor(status: number, fields: Fields, length?: number) {
    super(status, fields);
    if (length !== undefined) this.append("content-length", String(length));
  }

  writeLine(output: Output): void {
    writeStatusLine(output, this.status);
  }
}
