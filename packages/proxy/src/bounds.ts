/** Bounds of the process that no configuration sets. */

/** Connection pools for the gateway's own calls, one per way to speak TLS: far more identity providers than a configuration names, and few enough to hold in memory. */
export const MAX_OUTBOUND_AGENTS = 64;

/** Characters of the value of a label that an expression computes: clients may choose it, and each different one stays in memory. */
export const MAX_LABEL_CHARACTERS = 256;

/** Characters after which a worker sends its log lines at once: a message between threads of 64 KiB costs little more than a small one. */
export const MAX_LOG_BATCH_CHARACTERS = 65_536;
/** Milliseconds that a log line waits for others: nobody who reads a log notices the delay, and a busy worker sends 20 messages a second. */
export const MAX_LOG_BATCH_DELAY = 50;

/**
 * Bytes of the pieces of memory from which `Buffer` cuts small copies; a piece stays as long as any part
 * of it is in use. Node.js takes eight times as much: with bodies that are kept until the response and
 * responses that are encrypted a worker then had 5 MiB more and was not faster.
 */
export const COPY_POOL_BYTES = 8192;

/**
 * Mebibytes of a worker's heap for what lives as long as a request. V8 takes five times as much by
 * itself, which costs as much CPU; with less it is emptied so often that a hundredth of the requests
 * wait for it.
 */
export const YOUNG_GENERATION_MEBIBYTES = 9;

/**
 * Mebibytes of a worker's heap for what lives longer; fewer on a machine with little memory. It is below
 * 2 GiB because V8 lets a heap that may become larger grow to four times what is in use before it
 * collects all of it, and a smaller one to twice. That saves 20 MiB with many calls of gRPC.
 */
export const OLD_GENERATION_MEBIBYTES = 2000;

/**
 * File descriptors that clients' connections cannot take: for connections to upstreams, files of the
 * configuration and the thread that reads them, the admin servers, and the one by which each event loop
 * turns connections away. A process with few keeps a quarter of them.
 */
export const RESERVED_DESCRIPTORS = 64;

/** Milliseconds between two lines of the log about connections that are not accepted: a flood of them is one event. */
export const REFUSED_CONNECTIONS_INTERVAL = 10_000;

/** Messages of an external processor that wait because the other side takes no more; then no more is received. */
export const MAX_UNREAD_PROCESSOR_MESSAGES = 16;

/** Bytes of the pieces in which a body is sent to an external processor: what Envoy sends at once by default. */
export const PROCESSOR_PIECE_BYTES = 65_536;

/** Servers of a dynamic forward proxy whose connections a worker keeps, for each backend: clients choose them, and each one takes a few KiB. */
export const MAX_DYNAMIC_SERVERS = 1024;

/** Milliseconds: an endpoint that fails each time it is back is out for longer each time, but is looked at again twice in ten minutes. */
export const MAX_EVICTION = 300_000;

/** Endpoints whose health all workers know together, 64 bytes each; of further ones each worker knows for itself. */
export const MAX_SHARED_ENDPOINTS = 4096;

/** Bytes of one message of an MCP server: a result with a large picture has some ten million, and no client reads more. */
export const MAX_MCP_MESSAGE_BYTES = 33_554_432;

/** Milliseconds between two comments on a stream of MCP that is quiet: half of what the least patient of the usual proxies wait. */
export const MCP_KEEP_ALIVE_INTERVAL = 15_000;

/** Milliseconds that one of several MCP servers may take for what all of them are asked (introductions, lists): clients wait 60 seconds by default, and one slow server must not use them up. */
export const MCP_SHARED_TIMEOUT = 10_000;

/** Milliseconds from the failure of an MCP server to the next try of a session to join it; doubled with each failure. */
export const MCP_JOIN_DELAY = 1000;
/** The longest of these delays: half a minute after its return a server takes part again. */
export const MAX_MCP_JOIN_DELAY = 30_000;

/** Sessions of one MCP server that a worker has begun anew for their clients: a server that is started again loses all of them at once. */
export const MAX_MCP_RENEWED_SESSIONS = 10_000;

/** Tokens that users have agreed to, a few KiB each; with one more the user who was quiet for the longest time is asked again. */
export const MAX_MCP_CONSENTS = 20_000;

/** Milliseconds that another worker has to say whether it knows a user's token: it is busy, or gone. */
export const MCP_CONSENT_TIME = 5_000;

/** Names of tools, prompts and resources whose owner is remembered for a backend: far more than a model could be told of. */
export const MAX_MCP_OWNED_NAMES = 100_000;

/** Milliseconds for which an MCP server without sessions is not asked again what it can. */
export const MCP_DISCOVERY_TIME = 60_000;

/** Milliseconds between two looks at how much memory the process of an MCP server has taken. */
export const MCP_MEMORY_INTERVAL = 1000;
/** Milliseconds that such a process has to end by itself, once its session has. */
export const MCP_PROCESS_END_TIME = 2000;
/** Characters of one line that such a process writes to its log. */
export const MAX_STDERR_CHARACTERS = 4096;

/** Pages of one list that are read to find the owner of a name. */
export const MAX_MCP_LIST_PAGES = 64;

/** Clients of an endpoint whose connections a worker keeps apart for the PROXY protocol; with one more those of the one that was quiet for the longest time end. */
export const MAX_CLIENT_POOLS = 1024;

/** Sessions of MCP of which a worker remembers what it has made out of their ids, some hundred bytes each. */
export const KNOWN_MCP_SESSIONS = 10_000;
/** Places for the times of MCP sessions that all workers share, 16 bytes each; a power of two. Sessions with the same place take it from each other, and a session that is not found there has not expired. */
export const MCP_SESSION_PLACES = 32_768n;

/** Milliseconds before the Workload API is called again after a failure; doubled with each failure. */
export const WORKLOAD_API_FIRST_DELAY = 200;

/** The longest of these delays: half a minute after its return the agent is asked again. */
export const WORKLOAD_API_MAX_DELAY = 30_000;

/** Seconds for which a certificate of a mesh is asked: what its own proxies ask for. */
export const MESH_CERTIFICATE_SECONDS = 86_400;

/** Milliseconds that the authority of a mesh has to sign a certificate; then it is asked again. */
export const MESH_CERTIFICATE_TIMEOUT = 10_000;

/** Milliseconds that one timer of Node.js can count. */
export const LONGEST_TIMER = 2_147_483_647;

/** File descriptors that must be free before a thread is started that reads the configuration: more than its event loop, a module and a file take. */
export const READING_THREAD_DESCRIPTORS = 16;

/** Milliseconds between looks at standard input, where it is of the kind that does not wait. */
export const STANDARD_INPUT_PAUSE = 5;

/** Milliseconds between looks at a file that is being written, until two looks see the same. */
export const FILE_SETTLE_INTERVAL = 15;

/** Milliseconds between looks at all files, for changes that the system does not report, as on network file systems. */
export const FILE_POLL_INTERVAL = 2_000;

/** Milliseconds within which a second signal is the first one again, sent to a whole process group. */
export const SAME_SIGNAL_INTERVAL = 100;

/** Milliseconds that readers of the output have to take its last lines before the process ends. */
export const OUTPUT_GRACE = 250;

/** Milliseconds between two looks at the memory in use: a burst of requests does not fill it faster. */
export const MEMORY_WATCH_INTERVAL = 100;

/** Seconds that a client assertion is valid (RFC 7523): it is used at once, and clocks differ. */
export const ASSERTION_SECONDS = 60;

/** Seconds that a token of a cloud is used whose response does not say how long it is valid. */
export const CLOUD_TOKEN_SECONDS = 300;

/** Share of the life of a backend's token, at its end, in which it is made anew ahead of its expiry. */
export const TOKEN_REFRESH_PART = 0.25;

/** Milliseconds that this share has at most: a token of an hour need not be renewed a quarter of an hour early. */
export const MAX_TOKEN_REFRESH = 30_000;

/** Share of that share, at its end, in which the token is not used any more: it might expire on its way. */
export const TOKEN_SPARE_PART = 0.2;

/** Milliseconds after which a refresh of a token that failed is tried again. */
export const TOKEN_RETRY_DELAY = 1_000;

/** Milliseconds in which no other worker refreshes the same session: its refresh token may be valid only once. */
export const OIDC_REFRESH_LEASE = 30_000;

/** Milliseconds between two looks at what the worker that refreshes has achieved. */
export const OIDC_REFRESH_POLL = 25;

/** Share of the life of a session's tokens, at its end, in which they are refreshed. */
export const OIDC_REFRESH_PART = 0.25;

/** Milliseconds that this share has at most. */
export const MAX_OIDC_REFRESH = 60_000;

/** Decrypted session cookies that a worker remembers, a few KiB each. */
export const MAX_OPENED_SESSIONS = 1_000;

/** Bytes of the text in a sealed cookie. Only what this key has sealed is inflated at all. */
export const MAX_SEALED_BYTES = 65_536;

/** Milliseconds that keys which the metadata of a provider names are used before they are fetched again. */
export const OIDC_KEY_CACHE = 300_000;

/** Characters of the value of one cookie: browsers take 4,096 with name and attributes. */
export const COOKIE_CHARACTERS = 3_800;

/** Cookies that one session may need; with more, servers refuse the request for its size. */
export const MAX_SESSION_COOKIES = 4;

/** Milliseconds before the second attempt to connect to a server of gRPC. */
export const GRPC_FIRST_DELAY = 100;

/** Characters that are kept of the reason which a server of gRPC gives for its failure. */
export const MAX_GRPC_REASON = 200;

/** Seconds in which a login must be completed: a person types a password meanwhile. */
export const LOGIN_SECONDS = 300;

/** Characters of the name of an A2A method in traces and metrics: clients choose it. */
export const MAX_A2A_METHOD_CHARACTERS = 128;

/** Characters of the params of `initialize` that a session of several servers can hold: names and capabilities of clients take a tenth of it. */
export const MAX_MCP_CLIENT_BYTES = 8192;

/** Bytes of the response of a health check of gRPC: its message takes a few. */
export const MAX_HEALTH_MESSAGE_BYTES = 1024;

/** How often in an interval each worker looks whether a health check is due: the first one that finds it due makes it. */
export const HEALTH_LOOKS_PER_INTERVAL = 4;

/** Calls of a server that guards prompts, the first one included: one more where the connection broke. */
export const MAX_GUARD_TRIES = 2;

/** Datagrams of a new client that wait until the name of its backend is known: clients send few before they get a response. */
export const MAX_WAITING_DATAGRAMS = 16;

/** Bytes that wait in a socket of UDP; further datagrams are dropped, as a router does: whoever minds sends them again. */
export const MAX_UDP_QUEUE_BYTES = 1_048_576;

/** Sessions of MCP of each worker that an admin can list: more would be a page that nobody reads. */
export const LISTED_MCP_SESSIONS = 1000;

/** Bytes of an order to the admin server: names and amounts. */
export const MAX_ORDER_BYTES = 65_536;

/** Milliseconds between writes of what was spent of budgets: what a crash may forget. */
export const SPENDING_WRITE_INTERVAL = 5_000;
