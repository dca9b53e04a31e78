/** Bounds of the Model Context Protocol that no configuration sets. */

/** Characters of a name that a message to its client repeats. */
export const SHOWN_NAME_CHARACTERS = 256;

/** Bytes of a session that has been inflated: 128 targets, each with a long id. */
export const MAX_SESSION_BYTES = 131_072;

/** Characters of the name of a method in logs and metrics: clients choose it, and the protocol's own names are half as long. */
export const MAX_METHOD_CHARACTERS = 64;

/** Tools that a search gives where the client names no number: as many as a model reads with ease. */
export const DEFAULT_FOUND_TOOLS = 10;

/** Tools that a search gives at most: more would be the catalogue that it stands for. */
export const MAX_FOUND_TOOLS = 50;
