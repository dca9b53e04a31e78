import { Answers } from "./answers.ts";
import { BytesRequestHead } from "./bytes-request-head.ts";
import { localAuthority } from "./codec/authority.ts";
import { MALFORMED, NO_BODY } from "./codec/body-reader.ts";
import { COMPLETE, REFUSED } from "./codec/field-scanner.ts";
import type { Refusal } from "./codec/refusal.ts";
import { AUTHORITY_FORM } from "./codec/request-scanner.ts";
import type { RequestScanner } from "./codec/request-scanner.ts";
import type { ClientHalf } from "./halves.ts";
import type { FinalHead } from "./head-writer.ts";
import { beginsHttp2 } from "./http2-preface.ts";
import { requestFraming } from "./framing.ts";
import { HttpStream } from "./http-stream.ts";
import { Inbox } from "./inbox.ts";
import { FOR_BODY, FOR_NEXT_MESSAGE, Intake } from "./intake.ts";
import { OUTPUT } from "./output.ts";
import { BAD_CHUNKS, BODY_TIMEOUT, CUT_HEAD, HEAD_TIMEOUT } from "./refusals.ts";
import { RequestBody } from "./request-body.ts";
import type { Collected } from "./request-body.ts";
import type { AnswerTaker } from "./response-body.ts";
import type { ScannerPool } from "./scanner-pool.ts";
import type { Downstream, EngineLimits, Gate, TransportFacts } from "./stream.ts";
import { Timer, type TimerOwner, type TimerWheel } from "./timer-wheel.ts";
import { openTunnel, type TunnelOwner, type TunnelSource } from "./tunnel.ts";
import type { TunnelWire, WireUser } from "./wire.ts";

/** What all connections of a server share. */
export interface DownServer {
  readonly limits: EngineLimits;
  readonly gate: Gate;
  readonly wheel: TimerWheel;
  readonly scanners: ScannerPool<RequestScanner>;
  readonly clock: () => number;
  /** Whether connections end after the response that they are at. */
  readonly draining: boolean;
  closed(connection: Down): void;
  /** Whether clients may speak HTTP/2. */
  readonly speaksHttp2: boolean;
  /** Gets a connection that begins with the preface of HTTP/2, and what has arrived of it. */
  handOver(connection: Down, received: Uint8Array): void;
}

/** Where a connection comes from and goes to. */
export type Addresses = Omit<Downstream, "id">;

const AT_HEAD = 0;
const IN_BODY = 1;
/** The request is complete, the response is not. */
const WAITING = 2;
/** The response is complete, the request is not. */
const DRAINING = 3;
/** Both are complete, but the client does not take the bytes. */
const FLUSHING = 4;
/** We have ended; what the client still sends is thrown away, so that it can read our last words. */
const LINGERING = 5;
const CLOSED = 6;
/** The connection belongs to a tunnel. */
const IN_TUNNEL = 7;

/** A connection of a client: one request after the other (RFC 9112 section 9.3). */
export class Down implements ClientHalf, AnswerTaker, WireUser, TimerOwner {
  readonly id: number;
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localAddress: string;
  readonly localPort: number;
  readonly secure: boolean;
  readonly transport: TransportFacts | undefined;
  readonly server: DownServer;
  readonly requestBody: RequestBody;
  readonly answers: Answers;
  expectationMet = false;

  readonly #wire: TunnelWire;
  readonly #intake: Intake;
  readonly #timer: Timer;
  readonly #deadline: Timer;
  /** Undefined where connections may live for ever. */
  readonly #lifetime: Timer | undefined;
  /** Whether it ends after the response that it is at. */
  #retired = false;
  #state = AT_HEAD;
  #stream: HttpStream | undefined;
  readonly #inbox = new Inbox();
  #headStartedAt = 0;
  #running = false;
  /** Whether a request has been read. */
  #served = false;
  /** Whether the client may be waiting for 100 (Continue) before it sends the body. */
  #expects = false;

  constructor(
    server: DownServer,
    id: number,
    addresses: Addresses,
    makeWire: (user: WireUser) => TunnelWire,
  ) {
    this.server = server;
    this.id = id;
    this.remoteAddress = addresses.remoteAddress;
    this.remotePort = addresses.remotePort;
    this.localAddress = addresses.localAddress;
    this.localPort = addresses.localPort;
    this.secure = addresses.secure;
    this.transport = addresses.transport;
    this.#wire = makeWire(this);
    this.#intake = new Intake(this.#wire);
    this.requestBody = new RequestBody(this.#intake, server.limits);
    this.answers = new Answers(this.#wire, this);
    this.#timer = new Timer(server.wheel, this);
    this.#deadline = new Timer(server.wheel, this);
    this.#timer.set(server.limits.idleTimeout);
    const { maxConnectionDuration } = server.limits;
    this.#lifetime = maxConnectionDuration === 0 ? undefined : new Timer(server.wheel, this);
    this.#lifetime?.set(maxConnectionDuration);
  }

  opened(): void {}
  received(received: Buffer, length: number, lent: boolean): void {
    if (this.#state === LINGERING || this.#state === CLOSED) return;
    this.#inbox.put(received, length, lent);
    if (!this.#running) this.#run();
  }

  drained(): void {
    if (this.#state === FLUSHING) this.#next();
    else this.answers.body.drained();
  }

  unread(): void {
    this.#timer.set(this.server.limits.bodyIdleTimeout);
  }

  /** Nothing tells a client that ends its direction from one that has gone: what it asked for is cancelled. */
  ended(): void {
    if (this.#state === FLUSHING) this.#linger();
    else if (this.#state !== LINGERING) this.#drop(false);
  }

  closed(): void {
    this.#drop(false);
    this.#timer.release();
    this.#deadline.release();
    this.#lifetime?.release();
    this.server.closed(this);
  }

  timedOut(timer: Timer): void {
    const stream = this.#stream;
    if (timer === this.#deadline) {
      stream?.deadlinePassed();
    } else if (timer === this.#lifetime) {
      this.retire();
    } else if (this.#state === AT_HEAD) {
      if (this.#inbox.begun) this.#refuse(HEAD_TIMEOUT);
      else this.#linger();
    } else if (this.#state === WAITING) {
      if (this.answers.body.waits) stream?.expired();
    } else if (this.#state !== IN_BODY) {
      this.#drop(true);
    } else if (this.#intake.paused) {
      this.#timer.set(this.server.limits.bodyIdleTimeout);
    } else if (stream?.responding === true) {
      stream.expired();
    } else {
      this.#refuse(BODY_TIMEOUT);
    }
  }

  /** Ends the connection when it has nothing under way, else after the response. */
  retire(): void {
    this.#retired = true;
    if (this.#state === AT_HEAD && !this.#inbox.begun) this.#linger();
  }

  /** Ends the connection at once, whatever is under way. */
  kill(): void {
    this.#drop(true);
  }

  collectRequest(limit: number, done: Collected): void {
    const { reader } = this.requestBody;
    if (this.#awaitsContinue() && reader.missing <= limit) {
      this.expectationMet = true;
      this.answers.continue();
    }
    this.requestBody.collect(limit, done);
  }

  setDeadline(startedAt: number, milliseconds: number): void {
    if (milliseconds === 0) return this.#deadline.clear();
    const left = startedAt + milliseconds - this.server.wheel.now;
    this.#deadline.set(Math.max(left, 1));
  }

  clearDeadline(): void {
    this.#deadline.clear();
  }

  settleKeepAlive(early: boolean): void {
    const { reader } = this.requestBody;
    const unread = early && reader.missing > this.server.limits.highWaterMark;
    if (this.#ends() || unread || this.#awaitsContinue()) this.answers.keepAlive = false;
  }

  cut(): void {
    if (this.#state === CLOSED) return;
    this.#state = CLOSED;
    this.#wire.destroy(true);
  }

  openTunnel(head: FinalHead, upstream: TunnelSource, owner: TunnelOwner): void {
    const early = this.#inbox.rest();
    this.#state = IN_TUNNEL;
    this.#timer.clear();
    this.answers.switchProtocols(head);
    this.#intake.resume(FOR_BODY | FOR_NEXT_MESSAGE);
    openTunnel(this.server, owner, { client: this.#wire, early, upstream });
  }

  streamEnded(): void {
    this.#stream = undefined;
    this.#deadline.clear();
    this.answers.body.clear();
    if (this.#state >= LINGERING) return;
    const { reader } = this.requestBody;
    const { limits } = this.server;
    const ends = !this.answers.keepAlive || this.#ends() || reader.missing > limits.highWaterMark;
    if (ends) return this.#linger();
    if (reader.complete) return this.#next();
    this.#state = DRAINING;
    this.#timer.set(limits.bodyIdleTimeout);
    this.requestBody.discard();
  }

  #ends(): boolean {
    return this.#retired || this.server.draining;
  }

  /** Whether the client can still be waiting for leave to send the body. */
  #awaitsContinue(): boolean {
    const { reader, started } = this.requestBody;
    return this.#expects && !this.expectationMet && !reader.complete && !started;
  }

  #run(): void {
    this.#running = true;
    for (let { bytes } = this.#inbox; bytes !== undefined; { bytes } = this.#inbox) {
      if (!(this.#state === AT_HEAD ? this.#readHead(bytes) : this.#readBody(bytes))) break;
    }
    this.#running = false;
  }

  /** False if more bytes are needed, or none will be read. */
  #readHead(bytes: Buffer): boolean {
    const scanner = this.#inbox.scanner ?? this.#beginHead();
    const result = this.#inbox.scan(scanner, bytes);
    if (result === COMPLETE) this.#startRequest(bytes, scanner);
    else if (result === REFUSED && !this.#handOver(bytes)) this.#refuse(scanner.refusal);
    return result === COMPLETE;
  }

  /** What cannot be read is the preface of HTTP/2 if the first request begins with it (RFC 9113 section 3.4). */
  #handOver(bytes: Buffer): boolean {
    const { server } = this;
    const received = bytes.subarray(this.#inbox.at);
    if (this.#served || !server.speaksHttp2 || !beginsHttp2(received)) return false;
    this.#state = CLOSED;
    this.#inbox.clear();
    this.#timer.release();
    this.#deadline.release();
    this.#lifetime?.release();
    this.#wire.detach();
    server.handOver(this, received);
    return true;
  }

  #beginHead(): RequestScanner {
    this.#headStartedAt = this.server.clock();
    this.#timer.set(this.server.limits.headTimeout);
    return this.#inbox.begin(this.server.scanners);
  }

  #startRequest(bytes: Buffer, scanner: RequestScanner): void {
    this.#served = true;
    const head = new BytesRequestHead(bytes, scanner, this.secure);
    const framing = requestFraming(scanner);
    // Bytes behind a refused CONNECT may be meant for the tunnel.
    this.answers.keepAlive = scanner.keepAlive && scanner.form !== AUTHORITY_FORM;
    this.answers.old = scanner.minor === 0;
    this.#expects = scanner.expectsContinue;
    this.expectationMet = !this.#expects;
    this.requestBody.reader.use(this.server.limits);
    this.requestBody.begin(framing, scanner.contentLength);
    this.#inbox.take(scanner.position);
    this.#state = IN_BODY;
    if (this.answers.old && head.authority === "") {
      head.authority = localAuthority(this.localAddress, this.localPort);
    }
    if (framing === NO_BODY) this.#endRequest();
    else if (this.#inbox.bytes !== undefined && !this.#receiveBody(bytes, head.method)) return;
    const stream = new HttpStream(this, head, this.#headStartedAt, framing !== NO_BODY);
    stream.requestBytes = this.requestBody.reader.dataBytes;
    this.#stream = stream;
    this.server.gate.request(stream);
    if (this.#stream === stream) this.requestBody.settle();
  }

  /** The request is complete; only the upstream and the gateway have time limits now. */
  #endRequest(): void {
    this.#state = WAITING;
    this.#timer.clear();
  }

  /** False if more bytes are needed, or none will be read. */
  #readBody(bytes: Buffer): boolean {
    if (this.#state === IN_BODY || this.#state === DRAINING) {
      if (!this.#receiveBody(bytes, this.#method())) return false;
      this.requestBody.settle();
      this.#stream?.requestProgress();
      return true;
    }
    if (this.#state === WAITING || this.#state === FLUSHING) this.#intake.pause(FOR_NEXT_MESSAGE);
    return false;
  }

  /** Gives bytes to the body of a request with that method; false if they are malformed. */
  #receiveBody(bytes: Buffer, method: string): boolean {
    const { requestBody } = this;
    const stop = requestBody.receive(bytes, this.#inbox.at, bytes.length);
    if (stop === MALFORMED) {
      this.#refuseBody(method);
      return false;
    }
    if (this.#stream !== undefined) this.#stream.requestBytes += requestBody.reader.dataBytes;
    this.#inbox.take(stop);
    this.#timer.set(this.server.limits.bodyIdleTimeout);
    if (requestBody.reader.complete) {
      if (this.#state === DRAINING) this.#next();
      else this.#endRequest();
    } else if (requestBody.discarded > this.server.limits.highWaterMark) {
      this.#linger();
    }
    return true;
  }

  /** Of the request that is under way; empty if there is none. */
  #method(): string {
    return this.#stream?.request.method ?? "";
  }

  #refuseBody(method: string): void {
    if (this.#stream?.responding === true || this.#state === DRAINING) this.#drop(true);
    else this.#refuse(BAD_CHUNKS, method);
  }

  /** Answers what is no request; nothing behind it is read. */
  #refuse(reason: Refusal, method = this.#method()): void {
    const stream = this.#stream;
    this.answers.refuse(reason, method);
    this.#linger();
    if (stream === undefined) this.server.gate.refused?.(this, reason.code, reason.detail);
    else stream.refused(reason.status);
  }

  #next(): void {
    if (this.#wire.congested) {
      this.#state = FLUSHING;
      this.#timer.set(this.server.limits.bodyIdleTimeout);
      return;
    }
    this.#state = AT_HEAD;
    this.#timer.set(this.server.limits.idleTimeout);
    this.#intake.resume(FOR_NEXT_MESSAGE);
    if (this.#inbox.bytes !== undefined && !this.#running) this.#run();
  }

  /** RFC 9112 section 9.6: ends our direction, then reads on so that the last response arrives. */
  #linger(): void {
    if (this.#state >= LINGERING) return;
    const { limits } = this.server;
    this.#state = LINGERING;
    this.#inbox.clear();
    OUTPUT.flush();
    this.#timer.set(this.#wire.congested ? limits.bodyIdleTimeout : limits.headTimeout);
    this.#wire.end();
    this.#intake.resume(FOR_BODY | FOR_NEXT_MESSAGE);
  }

  /** Ends the connection, and with it what is under way. */
  #drop(reset: boolean): void {
    const open = this.#state !== CLOSED;
    const cut = this.#state === AT_HEAD && this.#inbox.begun;
    this.#state = CLOSED;
    this.#inbox.clear();
    if (open) this.#wire.destroy(reset);
    if (cut) this.server.gate.refused?.(this, CUT_HEAD.code, CUT_HEAD.detail);
    this.#stream?.clientGone();
  }
}
