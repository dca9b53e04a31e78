import type { Renewal } from "./renewal.ts";

/** A number that must not exceed a limit, whoever adds to it. */
export interface Counter {
  /** A unique text: counters with the same text are the same one. */
  readonly id: string;
  readonly limit: bigint;
  readonly renewal: Renewal;
}

/** What one process says about its lease of a counter, and what it wants. */
export interface Settlement {
  readonly counter: Counter;
  /** All that the process has ever spent of the counter. */
  readonly used: bigint;
  /** The part of `used` that the process knows to be counted. */
  readonly counted: bigint;
  /**
   * What was counted when the store began to keep the lease: one that does not know the lease has lost its last
   * changes, and counts the rest again. Unset: `counted`.
   */
  readonly began?: bigint;
  /** What the process may spend before it hears the result; at most what it has. */
  readonly keeps: bigint;
  /** What it needs for the calls that run, and for the largest one that waits. */
  readonly needs: bigint;
  /** What it wants to have for its next calls. */
  readonly wants: bigint;
}

/** A counter after a settlement. */
export interface Settled {
  /** What the process may spend besides what it has said. */
  readonly amount: bigint;
  /** What nobody has spent, and nobody has a lease of. */
  readonly left: bigint;
  /** What is counted in this period, without leases that have not ended. */
  readonly spent: bigint;
  /** Milliseconds for which the process may spend the amount without another settlement. */
  readonly lasts: number;
  /** Whether the store keeps a lease of the process, which may be empty. */
  readonly isKept: boolean;
  /** Milliseconds until the counter begins again; undefined if it does so gradually, or never. */
  readonly renewsIn: number | undefined;
}

/** Counters that several processes share. Every method rejects while the store cannot be used. */
export interface CounterStore {
  /** Counts what a process has spent, and gives it new leases: all or none. */
  settle(holder: string, settlements: readonly Settlement[]): Promise<readonly Settled[]>;
  /** What is counted of each counter, without leases that have not ended. */
  spent(counters: readonly Counter[]): Promise<readonly bigint[]>;
}
