import type { Logger } from "@edge-gateway/kernel/log/logger";
import { REFUSED_CONNECTIONS_INTERVAL } from "../bounds.ts";
import type { Overload } from "@edge-gateway/gateway/shared/admission";

const REASONS: Readonly<Record<Overload, string>> = {
  requests: "the number of running requests has reached config.overload.maxRequests",
  memory: "the process uses more memory than config.overload.maxMemory or maxMemoryShare allows",
};

/** Logs that requests are refused: the first at once, and then their number in each interval. */
export class RefusedRequests {
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #quietUntil = new Map<Overload, number>();
  readonly #requests = new Map<Overload, number>();

  /** @param now a monotonic clock in milliseconds */
  constructor(log: Logger, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  add(why: Overload): void {
    const requests = (this.#requests.get(why) ?? 0) + 1;
    this.#requests.set(why, requests);
    const now = this.#now();
    if (now < (this.#quietUntil.get(why) ?? -Infinity)) return;
    this.#quietUntil.set(why, now + REFUSED_CONNECTIONS_INTERVAL);
    this.#log.warn("requests are refused", { reason: REASONS[why], requests });
    this.#requests.set(why, 0);
  }
}
