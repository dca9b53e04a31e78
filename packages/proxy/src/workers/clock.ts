const NANOSECONDS_PER_MILLISECOND = 1_000_000;
const MILLISECONDS_PER_SECOND = 1_000;

/** Milliseconds of the system's monotonic clock: the same in every thread of the process. */
export function monotonicMilliseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * MILLISECONDS_PER_SECOND + nanoseconds / NANOSECONDS_PER_MILLISECOND;
}

/**
 * Makes the monotonic clock of all threads, without allocations: `performance.now` has a different
 * zero in each thread.
 */
export function monotonicClock(): () => number {
  const zero = monotonicMilliseconds() - performance.now();
  return () => zero + performance.now();
}
