import { Http1ResponseSender } from "./response-sender.ts";
import { BytesRequestHead } from "./bytes-request-head.ts";
import {
  AT_HEAD,
  CLOSED,
  ClientConnection,
  DRAINING,
  FLUSHING,
  IN_BODY,
  IN_TUNNEL,
  LINGERING,
  WAITING,
} from "../../exchange/client/client-connection.ts";
import type { ClientServer } from "../../exchange/client/client-connection.ts";
import { localAuthority } from "../../codec/authority.ts";
import { MALFORMED, NO_BODY } from "../../codec/body-reader.ts";
import { COMPLETE, REFUSED } from "../../codec/field-scanner.ts";
import type { Refusal } from "../../codec/refusal.ts";
import { AUTHORITY_FORM } from "../../codec/request-scanner.ts";
import type { RequestScanner } from "../../codec/request-scanner.ts";
import type { ClientHalf } from "../../exchange/client-half.ts";
import type { FinalHead } from "../../exchange/head/head-writer.ts";
import { beginsHttp2 } from "./http2-preface.ts";
import { requestFraming } from "../framing.ts";
import { HttpStream } from "../../exchange/http-stream.ts";
import { FOR_BODY, FOR_NEXT_MESSAGE } from "../../wire/intake.ts";
import { BAD_CHUNKS, BODY_TIMEOUT, HEAD_TIMEOUT } from "../../exchange/client/refusals.ts";
import { RequestBody } from "../../exchange/message/request-body.ts";
import type { ResponseReceiver } from "../../exchange/body/body-handlers.ts";
import type { Downstream } from "../../exchange/stream/stream.ts";
import { openTunnel, type TunnelOwner, type TunnelSource } from "../../exchange/stream/tunnel.ts";
import type { TunnelWire } from "../../wire/wire.ts";

/** A client's connection with consecutive requests (RFC 9112 section 9.3). */
export class Http1ClientConnection
  extends ClientConnection
  implements ClientHalf, ResponseReceiver
{
  readonly requestBody: RequestBody;
  readonly responses: Http1ResponseSender;

  #stream: HttpStream | undefined;
  #headStartedAt = 0;
  #running = false;
  /** Whether a request was read on this connection. */
  #served = false;

  constructor(server: ClientServer, downstream: Downstream, wire: TunnelWire) {
    super(server, downstream, wire);
    this.requestBody = new RequestBody(server.thread.output, this.intake, server.limits);
    this.responses = new Http1ResponseSender(server.thread, this.wire, this);
  }

  received(received: Buffer, length: number, lent: boolean): void {
    if (this.state === LINGERING || this.state === CLOSED) return;
    if (lent && this.#takesBody) this.#passBody(received, length);
    else this.inbox.put(received, length, lent);
    if (!this.#running) this.#run();
  }

  /** Whether received bytes belong to a body. */
  get #takesBody(): boolean {
    if (this.#running || this.inbox.bytes !== undefined) return false;
    return this.state === IN_BODY || this.state === DRAINING;
  }

  /** Passes borrowed bytes to the body before any are copied. */
  #passBody(received: Buffer, length: number): void {
    const bytes = this.inbox.lend(received, length);
    this.#running = true;
    this.#readBody(bytes);
    this.#running = false;
    this.inbox.own();
  }

  drained(): void {
    if (this.state === FLUSHING) this.#next();
    else this.responses.body.drained();
  }

  unread(): void {
    this.timer.set(this.server.limits.bodyIdleTimeout);
  }

  /**
   * The client closed its direction, which cancels its request unless half-closed connections are allowed.
   */
  ended(): void {
    const waits = this.state === WAITING && this.server.limits.halfClosedTimeout > 0;
    if (waits) this.awaitHalfClosed(() => this.#stream?.responseBytes ?? 0);
    else if (this.state === FLUSHING) this.linger();
    // A reset shows a client that still reads that its response is incomplete.
    else if (this.state !== LINGERING) this.drop(this.#stream?.responding === true);
  }

  protected deadlinePassed(): void {
    this.#stream?.deadlinePassed();
  }

  protected clientLate(): void {
    const stream = this.#stream;
    if (this.state === AT_HEAD) {
      if (this.inbox.begun) this.#refuse(HEAD_TIMEOUT, this.inbox.method);
      else this.linger();
    } else if (this.state === WAITING) {
      if (this.responses.body.waits) stream?.expired();
    } else if (this.state !== IN_BODY) {
      this.drop(true);
    } else if (this.intake.paused) {
      this.timer.set(this.server.limits.bodyIdleTimeout);
    } else if (stream?.responding === true) {
      stream.expired();
    } else {
      this.#refuse(BODY_TIMEOUT);
    }
  }

  decideKeepAlive(early: boolean): void {
    const { awaitsContinue, reader } = this.requestBody;
    const unread = early && reader.missing > this.server.limits.highWaterMark;
    if (this.ends() || unread || awaitsContinue) this.responses.keepAlive = false;
  }

  openTunnel(head: FinalHead, upstream: TunnelSource, owner: TunnelOwner): void {
    const early = this.inbox.rest();
    this.state = IN_TUNNEL;
    this.timer.clear();
    this.responses.switchProtocols(head);
    this.intake.resume(FOR_BODY | FOR_NEXT_MESSAGE);
    openTunnel(this.server, owner, { client: this.wire, early, ended: this.leave(), upstream });
  }

  streamEnded(): void {
    this.#stream = undefined;
    this.exchangeEnded();
    this.responses.body.clear();
    if (this.state >= LINGERING) return;
    const { reader } = this.requestBody;
    const { limits } = this.server;
    const ends = !this.responses.keepAlive || this.ends() || reader.missing > limits.highWaterMark;
    if (!reader.complete) this.requestBody.discard();
    if (ends) return this.linger();
    if (reader.complete) return this.#next();
    this.state = DRAINING;
    this.timer.set(limits.bodyIdleTimeout);
  }

  #run(): void {
    this.#running = true;
    for (let { bytes } = this.inbox; bytes !== undefined; { bytes } = this.inbox) {
      if (!(this.state === AT_HEAD ? this.#readHead(bytes) : this.#readBody(bytes))) break;
    }
    this.#running = false;
    // Incomplete messages are dropped, because they will never be completed.
    if (this.halfClosed && this.state <= IN_BODY) this.drop(false);
  }

  /** Reads the head of a request; false if more bytes are needed, or none will be read. */
  #readHead(bytes: Buffer): boolean {
    const scanner = this.inbox.scanner ?? this.#beginHead();
    const result = this.inbox.scan(scanner, bytes);
    if (result === COMPLETE) this.#startRequest(bytes, scanner);
    else if (result === REFUSED && !this.#becomesHttp2(bytes))
      this.#refuse(scanner.refusal, scanner.methodIn(bytes));
    return result === COMPLETE;
  }

  /**
   * Whether the connection begins with the HTTP/2 preface of a client with prior knowledge (RFC
   * 9113 section 3.3). With TLS, only ALPN selects HTTP/2, and this code does not run (section
   * 3.2).
   */
  #becomesHttp2(bytes: Buffer): boolean {
    const { server, downstream } = this;
    const received = bytes.subarray(this.inbox.at);
    if (this.#served || downstream.secure || !server.speaksHttp2) return false;
    if (!beginsHttp2(received)) return false;
    this.handOver(received);
    return true;
  }

  #beginHead(): RequestScanner {
    this.#headStartedAt = this.server.clock();
    this.timer.set(this.server.limits.headTimeout);
    return this.inbox.begin(this.server.scanners);
  }

  #startRequest(bytes: Buffer, scanner: RequestScanner): void {
    this.#served = true;
    const head = new BytesRequestHead(bytes, scanner, this.downstream.secure);
    const framing = requestFraming(scanner);
    // Bytes after a refused CONNECT may be meant for the tunnel.
    this.responses.keepAlive = scanner.keepAlive && scanner.form !== AUTHORITY_FORM;
    this.responses.old = scanner.minor === 0;
    this.requestBody.reader.use(this.server.limits, scanner.keepsNameCase);
    this.requestBody.begin(framing, scanner.contentLength);
    this.requestBody.expectsContinue = scanner.expectsContinue;
    this.inbox.take(scanner.position);
    this.state = IN_BODY;
    if (this.responses.old && head.authority === "") {
      const { localAddress, localPort } = this.downstream;
      head.authority = localAuthority(localAddress, localPort);
    }
    if (framing === NO_BODY) this.#endRequest();
    else if (this.inbox.bytes !== undefined && !this.#receiveBody(bytes, head.method)) return;
    const stream = new HttpStream(this, head, this.#headStartedAt, framing !== NO_BODY);
    stream.requestBytes = this.requestBody.reader.dataBytes;
    this.#stream = stream;
    this.server.handler.request(stream);
    if (this.#stream === stream) this.requestBody.afterRead();
  }

  /** The request is complete; now only the upstream and the gateway have timeouts. */
  #endRequest(): void {
    this.state = WAITING;
    this.timer.clear();
  }

  /** Reads the body of a request; false if more bytes are needed, or none will be read. */
  #readBody(bytes: Buffer): boolean {
    if (this.state === IN_BODY || this.state === DRAINING) {
      if (!this.#receiveBody(bytes, this.#method())) return false;
      this.requestBody.afterRead();
      this.#stream?.requestProgress();
      return true;
    }
    if (this.state === WAITING || this.state === FLUSHING) this.intake.pause(FOR_NEXT_MESSAGE);
    return false;
  }

  /** Passes bytes to the body of a request with the given method; false if they are malformed. */
  #receiveBody(bytes: Buffer, method: string): boolean {
    const { requestBody } = this;
    const { at, lent } = this.inbox;
    const stop = requestBody.receive(bytes, at, bytes.length, lent);
    if (stop === MALFORMED) {
      this.#refuseBody(method);
      return false;
    }
    if (this.#stream !== undefined) this.#stream.requestBytes += requestBody.reader.dataBytes;
    this.inbox.take(stop);
    this.timer.set(this.server.limits.bodyIdleTimeout);
    if (requestBody.reader.complete) {
      if (this.state === DRAINING) this.#next();
      else this.#endRequest();
    } else if (requestBody.discarded > this.server.limits.highWaterMark) {
      this.linger();
    }
    return true;
  }

  /** The current request's method; empty if there is none. */
  #method(): string {
    return this.#stream?.request.method ?? "";
  }

  #refuseBody(method: string): void {
    if (this.#stream?.responding === true || this.state === DRAINING) this.drop(true);
    else this.#refuse(BAD_CHUNKS, method);
  }

  /** Refuses an invalid message; no bytes after the message are read. */
  #refuse(reason: Refusal, method = this.#method()): void {
    const stream = this.#stream;
    this.responses.refuse(reason, method);
    this.linger();
    if (stream === undefined)
      this.server.handler.refused?.(this.downstream, reason.code, reason.detail);
    else stream.refused(reason.status);
  }

  #next(): void {
    if (this.wire.congested) {
      this.state = FLUSHING;
      this.timer.set(this.server.limits.bodyIdleTimeout);
      return;
    }
    this.state = AT_HEAD;
    this.timer.set(this.server.limits.idleTimeout);
    this.intake.resume(FOR_NEXT_MESSAGE);
    if (this.inbox.bytes !== undefined && !this.#running) this.#run();
  }

  protected gone(): void {
    this.#stream?.clientGone();
  }
}
