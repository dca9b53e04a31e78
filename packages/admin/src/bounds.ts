/** Limits of the process that no configuration sets. */

/** Maximum bytes of a request body at the admin server: such a body contains only names and amounts. */
export const MAX_ORDER_BYTES = 65_536;

/** Maximum steps of the figures of many routes, backends or models in one response of the admin API. */
export const MAX_FIGURE_PARTS = 60;

/**
 * Requests that administrators send through the gateway at the same time: each is a page that a person looks at,
 * and a stream may stay open for long.
 */
export const MAX_SENT_REQUESTS = 16;

/**
 * Maximum bytes of a response that an administrator gets of a sent request: the largest message of an MCP server
 * fits.
 */
export const MAX_SENT_RESPONSE_BYTES = 33_554_432;

/** Connections of sent requests that are told from those of clients: the list of the last calls has no more. */
export const MAX_SENT_CONNECTIONS = 1_000;

/** Minimum milliseconds before the system gives the ports of a closed connection to another one. */
export const MIN_PORT_REUSE_MILLISECONDS = 30_000;

/** Trials of what configurations need from outside that run at the same time: each may wait for other servers. */
export const MAX_TRIALS = 2;

/** Maximum requests that one stream of a trace shows: a person looks at them. */
export const MAX_TRACED_REQUESTS = 1_000;

/** Sessions of MCP that administrators have begun by sent requests, and may continue: the oldest is forgotten. */
export const MAX_SENT_SESSIONS = 256;

/** Logins at the admin server that last at the same time: the oldest ends. */
export const MAX_ADMIN_SESSIONS = 32;
