/** Limits of the work with the database of the configuration that no configuration sets. */

/**
 * Milliseconds between two questions for the revision of the database: a change is served within a second, also where
 * notifications do not come.
 */
export const DATABASE_POLL_INTERVAL = 400;

/**
 * Milliseconds after which all objects of the database are read although their revision is the same: somebody may have
 * changed a row by hand.
 */
export const DATABASE_REREAD_INTERVAL = 10_000;

/** The copy of what is in the database is written again after this part of its maximum age, while that confirms it. */
export const CONFIRMED_AFTER = 1 / 4;

/** Milliseconds between two reports of a replica that has nothing new to say, so that others know that it runs. */
export const REPLICA_REPORT_INTERVAL = 10_000;

/** Milliseconds after which a replica that has said nothing is forgotten: it may have missed some reports. */
export const REPLICA_SILENCE = 60_000;
