/** Limits of the process that no configuration sets. */

/** Records of one trace that a replay keeps: a request has about fifteen, and more only with full detail. */
export const MAX_TRACE_RECORDS = 4096;
