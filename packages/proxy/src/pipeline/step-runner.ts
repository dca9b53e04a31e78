import { CelError } from "@edge-gateway/cel";
import type { ExchangeObserver } from "./exchange-observer.ts";
import type { ExchangeState } from "./exchange-state.ts";
import type { Outcome, Refusal, Step } from "./policy.ts";

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
      return outcome instanceof Promise ? this.#caught(outcome) : outcome;
    } catch (error) {
      return this.failed(error);
    }
  }

  #caught(outcome: Promise<Outcome>): Promise<Outcome> {
    return outcome.catch((error: unknown) => this.failed(error));
  }

  /**
   * Refuses the request after an exception; only the log contains the details. An expression that fails for
   * one request is not a bug of the gateway, so only the access log has its reason.
   */
  failed(error: unknown): Refusal {
    if (!(error instanceof CelError)) this.#observer.stepFailed(error);
    return { code: "internal", detail: error instanceof Error ? error.message : String(error) };
  }
}
