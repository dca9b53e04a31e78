import { CelError } from "@edge-gateway/cel";
import type { ExchangeObserver } from "./exchange-observer.ts";
import type { ExchangeState } from "./exchange-state.ts";
import type { Outcome, Refusal, Step } from "../exchange/policy.ts";

/** What a failure depends on. */
type Seen = Pick<ExchangeState, "requestBody">;

/** Runs the steps of policies. A step that fails affects only its own request. */
export class StepRunner {
  readonly #observer: Pick<ExchangeObserver, "stepFailed">;

  constructor(observer: Pick<ExchangeObserver, "stepFailed">) {
    this.#observer = observer;
  }

  /** Runs a step; if it throws an exception, the request is refused. */
  attempt(step: Step | undefined, exchange: ExchangeState): Outcome | Promise<Outcome> {
    try {
      const outcome = step?.(exchange);
      return outcome instanceof Promise ? this.#caught(outcome, exchange) : outcome;
    } catch (error) {
      return this.failed(error, exchange);
    }
  }

  #caught(outcome: Promise<Outcome>, exchange: Seen): Promise<Outcome> {
    return outcome.catch((error: unknown) => this.failed(error, exchange));
  }

  /**
   * Refuses the request after an exception; only the log contains the details. An expression that fails for
   * one request is not a bug of the gateway, so only the access log has its reason. A body that is too large
   * for the expression is refused as such.
   */
  failed(error: unknown, { requestBody }: Seen): Refusal {
    const detail = error instanceof Error ? error.message : String(error);
    if (!(error instanceof CelError)) this.#observer.stepFailed(error);
    else if (requestBody === "too large") return { code: "body_too_large", detail };
    return { code: "internal", detail };
  }
}
