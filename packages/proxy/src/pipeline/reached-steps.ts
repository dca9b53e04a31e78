import type { ExchangeState } from "./exchange-state.ts";
import type { Phase } from "./phase.ts";
import type { NamedStep, ResponseStep } from "./policy.ts";

/** Steps of the way back, in the order in which an answer passes them. */
export type ResponseSteps = readonly NamedStep<ResponseStep>[];

const NO_STEPS: ResponseSteps = [];

/** Remembers how many steps of a phase the request has met. */
export function noteReached(exchange: ExchangeState, phase: Phase, reached: number): void {
  if (phase === exchange.listener?.phase) exchange.gatewayReached = reached;
  else if (phase === exchange.route?.phase) exchange.routeReached = reached;
  else exchange.backendReached = reached;
}

/** What the answer passes, innermost first: backend, route and gateway, each in reverse. */
export function responseSteps(exchange: ExchangeState): ResponseSteps {
  const { listener, route, backendRef, gatewayReached, routeReached, backendReached } = exchange;
  if (gatewayReached + routeReached + backendReached === 0) return NO_STEPS;
  const steps: NamedStep<ResponseStep>[] = [];
  collect(backendRef?.phase, backendReached, steps);
  collect(route?.phase, routeReached, steps);
  collect(listener?.phase, gatewayReached, steps);
  return steps;
}

function collect(
  phase: Phase | undefined,
  reached: number,
  steps: NamedStep<ResponseStep>[],
): void {
  if (phase === undefined) return;
  for (let index = reached - 1; index >= 0; index--) {
    const step = phase.response[index];
    if (step !== undefined) steps.push(step);
  }
}
