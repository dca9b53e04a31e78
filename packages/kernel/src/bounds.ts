/** Limits for the search of similar names. */

/**
 * Maximum characters of a word that is compared with others: the cost grows with the square of the length,
 * and no name is longer.
 */
export const MAX_COMPARED_CHARACTERS = 64;

/**
 * Maximum number of names with which a word is fully compared; among more names, only names with an edit
 * distance of 1 are found.
 */
export const MAX_COMPARED_NAMES = 256;

/**
 * Milliseconds before the expiry of a certificate at which warnings begin: 30 days, enough time to renew it
 * by hand.
 */
export const CERTIFICATE_WARNING_TIME = 2_592_000_000;
/**
 * The last fraction of a certificate's lifetime in which warnings are given: programs renew a certificate
 * after two thirds of its lifetime, even if it is valid for only a day.
 */
export const CERTIFICATE_WARNING_PART = 0.3;

/** Milliseconds for which a worker waits until the others have heard its news: one that is busy for longer holds nobody back. */
export const WORKER_NEWS_TIME = 1_000;
