import type { RetryBudget as RetryBudgetConfig } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";

const PERCENT = 100;

/** Bounds how many of the requests of a policy are being sent again at the same time. */
export class RetryBudget {
  readonly #share: number;
  readonly #least: number;
  /** Requests that are not over. */
  #requests = 0;
  readonly #retrying = new Set<Exchange>();

  constructor({ percent, minConcurrent }: RetryBudgetConfig) {
    this.#share = percent / PERCENT;
    this.#least = minConcurrent;
  }

  /** Counts a request until it is over. */
  add(exchange: Exchange): void {
    this.#requests += 1;
    exchange.afterEnd(() => {
      this.#requests -= 1;
      this.#retrying.delete(exchange);
    });
  }

  /** Whether the request may be sent again; one that has been may be once more. */
  take(exchange: Exchange): boolean {
    if (this.#retrying.has(exchange)) return true;
    const most = Math.max(this.#least, Math.floor(this.#share * this.#requests));
    if (this.#retrying.size >= most) {
      exchange.trace?.note("skip", "as many requests as the budget allows are being sent again");
      return false;
    }
    this.#retrying.add(exchange);
    return true;
  }
}
