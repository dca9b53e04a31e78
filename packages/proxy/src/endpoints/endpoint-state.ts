import { CHECKS, EVICTED_UNTIL, EVICTIONS, FAILS_CHECKS, NEXT_CHECK } from "./shared-health.ts";
import type { HealthCells } from "./shared-health.ts";

/**
 * How much the newest result counts in the health of an endpoint: the tenth result before it counts
 * for 4 %.
 */
const NEWEST = 0.3;
const BEST = 1;

/** Counters of the results of an endpoint. */
export interface EndpointCounts {
  requests: number;
  failures: number;
  evictions: number;
}

/**
 * The state of one endpoint of a backend. Evictions and checks are shared by all workers, results
 * belong to one worker; the state outlives a configuration change that keeps the endpoint.
 */
export class EndpointState {
  /** The key of the backend. */
  readonly backend: string;
  /** The address, as `host:port` or `unix:/path`. */
  readonly name: string;
  readonly counts: EndpointCounts = { requests: 0, failures: 0, evictions: 0 };
  /** The number of requests that were sent to the endpoint and have not ended. */
  active = 0;
  /**
   * The health from 0 to 1: the weighted mean of the endpoint's results, in which the newest count
   * most.
   */
  health = BEST;
  /** The number of failures in a row. */
  failures = 0;
  /** When the endpoint started to get requests, on the monotonic clock. */
  beganAt: number;
  readonly #cells: HealthCells;
  #isOut = false;
  #restoredHealth: number | undefined;

  constructor(backend: string, name: string, cells: HealthCells, now: number) {
    this.backend = backend;
    this.name = name;
    this.beganAt = now;
    this.#cells = cells;
  }

  /**
   * When the eviction of the endpoint ends, on the monotonic clock; 0: it has never been evicted.
   */
  get evictedUntil(): number {
    return this.#read(EVICTED_UNTIL);
  }

  /** The number of evictions since the last success. */
  get evictions(): number {
    return this.#read(EVICTIONS);
  }

  get failsChecks(): boolean {
    return this.#read(FAILS_CHECKS) > 0;
  }

  isUsable(now: number): boolean {
    return !this.failsChecks && this.evictedUntil <= now;
  }

  /**
   * Updates whether the endpoint gets requests now; an endpoint whose eviction ended starts with a
   * small share.
   */
  look(now: number): boolean {
    const isUsable = this.isUsable(now);
    if (isUsable && this.#isOut) {
      this.failures = 0;
      this.beganAt = now;
      this.health = this.#restoredHealth ?? this.health;
    }
    this.#isOut = !isUsable;
    return isUsable;
  }

  /** Counts the success or failure of a request; returns the new health. */
  count(isFailure: boolean): number {
    this.health += NEWEST * ((isFailure ? 0 : BEST) - this.health);
    if (isFailure) {
      this.failures += 1;
      this.counts.failures += 1;
    } else if (!this.#isOut) {
      this.failures = 0;
      if (this.evictions > 0) this.#write(EVICTIONS, 0);
    }
    return this.health;
  }

  /** @param health the health after the eviction; undefined: its health at that time */
  evict(until: number, health: number | undefined): void {
    this.#write(EVICTED_UNTIL, Math.ceil(until));
    this.#write(EVICTIONS, this.evictions + 1);
    this.counts.evictions += 1;
    this.#isOut = true;
    this.#restoredHealth = health;
  }

  /** Whether this worker must make the check that is due, if one is due. */
  claimCheck(now: number, interval: number): boolean {
    const due = Atomics.load(this.#cells.values, NEXT_CHECK);
    if (Number(due) > now) return false;
    const next = BigInt(Math.round(now + interval));
    return Atomics.compareExchange(this.#cells.values, NEXT_CHECK, due, next) === due;
  }

  /**
   * Counts the success or failure of a check; returns the number of equal results in a row:
   * negative for failures.
   */
  checked(works: boolean): number {
    const before = this.#read(CHECKS);
    const inRow = works ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1;
    this.#write(CHECKS, inRow);
    return inRow;
  }

  /** Sets whether checks allow requests to it; returns whether that changed. */
  use(works: boolean): boolean {
    if (this.failsChecks !== works) return false;
    this.#write(FAILS_CHECKS, works ? 0 : 1);
    return true;
  }

  release(): void {
    this.#cells.release();
  }

  #read(cell: number): number {
    return Number(Atomics.load(this.#cells.values, cell));
  }

  #write(cell: number, value: number): void {
    Atomics.store(this.#cells.values, cell, BigInt(value));
  }
}
