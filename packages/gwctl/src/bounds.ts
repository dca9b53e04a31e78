/** Bounds of `gwctl` that no option sets. */

/** Milliseconds that a request which curl has ended may take to show up in the trace. */
export const TRACE_GRACE = 1000;

/** Pages of a list that are read: a server whose cursors never end would keep a command for ever. */
export const MAX_MCP_PAGES = 1000;

/** Characters of one event of an MCP server; results of tools can hold files. */
export const MAX_MCP_EVENT = 67_108_864;

/** Characters of a refusal that is not JSON: the beginning of a page says enough. */
export const MAX_REFUSAL_SHOWN = 200;

/** Characters of a description in a table, so that a row fits into a line. */
export const MAX_DESCRIPTION_SHOWN = 72;
