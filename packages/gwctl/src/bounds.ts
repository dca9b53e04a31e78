/** Limits of `gwctl` that no option sets. */

/** Maximum milliseconds between the end of curl's request and the end of its trace. */
export const TRACE_GRACE = 1000;

/**
 * The most pages of a list: without a limit, a server with endless cursors would block a command
 * forever.
 */
export const MAX_MCP_PAGES = 1000;

/** The most characters of one event of an MCP server; results of tools can contain files. */
export const MAX_MCP_EVENT = 67_108_864;

/** Maximum number of characters shown of an error response that is not JSON. */
export const MAX_REFUSAL_SHOWN = 200;

/** The most characters of a description in a table, so that a row fits into a line. */
export const MAX_DESCRIPTION_SHOWN = 72;

/**
 * Milliseconds to wait for the rest of an escape sequence on a slow network; after that, its first
 * character counts as the escape key.
 */
export const ESCAPE_MILLISECONDS = 50;

/**
 * Maximum number of damaged lines before the first record of a saved trace; a file with more
 * damaged lines is not a trace.
 */
export const MOST_DAMAGED_FIRST = 100;

/** Characters of a value in the table of a replay: a line stays readable; `--json` has everything. */
export const MOST_SHOWN_CHARACTERS = 60;

/** Sessions of logins that are kept: more gateways than a person works with at a time. */
export const MAX_KEPT_SESSIONS = 64;
