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
