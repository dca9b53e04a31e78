import { LEASE_RENEWAL_INTERVAL } from "./bounds.ts";
import type { LeaseView } from "./leased-cells.ts";

/** What a process has recently needed of a budget. */
export interface Demand {
  /** What calls spend from one settlement to the next; it fades when there are fewer. */
  demand: bigint;
  /** What was spent at the last settlement. */
  seen: bigint;
  /** What was leased at the last settlement. */
  held: bigint;
  /** When that was, in milliseconds since 1970. */
  settledAt: number;
  /** What this process could have had then. */
  left: bigint;
  /** Milliseconds that it took. */
  took: number;
  /** Whether the last settlement failed: what it has asked for may have been granted. */
  isUncertain: boolean;
  /** Whether the store has heard that this process knows what is counted; then it keeps nothing of an empty lease. */
  isConfirmed: boolean;
}

/** The part of the demand that remains when nothing is spent. */
const FADING = 2n;
/** A lease has room for this many times the demand: for the time of a settlement, and for more calls. */
const ROOM = 3n;
/**
 * While there are calls, a lease has this part of what is left at least, so that the first ones of many do not wait: so
 * much counts as spent if the process is killed.
 */
const SHARE = 256n;
/** Milliseconds of a settlement that is quick: calls that wait for a slower one would have spent more meanwhile. */
const QUICK = 50;

/** What a process asks for: what it has reserved, what calls wait for, and room for the next calls. */
export function wishOf(
  kept: Demand,
  { used, reserved, wanted, largest }: LeaseView,
): { readonly needs: bigint; readonly wants: bigint } {
  const spent = used - kept.seen;
  const faded = kept.demand / FADING;
  kept.demand = spent > faded ? spent : faded;
  const needs = reserved + largest;
  const slower = wanted > 0n ? BigInt(Math.max(1, Math.ceil(kept.took / QUICK))) : 1n;
  const share = kept.demand > 0n || wanted > 0n ? kept.left / SHARE : 0n;
  const room = ROOM * slower * kept.demand;
  const wants = reserved + wanted + (room > share ? room : share);
  return { needs, wants };
}

/** Whether there is something to settle. */
export function isDue(
  { demand, held, settledAt, isUncertain, isConfirmed }: Demand,
  counted: bigint,
  { used, reserved, wanted }: LeaseView,
  now: number,
): boolean {
  if (isUncertain || !isConfirmed || used !== counted || wanted > 0n) return true;
  if (held > reserved + ROOM * demand || (demand > 0n && held > 0n)) return true;
  return (held > 0n || reserved > 0n) && now - settledAt >= LEASE_RENEWAL_INTERVAL;
}
