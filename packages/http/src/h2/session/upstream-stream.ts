import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { HTTP2_SUSPICIOUS_SILENCE, MAX_INTERIM_RESPONSES } from "../../bounds.ts";
import { BodyReader, BY_LENGTH, NO_BODY, UNTIL_CLOSE } from "../../codec/body-reader.ts";
import { CONTENT_LENGTH, EXPECT } from "../../codec/fields.ts";
import { reasonOf } from "../../exchange/end-reason.ts";
import type { SentRequestHead } from "../../exchange/head/head-writer.ts";
import { FOR_NEXT_MESSAGE, Intake } from "../../wire/intake.ts";
import { isBare } from "../../exchange/response-rules.ts";
import type { FailureKind } from "../../exchange/stream/stream.ts";
import { Timer } from "../../wire/timer-wheel.ts";
import type { TimerOwner } from "../../wire/timer-wheel.ts";
import { canUpgrade } from "../../exchange/head/upgrade.ts";
import {
  IDLE_CONNECTION,
  NOT_PROCESSED,
  PERHAPS_PROCESSED,
} from "../../exchange/stream/upstream-half.ts";
import type {
  Progress,
  UpstreamExchange,
  UpstreamHalf,
} from "../../exchange/stream/upstream-half.ts";
import { acceptOf, WEB_SOCKET_ACCEPT, WEB_SOCKET_KEY } from "../../exchange/head/web-socket.ts";
import { NOWHERE } from "../../wire/wire.ts";
import type { ResponseUser, ConnectionStream } from "../stream/connection-stream.ts";
import { ENHANCE_YOUR_CALM, PROTOCOL_ERROR } from "../frames/constants.ts";
import { Http2Error } from "../frames/http2-error.ts";
import { requestFields } from "../head/request-fields.ts";
import { Http2ResponseHead } from "../head/response-head.ts";
import type { SessionStream, UpstreamSession } from "./upstream-session.ts";

const CONNECT = "CONNECT";
/** The endpoint is as if it were not there: only a connection that has served is replaced by a new one. */
const CALMED = "the endpoint wants less load (ENHANCE_YOUR_CALM)";
const CUT_SHORT = "the stream ended before the response was complete";
/** The status 101 (RFC 9110 section 15). */
const SWITCHING_PROTOCOLS = 101;
/** Maximum digits of a content-length: numbers with this many digits are exact. */
const LENGTH = /^\d{1,15}$/;

/** Keeps unused stream objects for later requests. */
export interface StreamKeeper {
  spare(stream: UpstreamStream): void;
}

/**
 * A stream to an upstream: one request and its response; the object is reused after a regular end.
 */
export class UpstreamStream implements UpstreamHalf, SessionStream, ResponseUser, TimerOwner {
  readonly #keeper: StreamKeeper;
  #session: UpstreamSession;
  readonly #timer: Timer;
  readonly #reader: BodyReader;
  #exchange: UpstreamExchange | undefined;
  #wire: ConnectionStream | undefined;
  readonly #intake = new Intake(NOWHERE);
  /**
   * The protocol that the peer has accepted for the stream; undefined: the stream carries a normal message.
   */
  #protocol: string | undefined;
  #responded = false;
  #interims = 0;
  /** Whether request and response are complete, so that the stream is no longer used. */
  #whole = false;
  /**
   * When the request was sent, in milliseconds of the thread's clock, and {@link UpstreamSession.reads} at
   * that time.
   */
  #openedAt = 0;
  #readsBefore = 0;

  constructor(keeper: StreamKeeper, session: UpstreamSession) {
    this.#keeper = keeper;
    this.#session = session;
    this.#timer = new Timer(session.thread.wheel, this);
    this.#reader = new BodyReader(session.limits);
  }

  /** Prepares the stream for its next request. */
  use(session: UpstreamSession): void {
    this.#session = session;
    this.#protocol = undefined;
    this.#responded = false;
    this.#interims = 0;
    this.#whole = false;
  }

  send(exchange: UpstreamExchange, timeout: number): void {
    this.#exchange = exchange;
    this.#timer.set(timeout);
    this.#session.takes(this);
  }

  open(): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return;
    const { request, requestBody: body } = exchange;
    if (request.method === CONNECT) return exchange.connected(undefined);
    const length = body.madeLength;
    const fields = requestFields(request, {
      secure: this.#session.secure,
      without: (body.expectsContinue ? 0 : EXPECT) | (length === undefined ? 0 : CONTENT_LENGTH),
    });
    const protocol = this.#protocolOf(request);
    if (protocol === undefined) {
      // Sent bytes are kept until the peer responds: before, it can report that it has not processed the
      // request, which is then sent again.
      body.keep();
      if (length !== undefined && length >= 0) fields.push("content-length", String(length));
      const isEmpty = body.framing === NO_BODY && length === undefined;
      body.transmit(this.#open(fields, isEmpty), request);
    } else {
      this.#connect(protocol, fields);
      body.transmit(NOWHERE, request);
    }
    exchange.requestProgress();
  }

  /**
   * Whether the request waits for the peer's settings: if the peer refused a stream beyond its
   * limit, a request with a body could not be repeated.
   */
  get waitsForSettings(): boolean {
    const exchange = this.#exchange;
    return exchange?.request.upgrade !== undefined || exchange?.requestBody.complete === false;
  }

  abandon(): void {
    this.#exchange = undefined;
    this.#timer.release();
    if (this.#wire === undefined) return this.#session.withdraw(this);
    if (!this.#responded) this.#judgeSilence();
    this.#wire.destroy();
  }

  /** Reports that no connection can be made. */
  fail(kind: FailureKind, detail: string, progress: Progress): void {
    const exchange = this.#exchange;
    this.abandon();
    exchange?.failed(kind, detail, progress);
  }

  #open(fields: readonly string[], endStream: boolean): ConnectionStream {
    const wire = this.#session.open(this, fields, endStream);
    this.#wire = wire;
    this.#intake.use(wire);
    this.#openedAt = this.#session.thread.wheel.now;
    this.#readsBefore = this.#session.reads;
    return wire;
  }

  /**
   * Stops using a connection on which nothing has arrived since the request was sent: its peer may
   * have disappeared, and later requests would wait for it in vain.
   */
  #judgeSilence(): void {
    const { thread, reads } = this.#session;
    if (reads !== this.#readsBefore) return;
    if (thread.wheel.now - this.#openedAt >= HTTP2_SUSPICIOUS_SILENCE) this.#session.retire();
  }

  /**
   * The protocol for the stream; undefined: a normal message, for example if the peer does not
   * support others.
   */
  #protocolOf({ upgrade }: SentRequestHead): string | undefined {
    const isOne = upgrade !== undefined && canUpgrade(upgrade);
    return isOne && this.#session.connectsProtocols ? upgrade : undefined;
  }

  /** Makes an extended CONNECT (RFC 8441 section 4). */
  #connect(protocol: string, [, , ...fields]: readonly string[]): void {
    this.#protocol = protocol;
    const sent = [":method", "CONNECT", ":protocol", protocol];
    for (let index = 0; index < fields.length; index += 2) {
      const name = fields[index] ?? "";
      if (name !== WEB_SOCKET_KEY) sent.push(name, fields[index + 1] ?? "");
    }
    this.#open(sent, false);
  }

  /**
   * The peer has accepted the protocol. This is reported like an HTTP/1.1 protocol switch, because the client
   * may use HTTP/1.1.
   */
  #switch(protocol: string, fields: readonly string[], wire: ConnectionStream): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return;
    this.#timer.clear();
    this.#intake.pause(FOR_NEXT_MESSAGE);
    const key = exchange.request.get(WEB_SOCKET_KEY);
    const added = ["upgrade", protocol, "connection", "upgrade"];
    if (key !== undefined) added.push(WEB_SOCKET_ACCEPT, acceptOf(key));
    const head = new Http2ResponseHead([...fields, ...added]);
    head.status = SWITCHING_PROTOCOLS;
    const join = (): void => {
      this.#exchange = undefined;
      this.#intake.resume(FOR_NEXT_MESSAGE);
    };
    exchange.switched(head, { wire, join });
  }

  opened(): void {}

  interim(fields: string[]): void {
    if (++this.#interims > MAX_INTERIM_RESPONSES) {
      this.fail("protocol", "too many interim responses", PERHAPS_PROCESSED);
    } else {
      this.#exchange?.interim(new Http2ResponseHead(fields));
    }
  }

  responded(fields: string[], endStream: boolean): void {
    const exchange = this.#exchange;
    if (exchange === undefined || this.#wire === undefined) return;
    this.#responded = true;
    this.#session.served = true;
    const head = new Http2ResponseHead(fields);
    if (this.#protocol !== undefined && isSuccess(head.status))
      return this.#switch(this.#protocol, fields, this.#wire);
    if (endStream || isBare(exchange.request.method, head.status)) this.#reader.begin(NO_BODY, 0);
    else if (!this.#beginBody(head)) return this.#failLength();
    this.#begin(exchange, head, endStream);
  }

  received(bytes: Buffer, length: number, lent: boolean): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return;
    this.#timer.set(this.#session.limits.bodyIdleTimeout);
    const { responseBody: body } = exchange;
    const stop = this.#reader.read(bytes, 0, length);
    if (stop < length) return this.#failLength();
    exchange.responseBytes += this.#reader.dataBytes;
    body.add(bytes, 0, stop, this.#reader, lent);
    body.afterRead();
  }

  drained(): void {
    this.#exchange?.requestBody.drained();
  }

  ended(): void {
    const exchange = this.#exchange;
    if (exchange === undefined || !this.#responded) return;
    if (this.#reader.missing > 0)
      return this.fail("reset", "the body is too short", PERHAPS_PROCESSED);
    this.#reader.end(this.#wire?.receivedTrailers ?? []);
    this.#release(exchange);
    exchange.completed();
    exchange.responseBody.afterRead();
  }

  closed(error: Error | undefined): void {
    const exchange = this.#exchange;
    this.#exchange = undefined;
    this.#timer.release();
    if (exchange === undefined) return this.#spare();
    if (this.#wire?.unprocessed === true && this.#wire.code === ENHANCE_YOUR_CALM)
      return exchange.failed(
        "connect",
        CALMED,
        this.#session.served ? NOT_PROCESSED : PERHAPS_PROCESSED,
      );
    const isBroken = error instanceof Http2Error || this.#wire?.code === PROTOCOL_ERROR;
    const detail = this.#session.failure ?? (error ? reasonOf(error) : CUT_SHORT);
    exchange.failed(isBroken ? "protocol" : "reset", detail, this.#progress(isBroken));
  }

  timedOut(): void {
    if (!this.#responded) return this.fail("timeout", "no response in time", PERHAPS_PROCESSED);
    if (this.#intake.paused && this.#exchange?.responding === false) {
      this.#timer.set(this.#session.limits.bodyIdleTimeout);
    } else {
      this.fail("timeout", "the body makes no progress", PERHAPS_PROCESSED);
    }
  }

  /** Begins the response body; false if its length is impossible (RFC 9113 section 8.1.1). */
  #beginBody(head: Http2ResponseHead): boolean {
    const length = head.get("content-length");
    if (length === undefined) this.#reader.begin(UNTIL_CLOSE, 0, true);
    else this.#reader.begin(BY_LENGTH, Number(length), true);
    return length === undefined || LENGTH.test(length);
  }

  #failLength(): void {
    this.#wire?.reset(PROTOCOL_ERROR);
    this.fail("protocol", "the body's length differs from its content-length", PERHAPS_PROCESSED);
  }

  #begin(exchange: UpstreamExchange, head: Http2ResponseHead, endStream: boolean): void {
    const { responseBody: body } = exchange;
    body.begin(this.#reader, this.#intake);
    if (this.#reader.complete) this.#release(exchange);
    if (this.#reader.complete && !endStream) this.#wire?.destroy();
    if (!this.#reader.complete) this.#timer.set(this.#session.limits.bodyIdleTimeout);
    exchange.responded(head, this.#reader.complete);
    body.afterRead();
  }

  /** Is called when the response is complete; the rest of the request is dropped. */
  #release(exchange: UpstreamExchange): void {
    this.#exchange = undefined;
    this.#timer.clear();
    this.#whole = exchange.requestBody.complete;
    if (!this.#whole) this.#wire?.destroy();
  }

  /** Makes the stream object available for another request. */
  #spare(): void {
    if (!this.#whole) return;
    this.#wire = undefined;
    this.#intake.use(NOWHERE);
    this.#keeper.spare(this);
  }

  #progress(isBroken: boolean): Progress {
    if (this.#wire?.unprocessed === true) return NOT_PROCESSED;
    const { lost, served } = this.#session;
    // An interim response shows that the upstream has seen the request.
    const hasAnswered = this.#responded || this.#interims > 0;
    return lost && served && !isBroken && !hasAnswered ? IDLE_CONNECTION : PERHAPS_PROCESSED;
  }
}
