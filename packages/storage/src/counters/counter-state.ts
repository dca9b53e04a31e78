import { ENDED_LEASE_MEMORY, LEASE_DURATION } from "../bounds.ts";
import type { Counter, Settled, Settlement } from "./counter-store.ts";
import { countsUntil, oldestCounted, segmentAt } from "./renewal.ts";
import type { Renewal } from "./renewal.ts";

/** What a store keeps of a counter. Times are milliseconds since 1970, by the clock of the store. */
export interface CounterState {
  /** What is counted, by the numbers of segments. */
  readonly segments: ReadonlyMap<number, bigint>;
  /** The leases, by their holders. */
  readonly leases: ReadonlyMap<string, Lease>;
}

interface Lease {
  /** All that the holder has ever said that it spent; it is counted. */
  readonly used: bigint;
  /** What the holder may spend besides; after the end, it is counted, because the holder may have spent it. */
  readonly amount: bigint;
  readonly until: number;
  /** The segment in which the amount is counted; undefined before the end. */
  readonly endedIn: number | undefined;
}

export const NEW_COUNTER: CounterState = { segments: new Map(), leases: new Map() };

/** Counts what the holder of a lease has spent, and gives it a new one. */
export function settle(
  state: CounterState,
  { holder, now, ...settlement }: Settlement & { readonly holder: string; readonly now: number },
): { readonly state: CounterState; readonly settled: Settled } {
  const { counter, used, counted, began = counted, keeps, needs, wants } = settlement;
  const { renewal, limit } = counter;
  const { segments, leases } = current(state, renewal, now);
  const own = leases.get(holder);
  const segment = segmentAt(renewal, now);
  const isCounted = own !== undefined && (own.endedIn === undefined || segments.has(own.endedIn));
  // What the ended lease counted was a guess; now the holder says what it really spent.
  if (own?.endedIn !== undefined && isCounted) add(segments, own.endedIn, -own.amount);
  const added = newlyUsed(used, own?.used ?? began);
  add(segments, segment.number, added);
  leases.delete(holder);
  const spent = sum(segments.values());
  const free = limit - spent - sum(running(leases).map(({ amount }) => amount));
  // The holder may be spending this while it waits for the result.
  const least = isCounted ? min(keeps, own.amount) : 0n;
  const amount = max(least, granted(free, { needs, wants }, running(leases).length));
  const until = now + LEASE_DURATION;
  // A holder without anything, which knows that all is counted, says the same when it comes again. What was added for
  // it nevertheless, because it was lost, must not be added again.
  const isKept = amount !== 0n || used !== counted || added !== 0n;
  if (isKept) leases.set(holder, { used, amount, until, endedIn: undefined });
  const settled = {
    amount,
    left: max(0n, free - amount),
    spent,
    isKept,
    lasts: lastsUntil(renewal, until) - now,
    renewsIn: renewal.kind === "sliding" ? undefined : finite(segment.endsAt - now),
  };
  return { state: { segments, leases }, settled };
}

/** A holder that says less than before has begun again with nothing. */
function newlyUsed(used: bigint, before: bigint): bigint {
  return used < before ? max(0n, used) : used - before;
}

/** What is counted at a time, without leases that have not ended. */
export function spentOf(state: CounterState, { renewal }: Counter, now: number): bigint {
  return sum(current(state, renewal, now).segments.values());
}

/** When nothing of the state counts any longer; Infinity: never. */
export function meaningfulUntil(
  { leases }: CounterState,
  { renewal }: Counter,
  now: number,
): number {
  if (leases.size === 0) return countsUntil(renewal, now);
  const ends = [...leases.values()].map(({ until }) => until);
  return countsUntil(renewal, Math.max(now, ...ends)) + ENDED_LEASE_MEMORY;
}

/**
 * Gives each of several holders a part of what is left, so that none takes all of it for calls that may never
 * come; but what a holder needs, it gets if it is there. If it is not, smaller calls may do with the part.
 */
function granted(
  free: bigint,
  { needs, wants }: Pick<Settlement, "needs" | "wants">,
  others: number,
): bigint {
  if (free <= 0n) return 0n;
  const part = min(wants, free / BigInt(others + 1));
  return needs > free ? part : max(needs, part);
}

/** Ends the leases whose time is over, and forgets what no longer counts. */
function current(
  { segments: kept, leases: held }: CounterState,
  renewal: Renewal,
  now: number,
): { readonly segments: Map<number, bigint>; readonly leases: Map<string, Lease> } {
  const segments = new Map(kept);
  const leases = new Map<string, Lease>();
  for (const [holder, lease] of held) {
    if (lease.until + ENDED_LEASE_MEMORY < now) {
      if (lease.endedIn === undefined) end(lease);
      continue;
    }
    leases.set(holder, lease.until < now && lease.endedIn === undefined ? end(lease) : lease);
  }
  const oldest = oldestCounted(renewal, segmentAt(renewal, now));
  for (const number of segments.keys()) if (number < oldest) segments.delete(number);
  return { segments, leases };

  function end(lease: Lease): Lease {
    const { number } = segmentAt(renewal, lease.until);
    add(segments, number, lease.amount);
    return { ...lease, endedIn: number };
  }
}

/** A holder that hears nothing may spend as long as what it may have spent is counted. */
function lastsUntil(renewal: Renewal, until: number): number {
  return renewal.kind === "sliding" ? until : segmentAt(renewal, until).endsAt;
}

function running(leases: ReadonlyMap<string, Lease>): readonly Lease[] {
  return [...leases.values()].filter(({ endedIn }) => endedIn === undefined);
}

function add(segments: Map<number, bigint>, number: number, amount: bigint): void {
  if (amount !== 0n) segments.set(number, (segments.get(number) ?? 0n) + amount);
}

function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function finite(time: number): number | undefined {
  return Number.isFinite(time) ? time : undefined;
}
