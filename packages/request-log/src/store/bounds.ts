/** Limits of the log of requests that no configuration sets. */

/** Milliseconds between two batches of records: a database writes one large batch more cheaply than many small ones. */
export const BATCH_PAUSE = 200;

/** Milliseconds until a batch that the database has refused is written again. */
export const FAILED_BATCH_PAUSE = 1000;

/** Maximum number of records in a batch. */
export const BATCH_RECORDS = 2000;

/** Maximum bytes of a batch, besides a single record that is larger. */
export const BATCH_BYTES = 4_194_304;

/** Milliseconds between two looks for records that are too old. */
export const EXPIRY_INTERVAL = 600_000;

/** Milliseconds in which the rest of the records must be written when the process ends. */
export const FLUSH_TIMEOUT = 5000;

/** Milliseconds before another thread is started in place of one that has ended by itself. */
export const THREAD_RESTART_PAUSE = 1000;

/** Records of one page of an export. */
export const EXPORT_PAGE = 1000;

/** Questions to the thread of the log that wait for their answers: further ones are refused. */
export const MAX_LOG_QUESTIONS = 32;

/** Records that wait for a slow reader of the tail; further ones are left out. */
export const TAIL_BYTES = 1_048_576;

/** Records of a page of a search that names no number. */
export const DEFAULT_PAGE = 100;

/** Days of which spending is added up if a call names no time. */
export const DEFAULT_SPENDING_DAYS = 30;
