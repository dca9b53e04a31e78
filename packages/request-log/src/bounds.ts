/** Limits of records of requests that no configuration sets. */

/** Maximum characters of a name in a record: databases limit the entries of their indexes. */
export const MAX_LOGGED_NAME = 256;

/** Maximum characters of the text of an error, or of a path, in a record. */
export const MAX_LOGGED_ERROR = 2048;

/** Ids of records are random numbers below this one, so that programs need not agree about them. */
export const RECORD_IDS = 2 ** 48;

/** Maximum levels of a document whose values are masked one by one; a deeper one is masked as one text. */
export const MAX_MASKED_LEVELS = 100;

/** Maximum values of such a document: each is compared with the matches of all. */
export const MAX_MASKED_VALUES = 2000;
