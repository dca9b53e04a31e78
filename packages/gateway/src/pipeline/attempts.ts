import type { UpstreamFailure } from "@edge-gateway/http";
import { shorter } from "@edge-gateway/kernel/text/duration";
import type { CompiledBackendRef, ModelChoice, ModelChooser } from "./compiled.ts";
import type { ExchangeObserver } from "./exchange-observer.ts";
import type { ExchangeState } from "./exchange-state.ts";
import type { Next, Refuse, RequestPhases } from "./request-phases.ts";
import type { StepRunner } from "./step-runner.ts";

/**
 * The header that tells the backend the number of the attempt; the first attempt does not have the header.
 */
const RETRY_FIELD = "x-retry-attempt";

interface AttemptsParts {
  readonly steps: StepRunner;
  readonly phases: RequestPhases;
  readonly observer: ExchangeObserver;
  readonly refuse: Refuse;
}

/** Sends requests to their backends, and again after failures: the caller has decided that it may. */
export class Attempts {
  readonly #steps: StepRunner;
  readonly #phases: RequestPhases;
  readonly #observer: ExchangeObserver;
  readonly #refuse: Refuse;

  constructor({ steps, phases, observer, refuse }: AttemptsParts) {
    this.#steps = steps;
    this.#phases = phases;
    this.#observer = observer;
    this.#refuse = refuse;
  }

  /** Runs the backend phase and the call, for the first attempt and for each retry. */
  begin(exchange: ExchangeState, ref: CompiledBackendRef): void {
    if (ref.models !== undefined) return this.#chooseModel(exchange, ref, ref.models);
    const { backend, phase } = ref;
    if (backend.authority !== undefined) exchange.request.authority = backend.authority;
    this.#phases.run(exchange, phase, 0, this.#forward);
  }

  /** The model chosen for an attempt determines its backend. */
  #chooseModel(exchange: ExchangeState, ref: CompiledBackendRef, models: ModelChooser): void {
    exchange.models = ref;
    const chosen = ({ ref: own, refusal }: ModelChoice): void => {
      if (exchange.finished || exchange.responded) return;
      if (own === undefined) return this.#refuse(exchange, refusal);
      exchange.backendRef = own;
      this.begin(exchange, own);
    };
    const failed = (error: unknown): void =>
      this.#refuse(exchange, this.#steps.failed(error, exchange));
    try {
      const choice = models.choose(exchange);
      if (choice instanceof Promise) void choice.then(chosen, failed);
      else chosen(choice);
    } catch (error) {
      failed(error);
    }
  }

  /** Begins the next attempt of the retry policy, after its backoff. */
  retry(exchange: ExchangeState, reason: string): void {
    exchange.retries += 1;
    exchange.leaveEndpoint();
    this.#observer.retrying(exchange, reason);
    const backoff = exchange.retry?.backoff ?? 0;
    if (backoff === 0) this.again(exchange);
    else exchange.stream.wait(backoff, () => this.again(exchange));
  }

  /** Sends a request that no endpoint has seen to another endpoint; that is no attempt of a retry policy. */
  toOther(exchange: ExchangeState, { kind, detail }: UpstreamFailure): void {
    exchange.leaveEndpoint();
    this.#observer.retrying(exchange, `${kind}: ${detail}`);
    this.again(exchange, true);
  }

  /**
   * Sends the request again as it was before its first attempt.
   * @param changesEndpoint whether another endpoint of the same backend is used
   */
  again(exchange: ExchangeState, changesEndpoint = false): void {
    const { backendRef, finished, responded, restoreRequest, retries } = exchange;
    if (finished || responded || backendRef === undefined) return;
    restoreRequest?.();
    if (retries > 0) exchange.request.set(RETRY_FIELD, String(retries));
    exchange.forgetBackend();
    exchange.changesEndpoint = changesEndpoint;
    this.begin(exchange, exchange.models ?? backendRef);
  }

  readonly #forward: Next = (exchange) => {
    const { backendRef } = exchange;
    if (backendRef === undefined) return this.#refuse(exchange, { code: "no_valid_backends" });
    this.#observer.forwarding(exchange, backendRef);
    exchange.isForwarded = true;
    exchange.stream.forward({
      upstream: exchange.server ?? backendRef.backend.upstream,
      timeout: shorter(backendRef.timeout, exchange.tryTimeout),
      replay: exchange.retry !== undefined || backendRef.backend.again !== undefined,
      resends: exchange.retry?.wantsAfter("reset") === true,
    });
  };
}
