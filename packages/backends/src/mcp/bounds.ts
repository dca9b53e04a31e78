/** Limits of MCP backends that no configuration sets, each with its reason. */

/**
 * Maximum milliseconds that an unused connection to an MCP server is kept. Most servers run on Node.js or
 * uvicorn, which close unused connections after 5 seconds, without a Keep-Alive header where the SDK sends an
 * event stream. A request on a connection that is just being closed fails, and a tool call is not repeated.
 */
export const MCP_MAX_IDLE = 4000;

/**
 * Maximum number of tokens whose users have given their consent, a few KiB each. For one more, the consent
 * that was unused for the longest time is removed, and its user is asked again.
 */
export const MAX_MCP_CONSENTS = 20_000;

/**
 * Milliseconds that another worker has to say whether it knows the consent of a token's user. That worker may
 * be busy, or have ended.
 */
export const MCP_CONSENT_TIME = 5_000;

/**
 * Milliseconds that a server has for each list that an administrator reads, and for its initialization: as for
 * the lists that clients read of several servers.
 */
export const MCP_CATALOGUE_TIMEOUT = 10_000;
