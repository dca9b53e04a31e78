const NANOSECONDS_PER_MILLISECOND = 1_000_000;
const MILLISECONDS_PER_SECOND = 1_000;

/** Returns milliseconds of the system's monotonic clock, which is the same in every thread of the process. */
export function monotonicMilliseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * MILLISECONDS_PER_SECOND + nanoseconds / NANOSECONDS_PER_MILLISECOND;
}

/**
 * Creates the monotonic clock of all threads. Reading the clock allocates no memory. `performance.now` cannot
 * be used, because its zero differs in each thread.
 */
export function monotonicClock(): () => number {
  const zero = monotonicMilliseconds() - performance.now();
  return () => zero + performance.now();
}
