import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Downstream, StreamEnd, UpstreamFailure } from "@edge-gateway/http";
import type { CompiledBackendRef, CompiledListener } from "./compiled.ts";
import type { ExchangeState } from "./exchange-state.ts";
import type { Phase } from "./phase.ts";
import type { Outcome } from "./policy.ts";

/** Observes each exchange in the pipeline: trace, metrics and access log. */
export interface ExchangeObserver {
  started(exchange: ExchangeState): void;
  listenerSelected(exchange: ExchangeState, listener: CompiledListener): void;
  gatewayPhaseDone(exchange: ExchangeState): void;
  routeSelected(exchange: ExchangeState): void;
  routePhaseDone(exchange: ExchangeState): void;
  /** The request is ready to be sent to the backend. */
  forwarding(exchange: ExchangeState, backend: CompiledBackendRef): void;
  /** The request becomes a connection to a bind of this process. */
  entering(exchange: ExchangeState): void;
  /** Is called when the request body is complete. */
  requestEnded(exchange: ExchangeState): void;
  requestStepDone(exchange: ExchangeState, phase: Phase, index: number, outcome: Outcome): void;
  responseStepDone(exchange: ExchangeState, name: string, outcome: Outcome): void;
  /** The upstream has sent its response headers. */
  responded(exchange: ExchangeState): void;
  callFailed(exchange: ExchangeState, failure: UpstreamFailure): void;
  /** @param reason why the request is retried */
  retrying(exchange: ExchangeState, reason: string): void;
  /** The response is ready to be sent to the client. */
  responding(exchange: ExchangeState): void;
  /** A policy threw an exception, which is a bug. */
  stepFailed(error: unknown): void;
  /** A message was not a valid request. */
  refused(downstream: Downstream, code: ErrorCode, detail: string): void;
  finished(exchange: ExchangeState, end: StreamEnd): void;
}
