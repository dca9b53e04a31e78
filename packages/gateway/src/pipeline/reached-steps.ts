import type { ExchangeState } from "./exchange-state.ts";
import { NO_STEPS, responseStepsOf, type Phase, type ResponseSteps } from "./phase.ts";

/** Records how many steps of a phase the request has passed. */
export function noteReached(exchange: ExchangeState, phase: Phase, reached: number): void {
  if (phase === exchange.listener?.phase) exchange.gatewayReached = reached;
  else if (phase === exchange.route?.phase) exchange.routeReached = reached;
  else exchange.backendReached = reached;
}

/** The response steps in order: backend, route and gateway, each reversed. */
export function responseSteps(exchange: ExchangeState): ResponseSteps {
  const { listener, route, backendRef, gatewayReached, routeReached, backendReached } = exchange;
  const backend = stepsBack(backendRef?.phase, backendReached);
  return joined(
    joined(backend, stepsBack(route?.phase, routeReached)),
    stepsBack(listener?.phase, gatewayReached),
  );
}

function stepsBack(phase: Phase | undefined, reached: number): ResponseSteps {
  if (phase === undefined || reached === 0) return NO_STEPS;
  return reached === phase.response.length
    ? phase.responseSteps
    : responseStepsOf(phase.response.slice(0, reached));
}

function joined(inner: ResponseSteps, outer: ResponseSteps): ResponseSteps {
  if (outer.length === 0) return inner;
  return inner.length === 0 ? outer : [...inner, ...outer];
}
