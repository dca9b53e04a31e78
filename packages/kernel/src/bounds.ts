/** Bounds of looking for similar names. */

/** Characters of a word that is compared with others: the cost grows with the square of the length, and no name is longer. */
export const MAX_COMPARED_CHARACTERS = 64;

/** Names with which each word is compared; among more, only those that are a single edit away are found. */
export const MAX_COMPARED_NAMES = 256;
