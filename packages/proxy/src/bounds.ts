/** Limits of the process that no configuration sets. */

/**
 * Connection pools for the gateway's own calls, one per set of TLS settings: more than the identity
 * providers that a configuration names, and few enough for memory.
 */
export const MAX_OUTBOUND_AGENTS = 64;

/**
 * Connections of a worker to one server for the gateway's own HTTP calls. A server that no longer
 * responds must not use up descriptors and memory; later calls wait for a connection until their
 * timeout. This is Envoy's default for a cluster.
 */
export const MAX_OUTBOUND_CONNECTIONS = 1024;

/**
 * Characters of a label value computed by an expression: clients may influence it, and each
 * distinct value stays in memory.
 */
export const MAX_LABEL_CHARACTERS = 256;

/**
 * Bytes after which a worker sends its log lines immediately: a message of 64 KiB between threads
 * costs little more than a small one.
 */
export const MAX_LOG_BATCH_BYTES = 65_536;
/**
 * Milliseconds that a log line waits to be batched with others: people do not notice the delay, and
 * a busy worker sends only 20 messages per second.
 */
export const MAX_LOG_BATCH_DELAY = 50;

/**
 * Size of the memory blocks from which `Buffer` allocates small copies. A block stays in memory
 * while any part of it is used. Node.js's default is eight times as large; a worker that buffers
 * request bodies or encrypts responses then used 5 MiB more and was not faster.
 */
export const COPY_POOL_BYTES = 8192;

/**
 * Size in MiB of a worker's young generation, for objects that live as long as a request. V8's
 * default is five times as large and uses as much CPU. With a smaller size, collections are so
 * frequent that 1 % of the requests wait for one.
 */
export const YOUNG_GENERATION_MEBIBYTES = 9;

/**
 * Size in MiB of a worker's old generation, for objects that live longer; less on a machine with
 * little memory. It is below 2 GiB because V8 lets a larger heap grow to four times its live size
 * before a full collection, and a smaller one only to twice. That saves 20 MiB with many gRPC
 * calls.
 */
export const OLD_GENERATION_MEBIBYTES = 2000;

/**
 * File descriptors reserved for purposes other than client connections: upstream connections,
 * configuration files and the thread that reads them, the admin servers, and one per event loop to
 * turn connections away. A process with few descriptors reserves a quarter of them.
 */
export const RESERVED_DESCRIPTORS = 64;

/** Milliseconds between two log lines about refused connections: a flood of them is one event. */
export const REFUSED_CONNECTIONS_INTERVAL = 10_000;

/** Unread messages of an external processor after which the gateway stops receiving. */
export const MAX_UNREAD_PROCESSOR_MESSAGES = 16;

/** Size in bytes of the body chunks sent to an external processor: Envoy's default. */
export const PROCESSOR_PIECE_BYTES = 65_536;

/**
 * Servers of a dynamic forward proxy whose connections a worker keeps, per backend: clients choose
 * them, and each uses a few KiB.
 */
export const MAX_DYNAMIC_SERVERS = 1024;

/**
 * Maximum eviction time in milliseconds: the time grows with each eviction in a row, but the
 * endpoint is tried again twice in ten minutes, unless the first eviction already lasts longer.
 */
export const MAX_EVICTION = 300_000;

/**
 * Endpoints whose health all workers share, 64 bytes each; for further endpoints each worker keeps
 * its own.
 */
export const MAX_SHARED_ENDPOINTS = 4096;

/**
 * Maximum bytes of an MCP server's message: a result with a large image has some ten million, and
 * no client reads more.
 */
export const MAX_MCP_MESSAGE_BYTES = 33_554_432;

/**
 * Milliseconds between keep-alive comments on an idle MCP stream: half the shortest idle timeout of
 * common proxies.
 */
export const MCP_KEEP_ALIVE_INTERVAL = 15_000;

/**
 * Milliseconds for one of several MCP servers to respond to a request that all of them get
 * (initialization, lists): clients wait 60 seconds by default, and one slow server must not use
 * these up.
 */
export const MCP_SHARED_TIMEOUT = 10_000;

/**
 * Milliseconds that a program has to respond to `server/discover` before it gets `initialize`:
 * older programs may ignore unknown requests. A program that starts more slowly is asked again.
 */
export const MCP_PROBE_TIME = 2000;

/**
 * Milliseconds from the failure of an MCP server to a session's next attempt to join it; doubled
 * after each failure.
 */
export const MCP_JOIN_DELAY = 1000;
/**
 * Maximum delay before a server is asked again: it is used again within half a minute of its
 * recovery.
 */
export const MAX_MCP_JOIN_DELAY = 30_000;

/**
 * Maximum number of tokens that users have agreed to, a few KiB each; with one more, the user who
 * was inactive for the longest time is asked again.
 */
export const MAX_MCP_CONSENTS = 20_000;

/**
 * Milliseconds that another worker has to say whether it knows a user's token; it may be busy, or
 * have ended.
 */
export const MCP_CONSENT_TIME = 5_000;

/**
 * Milliseconds for which a request waits for its user, who has just been led to a page: less than
 * clients wait for a response.
 */
export const MCP_CONSENT_PATIENCE = 20_000;

/** Milliseconds between two looks at whether that user has agreed. */
export const MCP_CONSENT_POLL = 250;

/** Times that an MCP server without sessions may ask for input for one request: far more than a person would answer. */
export const MAX_MCP_INPUT_ROUNDS = 16;

/** Tools of an MCP server whose parameters are repeated in headers: more than a model can be told of. */
export const MAX_MCP_HEADER_TOOLS = 10_000;
/**
 * Maximum number of tools of an MCP server that the log reports as invalid: nobody would read more.
 */
export const MAX_MCP_TOOL_REPORTS = 100;

/**
 * Warnings of one kind about an MCP server that are logged per period: enough to see different
 * reasons, while a server that fails each second request does not fill the log.
 */
export const MAX_MCP_TARGET_WARNINGS = 5;
/**
 * Length of the period in milliseconds: a person who watches the log sees that the problem
 * continues.
 */
export const MCP_TARGET_WARNING_PERIOD = 60_000;

/** Names of tools, prompts and resources whose owner is remembered for a backend: far more than a model could be told of. */
export const MAX_MCP_OWNED_NAMES = 100_000;

/**
 * Milliseconds after all lists were read for an unknown name in which other unknown names of the
 * same session are refused at once: as long as a client waits for a new tool of a server that does
 * not report its changes.
 */
export const MCP_UNKNOWN_NAME_TIME = 5_000;

/** Milliseconds for which the capabilities of an MCP server without sessions are cached. */
export const MCP_DISCOVERY_TIME = 60_000;

/** Milliseconds between two checks of the memory used by an MCP server's process. */
export const MCP_MEMORY_INTERVAL = 1000;
/** Milliseconds that the process of an MCP server has to exit by itself after its session ended. */
export const MCP_PROCESS_END_TIME = 2000;
/** Characters of a line of such a process that are logged. */
export const MAX_STDERR_CHARACTERS = 4096;

/** Pages of a list that are read to find the server of a name. */
export const MAX_MCP_LIST_PAGES = 64;

/**
 * Clients of an endpoint with separate connection pools for the PROXY protocol; beyond it, the pool
 * that was idle longest is closed.
 */
export const MAX_CLIENT_POOLS = 1024;

/** How often idle MCP sessions are searched, per idle timeout. */
export const SESSION_LOOKS = 4;
/** MCP sessions of a backend that a worker caches in decrypted form, some hundred bytes each. */
export const CACHED_MCP_SESSIONS = 10_000;
/** MCP sessions that a worker can end at their servers when they are idle, a KiB each. */
export const KNOWN_MCP_SESSIONS = 50_000;
/**
 * Entries of the table of MCP session times that all workers share, 8 bytes each; a power of two.
 * Ended sessions have entries, too, until others need the places.
 */
export const MCP_SESSION_PLACES = 65_536;

/**
 * Milliseconds before the Workload API is called again after a failure; doubled after each failure.
 */
export const WORKLOAD_API_FIRST_DELAY = 200;

/**
 * Maximum delay before the agent is asked again: it is used again within half a minute of its
 * recovery.
 */
export const WORKLOAD_API_MAX_DELAY = 30_000;

/** Lifetime of a mesh certificate in seconds: the one that the mesh's own proxies request. */
export const MESH_CERTIFICATE_SECONDS = 86_400;

/** Milliseconds that the authority of a mesh has to sign a certificate; then it is asked again. */
export const MESH_CERTIFICATE_TIMEOUT = 10_000;

/**
 * Free file descriptors required to start a thread that reads the configuration: more than its
 * event loop, a module and a file need.
 */
export const READING_THREAD_DESCRIPTORS = 16;

/** Milliseconds between two reads of a standard input that does not block. */
export const STANDARD_INPUT_PAUSE = 5;

/**
 * Milliseconds between two checks of a file that is being written, until two checks see the same
 * content.
 */
export const FILE_SETTLE_INTERVAL = 15;

/**
 * Milliseconds between two checks of all files, for changes that the system does not report, as on
 * network file systems.
 */
export const FILE_POLL_INTERVAL = 2_000;

/**
 * Milliseconds within which a repeated signal counts as the same one, because it is sent to a whole
 * process group.
 */
export const SAME_SIGNAL_INTERVAL = 100;

/** Milliseconds that readers of the output have for the last lines before the process exits. */
export const OUTPUT_GRACE = 250;

/**
 * Milliseconds between two checks of the memory in use: a burst of requests cannot fill it faster.
 */
export const MEMORY_WATCH_INTERVAL = 100;

/**
 * Seconds that a client assertion is valid (RFC 7523): it is used immediately, but clocks differ.
 */
export const ASSERTION_SECONDS = 60;

/** Seconds that a cloud token is used if the response does not include its lifetime. */
export const CLOUD_TOKEN_SECONDS = 300;

/** The last part of a backend token's lifetime, as a fraction, in which the token is refreshed. */
export const TOKEN_REFRESH_PART = 0.25;

/**
 * Maximum length of this part in milliseconds: a token of an hour need not be refreshed a quarter
 * of an hour early.
 */
export const MAX_TOKEN_REFRESH = 30_000;

/**
 * The last part of the refresh period, as a fraction, in which the token is not used, because it
 * might expire in transit.
 */
export const TOKEN_SPARE_PART = 0.2;

/** Milliseconds after which a failed token refresh is repeated. */
export const TOKEN_RETRY_DELAY = 1_000;

/**
 * Milliseconds in which no other worker refreshes the same session: its refresh token may be valid
 * only once.
 */
export const OIDC_REFRESH_LEASE = 30_000;

/** Milliseconds between two checks of another worker's refresh. */
export const OIDC_REFRESH_POLL = 25;

/**
 * The last part of a session's token lifetime, as a fraction, in which the tokens are refreshed.
 */
export const OIDC_REFRESH_PART = 0.25;

/** Maximum length of this part in milliseconds. */
export const MAX_OIDC_REFRESH = 60_000;

/** Milliseconds before the second attempt to connect to a gRPC server. */
export const GRPC_FIRST_DELAY = 100;

/** Characters kept of a gRPC server's error message. */
export const MAX_GRPC_REASON = 200;

/** Seconds in which a login must be completed, including the time to type a password. */
export const LOGIN_SECONDS = 300;

/** Characters of an A2A method's name in traces and metrics: clients choose it. */
export const MAX_A2A_METHOD_CHARACTERS = 128;

/**
 * Maximum characters of the `initialize` params in a session of several servers: typical clients
 * use a tenth of it.
 */
export const MAX_MCP_CLIENT_BYTES = 8192;

/** Maximum bytes of a gRPC health check response, which normally has only a few. */
export const MAX_HEALTH_MESSAGE_BYTES = 1024;

/**
 * How often per interval each worker checks whether a health check is due; the first worker that
 * finds it due executes it.
 */
export const HEALTH_LOOKS_PER_INTERVAL = 4;

/**
 * Attempts to call a prompt guard's server, including the first: one retry if the connection broke.
 */
export const MAX_GUARD_TRIES = 2;

/** MCP sessions per worker that the admin server lists: nobody would read more. */
export const LISTED_MCP_SESSIONS = 1000;

/** Maximum bytes of a request to the admin server: it contains names and amounts. */
export const MAX_ORDER_BYTES = 65_536;

/** Milliseconds between two writes of budget usage: usage of this period may be lost in a crash. */
export const SPENDING_WRITE_INTERVAL = 5_000;

/**
 * Milliseconds after a failed connection to Redis without another attempt: requests meanwhile go on
 * at once.
 */
export const REDIS_RECONNECT_DELAY = 1_000;

/**
 * Maximum number of commands of a worker that wait for Redis: the responses to more would come too
 * late.
 */
export const MAX_REDIS_COMMANDS = 1024;

/** Maximum size of a line in a response of Redis, which is a length or a message, in bytes. */
export const MAX_REDIS_LINE = 4096;

/** Bytes that a kept response takes beside its body: key, type and model, and the map's own. */
export const KEPT_RESPONSE_OVERHEAD = 512;

/** The most that is counted of a budget, so that the sum with a call's cost fits into 64 bits. */
export const MOST_BUDGET_AMOUNT: bigint = 2n ** 62n;

/** Milliseconds between two looks at the dates of certificates: a day, so that each warning is seen once a day. */
export const CERTIFICATE_CHECK_INTERVAL = 86_400_000;

/** Certificates whose expiry is shown as a metric: far more than a gateway presents and trusts. */
export const MAX_CERTIFICATE_SERIES = 4096;

/**
 * Bytes of a model's response that are held back while another provider could still get the
 * request: most whole responses, and the first events of any stream, which can repeat the prompt.
 */
export const MAX_BEGINNING_BYTES = 1_048_576;

/**
 * Cache durations after which a key set of the controller is fetched here: the controller should
 * have fetched it after one, so it is away or cannot.
 */
export const KEPT_KEY_SET_DURATIONS = 2;
