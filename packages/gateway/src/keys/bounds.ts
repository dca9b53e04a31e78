/** Limits of budgets and shared limits that no configuration sets. */

/**
 * Milliseconds between two settlements of the leases of budgets: another gateway gets what this one does not use
 * after that time, and a crash of this one leaves at most what it had for that time.
 */
export const LEASE_SETTLE_INTERVAL = 200;

/** Milliseconds after which a lease is settled although nothing was spent, so that it does not end. */
export const LEASE_RENEWAL_INTERVAL = 3000;

/**
 * Milliseconds that a call waits for a larger lease of a budget: longer than a database needs that writes to a busy
 * disk, and less than most calls take.
 */
export const LEASE_WAIT = 3000;

/** How often a call asks for a larger lease, because other calls may take what came. */
export const LEASE_ATTEMPTS = 4;

/** Milliseconds in which calls believe a store that has said how little is left of a budget. */
export const FRESH_LEASE_ANSWER = 150;

/** Milliseconds that the end of the gateway, and who asks for what was spent, wait for the store of counters. */
export const STORE_PATIENCE = 1000;

/** Maximum leases that one transaction settles: each is a row, and other gateways wait meanwhile. */
export const MAX_SETTLEMENTS = 500;

/** Milliseconds after which the count of a shared limit that nobody uses makes room for another one. */
export const LEASE_UNUSED_INTERVAL = 10_000;

/**
 * Maximum counts of shared limits that are in use at the same time: the main thread looks at all of them five times
 * a second, and each takes 112 bytes.
 */
export const MAX_SHARED_LIMITS = 16_384;

/** How many places are looked at for the count of a shared limit, before there is no room for it. */
export const LIMIT_PROBES = 32;

/** Maximum size in bytes of what Redis says about the counters of a settlement: each has some hundred bytes. */
export const MAX_COUNTER_BYTES = 1_048_576;

/** How often a change of keys and budgets is judged again because another gateway has changed them meanwhile. */
export const KEY_EDIT_ATTEMPTS = 20;

/** How often a settlement in Redis is repeated because another gateway has settled meanwhile. */
export const REDIS_ATTEMPTS = 20;

/** Milliseconds before a settlement in Redis is repeated, multiplied by the number of attempts: some round trips. */
export const REDIS_PAUSE = 5;
