/** Limits for checking a configuration. Beyond them, slow checks are skipped. */

/**
 * Maximum number of characters in lines that are searched for secrets; lines beyond the limit are
 * not shown.
 */
export const MAX_SEARCHED_CHARACTERS = 50_000_000;

/**
 * Maximum number of lists and maps that are open at one place of a text: the YAML parser closes
 * them recursively, and some ten thousand overflow its stack.
 */
export const MAX_OPEN_VALUES = 2_000;

/**
 * Maximum number of places of routes in total; beyond it, unreachable routes are not searched for.
 */
export const MAX_ROUTE_PLACES = 500_000;

/** Maximum number of operations in an OpenAPI document: more tools than a model can use. */
export const MAX_API_TOOLS = 1024;

/**
 * Maximum number of characters in all tool descriptions together, including schemas: clients read
 * them as one list.
 */
export const MAX_API_CHARACTERS = 8_388_608;

/** Maximum number of characters in a tool name, which LLM vendors limit. */
export const MAX_TOOL_NAME = 128;

/** Maximum depth of chained references in an OpenAPI document. */
export const MAX_API_REFERENCES = 32;

/**
 * Maximum number of broken references that a condition lists: the first ones are enough to find the
 * cause.
 */
export const SHOWN_FAILURES = 5;

/**
 * Maximum number of bytes in the path of a Unix socket: Linux reserves 108 bytes, and the last one
 * ends the path (unix(7)).
 */
export const MAX_SOCKET_PATH = 107;

/** Maximum levels between a field of a policy and a rule in it, such as `mcp.authorization.policy`. */
export const MAX_RULE_DEPTH = 6;

/** Maximum characters of a collection that is written in one line of a file: longer ones are hard to read. */
export const MAX_VALUE_LINE = 72;

/**
 * Characters of an entry of a file into which a form writes: the library reads it as a whole, and takes milliseconds
 * for that many. A value goes into an entry of a larger one by its lines.
 */
export const MAX_INSERTED_PART = 4096;

/**
 * Names of changed items for which routes are searched when a file is read again: to search for more takes longer than to
 * judge the whole file.
 */
export const MAX_CHANGED_NAMES = 64;

/**
 * Characters that are searched for the names of backends when a file is read again, once for each name: to search more
 * takes longer than to judge all backends.
 */
export const MAX_SEARCHED_FOR_NAMES = 20_000_000;
