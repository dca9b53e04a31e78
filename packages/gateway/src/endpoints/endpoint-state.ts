import {
  CHECKS,
  EVICTED_UNTIL,
  EVICTIONS,
  FAILS_CHECKS,
  FAILURES,
  ONLY_FAILURES,
  NEXT_CHECK,
  UNHEALTH,
} from "./shared-health.ts";
import type { HealthCells } from "./shared-health.ts";

/**
 * The weight of the newest result in the health of an endpoint. With this weight, the result ten requests ago
 * counts 4 %.
 */
const NEWEST = 0.3;
const BEST = 1;

/** Counters of the results that one worker has had of an endpoint. */
export interface EndpointCounts {
  requests: number;
  failures: number;
  evictions: number;
}

/**
 * The state of one endpoint of a backend. Its health, evictions and health checks are shared by all workers. The
 * state outlives a change of the configuration that keeps the endpoint.
 */
export class EndpointState {
  /** The key of the backend. */
  readonly backend: string;
  /** The address, as `host:port` or `unix:/path`. */
  readonly name: string;
  readonly counts: EndpointCounts = { requests: 0, failures: 0, evictions: 0 };
  /** The number of running requests of the endpoint. */
  active = 0;
  /** When the endpoint started to get requests, on the monotonic clock. */
  beganAt: number;
  readonly #cells: HealthCells;
  #isOut = false;

  constructor(backend: string, name: string, cells: HealthCells, now: number) {
    this.backend = backend;
    this.name = name;
    this.beganAt = now;
    this.#cells = cells;
  }

  /** When the eviction of the endpoint ends, on the monotonic clock; 0: it was never evicted. */
  get evictedUntil(): number {
    return this.#read(EVICTED_UNTIL);
  }

  /** The number of evictions since the last success. */
  get evictions(): number {
    return this.#read(EVICTIONS);
  }

  /** The health from 0 to 1: a mean of the endpoint's results, in which newer results have more weight. */
  get health(): number {
    return (ONLY_FAILURES - this.#read(UNHEALTH)) / ONLY_FAILURES;
  }

  /** The number of consecutive failures. */
  get failures(): number {
    return this.#read(FAILURES);
  }

  get failsChecks(): boolean {
    return this.#read(FAILS_CHECKS) > 0;
  }

  isUsable(now: number): boolean {
    return !this.failsChecks && this.evictedUntil <= now;
  }

  /**
   * Updates whether the endpoint gets requests. An endpoint whose eviction has ended starts with a small
   * share.
   */
  look(now: number): boolean {
    const isUsable = this.isUsable(now);
    if (isUsable && this.#isOut) this.beganAt = now;
    this.#isOut = !isUsable;
    return isUsable;
  }

  /**
   * Counts the success or failure of a request. While the endpoint is out of use, the results of requests that
   * began before do not change its health.
   */
  count(isFailure: boolean, now: number): void {
    if (isFailure) this.counts.failures += 1;
    if (!this.isUsable(now)) return;
    this.#weigh(isFailure);
    if (isFailure) Atomics.add(this.#cells.values, FAILURES, 1n);
    else {
      if (this.failures > 0) this.#write(FAILURES, 0);
      if (this.evictions > 0) this.#write(EVICTIONS, 0);
    }
  }

  #weigh(isFailure: boolean): void {
    const before = this.#read(UNHEALTH);
    if (before === 0 && !isFailure) return;
    const change = NEWEST * ((isFailure ? ONLY_FAILURES : 0) - before);
    Atomics.add(this.#cells.values, UNHEALTH, BigInt(Math.round(change)));
  }

  /**
   * Evicts the endpoint, unless another worker has done so.
   * @param health the health after the eviction; undefined: the health that it has
   */
  evict(now: number, until: number, health: number | undefined): boolean {
    const { values } = this.#cells;
    const before = Atomics.load(values, EVICTED_UNTIL);
    const next = BigInt(Math.ceil(until));
    if (
      Number(before) > now ||
      Atomics.compareExchange(values, EVICTED_UNTIL, before, next) !== before
    )
      return false;
    this.#write(EVICTIONS, this.evictions + 1);
    this.#write(FAILURES, 0);
    if (health !== undefined) this.#write(UNHEALTH, Math.round((BEST - health) * ONLY_FAILURES));
    this.counts.evictions += 1;
    this.#isOut = true;
    return true;
  }

  /** Whether a health check is due that this worker must make. */
  claimCheck(now: number, interval: number): boolean {
    const due = Atomics.load(this.#cells.values, NEXT_CHECK);
    if (Number(due) > now) return false;
    const next = BigInt(Math.round(now + interval));
    return Atomics.compareExchange(this.#cells.values, NEXT_CHECK, due, next) === due;
  }

  /**
   * Counts the success or failure of a health check. Returns the number of consecutive equal results,
   * negative for failures.
   */
  checked(works: boolean): number {
    const before = this.#read(CHECKS);
    const inRow = works ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1;
    this.#write(CHECKS, inRow);
    return inRow;
  }

  /** Sets whether health checks allow requests to the endpoint; returns whether that has changed. */
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
