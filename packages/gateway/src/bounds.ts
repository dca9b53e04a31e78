/** Limits of the process that no configuration sets. */

/**
 * Maximum milliseconds of an eviction. Each consecutive eviction of an endpoint takes longer; with this limit
 * the gateway still tries the endpoint every five minutes. A first eviction that is configured to be longer
 * is not shortened.
 */
export const MAX_EVICTION = 300_000;

/**
 * Maximum number of endpoints that a request leaves because no connection could be made, without a retry policy:
 * more of them fail together, and each one costs the client its connect timeout.
 */
export const MAX_OTHER_ENDPOINTS = 8;

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
 * Milliseconds between two settlements of the leases of budgets: another gateway gets what this one does not use
 * after that time, and a crash of this one leaves at most what it had for that time.
 */
export const LEASE_SETTLE_INTERVAL = 200;

/** Milliseconds after which a lease is settled although nothing was spent, so that it does not end. */
export const LEASE_RENEWAL_INTERVAL = 3000;

/** Milliseconds that a call waits for a larger lease of a budget: longer than a database that works needs. */
export const LEASE_WAIT = 1000;

/** How often a call asks for a larger lease, because other calls may take what came. */
export const LEASE_ATTEMPTS = 4;

/** Milliseconds in which calls believe a store that has said how little is left of a budget. */
export const FRESH_LEASE_ANSWER = 150;

/** Milliseconds that the end of the gateway waits until leases are given back. */
export const LEASE_END_TIMEOUT = 1000;

/** Maximum leases that one transaction settles: each is a row, and other gateways wait meanwhile. */
export const MAX_SETTLEMENTS = 500;

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

/** Milliseconds after which the count of a shared limit that nobody uses makes room for another one. */
export const LEASE_UNUSED_INTERVAL = 10_000;

/**
 * Maximum counts of shared limits that are in use at the same time: the main thread looks at all of them five times
 * a second, and each takes 104 bytes.
 */
export const MAX_SHARED_LIMITS = 16_384;

/** How many places are looked at for the count of a shared limit, before there is no room for it. */
export const LIMIT_PROBES = 32;
