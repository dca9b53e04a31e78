import type { Http2Session } from "node:http2";
import { Timer } from "../engine/timer-wheel.ts";
import type { TimerOwner, TimerWheel } from "../engine/timer-wheel.ts";

/** Times in milliseconds. */
export interface KeepaliveTimes {
  /** Quiet time after which a ping is sent; 0 = none is. */
  readonly keepaliveInterval: number;
  /** How long its answer may take. */
  readonly keepaliveTimeout: number;
}

/** Pings a quiet connection (RFC 9113 section 6.7) and ends it when no answer comes. */
export class Keepalive implements TimerOwner {
  readonly #session: Http2Session;
  readonly #times: KeepaliveTimes;
  readonly #timer: Timer;
  #waiting = false;

  constructor(session: Http2Session, wheel: TimerWheel, times: KeepaliveTimes) {
    this.#session = session;
    this.#times = times;
    this.#timer = new Timer(wheel, this);
    this.heard();
  }

  /** The peer has shown that it is there. */
  heard(): void {
    if (this.#times.keepaliveInterval === 0) return;
    this.#waiting = false;
    this.#timer.set(this.#times.keepaliveInterval);
  }

  timedOut(): void {
    if (this.#session.destroyed) return;
    if (this.#waiting) return this.#session.destroy();
    this.#waiting = true;
    this.#timer.set(this.#times.keepaliveTimeout);
    this.#session.ping((error) => {
      if (error === null) this.heard();
    });
  }

  close(): void {
    this.#timer.release();
  }
}
