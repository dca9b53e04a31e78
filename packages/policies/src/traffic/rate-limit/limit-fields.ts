import { formatDuration } from "@edge-gateway/kernel/text/duration";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Taken } from "./bucket.ts";
import type { Claim, LocalLimit } from "./claim.ts";

const MILLISECONDS_PER_SECOND = 1_000;

/** A limit, and the amount that a request has taken from it. */
export interface Claimed extends Claim {
  readonly limit: LocalLimit;
}

/**
 * Adds the limits to the response. `RateLimit-Policy` lists all limits, and `RateLimit` what remains of those
 * that applied (draft-ietf-httpapi-ratelimit-headers). The older `x-ratelimit` headers show the tightest
 * limit.
 */
export function tellLimits(
  exchange: Exchange,
  limits: readonly LocalLimit[],
  claims: readonly Claimed[],
): void {
  const tightest = tightestOf(claims);
  if (tightest === undefined) return;
  const { limit, taken } = tightest;
  exchange.addResponseHeader("x-ratelimit-limit", String(limit.capacity));
  exchange.addResponseHeader("x-ratelimit-remaining", String(taken.remaining));
  exchange.addResponseHeader("x-ratelimit-reset", String(seconds(taken.resetIn)));
  exchange.addResponseHeader("ratelimit-policy", limits.map(policyItem).join(", "));
  exchange.addResponseHeader("ratelimit", claims.map(claimItem).join(", "));
  exchange.trace?.note(
    "apply",
    `${limit.name}: ${taken.remaining} of ${limit.capacity} ${limit.countsTokens ? "tokens" : "requests"} left`,
  );
}

/** Which limit has refused a request, what is left of it, and when it is filled again. */
export function exhaustedText({ name, capacity, countsTokens }: LocalLimit, taken: Taken): string {
  const what = countsTokens ? "tokens" : "requests";
  const left = `${taken.remaining} of ${capacity} ${what} left`;
  const reset = formatDuration(seconds(taken.resetIn) * MILLISECONDS_PER_SECOND);
  return `the rate limit "${name}" refuses it: ${left}, more in ${reset}`;
}

/** Returns the limit that refuses the request, or else the limit with the least remaining. */
function tightestOf(claims: readonly Claimed[]): Claimed | undefined {
  let tightest: Claimed | undefined;
  for (const claim of claims) {
    const { allowed, remaining } = claim.taken;
    if (tightest === undefined || !allowed || remaining < tightest.taken.remaining)
      tightest = claim;
  }
  return tightest;
}

/** Formats an item of `RateLimit-Policy`: the quota and its window in seconds. */
export function policyItem({
  name,
  capacity,
  window,
}: Pick<LocalLimit, "name" | "capacity" | "window">): string {
  return `${quoted(name)};q=${capacity};w=${window}`;
}

/** Formats an item of `RateLimit`: the remaining quota, and the seconds until the reset. */
export function leftItem(name: string, remaining: number, reset: number): string {
  return `${quoted(name)};r=${remaining};t=${reset}`;
}

function claimItem({ limit, taken }: Claimed): string {
  return leftItem(limit.name, taken.remaining, seconds(taken.resetIn));
}

/**
 * Formats a structured field string (RFC 9651 section 3.3.3), with a question mark for each character that is
 * not printable ASCII.
 */
function quoted(text: string): string {
  return `"${text.replaceAll(/[^\x20-\x7e]/g, "?").replaceAll(/["\\]/g, "\\$&")}"`;
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / MILLISECONDS_PER_SECOND);
}
