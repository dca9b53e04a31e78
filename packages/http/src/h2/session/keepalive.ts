import { Timer } from "../../wire/timer-wheel.ts";
import type { TimerOwner, TimerWheel } from "../../wire/timer-wheel.ts";
import type { Connection } from "./connection.ts";

/** The times for keepalive pings, in milliseconds. */
export interface KeepaliveTimes {
  /** Idle time before a ping is sent; 0 = no pings. */
  readonly keepaliveInterval: number;
  /** Maximum time until a PING is acknowledged. */
  readonly keepaliveTimeout: number;
}

/**
 * Pings an idle connection (RFC 9113 section 6.7), and closes the connection if no acknowledgement arrives.
 */
export class Keepalive implements TimerOwner {
  readonly #connection: Connection;
  readonly #times: KeepaliveTimes;
  readonly #timer: Timer;
  #waiting = false;

  constructor(connection: Connection, wheel: TimerWheel, times: KeepaliveTimes) {
    this.#connection = connection;
    this.#times = times;
    this.#timer = new Timer(wheel, this);
    this.heard();
  }

  /** Notes that the peer has sent something, and so is alive. */
  heard(): void {
    this.#waiting = false;
    this.#timer.set(this.#times.keepaliveInterval);
  }

  timedOut(): void {
    if (this.#connection.closing) return;
    if (this.#waiting) return this.#connection.destroy();
    this.#waiting = true;
    this.#timer.set(this.#times.keepaliveTimeout);
    this.#connection.sendPing();
  }

  close(): void {
    this.#timer.release();
  }
}
