import type { ExchangeObserver } from "./exchange-observer.ts";
import type { ExchangeState } from "./exchange-state.ts";
import type { Phase } from "./phase.ts";
import type { Outcome, Refusal } from "../exchange/policy.ts";
import { noteReached } from "./reached-steps.ts";
import type { StepRunner } from "./step-runner.ts";

/** Called to continue with the request after a phase. */
export type Next = (exchange: ExchangeState) => void;

/** Responds by the gateway itself. */
export type Refuse = (exchange: ExchangeState, refusal: Refusal) => void;

/** The step at which a request waits, and what is called after its phase. */
interface RequestPlace {
  readonly phase: Phase;
  readonly index: number;
  readonly next: Next;
}

interface RequestPhasesParts {
  readonly steps: StepRunner;
  readonly observer: ExchangeObserver;
  readonly refuse: Refuse;
}

/** Runs the request steps of a phase. */
export class RequestPhases {
  readonly #steps: StepRunner;
  readonly #observer: ExchangeObserver;
  readonly #refuse: Refuse;

  constructor({ steps, observer, refuse }: RequestPhasesParts) {
    this.#steps = steps;
    this.#observer = observer;
    this.#refuse = refuse;
  }

  /** Runs a phase's steps in order. After an asynchronous step, the next steps run in a callback. */
  run(exchange: ExchangeState, phase: Phase, from: number, next: Next): void {
    for (let index = from; index < phase.request.length; index++) {
      const outcome = this.#steps.attempt(phase.request[index], exchange);
      noteReached(exchange, phase, index + 1);
      if (outcome instanceof Promise)
        return this.#runLater(exchange, outcome, { phase, index, next });
      this.#observer.requestStepDone(exchange, phase, index, outcome);
      if (outcome !== undefined) return this.#refuse(exchange, outcome);
    }
    next(exchange);
  }

  /**
   * Waits in a separate method: a closure in the loop would be allocated for each step, even for a
   * synchronous one.
   */
  #runLater(exchange: ExchangeState, outcome: Promise<Outcome>, place: RequestPlace): void {
    const { phase, index, next } = place;
    void outcome.then((settled) => {
      if (exchange.finished || exchange.responded) return;
      this.#observer.requestStepDone(exchange, phase, index, settled);
      if (settled === undefined) this.run(exchange, phase, index + 1, next);
      else this.#refuse(exchange, settled);
    });
  }
}
