import { MAX_INTERIM_RESPONSES } from "../../bounds.ts";
import { BytesResponseHead } from "../../exchange/head/bytes-response-head.ts";
import { BodyReader, MALFORMED, UNTIL_CLOSE } from "../../codec/body-reader.ts";
import { COMPLETE, INCOMPLETE } from "../../codec/field-scanner.ts";
import type { ResponseScanner } from "../../codec/response-scanner.ts";
import { freeTime, responseFraming } from "../framing.ts";
import { FOR_BODY, FOR_NEXT_MESSAGE, Intake } from "../../wire/intake.ts";
import { writeRequestHead } from "./request-writer.ts";
import { CLOSED_EARLY, reasonOf } from "../../exchange/end-reason.ts";
import type { FailureKind } from "../../exchange/stream/stream.ts";
import { Timer, type TimerOwner } from "../../wire/timer-wheel.ts";
import type { Tunnel, TunnelSource } from "../../exchange/stream/tunnel.ts";
import { ResponseInbox } from "./response-inbox.ts";
import type { Http1UpstreamOwner } from "./upstream-owner.ts";
import { wrongSwitch } from "../../exchange/head/web-socket.ts";
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
import type { TunnelWire, WireUser } from "../../wire/wire.ts";

const CONNECTING = 0;
const IDLE = 1;
const AT_HEAD = 2;
const IN_BODY = 3;
/** The connection no longer uses HTTP. */
const HELD = 4;
const CLOSED = 5;

const CONNECT = "CONNECT";
/** The status 101 (RFC 9110 section 15). */
const SWITCHING_PROTOCOLS = 101;
const OK = 200;

/** An upstream connection with consecutive requests. */
export class Http1UpstreamConnection implements UpstreamHalf, WireUser, TimerOwner {
  readonly wire: TunnelWire;
  readonly #owner: Http1UpstreamOwner;
  readonly #intake: Intake;
  readonly #inbox: ResponseInbox;
  readonly #reader: BodyReader;
  readonly #timer: Timer;
  readonly #connectTimer: Timer;
  readonly #begunAt: number;
  #state = CONNECTING;
  #exchange: UpstreamExchange | undefined;
  /** Whether the connection has carried a request before. */
  #used = false;
  /** The value of `Output.flushes` when a request was given to an idle connection. */
  #begunAfter = 0;
  #reusable = true;
  /** How long the connection is kept while it is idle, in milliseconds. */
  #idleTimeout = 0;
  #interims = 0;

  /** @param begunAt when connecting began, if the connection was already started */
  constructor(
    owner: Http1UpstreamOwner,
    makeWire: (user: WireUser) => TunnelWire,
    begunAt = owner.thread.clocks.monotonic(),
  ) {
    this.#owner = owner;
    this.#begunAt = begunAt;
    this.#inbox = new ResponseInbox(owner.scanners);
    this.wire = makeWire(this);
    this.#intake = new Intake(this.wire);
    this.#reader = new BodyReader(owner.limits);
    this.#timer = new Timer(owner.thread.wheel, this);
    this.#connectTimer = new Timer(owner.thread.wheel, this);
    this.#connectTimer.set(owner.limits.connectTimeout);
  }

  send(exchange: UpstreamExchange, timeout: number): void {
    this.#exchange = exchange;
    this.#interims = 0;
    this.#timer.set(timeout);
    if (this.#state === CONNECTING) return;
    this.#state = AT_HEAD;
    this.#begunAfter = this.#owner.thread.output.flushes;
    this.#transmit(exchange);
  }

  join(tunnel: Tunnel): void {
    const rest = this.#inbox.take();
    this.#exchange = undefined;
    this.#intake.resume(FOR_NEXT_MESSAGE);
    if (rest !== undefined) tunnel.upstream.received(rest, rest.length, false);
  }

  abandon(): void {
    this.#exchange = undefined;
    this.#close();
  }

  opened(): void {
    this.#connectTimer.release();
    if (this.#state !== CONNECTING) return;
    this.#owner.connected(this.#owner.thread.clocks.monotonic() - this.#begunAt);
    this.#state = AT_HEAD;
    if (this.#exchange !== undefined) this.#transmit(this.#exchange);
  }

  received(bytes: Buffer, length: number, lent: boolean): void {
    switch (this.#state) {
      case AT_HEAD:
        return this.#readHead(bytes, length, lent);
      case IN_BODY:
        return this.#readBody(bytes, length, lent);
      case HELD:
        // Reading is paused, so at most the bytes of one read are kept.
        return this.#inbox.keep(bytes.subarray(0, length));
      default:
        this.#close();
    }
  }

  drained(): void {
    this.#exchange?.requestBody.drained();
  }

  ended(): void {
    if (this.#state === IN_BODY && this.#reader.framing === UNTIL_CLOSE) this.#endBody();
    else this.#fail("reset", CLOSED_EARLY);
  }

  closed(error: Error | undefined): void {
    this.#fail(this.#state === CONNECTING ? "connect" : "reset", reasonOf(error));
  }

  timedOut(timer: Timer): void {
    if (timer === this.#connectTimer) this.#fail("connect", "no connection in time");
    else if (this.#state === IN_BODY) this.#bodyTimedOut();
    else this.#fail("timeout", "no response in time");
  }

  /**
   * Handles that a body makes no progress. It is a timeout if the client does not read, but not while the
   * gateway decides.
   */
  #bodyTimedOut(): void {
    if (this.#intake.paused && this.#exchange?.responding === false) {
      this.#timer.set(this.#owner.limits.bodyIdleTimeout);
    } else {
      this.#fail("timeout", "the body makes no progress");
    }
  }

  #transmit(exchange: UpstreamExchange): void {
    const { request, requestBody } = exchange;
    if (request.method === CONNECT) return exchange.connected(this.#hold());
    writeRequestHead(this.#owner.thread.output, request, requestBody, this.#owner.proxiedHost);
    requestBody.transmit(this.wire, request);
    exchange.requestProgress();
  }

  /** Stops using HTTP: received bytes wait for a tunnel. */
  #hold(): TunnelSource {
    this.#state = HELD;
    this.#timer.clear();
    this.#intake.pause(FOR_NEXT_MESSAGE);
    return this;
  }

  #readHead(received: Buffer, length: number, receivedLent: boolean): void {
    const bytes = this.#inbox.join(received, length);
    const end = bytes === received ? length : bytes.length;
    const lent = bytes === received && receivedLent;
    let at = 0;
    while (this.#state === AT_HEAD) {
      const scanner = this.#inbox.scannerFor(at, this.#exchange?.keepsNameCase ?? true);
      const result = this.#inbox.scan(scanner, bytes, at, end);
      if (result === INCOMPLETE) return;
      if (result !== COMPLETE) return this.#fail("protocol", scanner.refusal.detail);
      at = scanner.position;
      if (scanner.status === SWITCHING_PROTOCOLS) return this.#switch(bytes, end, scanner);
      if (scanner.status >= OK) return this.#receiveHead(bytes, end, lent, scanner);
      if (!this.#interim(bytes, scanner) || at === end) return;
    }
  }

  /** Forwards an interim response; returns false if the response is not allowed. */
  #interim(bytes: Buffer, scanner: ResponseScanner): boolean {
    const allowed = ++this.#interims <= MAX_INTERIM_RESPONSES;
    if (!allowed) this.#fail("protocol", "too many interim responses");
    else this.#exchange?.interim(new BytesResponseHead(bytes, scanner));
    return allowed;
  }

  /** Another protocol begins after the headers, if the client requested it. */
  #switch(bytes: Buffer, end: number, scanner: ResponseScanner): void {
    const head = new BytesResponseHead(bytes, scanner);
    const exchange = this.#exchange;
    if (exchange === undefined) return this.#close();
    const wrong = wrongSwitch(exchange.request, head);
    if (wrong !== undefined) return this.#fail("upgrade", wrong);
    head.own();
    if (scanner.position < end) this.#inbox.keep(bytes.subarray(scanner.position, end));
    exchange.switched(head, this.#hold());
  }

  #receiveHead(bytes: Buffer, end: number, lent: boolean, scanner: ResponseScanner): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return this.#close();
    const head = new BytesResponseHead(bytes, scanner);
    const framing = responseFraming(exchange.request.method, scanner);
    const mayBeFree = freeTime(exchange.request.method, framing, scanner, head);
    this.#reusable = mayBeFree > 0;
    this.#idleTimeout = Math.min(this.#owner.limits.poolIdleTimeout, mayBeFree);
    this.#state = IN_BODY;
    this.#reader.use(this.#owner.limits, scanner.keepsNameCase);
    this.#reader.begin(framing, scanner.contentLength);
    const { responseBody: body } = exchange;
    body.begin(this.#reader, this.#intake);
    if (!this.#receive(exchange, bytes, scanner.position, end, lent)) return;
    if (this.#reader.complete) this.#release(exchange);
    else this.#timer.set(this.#owner.limits.bodyIdleTimeout);
    exchange.responded(head, this.#reader.complete);
    body.afterRead();
    if (exchange.over) head.release();
    else if (lent) head.own();
  }

  #readBody(bytes: Buffer, length: number, lent: boolean): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return this.#close();
    this.#timer.set(this.#owner.limits.bodyIdleTimeout);
    if (!this.#receive(exchange, bytes, 0, length, lent)) return;
    if (this.#reader.complete) this.#endBody();
    else exchange.responseBody.afterRead();
  }

  /** Passes received bytes to the body of the response; returns false if they are malformed. */
  #receive(
    exchange: UpstreamExchange,
    bytes: Buffer,
    start: number,
    end: number,
    lent: boolean,
  ): boolean {
    const reader = this.#reader;
    const stop = reader.read(bytes, start, end);
    if (stop === MALFORMED) {
      this.#fail("protocol", "malformed chunked body");
      return false;
    }
    if (stop < end) this.#reusable = false;
    if (stop > start) {
      exchange.responseBytes += reader.dataBytes;
      exchange.responseBody.add(bytes, start, reader.passEnd, reader, lent);
    }
    return true;
  }

  #endBody(): void {
    const exchange = this.#exchange;
    if (exchange === undefined) return this.#close();
    this.#release(exchange);
    exchange.completed();
    exchange.responseBody.afterRead();
  }

  /** Is called when the response is complete: the connection becomes idle, if it can be reused. */
  #release(exchange: UpstreamExchange): void {
    this.#exchange = undefined;
    this.#used = true;
    if (!this.#reusable || !exchange.requestBody.complete) return this.#close();
    this.#state = IDLE;
    this.#intake.resume(FOR_BODY);
    if (this.#owner.put(this)) this.#timer.set(this.#idleTimeout);
    else this.#close();
  }

  #fail(kind: FailureKind, detail: string): void {
    if (this.#state === CLOSED) return;
    const progress = kind === "reset" ? this.#progress() : PERHAPS_PROCESSED;
    const exchange = this.#exchange;
    this.#exchange = undefined;
    this.#close();
    exchange?.failed(kind, detail, progress);
  }

  /**
   * How much of the request the upstream may have processed when the connection ended; unsent bytes are
   * withdrawn.
   */
  #progress(): Progress {
    // An interim response shows that the upstream has seen the request.
    const untouched = this.#state === AT_HEAD && !this.#inbox.begun && this.#interims === 0;
    if (!this.#used || !untouched) return PERHAPS_PROCESSED;
    if (!this.wire.waits || this.#begunAfter !== this.#owner.thread.output.flushes)
      return IDLE_CONNECTION;
    this.#owner.thread.output.withdraw(this.wire);
    return NOT_PROCESSED;
  }

  #close(): void {
    if (this.#state === CLOSED) return;
    this.#state = CLOSED;
    this.#timer.release();
    this.#connectTimer.release();
    this.#inbox.clear();
    this.wire.destroy(false);
    this.#owner.removed(this);
  }
}
