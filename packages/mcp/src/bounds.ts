/** Bounds of the Model Context Protocol that no configuration sets. */

/** Characters of a name that a message to its client repeats. */
export const SHOWN_NAME_CHARACTERS = 256;

/** Bytes of a session that has been inflated: 128 targets, each with a long id. */
export const MAX_SESSION_BYTES = 131_072;

/** Characters of the name of a method in logs and metrics: clients choose it, and the protocol's own names are half as long. */
export const MAX_METHOD_CHARACTERS = 64;
