import { reasonOf } from "../exchange/end-reason.ts";
import { PERHAPS_PROCESSED } from "../exchange/upstream-half.ts";
import type { UpstreamExchange, UpstreamHalf } from "../exchange/upstream-half.ts";
import type { EngineLimits, FailureKind } from "../exchange/stream.ts";
import { Timer } from "../wire/timer-wheel.ts";
import type { TimerOwner } from "../wire/timer-wheel.ts";
import type { Thread } from "../wire/thread.ts";
import type { TunnelWire, WireUser } from "../wire/wire.ts";

/** A connection whose version of HTTP is chosen by its handshake. */
export interface NegotiatedWire {
  readonly wire: TunnelWire;
  /** Whether HTTP/2 was chosen; known once the connection is there. */
  readonly isHttp2: () => boolean;
}

/** Begins to connect. */
export type Negotiate = (user: WireUser) => NegotiatedWire;

/** Who makes handshakes. */
export interface HandshakeOwner {
  readonly limits: EngineLimits;
  readonly thread: Thread;
  /** The connection is there; it belongs to the owner now, and so do the requests: at least one. */
  negotiated(handshake: Handshake, requests: readonly WaitingRequest[]): void;
  /** There will be no connection. */
  ended(handshake: Handshake): void;
}

/** A connection that is being made, and the requests that wait to learn which version it speaks. */
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

  /** Whether HTTP/2 was chosen; known once the connection is there. */
  get isHttp2(): boolean {
    return this.#connection.isHttp2();
  }

  /** Requests that wait. */
  get waiting(): number {
    return this.#requests.size;
  }

  add(request: WaitingRequest): void {
    this.#requests.add(request);
  }

  /** A request does not wait any more; a connection that nobody waits for is not made. */
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

  /** False if it is over already. */
  #finish(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#timer.release();
    this.wire.destroy(false);
    return true;
  }
}

/** A request that waits for a handshake; the result decides whether it is sent by HTTP/1.1 or HTTP/2. */
export class WaitingRequest implements UpstreamHalf, TimerOwner {
  /** Whether it wants a connection that nobody has used. */
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

  /** Hands the request on, unless it is not wanted any more. */
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

  /** The exchange, if it still waits; it does not from now on. */
  #leave(): UpstreamExchange | undefined {
    const exchange = this.#exchange;
    this.#exchange = undefined;
    this.#timer.release();
    return exchange;
  }
}
