import { BY_LENGTH, NO_BODY, UNTIL_CLOSE } from "../../codec/body-reader.ts";
import { NO_TRAILERS } from "../../codec/trailers.ts";
import type { ClientHalf } from "../../exchange/client-half.ts";
import type { FinalHead } from "../../exchange/head/head-writer.ts";
import { HttpStream } from "../../exchange/http-stream.ts";
import { FOR_BODY, Intake } from "../../wire/intake.ts";
import { BODY_TIMEOUT } from "../../exchange/client/refusals.ts";
import { RequestBody } from "../../exchange/message/request-body.ts";
import type { ResponseReceiver } from "../../exchange/body/body-handlers.ts";
import type { Server } from "../../h1/client/server.ts";
import type { EngineLimits } from "../../exchange/client/engine-limits.ts";
import type { Downstream } from "../../exchange/stream/stream.ts";
import { Timer } from "../../wire/timer-wheel.ts";
import type { TimerOwner } from "../../wire/timer-wheel.ts";
import { openTunnel } from "../../exchange/stream/tunnel.ts";
import type { TunnelOwner, TunnelSource } from "../../exchange/stream/tunnel.ts";
import { NOWHERE } from "../../wire/wire.ts";
import type { WireUser } from "../../wire/wire.ts";
import { Http2ResponseSender } from "./response-sender.ts";
import type { ConnectionStream } from "./connection-stream.ts";
import type { Http2RequestHead } from "../head/request-head.ts";
import type { RefusedRequest } from "../head/request-reader.ts";

const CONNECT = "CONNECT";

/** Keeps unused stream objects for reuse. */
export interface StreamKeeper {
  readonly server: Server;
  /** Takes back a stream object whose stream has ended completely. */
  spare(stream: ClientStream): void;
}

/** A client's stream: one request and its response; the object is reused for later streams. */
export class ClientStream implements ClientHalf, ResponseReceiver, WireUser, TimerOwner {
  downstream: Downstream;
  readonly server: Server;
  readonly requestBody: RequestBody;
  readonly responses: Http2ResponseSender;
  /** The limits for the bodies of requests. */
  readonly limits: EngineLimits;

  readonly #keeper: StreamKeeper;
  #wire: ConnectionStream | undefined;
  readonly #intake = new Intake(NOWHERE);
  readonly #timer: Timer;
  #deadline: Timer | undefined;
  #stream: HttpStream | undefined;
  /** Whether received data keeps occupying the flow control window until a tunnel for the data exists. */
  #waits = false;

  constructor(keeper: StreamKeeper, downstream: Downstream) {
    const { server } = keeper;
    this.#keeper = keeper;
    this.server = server;
    this.limits = server.limits;
    this.downstream = downstream;
    this.requestBody = new RequestBody(server.thread.output, this.#intake, server.limits);
    this.responses = new Http2ResponseSender(server.thread.output, this);
    this.#timer = new Timer(server.thread.wheel, this);
  }

  /** Prepares the object for another stream; {@link start} or {@link refuse} follows. */
  use(wire: ConnectionStream, downstream: Downstream): void {
    this.#wire = wire;
    this.downstream = downstream;
    this.#intake.use(wire);
    this.responses.use(wire);
    this.#waits = false;
    this.requestBody.begin(NO_BODY, 0);
    wire.use(this);
  }

  /** Passes the request to the gateway; `ended`: the request has no body. */
  start(head: Http2RequestHead, ended: boolean): void {
    const { handler, clock, limits } = this.server;
    const waits = head.method === CONNECT || head.mustSwitch;
    const hasBody = !ended && !waits;
    this.#beginBody(head, !hasBody);
    this.requestBody.expectsContinue = head.get("expect") !== undefined;
    this.#waits = waits;
    if (waits) this.#intake.pause(FOR_BODY);
    if (hasBody) this.#timer.set(limits.bodyIdleTimeout);
    const stream = new HttpStream(this, head, clock(), hasBody);
    this.#stream = stream;
    handler.request(stream);
  }

  /** Responds to a malformed request. */
  refuse({ reason, method }: RefusedRequest): void {
    const { handler, limits } = this.server;
    this.requestBody.discard();
    this.responses.refuse(reason, method);
    this.#timer.set(limits.bodyIdleTimeout);
    handler.refused?.(this.downstream, reason.code, reason.detail);
  }

  opened(): void {}

  received(bytes: Buffer, length: number, lent: boolean): void {
    const { requestBody } = this;
    requestBody.receive(bytes, 0, length, lent);
    if (this.#stream !== undefined) this.#stream.requestBytes += requestBody.reader.dataBytes;
    else if (requestBody.discarded > this.server.limits.highWaterMark) return this.#stopReading();
    this.#timer.set(this.server.limits.bodyIdleTimeout);
    requestBody.afterRead();
    this.#stream?.requestProgress();
  }

  drained(): void {
    this.responses.body.drained();
  }

  unread(): void {
    this.#timer.set(this.server.limits.bodyIdleTimeout);
  }

  ended(): void {
    if (this.requestBody.reader.complete) return;
    if (this.#stream !== undefined) this.#timer.clear();
    this.requestBody.end(this.#wire?.receivedTrailers ?? NO_TRAILERS);
    this.requestBody.afterRead();
    this.#stream?.requestProgress();
  }

  closed(): void {
    this.#stream?.clientGone();
    this.#timer.release();
    this.#deadline?.release();
    this.#wire = undefined;
    this.#intake.use(NOWHERE);
    this.responses.use(undefined);
    this.requestBody.begin(NO_BODY, 0);
    this.#keeper.spare(this);
  }

  timedOut(timer: Timer): void {
    const stream = this.#stream;
    if (timer === this.#deadline) stream?.deadlinePassed();
    else if (stream === undefined) this.#wire?.destroy();
    else if (this.responses.body.waits) stream.expired();
    else if (this.requestBody.reader.complete) return;
    else if (this.#intake.paused) this.#timer.set(this.server.limits.bodyIdleTimeout);
    else if (stream.responding) stream.expired();
    else {
      this.responses.refuse(BODY_TIMEOUT, stream.request.method);
      stream.clientGone();
    }
  }

  setDeadline(startedAt: number, milliseconds: number): void {
    if (milliseconds === 0) return this.clearDeadline();
    this.#deadline ??= new Timer(this.server.thread.wheel, this);
    this.#deadline.set(Math.max(startedAt + milliseconds - this.server.thread.wheel.now, 1));
  }

  clearDeadline(): void {
    this.#deadline?.clear();
  }

  decideKeepAlive(): void {}

  cut(): void {
    this.#wire?.destroy();
  }

  openTunnel(head: FinalHead, upstream: TunnelSource, owner: TunnelOwner): void {
    this.#waits = false;
    this.responses.switchProtocols(head);
    const client = this.#wire;
    if (client !== undefined)
      openTunnel(this.server, owner, { client, early: undefined, ended: false, upstream });
    this.#intake.resume(FOR_BODY);
  }

  streamEnded(): void {
    this.#stream = undefined;
    this.clearDeadline();
    this.responses.body.clear();
    if (!this.requestBody.reader.complete) this.requestBody.discard();
    if (this.#waits) this.#stopReading();
    this.#timer.set(this.server.limits.bodyIdleTimeout);
  }

  #beginBody(head: Http2RequestHead, ended: boolean): void {
    if (ended) return;
    const length = head.get("content-length");
    if (length === undefined) this.requestBody.begin(UNTIL_CLOSE, 0, true);
    else this.requestBody.begin(BY_LENGTH, Number(length), true);
  }

  /**
   * Is called when the response is complete, although the rest of the request has not arrived (RFC 9113
   * section 8.1).
   */
  #stopReading(): void {
    this.#wire?.stopReading();
  }
}
