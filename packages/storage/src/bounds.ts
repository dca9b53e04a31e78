/** Milliseconds in which a connection to the database must be made. */
export const CONNECTING_TIMEOUT = 3000;
/** Milliseconds in which the database must answer a statement; they are all small. */
export const STATEMENT_TIMEOUT = 5000;
/**
 * Milliseconds that a transaction for which others wait may pause, and may wait for another one: a process that stops
 * in the middle holds up the others for no longer. That is less than a statement has, so that the server does not wait
 * for a process that has given up.
 */
export const TRANSACTION_PATIENCE = 2000;
/** Maximum number of connections of a process, besides the one for notifications. */
export const CONNECTIONS = 2;
/** Milliseconds after which a connection without work is closed. */
export const IDLE_CONNECTION_TIMEOUT = 30_000;
/** Milliseconds before notifications are listened for again after their connection has ended. */
export const LISTENING_PAUSE = 1000;
/** Milliseconds that a statement of SQLite waits for another process that writes. */
export const SQLITE_BUSY_TIMEOUT = 5000;
/** Milliseconds between two attempts of such a statement. */
export const SQLITE_BUSY_PAUSE = 10;
/** The key of the advisory lock under which the tables are changed: "edge" in ASCII. */
export const MIGRATION_LOCK = 0x65_64_67_65;
/**
 * Milliseconds until a lease ends, unless another settlement makes it last longer: some times as long as a
 * database that fails over needs.
 */
export const LEASE_DURATION = 10_000;
/**
 * Milliseconds for which an ended lease is remembered: a process that returns after that gets back nothing of
 * what it has not spent.
 */
export const ENDED_LEASE_MEMORY = 86_400_000;
/** Milliseconds between two searches for counters in memory that no longer matter. */
export const FORGET_INTERVAL = 60_000;
/**
 * Maximum number of records of the log of requests that one page of a search looks at: reading them takes a part
 * of a second.
 */
export const SEARCHED_RECORDS = 5000;
/** Versions that are read at once when the values of all of them are written in another form. */
export const REWRITTEN_VERSIONS = 100;
/** Days with at most this many records together are searched by one statement. */
export const JOINED_RECORDS = 1000;
