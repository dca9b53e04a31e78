/** Of the newest result in the health of an endpoint: the tenth result before counts for 4 % of it. */
const NEWEST = 0.3;
const BEST = 1;

/** How one endpoint of a backend is doing, as one thread sees it; it outlives configurations that keep the endpoint. */
export class EndpointState {
  /** Key of the backend. */
  readonly backend: string;
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
  /** Requests that it has been given and that are not over. */
  active = 0;
  /** From 0 to 1: the mean of its results, of which the newest count most. */
  health = BEST;
  /** Failures without a success between them. */
  failures = 0;
  /** Evictions since the last success. */
  evictions = 0;
  /** When it gets requests again, on the monotonic clock; 0: it is not evicted. */
  evictedUntil = 0;
  /** When it began to get requests, on the monotonic clock. */
  beganAt: number;
  /** Whether the checks of the gateway have found that it does not work. */
  failsChecks = false;
  /** What has happened so far. */
  readonly counts = { requests: 0, failures: 0, evictions: 0 };
  #restoredHealth: number | undefined;

  constructor(backend: string, name: string, now: number) {
    this.backend = backend;
    this.name = name;
    this.beganAt = now;
  }

  isUsable(now: number): boolean {
    return !this.failsChecks && this.evictedUntil <= now;
  }

  /** A request has ended well or not; returns the health after it. */
  count(isFailure: boolean): number {
    this.health += NEWEST * ((isFailure ? 0 : BEST) - this.health);
    if (isFailure) {
      this.failures += 1;
      this.counts.failures += 1;
    } else if (this.evictedUntil === 0) {
      this.failures = 0;
      this.evictions = 0;
    }
    return this.health;
  }

  /** @param health that it comes back with; undefined: that which it has then */
  evict(until: number, health: number | undefined): void {
    this.evictedUntil = until;
    this.evictions += 1;
    this.counts.evictions += 1;
    this.#restoredHealth = health;
  }

  /** Ends an eviction whose time is over; true if there was one. */
  restore(now: number): boolean {
    if (this.evictedUntil === 0 || this.evictedUntil > now) return false;
    this.evictedUntil = 0;
    this.failures = 0;
    this.beganAt = now;
    this.health = this.#restoredHealth ?? this.health;
    return true;
  }

  /** What the checks of the gateway say; true if that is news. */
  checked(works: boolean, now: number): boolean {
    if (this.failsChecks !== works) return false;
    this.failsChecks = !works;
    if (works) {
      this.beganAt = now;
      this.health = BEST;
      this.failures = 0;
    }
    return true;
  }
}
