/** Limits of the process that no configuration sets. */

/**
 * Milliseconds after which a lock of memory that threads share is taken from a thread that has ended: actions with
 * such a lock take some microseconds, and all traffic waits.
 */
export const LOCK_PATIENCE = 1000;

/**
 * Maximum milliseconds of an eviction. Each consecutive eviction of an endpoint takes longer; with this limit
 * the gateway still tries the endpoint every five minutes. A first eviction that is configured to be longer
 * is not shortened.
 */
export const MAX_EVICTION = 300_000;

/**
 * Maximum number of endpoints of a backend that a request leaves because no connection could be made, without
 * a retry policy: more of them fail together, and each one costs the client its connect timeout.
 */
export const MAX_OTHER_ENDPOINTS = 8;

/**
 * Milliseconds after which a client that is refused because of overload is told to try again: most requests take less, and
 * memory is measured more often.
 */
export const OVERLOAD_RETRY_AFTER = 1000;

/**
 * Bytes of buffered bodies after which a thread measures the memory in use, before its interval has ended: a small part of
 * the smallest containers, and far more work than a measurement.
 */
export const MEASURED_MEMORY_BYTES = 1_048_576;

/**
 * Maximum number of an endpoint's clients with separate connection pools for the PROXY protocol. For one
 * more, the pool that was idle for the longest time is closed.
 */
export const MAX_CLIENT_POOLS = 1024;

/** Maximum bytes of a gRPC health check response. A normal response has only a few bytes. */
export const MAX_HEALTH_MESSAGE_BYTES = 1024;

/**
 * How often per interval each worker checks whether a health check is due; the first worker that
 * finds it due executes it.
 */
export const HEALTH_LOOKS_PER_INTERVAL = 4;

/** Milliseconds between two writes of budget usage: a crash may lose the usage since the last write. */
export const SPENDING_WRITE_INTERVAL = 5_000;

/** Maximum usage that is counted for a budget, so that the sum with a call's cost fits into 64 bits. */
export const MOST_BUDGET_AMOUNT: bigint = 2n ** 62n;

/** Milliseconds of a step of the figures of the last hour, as Prometheus scrapes at most as often. */
export const FIGURE_STEP = 5_000;

/**
 * Maximum bytes of the figures of the busiest routes, backends and models. Figures of an hour are smaller unless
 * some hundreds are busy in each step; then the oldest ones are dropped earlier.
 */
export const MAX_FIGURE_BYTES = 4_194_304;

/** Maximum number of routes, backends or models each of whose requests are compared to find the busiest. */
export const MAX_FIGURE_KEYS = 4096;

/** Maximum number of certificates whose expiry is a metric: far more than a gateway presents and trusts. */
export const MAX_CERTIFICATE_SERIES = 4096;

/** Maximum budgets with series of their own in metrics; a file of keys may have more. */
export const MAX_BUDGET_SERIES = 4096;

/**
 * Milliseconds that a worker waits for another one that asks a server for the same; then it asks the server
 * itself. A call to an identity provider may take half of that by default.
 */
export const PROCESS_RESULT_PATIENCE = 10_000;

/**
 * Size in bytes at which a worker sends its buffered log lines immediately: a message of 64 KiB between
 * threads costs little more than a small message.
 */
export const MAX_LOG_BATCH_BYTES = 65_536;

/**
 * Milliseconds that a log line waits to be batched with others: people do not notice the delay, and
 * a busy worker sends only 20 messages per second.
 */
export const MAX_LOG_BATCH_DELAY = 50;

/** Maximum number of routes whose last failed requests a worker keeps: as many as have figures. */
export const MAX_FAILURE_ROUTES = 200;

/** Maximum characters of a text of a failed request that is kept: paths and details are mostly shorter. */
export const MAX_FAILURE_CHARACTERS = 256;

/** Unchanged routes that are looked at without a pause: they take a tenth of a millisecond. */
export const ROUTES_IN_STEP = 64;
