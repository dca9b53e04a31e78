/** Limits of the Model Context Protocol that no configuration sets. */

/** Maximum characters of a name repeated in an error message. */
export const SHOWN_NAME_CHARACTERS = 256;

/** Maximum bytes of a decompressed session: 128 targets, each with a long id. */
export const MAX_SESSION_BYTES = 131_072;

/**
 * Maximum characters of a method name in logs and metrics: clients choose it, and the protocol's
 * own names are half as long.
 */
export const MAX_METHOD_CHARACTERS = 64;

/** Maximum depth to which a tool's schema is searched for headers: one that is deeper is invalid. */
export const MAX_TOOL_SCHEMA_DEPTH = 64;
