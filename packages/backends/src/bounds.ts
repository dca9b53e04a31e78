/** Limits of the process that no configuration sets. */

/**
 * Maximum number of servers per dynamic forward proxy to which a worker keeps connections: clients choose the
 * servers, and each server uses a few KiB.
 */
export const MAX_DYNAMIC_SERVERS = 1024;

/** Maximum characters of an A2A method's name in traces and metrics: clients choose the name. */
export const MAX_A2A_METHOD_CHARACTERS = 128;

/**
 * Maximum number of responses of a WebSocket to which later events may refer without being refused by prompt
 * guards: no conversation has more turns.
 */
export const MAX_SOCKET_RESPONSES = 1024;

/**
 * Maximum bytes of a model's response that are held back while the request could still go to another
 * provider: enough for most whole responses, and for the first events of any stream, which can repeat the
 * prompt.
 */
export const MAX_BEGINNING_BYTES = 1_048_576;

/**
 * Maximum number of items, or of texts, of a conversation over WebSocket that guards read together with a later one:
 * one of an hour has fewer.
 */
export const MAX_SAID_ITEMS = 1024;

/** Maximum characters of each end of a text in it: as many as guards of a stream hold back. */
export const MAX_SAID_CHARACTERS = 4096;

/** Maximum characters of all texts in it: more than a model reads. */
export const MAX_CONVERSATION_CHARACTERS = 1_048_576;

/**
 * Maximum characters of the texts of all responses of a WebSocket that are kept for prompt guards, and of all requests
 * that wait there: several of the longest conversations.
 */
export const MAX_SOCKET_CHARACTERS = 4_194_304;

/**
 * Maximum number of events of a WebSocket whose effect is undone if the provider refuses them: a refusal that arrives
 * later ends the connection.
 */
export const MAX_UNDONE_EVENTS = 1024;

/**
 * Maximum bytes of messages of one side of a WebSocket that wait until they are checked, so that more are not read
 * while the server of a guard or limit is slow.
 */
export const MAX_WAITING_BYTES = 262_144;

/**
 * Maximum number of times that the servers of guards judge an event of a WebSocket with what is beside it, because the
 * provider has added to that meanwhile: it seldom does more than once.
 */
export const MAX_JUDGED_AGAIN = 4;
