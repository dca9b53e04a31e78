/** Limits of the process that no configuration sets. */

/**
 * Maximum number of connection pools for the gateway's own calls, one pool per set of TLS settings. A
 * configuration names fewer identity providers than that, and this many pools need little memory.
 */
export const MAX_OUTBOUND_AGENTS = 64;

/**
 * Maximum connections of a worker to one server for the gateway's own HTTP calls. A server that no longer
 * responds must not use up descriptors and memory; later calls wait for a connection until their timeout.
 * The number is Envoy's default for a cluster.
 */
export const MAX_OUTBOUND_CONNECTIONS = 1024;

/** Milliseconds within which a server must end a stream that the gateway has ended, before it is cancelled. */
export const GRPC_END_WITHIN = 5_000;

/** Milliseconds before the second attempt to connect to a gRPC server. */
export const GRPC_FIRST_DELAY = 100;

/** Maximum characters kept of a gRPC server's error message. */
export const MAX_GRPC_REASON = 200;

/**
 * Milliseconds after a failed connection to Redis before the next attempt; meanwhile requests do not wait for
 * Redis.
 */
export const REDIS_RECONNECT_DELAY = 1_000;

/**
 * Maximum number of a worker's commands that wait for Redis: the responses to further commands would come too
 * late.
 */
export const MAX_REDIS_COMMANDS = 1024;

/** Maximum size of a line in a response of Redis, which is a length or a message, in bytes. */
export const MAX_REDIS_LINE = 4096;

/**
 * Milliseconds that a worker waits for the first worker to have a key set, because workers apply a
 * configuration at about the same time; then it fetches the key set itself.
 */
export const KEY_SET_PATIENCE = 1_000;

/**
 * Number of cache durations after which the gateway fetches a key set itself that the controller should
 * supply. The controller fetches a key set after one cache duration, so by then the controller has failed.
 */
export const KEPT_KEY_SET_DURATIONS = 2;
