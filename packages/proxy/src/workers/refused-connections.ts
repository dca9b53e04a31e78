import type { Logger } from "@edge-gateway/kernel/log/logger";
import { REFUSED_CONNECTIONS_INTERVAL } from "../bounds.ts";

/** Logs that connections are refused: the first at once, and then their number in each interval. */
export class RefusedConnections {
  readonly #log: Logger;
  readonly #now: () => number;
  #quietUntil = -Infinity;
  #connections = 0;

  /** @param now a monotonic clock in milliseconds */
  constructor(log: Logger, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  add({ message }: Error): void {
    this.#connections += 1;
    const now = this.#now();
    if (now < this.#quietUntil) return;
    this.#quietUntil = now + REFUSED_CONNECTIONS_INTERVAL;
    this.#log.error("connections were refused", {
      error: message,
      connections: this.#connections,
    });
    this.#connections = 0;
  }
}
