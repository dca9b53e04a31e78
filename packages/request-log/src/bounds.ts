/** Limits of records of requests that no configuration sets. */

/** Maximum characters of a name in a record: databases limit the entries of their indexes. */
export const MAX_LOGGED_NAME = 256;

/** Maximum characters of the text of an error, or of a path, in a record. */
export const MAX_LOGGED_ERROR = 2048;

/** Ids of records are random numbers below this one, so that programs need not agree about them. */
export const RECORD_IDS = 2 ** 48;
