/** Limits of the Model Context Protocol that no configuration sets. */

/** Maximum characters of a name that an error message repeats. */
export const SHOWN_NAME_CHARACTERS = 256;

/** Maximum bytes of a decompressed session: enough for 128 targets with long session ids. */
export const MAX_SESSION_BYTES = 131_072;

/**
 * Maximum characters of a method name in logs and metrics. Clients choose the names; the longest name of the
 * protocol has half as many characters.
 */
export const MAX_METHOD_CHARACTERS = 64;

/** Maximum depth to which a tool's schema is searched for header annotations; a deeper schema is invalid. */
export const MAX_TOOL_SCHEMA_DEPTH = 64;
