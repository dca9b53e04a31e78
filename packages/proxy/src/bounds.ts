/** Limits of the process that no configuration sets. */

/**
 * Size of the memory blocks from which `Buffer` allocates small copies. A block stays in memory while any
 * part of it is used. With Node.js's default, which is eight times as large, a worker that buffers request
 * bodies or encrypts responses used 5 MiB more and was not faster.
 */
export const COPY_POOL_BYTES = 8192;

/**
 * Size in MiB of a worker's young generation, for objects that live as long as a request. V8's
 * default is five times as large and uses as much CPU. With a smaller size, collections are so
 * frequent that 1 % of the requests wait for one.
 */
export const YOUNG_GENERATION_MEBIBYTES = 9;

/**
 * Maximum size in MiB of a worker's old generation, for objects that live longer than a request. A machine
 * with little memory gets less. The size is below 2 GiB because V8 lets a larger heap grow to four times its
 * live size before a full collection, and a smaller heap only to twice its live size. With many gRPC calls
 * that saves 20 MiB.
 */
export const OLD_GENERATION_MEBIBYTES = 2000;

/**
 * File descriptors reserved for purposes other than client connections: upstream connections,
 * configuration files and the thread that reads them, the admin servers, and one per event loop to
 * turn connections away. A process with few descriptors reserves a quarter of them.
 */
export const RESERVED_DESCRIPTORS = 64;

/** Key sets that are fetched to try a configuration before it is applied: a person adds a few at once. */
export const MAX_TRIED_KEY_SETS = 8;

/** Milliseconds between two log lines about refused connections, which can come in floods. */
export const REFUSED_CONNECTIONS_INTERVAL = 10_000;

/**
 * Maximum number of endpoints whose health all workers share, 64 bytes each. Each worker keeps the health of
 * further endpoints for itself.
 */
export const MAX_SHARED_ENDPOINTS = 4096;

/**
 * Milliseconds before the Workload API is called again after a failure; doubled after each failure.
 */
export const WORKLOAD_API_FIRST_DELAY = 200;

/**
 * Maximum milliseconds before a failed agent of the Workload API is called again, so that a recovered agent
 * is in use within half a minute.
 */
export const WORKLOAD_API_MAX_DELAY = 30_000;

/** Lifetime of a mesh certificate in seconds. The mesh's own proxies request the same lifetime. */
export const MESH_CERTIFICATE_SECONDS = 86_400;

/**
 * Milliseconds that the certificate authority of a mesh has to sign a certificate; after a timeout the
 * gateway sends the request again.
 */
export const MESH_CERTIFICATE_TIMEOUT = 10_000;

/**
 * Milliseconds within which a repeated signal counts as one signal: a signal to a process group can arrive
 * twice.
 */
export const SAME_SIGNAL_INTERVAL = 100;

/** Milliseconds that the reader of the gateway's output has for the last lines before the process exits. */
export const OUTPUT_GRACE = 250;

/**
 * Milliseconds between two checks of the memory in use: other bursts than those of buffered bodies, which are counted, cannot
 * fill the memory faster.
 */
export const MEMORY_WATCH_INTERVAL = 100;

/** Milliseconds between two checks of the expiry of certificates: each warning is logged once a day. */
export const CERTIFICATE_CHECK_INTERVAL = 86_400_000;

/** Versions of the configuration that the process keeps: the history of a busy week. */
export const MAX_CONFIG_VERSIONS = 500;

/**
 * Maximum characters of the files of all versions that the process keeps: little beside the memory of one worker.
 */
export const MAX_CONFIG_VERSION_CHARACTERS = 16_777_216;

/** Milliseconds between two comparisons of the connections of workers. */
export const EVEN_INTERVAL = 1000;

/**
 * Comparisons in a row that must show an excess before connections are moved: requests in progress come and go.
 */
export const EVEN_CHECKS = 3;

/** The smallest excess of connections and requests that is evened out: fewer are no load to speak of. */
export const EVEN_MIN_EXCESS = 4;

/**
 * The share of a worker's connections and requests that an excess must be: of many connections the kernel gives each worker
 * about as many, and moving the rest costs clients more than it gives.
 */
export const EVEN_SHARE = 0.25;

/**
 * Each comparison moves this part of the excess, one of this number: with half of it the other worker would have as much,
 * and of what is moved some reaches the same worker again.
 */
export const EVEN_STEPS = 4;

/** Milliseconds that a connection lives before it is moved, so that no client is sent away again and again. */
export const EVEN_MIN_AGE = 5000;

/**
 * Milliseconds between two collections of a thread's garbage while too much memory is in use: one takes a part of a second
 * at most, in which requests in progress wait. The pause doubles while that does not help.
 */
export const MEMORY_RELEASE_INTERVAL = 500;

/** The longest pause between those collections, in milliseconds. */
export const MEMORY_RELEASE_LONGEST_INTERVAL = 8000;

/**
 * Maximum number of workers whose threads start before the configuration says how many there are. Those above its
 * number end again, which has cost 60 ms of CPU time each.
 */
export const EARLY_WORKERS = 4;
