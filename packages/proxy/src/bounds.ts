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

/**
 * Maximum characters of a label value that an expression computes: clients may influence the value, and each
 * distinct value stays in memory.
 */
export const MAX_LABEL_CHARACTERS = 256;

/**
 * Size in bytes at which a worker sends its buffered log lines immediately: a message of 64 KiB between
 * threads costs little more than a small message.
 */
export const MAX_LOG_BATCH_BYTES = 65_536;
/**
 * Milliseconds that a log line waits to be batched with others: people do not notice the delay, and
 * a busy worker sends only 20 messages per second.
 */
export const MAX_LOG_BATCH_DELAY = 50;

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

/** Milliseconds between two log lines about refused connections, which can come in floods. */
export const REFUSED_CONNECTIONS_INTERVAL = 10_000;

/** Number of unread messages from an external processor at which the gateway stops reading. */
export const MAX_UNREAD_PROCESSOR_MESSAGES = 16;

/** Size in bytes of the body chunks sent to an external processor: Envoy's default. */
export const PROCESSOR_PIECE_BYTES = 65_536;

/**
 * Maximum number of servers per dynamic forward proxy to which a worker keeps connections: clients choose the
 * servers, and each server uses a few KiB.
 */
export const MAX_DYNAMIC_SERVERS = 1024;

/**
 * Maximum milliseconds of an eviction. Each consecutive eviction of an endpoint takes longer; with this limit
 * the gateway still tries the endpoint every five minutes. A first eviction that is configured to be longer
 * is not shortened.
 */
export const MAX_EVICTION = 300_000;

/**
 * Maximum number of endpoints that a request leaves because no connection could be made, without a retry policy:
 * more of them fail together, and each one costs the client its connect timeout.
 */
export const MAX_OTHER_ENDPOINTS = 8;

/**
 * Maximum number of endpoints whose health all workers share, 64 bytes each. Each worker keeps the health of
 * further endpoints for itself.
 */
export const MAX_SHARED_ENDPOINTS = 4096;

/**
 * Maximum number of an endpoint's clients with separate connection pools for the PROXY protocol. For one
 * more, the pool that was idle for the longest time is closed.
 */
export const MAX_CLIENT_POOLS = 1024;

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
 * Free file descriptors required to start a thread that reads the configuration: more than an event loop, a
 * module and a file need.
 */
export const READING_THREAD_DESCRIPTORS = 16;

/**
 * Milliseconds without a reading after which the thread that reads the configuration ends: longer than the
 * pauses between changes in a series, which then need no new thread.
 */
export const READING_THREAD_IDLE_TIMEOUT = 60_000;
/** The time in milliseconds that a thread is kept after its first reading: only a second one shows that files change. */
export const READING_THREAD_FIRST_TIMEOUT = 1000;

/**
 * Megabytes for new objects in the thread that reads the configuration. With the default of Node.js, its
 * memory is larger by half, and readings are not faster.
 */
export const READING_THREAD_YOUNG_MEGABYTES = 16;

/**
 * Milliseconds for reading a changed configuration; it protects later changes against a file whose reading
 * never ends, such as a pipe. The largest configurations take some seconds.
 */
export const READING_TIMEOUT = 300_000;

/** Texts that could replace the configuration, and that are judged or wait for it at the same time. */
export const MAX_WAITING_CANDIDATES = 8;

/** Milliseconds between two reads of a standard input that does not block. */
export const STANDARD_INPUT_PAUSE = 5;

/**
 * Milliseconds between two checks of a file that is being written, until two checks see the same
 * content.
 */
export const FILE_SETTLE_INTERVAL = 15;

/**
 * Milliseconds after which files that change without a pause are read as they are: a change is served within
 * a second and the time of one reading.
 */
export const FILE_SETTLE_TIMEOUT = 400;

/**
 * Milliseconds during which a reading is repeated because the files changed meanwhile. Together with
 * {@link FILE_SETTLE_TIMEOUT} it leaves half of the second to the application.
 */
export const REREADING_TIMEOUT = 100;

/**
 * Milliseconds between two checks of all files, for changes that the system does not report, as on
 * network file systems.
 */
export const FILE_POLL_INTERVAL = 2_000;

/**
 * Milliseconds within which a repeated signal counts as one signal: a signal to a process group can arrive
 * twice.
 */
export const SAME_SIGNAL_INTERVAL = 100;

/** Milliseconds that the reader of the gateway's output has for the last lines before the process exits. */
export const OUTPUT_GRACE = 250;

/**
 * Milliseconds between two checks of the memory in use: a burst of requests cannot fill the memory faster.
 */
export const MEMORY_WATCH_INTERVAL = 100;

/**
 * Seconds that a client assertion is valid (RFC 7523): the assertion is used immediately, but clocks differ.
 */
export const ASSERTION_SECONDS = 60;

/** Seconds that a cloud token is used if the response does not include its lifetime. */
export const CLOUD_TOKEN_SECONDS = 300;

/** The last part of a backend token's lifetime, as a fraction, in which the token is refreshed. */
export const TOKEN_REFRESH_PART = 0.25;

/**
 * Maximum milliseconds before the expiry of a backend token at which the token is refreshed: a token of an
 * hour need not be refreshed a quarter of an hour early.
 */
export const MAX_TOKEN_REFRESH = 30_000;

/**
 * The last part of a backend token's refresh period, as a fraction, in which the token is not used, because
 * it might expire in transit.
 */
export const TOKEN_SPARE_PART = 0.2;

/** Milliseconds after which a failed token refresh is repeated. */
export const TOKEN_RETRY_DELAY = 1_000;

/**
 * Milliseconds in which only one worker refreshes a session: the session's refresh token may be valid only
 * once.
 */
export const OIDC_REFRESH_LEASE = 30_000;

/** Milliseconds between two checks whether another worker has refreshed the session. */
export const OIDC_REFRESH_POLL = 25;

/**
 * The last part of a session's token lifetime, as a fraction, in which the tokens are refreshed.
 */
export const OIDC_REFRESH_PART = 0.25;

/** Maximum milliseconds before the expiry of a session's tokens at which the tokens are refreshed. */
export const MAX_OIDC_REFRESH = 60_000;

/** Milliseconds within which a server must end a stream that the gateway has ended, before it is cancelled. */
export const GRPC_END_WITHIN = 5_000;

/** Milliseconds before the second attempt to connect to a gRPC server. */
export const GRPC_FIRST_DELAY = 100;

/** Maximum characters kept of a gRPC server's error message. */
export const MAX_GRPC_REASON = 200;

/** Seconds in which a login must be completed, including the time to type a password. */
export const LOGIN_SECONDS = 300;

/** Maximum characters of an A2A method's name in traces and metrics: clients choose the name. */
export const MAX_A2A_METHOD_CHARACTERS = 128;

/** Maximum bytes of a gRPC health check response. A normal response has only a few bytes. */
export const MAX_HEALTH_MESSAGE_BYTES = 1024;

/**
 * How often per interval each worker checks whether a health check is due; the first worker that
 * finds it due executes it.
 */
export const HEALTH_LOOKS_PER_INTERVAL = 4;

/** Maximum attempts to call a prompt guard's server: a broken connection is retried once. */
export const MAX_GUARD_TRIES = 2;

/**
 * Maximum number of responses of a WebSocket to which later events may refer without being refused by prompt
 * guards: no conversation has more turns.
 */
export const MAX_SOCKET_RESPONSES = 1024;

/** Maximum bytes of a request body at the admin server: such a body contains only names and amounts. */
export const MAX_ORDER_BYTES = 65_536;

/** Milliseconds between two writes of budget usage: a crash may lose the usage since the last write. */
export const SPENDING_WRITE_INTERVAL = 5_000;

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

/** Bytes that a cached response uses beside its body: its key, type and model, and the entry of the map. */
export const KEPT_RESPONSE_OVERHEAD = 512;

/** Maximum usage that is counted for a budget, so that the sum with a call's cost fits into 64 bits. */
export const MOST_BUDGET_AMOUNT: bigint = 2n ** 62n;

/** Milliseconds between two checks of the expiry of certificates: each warning is logged once a day. */
export const CERTIFICATE_CHECK_INTERVAL = 86_400_000;

/** Milliseconds of a step of the figures of the last hour, as Prometheus scrapes at most as often. */
export const FIGURE_STEP = 5_000;

/**
 * Maximum bytes of the figures of the busiest routes, backends and models. Figures of an hour are smaller unless
 * some hundreds are busy in each step; then the oldest ones are dropped earlier.
 */
export const MAX_FIGURE_BYTES = 4_194_304;

/** Maximum number of routes, backends or models each of whose requests are compared to find the busiest. */
export const MAX_FIGURE_KEYS = 4096;

/** Maximum steps of the figures of many routes, backends or models in one response of the admin API. */
export const MAX_FIGURE_PARTS = 60;

/** Maximum number of certificates whose expiry is a metric: far more than a gateway presents and trusts. */
export const MAX_CERTIFICATE_SERIES = 4096;

/** Maximum budgets with series of their own in metrics; a file of keys may have more. */
export const MAX_BUDGET_SERIES = 4096;

/**
 * Maximum bytes of a model's response that are held back while the request could still go to another
 * provider: enough for most whole responses, and for the first events of any stream, which can repeat the
 * prompt.
 */
export const MAX_BEGINNING_BYTES = 1_048_576;

/** Maximum characters of a token that the gateway obtains: servers accept no larger headers. */
export const MAX_TOKEN_LENGTH = 65_536;

/**
 * Milliseconds that a worker waits for the first worker to have a key set, because workers apply a
 * configuration at about the same time; then it fetches the key set itself.
 */
export const KEY_SET_PATIENCE = 1_000;

/**
 * Milliseconds that a worker waits for another one that asks a server for the same; then it asks the server
 * itself. A call to an identity provider may take half of that by default.
 */
export const PROCESS_RESULT_PATIENCE = 10_000;

/**
 * Number of cache durations after which the gateway fetches a key set itself that the controller should
 * supply. The controller fetches a key set after one cache duration, so by then the controller has failed.
 */
export const KEPT_KEY_SET_DURATIONS = 2;

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

/** Sessions of MCP that administrators have begun by sent requests, and may continue: the oldest is forgotten. */
export const MAX_SENT_SESSIONS = 256;

/** Versions of the configuration that the process keeps: the history of a busy week. */
export const MAX_CONFIG_VERSIONS = 500;

/**
 * Maximum characters of the files of all versions that the process keeps: little beside the memory of one worker.
 */
export const MAX_CONFIG_VERSION_CHARACTERS = 16_777_216;

/** Logins at the admin server that last at the same time: the oldest ends. */
export const MAX_ADMIN_SESSIONS = 32;

/** Records of one trace that a replay keeps: a request has about fifteen, and more only with full detail. */
export const MAX_TRACE_RECORDS = 4096;
