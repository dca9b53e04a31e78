/** Limits of `gwctl` that no option sets. */

/** Milliseconds that the trace may lag behind a request that curl has finished. */
export const TRACE_GRACE = 1000;

/**
 * The most pages of a list: without a limit, a server with endless cursors would block a command
 * forever.
 */
export const MAX_MCP_PAGES = 1000;

/** The most characters of one event of an MCP server; results of tools can contain files. */
export const MAX_MCP_EVENT = 67_108_864;

/** The most characters that are shown of a refusal that is not JSON. */
export const MAX_REFUSAL_SHOWN = 200;

/** The most characters of a description in a table, so that a row fits into a line. */
export const MAX_DESCRIPTION_SHOWN = 72;

/**
 * Milliseconds that the rest of a key's escape sequence may take to arrive over a slow network; later
 * the escape key was pressed.
 */
export const ESCAPE_MILLISECONDS = 50;

/** The most damaged lines before the first record of a saved trace; a file with more is another kind of file. */
export const MOST_DAMAGED_FIRST = 100;
