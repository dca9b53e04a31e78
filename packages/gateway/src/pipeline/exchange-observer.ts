import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Downstream, StreamEnd, UpstreamFailure } from "@edge-gateway/http";
import type { CompiledBackendRef, CompiledListener } from "./compiled.ts";
import type { ExchangeState } from "./exchange-state.ts";
import type { Phase } from "./phase.ts";
import type { Outcome } from "../exchange/policy.ts";

/** Observes each exchange in the pipeline: trace, metrics and access log. */
export interface ExchangeObserver {
  started(exchange: ExchangeState): void;
  listenerSelected(exchange: ExchangeState, listener: CompiledListener): void;
  gatewayPhaseDone(exchange: ExchangeState): void;
  routeSelected(exchange: ExchangeState): void;
  routePhaseDone(exchange: ExchangeState): void;
  /** Called when the request is ready to be sent to the backend. */
  forwarding(exchange: ExchangeState, backend: CompiledBackendRef): void;
  /** Called when the request becomes a connection to a bind of this process. */
  entering(exchange: ExchangeState): void;
  /** Called when the request body is complete. */
  requestEnded(exchange: ExchangeState): void;
  requestStepDone(exchange: ExchangeState, phase: Phase, index: number, outcome: Outcome): void;
  responseStepDone(exchange: ExchangeState, name: string, outcome: Outcome): void;
  /** Called when the upstream has sent its response headers. */
  responded(exchange: ExchangeState): void;
  callFailed(exchange: ExchangeState, failure: UpstreamFailure): void;
  /**
   * Called before a retry.
   * @param reason why the request is retried
   */
  retrying(exchange: ExchangeState, reason: string): void;
  /** Called when the response is ready to be sent to the client. */
  responding(exchange: ExchangeState): void;
  /** Called when a policy threw an exception, which is a bug. */
  stepFailed(error: unknown): void;
  /** Called for a message that was not a valid request. */
  refused(downstream: Downstream, code: ErrorCode, detail: string): void;
  finished(exchange: ExchangeState, end: StreamEnd): void;
}
