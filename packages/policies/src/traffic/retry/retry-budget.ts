import type { RetryBudget as RetryBudgetConfig } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";

const PERCENT = 100;

/** Limits how many requests of a policy are retried at the same time. */
export class RetryBudget {
  readonly #share: number;
  readonly #least: number;
  /** The number of running requests. */
  #requests = 0;
  readonly #retrying = new Set<Exchange>();

  constructor({ percent, minConcurrent }: RetryBudgetConfig) {
    this.#share = percent / PERCENT;
    this.#least = minConcurrent;
  }

  /** Counts a running request until it ends. */
  add(exchange: Exchange): void {
    this.#requests += 1;
    exchange.afterEnd(() => {
      this.#requests -= 1;
      this.#retrying.delete(exchange);
    });
  }

  /** Whether the request may be retried. After its first retry, a request may always be retried again. */
  take(exchange: Exchange): boolean {
    if (this.#retrying.has(exchange)) return true;
    const most = Math.max(this.#least, Math.floor(this.#share * this.#requests));
    if (this.#retrying.size >= most) {
      exchange.trace?.note("skip", "the retry budget is exhausted");
      return false;
    }
    this.#retrying.add(exchange);
    return true;
  }
}
