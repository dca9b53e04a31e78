/** Limits of changes of the configuration that no configuration sets. */

/** Maximum number of attempts to commit a change while the database fails over. */
export const COMMIT_ATTEMPTS = 3;
/** Milliseconds between these attempts. */
export const COMMIT_PAUSE = 300;
