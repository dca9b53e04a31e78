import type { Exchange } from "../../../pipeline/exchange.ts";
import type { Claim, LocalLimit } from "./local.ts";

const MILLISECONDS_PER_SECOND = 1_000;

/** A limit, and what a request has taken of it. */
export interface Claimed extends Claim {
  readonly limit: LocalLimit;
}

/**
 * Tells the client of its limits: `RateLimit-Policy` names all and `RateLimit` what is left of those that
 * were asked (draft-ietf-httpapi-ratelimit-headers), and the older `x-ratelimit` fields the tightest.
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

/** The one that refuses, else the one of which least is left. */
function tightestOf(claims: readonly Claimed[]): Claimed | undefined {
  let tightest: Claimed | undefined;
  for (const claim of claims) {
    const { allowed, remaining } = claim.taken;
    if (tightest === undefined || !allowed || remaining < tightest.taken.remaining)
      tightest = claim;
  }
  return tightest;
}

/** What is promised: requests in a window of seconds. */
export function policyItem({
  name,
  capacity,
  window,
}: Pick<LocalLimit, "name" | "capacity" | "window">): string {
  return `${quoted(name)};q=${capacity};w=${window}`;
}

/** What is left, and for how many seconds. */
export function leftItem(name: string, remaining: number, reset: number): string {
  return `${quoted(name)};r=${remaining};t=${reset}`;
}

function claimItem({ limit, taken }: Claimed): string {
  return leftItem(limit.name, taken.remaining, seconds(taken.resetIn));
}

/** A string of structured fields (RFC 9651 section 3.3.3), which has printable ASCII alone. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[^\x20-\x7e]/g, "?").replaceAll(/["\\]/g, "\\$&")}"`;
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / MILLISECONDS_PER_SECOND);
}
