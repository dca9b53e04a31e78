import type { CounterState } from "./counter-state.ts";

/** A state as JSON: JSON has no integers of this size, so they are texts. */
interface Written {
  readonly segments: readonly (readonly [number, string])[];
  /** Holder, used, amount, until, segment in which the ended lease is counted. */
  readonly leases: readonly (readonly [string, string, string, number, number | null])[];
}

/** Writes a state as text. */
export function textOf({ segments, leases }: CounterState): string {
  const written: Written = {
    segments: [...segments].map(([number, amount]) => [number, String(amount)]),
    leases: [...leases].map(([holder, { used, amount, until, endedIn }]) => [
      holder,
      String(used),
      String(amount),
      until,
      endedIn ?? null,
    ]),
  };
  return JSON.stringify(written);
}

/**
 * Reads a state that {@link textOf} has written.
 * @throws Error if the text is no state
 */
export function stateIn(text: string): CounterState {
  const { segments, leases }: Written = JSON.parse(text);
  return {
    segments: new Map(segments.map(([number, amount]) => [number, BigInt(amount)])),
    leases: new Map(
      leases.map(([holder, used, amount, until, endedIn]) => [
        holder,
        { used: BigInt(used), amount: BigInt(amount), until, endedIn: endedIn ?? undefined },
      ]),
    ),
  };
}
