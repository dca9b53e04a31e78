import type { StreamEnd, UpstreamFailure } from "@edge-gateway/http";
import type { CompiledBackendRef } from "./compiled.ts";
import type { ExchangeState } from "./exchange-state.ts";

/** Whether the retry policy allows another attempt at the request. */
export function hasTriesLeft({ retry, retries, responded }: ExchangeState): boolean {
  return retry !== undefined && retries < retry.attempts && !responded;
}

/** Whether a failed attempt is retried; never after the timeout of the whole request. */
export function mayRetryAfter(exchange: ExchangeState, { kind }: UpstreamFailure): boolean {
  const { retry } = exchange;
  if (retry === undefined || kind === "deadline" || !hasTriesLeft(exchange)) return false;
  return retry.wantsAfter(kind) && retry.isAllowed(exchange);
}

/**
 * Whether a failure counts against the endpoint. A failure to process the request body does not, nor does an
 * idle connection that the endpoint had closed.
 */
export function blamesEndpoint({ kind, onIdleConnection }: UpstreamFailure): boolean {
  return kind !== "processing" && onIdleConnection !== true;
}

/**
 * Whether the request goes to another endpoint of its backend without a retry policy: its own has not
 * processed it.
 */
export function mayTryOther(exchange: ExchangeState, { isUnprocessed }: UpstreamFailure): boolean {
  const { endpoint, tried = [], restoreRequest } = exchange;
  if (isUnprocessed !== true || restoreRequest === undefined) return false;
  return endpoint?.hasOther?.(tried) === true;
}

/**
 * Whether requests to a backend may be sent again without a retry policy. A model may have several servers,
 * or several models may serve it.
 */
export function mayBeSentAgain({ backend, models }: CompiledBackendRef): boolean {
  return (
    backend.again !== undefined || backend.hasSeveralEndpoints === true || models !== undefined
  );
}

/** Ends the use of the endpoint; an incomplete response counts as a failure of the endpoint. */
export function leaveEndpoint(exchange: ExchangeState, end: StreamEnd): void {
  if (end === "upstream-aborted") exchange.endpoint?.failed(exchange, "reset");
  exchange.leaveEndpoint();
}

/**
 * Whether a connection may have been established. After a timeout that is unknown, so the request counts as
 * sent.
 */
export function hadConnection({ kind }: UpstreamFailure): boolean {
  return kind !== "connect" && kind !== "exhausted";
}
