import type { StreamEnd, UpstreamFailure } from "@edge-gateway/http";
import type { ExchangeState } from "./exchange-state.ts";

/** Whether the request may be sent to a backend once more. */
export function hasTriesLeft({ retry, retries, responded }: ExchangeState): boolean {
  return retry !== undefined && retries < retry.attempts && !responded;
}

/** Whether a try that failed is followed by another one; not when the time for the whole request is over. */
export function mayRetryAfter(exchange: ExchangeState, { kind }: UpstreamFailure): boolean {
  const { retry } = exchange;
  if (retry === undefined || kind === "deadline" || !hasTriesLeft(exchange)) return false;
  return retry.wantsAfter(kind) && retry.isAllowed(exchange);
}

/** The shorter one of two time limits; 0 means no limit. */
export function shorter(left: number, right: number): number {
  return left === 0 || right === 0 ? left + right : Math.min(left, right);
}

/** The request is not at its endpoint any more; a response that the endpoint did not complete counts as its failure. */
export function leaveEndpoint(exchange: ExchangeState, end: StreamEnd): void {
  if (end === "upstream-aborted") exchange.endpoint?.failed(exchange, "reset");
  exchange.leaveEndpoint();
}

/** Whether there was a connection. After a timeout nobody knows, so the request counts as sent. */
export function hadConnection({ kind }: UpstreamFailure): boolean {
  return kind !== "connect" && kind !== "exhausted";
}
