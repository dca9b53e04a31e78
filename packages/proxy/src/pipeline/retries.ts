import type { StreamEnd, UpstreamFailure } from "@edge-gateway/http";
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

/** The shorter of two timeouts; 0 means no limit. */
export function shorter(left: number, right: number): number {
  return left === 0 || right === 0 ? left + right : Math.min(left, right);
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
