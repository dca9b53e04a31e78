import { reasonOf } from "../exchange/end-reason.ts";
import { PERHAPS_PROCESSED } from "../exchange/stream/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "../exchange/stream/upstream-half.ts";
import type { EngineLimits } from "../exchange/client/engine-limits.ts";
import type { FailureKind } from "../exchange/stream/stream.ts";
import { Timer } from "../wire/timer-wheel.ts";
import type { TimerOwner } from "../wire/timer-wheel.ts";
import type { Thread } from "../wire/thread.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";

/** A connection whose HTTP version the TLS handshake selects. */
export interface NegotiatedWire {
  readonly wire: TunnelWire;
  /** Whether HTTP/2 was selected; known after the handshake. */
  readonly isHttp2: () => boolean;
}

/** Starts a connection. */
export type Negotiate = (user: WireUser) => NegotiatedWire;

/** Is told how a handshake has ended. */
export interface HandshakeOwner {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  /**
   * Is called when the connection is established; the owner must take the connection and at least one waiting
   * request.
   */
  negotiated(handshake: Handshake, requests: readonly WaitingRequest[]): void;
  /** Is called when the handshake has failed. */
  ended(handshake: Handshake): void;
}

/** A connection during its handshake, and the requests that wait for its HTTP version. */
export class Handshake implements WireUser, TimerOwner {
  readonly begunAt: number;
  readonly thread: Thread;
  readonly #owner: HandshakeOwner;
  readonly #connection: NegotiatedWire;
  readonly #timer: Timer;
  readonly #requests = new Set<WaitingRequest>();
  #isOver = false;

  constructor(owner: HandshakeOwner, negotiate: Negotiate) {
    this.#owner = owner;
    this.thread = owner.thread;
    this.begunAt = owner.thread.clocks.monotonic();
    this.#timer = new Timer(owner.thread.wheel, this);
    this.#timer.set(owner.limits.connectTimeout);
    this.#connection = negotiate(this);
  }

  get wire(): TunnelWire {
    return this.#connection.wire;
  }

  /** Whether HTTP/2 was selected; known after the handshake. */
  get isHttp2(): boolean {
    return this.#connection.isHttp2();
  }

  /** The number of waiting requests. */
  get waiting(): number {
    return this.#requests.size;
  }

  add(request: WaitingRequest): void {
    this.#requests.add(request);
  }

  /** Handles a request that stops waiting; a connection without waiting requests is closed. */
  withdraw(request: WaitingRequest): void {
    this.#requests.delete(request);
    if (this.#requests.size === 0 && this.#finish()) this.#owner.ended(this);
  }

  opened(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#timer.release();
    this.#owner.negotiated(this, [...this.#requests]);
  }

  closed(error: Error | undefined): void {
    this.#fail(reasonOf(error));
  }

  timedOut(): void {
    this.#fail("no connection in time");
  }

  received(): void {}

  drained(): void {}

  ended(): void {}

  #fail(detail: string): void {
    if (!this.#finish()) return;
    this.#owner.ended(this);
    for (const request of [...this.#requests]) request.fail("connect", detail);
  }

  /** Ends the handshake; returns false if the handshake has already finished. */
  #finish(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#timer.release();
    this.wire.destroy(false);
    return true;
  }
}

/** A request that waits for a handshake, which decides between HTTP/1.1 and HTTP/2. */
export class WaitingRequest implements UpstreamHalf, TimerOwner {
  /** Whether the request needs a new connection. */
  readonly fresh: boolean;
  readonly #handshake: Handshake;
  readonly #timer: Timer;
  #exchange: UpstreamExchange | undefined;
  #half: UpstreamHalf | undefined;
  #timeout = 0;
  #begunAt = 0;

  constructor(handshake: Handshake, fresh: boolean) {
    this.fresh = fresh;
    this.#handshake = handshake;
    this.#timer = new Timer(handshake.thread.wheel, this);
  }

  send(exchange: UpstreamExchange, timeout: number): void {
    this.#exchange = exchange;
    this.#timeout = timeout;
    this.#begunAt = this.#handshake.thread.wheel.now;
    this.#timer.set(timeout);
    this.#handshake.add(this);
  }

  /** Passes the request to an upstream, unless the request was cancelled. */
  pass(choose: (exchange: UpstreamExchange) => UpstreamHalf): void {
    const exchange = this.#leave();
    if (exchange === undefined) return;
    const waited = this.#handshake.thread.wheel.now - this.#begunAt;
    this.#half = choose(exchange);
    this.#half.send(exchange, this.#timeout === 0 ? 0 : Math.max(this.#timeout - waited, 1));
  }

  fail(kind: FailureKind, detail: string): void {
    this.#leave()?.failed(kind, detail, PERHAPS_PROCESSED);
  }

  timedOut(): void {
    this.#handshake.withdraw(this);
    this.fail("timeout", "no response in time");
  }

  abandon(): void {
    if (this.#leave() === undefined) this.#half?.abandon();
    else this.#handshake.withdraw(this);
  }

  /** Returns the exchange, if it is still waiting, and ends the waiting. */
  #leave(): UpstreamExchange | undefined {
    const exchange = this.#exchange;
    this.#exchange = undefined;
    this.#timer.release();
    return exchange;
  }
}
