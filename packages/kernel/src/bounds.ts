/** Limits for the search of similar names. */

/**
 * The most characters of a word that is compared with others: the cost grows with the square of the
 * length, and no name is longer.
 */
export const MAX_COMPARED_CHARACTERS = 64;

/**
 * The most names that each word is fully compared with; among more names, only those with an edit
 * distance of 1 are found.
 */
export const MAX_COMPARED_NAMES = 256;

/** Milliseconds before the expiry of a certificate from which it is warned of: two weeks, time enough to renew it by hand. */
export const CERTIFICATE_WARNING_TIME = 1_209_600_000;
/** The last part of the life of a certificate in which it is warned of: programs renew after two thirds, also those that live for a day. */
export const CERTIFICATE_WARNING_PART = 0.3;
