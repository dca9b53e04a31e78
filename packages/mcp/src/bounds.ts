/** Limits of the Model Context Protocol that no configuration sets. */

/** Maximum characters of a name that an error message repeats. */
export const SHOWN_NAME_CHARACTERS = 256;

/** Maximum bytes of a decompressed session: enough for 128 targets with long session ids. */
export const MAX_SESSION_BYTES = 131_072;

/**
 * Maximum characters of a method name in logs and metrics. Clients choose the names; the longest name of the
 * protocol has half as many characters.
 */
export const MAX_METHOD_CHARACTERS = 64;

/** Maximum depth to which a tool's schema is searched for header annotations; a deeper schema is invalid. */
export const MAX_TOOL_SCHEMA_DEPTH = 64;

/**
 * Maximum bytes of an MCP server's message. A result with a large image has some ten million bytes, and no
 * client reads more.
 */
export const MAX_MCP_MESSAGE_BYTES = 33_554_432;

/**
 * Milliseconds between keep-alive comments on an idle MCP stream: half the shortest idle timeout of
 * common proxies.
 */
export const MCP_KEEP_ALIVE_INTERVAL = 15_000;

/**
 * Milliseconds that each of several MCP servers has to respond to a request for all of them (initialization,
 * lists). Clients wait 60 seconds by default, so one slow server must not use up that time.
 */
export const MCP_SHARED_TIMEOUT = 10_000;

/**
 * Milliseconds that a busy MCP server has instead, as long as it responds to others within
 * {@link MCP_SHARED_TIMEOUT}: somewhat less than clients wait.
 */
export const MCP_BUSY_TIMEOUT = 50_000;

/**
 * Milliseconds that a list waits for an MCP server that has failed before, if the list can be without it: a server
 * that is well responds sooner, and one that is silent would delay each list by {@link MCP_SHARED_TIMEOUT}.
 */
export const MCP_LOST_PATIENCE = 500;

/**
 * Milliseconds that the program of an MCP server has to respond to `server/discover` before the gateway sends
 * `initialize`: older programs may ignore unknown requests. The gateway sends `server/discover` again to a
 * program that starts more slowly.
 */
export const MCP_PROBE_TIME = 2000;

/**
 * Milliseconds from the failure of an MCP server to a session's next attempt to join it; doubled
 * after each failure.
 */
export const MCP_JOIN_DELAY = 1000;

/**
 * Maximum milliseconds before a session tries to join a failed MCP server again, so that a recovered server
 * is in use within half a minute.
 */
export const MAX_MCP_JOIN_DELAY = 30_000;

/**
 * Milliseconds that a request waits for the consent of its user, whose browser was just sent to the consent
 * page: less than clients wait for a response.
 */
export const MCP_CONSENT_PATIENCE = 20_000;

/** Milliseconds between two checks whether the user has given consent. */
export const MCP_CONSENT_POLL = 250;

/**
 * Maximum number of times that an MCP server without sessions may ask for input for one request: far more
 * than a person would answer.
 */
export const MAX_MCP_INPUT_ROUNDS = 16;

/**
 * Milliseconds that a call waits until the stream is open on which its server may ask the client: servers open
 * it at once, and one that does not most likely asks nothing there.
 */
export const MCP_STREAM_PATIENCE = 5000;

/**
 * Milliseconds that the calls of a session wait while its client opens the stream for notifications: a server that is
 * well begins it far sooner, and one that sends its headers with the first event delays the first call by no more.
 */
export const MCP_OPENING_PATIENCE = 1000;

/**
 * Milliseconds for which nobody waits for the streams of a server that was late with one. A server that sends its
 * headers with the first event, and whose first event a call causes, is in time whenever nobody waits for it.
 */
export const MCP_LATE_TIME = 60_000;

/**
 * Milliseconds after the beginning of a session, less at most a second, in which its calls wait until the other
 * workers have read what clients had sent: clients open the stream at once, but a busy worker reads that later.
 */
export const NEW_MCP_SESSION_TIME = 3000;

/** Counters of the streams that all workers are opening, 4 bytes each: far more than are opened at the same time. */
export const MCP_OPENING_PLACES = 4096;

/**
 * Maximum number of an MCP server's tools whose parameters are repeated in headers: more than fit into a
 * model's context.
 */
export const MAX_MCP_HEADER_TOOLS = 10_000;

/**
 * Maximum number of tools of an MCP server that the log reports as invalid: nobody would read more.
 */
export const MAX_MCP_TOOL_REPORTS = 100;

/**
 * Maximum number of warnings of one kind about an MCP server that are logged per period: enough to see
 * different reasons, while a server that fails every second request does not fill the log.
 */
export const MAX_MCP_TARGET_WARNINGS = 5;

/**
 * Milliseconds of the period for which warnings about an MCP server are counted: a person who watches the log
 * sees that the problem continues.
 */
export const MCP_TARGET_WARNING_PERIOD = 60_000;

/**
 * Maximum names per method of an MCP server whose successful calls are counted the fast way: servers have some
 * hundred tools, and further calls are only slower.
 */
export const MAX_MCP_COUNTED_NAMES = 1000;

/**
 * Maximum characters of a request, and of its response, that are read for logs and metrics while they are
 * forwarded. The arguments of a call may precede its method, and a list names hundreds of tools.
 */
export const MAX_MCP_SAMPLE_CHARACTERS = 262_144;

/**
 * Maximum number of tools, prompts and resources per backend whose MCP server is remembered: far more than
 * fit into a model's context.
 */
export const MAX_MCP_OWNED_NAMES = 100_000;

/**
 * Milliseconds for which a session's unknown names are refused at once, after all lists were read for one
 * unknown name. A new tool of a server that does not report its changes may be refused for that long.
 */
export const MCP_UNKNOWN_NAME_TIME = 5_000;

/**
 * Maximum readings of the lists for one unknown name: a list may change during a reading, and a server may
 * report changes all the time.
 */
export const MCP_LIST_READINGS = 3;

/** Milliseconds for which the capabilities of an MCP server without sessions are cached. */
export const MCP_DISCOVERY_TIME = 60_000;

/**
 * Maximum bytes of a request that is sent to an MCP server before the gateway knows whether the server has
 * sessions: few calls are larger, and `backend.maxReplaySize` is hardly ever smaller, so that a refused
 * request can be sent again.
 */
export const MAX_MCP_REPEATED_BYTES = 8192;

/** Milliseconds between two checks of the memory used by an MCP server's process. */
export const MCP_MEMORY_INTERVAL = 1000;

/** Milliseconds that the process of an MCP server has to exit by itself after its session ended. */
export const MCP_PROCESS_END_TIME = 2000;

/** Maximum characters of a line that are logged from the standard error of an MCP server's process. */
export const MAX_STDERR_CHARACTERS = 4096;

/** Maximum pages of an MCP server's list that are read to find the server of a name. */
export const MAX_MCP_LIST_PAGES = 64;

/** Number of searches for idle MCP sessions per idle timeout. */
export const SESSION_LOOKS = 4;

/**
 * Milliseconds for which a configuration that another has replaced still gets requests of MCP sessions: those that
 * its policies hold back. It stays in memory for as long.
 */
export const MCP_REPLACED_TIME = 10_000;

/**
 * Maximum number of a backend's MCP sessions that a worker caches in decrypted form, some hundred bytes
 * each. Sessions with open streams, requests or processes, which have limits of their own, may be more.
 */
export const CACHED_MCP_SESSIONS = 10_000;

/**
 * Maximum characters of the `initialize` params in a session of several MCP servers: typical clients use a
 * tenth of the limit.
 */
export const MAX_MCP_CLIENT_BYTES = 8192;

/**
 * Milliseconds for which a cancellation waits for its request: another worker may still be reading it. A client that
 * uses an id again, which MCP forbids, does so later.
 */
export const EARLY_CANCELLATION = 5_000;

/** Maximum number of cancellations that a worker remembers for that time. */
export const CANCELLED_MCP_REQUESTS = 1_024;

/** Maximum number of resources to which a session is subscribed: far more than a client shows. */
export const MAX_MCP_SUBSCRIPTIONS = 1000;

/** Maximum characters of their URIs, which each worker remembers: most URIs have a tenth of that for each. */
export const MAX_MCP_SUBSCRIPTION_CHARACTERS = 131_072;

/** Milliseconds between two looks at the sessions of servers that a new configuration does not have. */
export const LEFT_LOOK = 250;

/** Milliseconds without a request of any worker after which such a session ends. */
export const LEFT_QUIET = 1_000;

/** Milliseconds that running requests of such a session have to complete. */
export const LEFT_PATIENCE = 30_000;

/** Maximum number of sessions that a worker ends at the same time. */
export const MAX_LEFT_ENDS = 256;

/** Milliseconds after which no further session is ended: most likely their server does not exist. */
export const LEFT_TIME_LIMIT = 600_000;

/**
 * Maximum characters of the items of one MCP server that an administrator gets at once: a thousand tools with
 * large schemas. Items beyond are counted, but not sent.
 */
export const MAX_MCP_CATALOGUE_BYTES = 4_194_304;

/**
 * Maximum number of MCP sessions that a worker can end at their servers after an idle timeout, a KiB each.
 */
export const KNOWN_MCP_SESSIONS = 50_000;

/**
 * Entries of the table of MCP session times that all workers share, 8 bytes each; a power of two. An ended
 * session keeps its entry until another session needs it.
 */
export const MCP_SESSION_PLACES = 65_536;

/** Maximum number of MCP sessions per worker that the admin server lists: nobody would read more. */
export const LISTED_MCP_SESSIONS = 1000;

/** Maximum number of MCP targets whose state a worker remembers for administrators. */
export const LISTED_MCP_TARGETS = 4096;
