import { CHECKS, EVICTED_UNTIL, EVICTIONS, FAILS_CHECKS, NEXT_CHECK } from "./shared-health.ts";
import type { HealthCells } from "./shared-health.ts";

/** Of the newest result in the health of an endpoint: the tenth result before counts for 4 % of it. */
const NEWEST = 0.3;
const BEST = 1;

/** What has happened at an endpoint so far. */
export interface EndpointCounts {
  requests: number;
  failures: number;
  evictions: number;
}

/**
 * How one endpoint of a backend is doing. Evictions and checks are those of all workers, results those
 * of one; it outlives configurations that keep the endpoint.
 */
export class EndpointState {
  /** Key of the backend. */
  readonly backend: string;
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
  readonly counts: EndpointCounts = { requests: 0, failures: 0, evictions: 0 };
  /** Requests that it has been given and that are not over. */
  active = 0;
  /** From 0 to 1: the mean of its results, of which the newest count most. */
  health = BEST;
  /** Failures without a success between them. */
  failures = 0;
  /** When it began to get requests, on the monotonic clock. */
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

  /** When it gets requests again, on the monotonic clock; 0: it has never been evicted. */
  get evictedUntil(): number {
    return this.#read(EVICTED_UNTIL);
  }

  /** In a row: since the last success. */
  get evictions(): number {
    return this.#read(EVICTIONS);
  }

  get failsChecks(): boolean {
    return this.#read(FAILS_CHECKS) > 0;
  }

  isUsable(now: number): boolean {
    return !this.failsChecks && this.evictedUntil <= now;
  }

  /** Looks whether it gets requests now; one that is back begins anew. */
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

  /** A request has ended well or not; returns the health after it. */
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

  /** @param health that it comes back with; undefined: that which it has then */
  evict(until: number, health: number | undefined): void {
    this.#write(EVICTED_UNTIL, Math.ceil(until));
    this.#write(EVICTIONS, this.evictions + 1);
    this.counts.evictions += 1;
    this.#isOut = true;
    this.#restoredHealth = health;
  }

  /** Whether this worker is the one that makes the check that is due, if one is. */
  claimCheck(now: number, interval: number): boolean {
    const due = Atomics.load(this.#cells.values, NEXT_CHECK);
    if (Number(due) > now) return false;
    const next = BigInt(Math.round(now + interval));
    return Atomics.compareExchange(this.#cells.values, NEXT_CHECK, due, next) === due;
  }

  /** A check has succeeded or not; returns how many have in a row: below 0 those that have failed. */
  checked(works: boolean): number {
    const before = this.#read(CHECKS);
    const inRow = works ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1;
    this.#write(CHECKS, inRow);
    return inRow;
  }

  /** Whether it gets requests, as far as checks have a say; true if that is news. */
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
