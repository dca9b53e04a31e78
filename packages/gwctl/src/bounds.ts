/** Bounds of `gwctl` that no option sets. */

/** Milliseconds that a request which curl has ended may take to show up in the trace. */
export const TRACE_GRACE = 1000;
