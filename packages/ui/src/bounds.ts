/** Limits of the pages that no configuration sets. */

/**
 * Maximum tokens of a response that the playground asks for, where a format needs a maximum: enough for most
 * prompts, and cheap.
 */
export const MAX_PLAYED_TOKENS = 1_024;

/** Maximum events of a response that the playground keeps: more than a person reads. */
export const MAX_SHOWN_EVENTS = 1_000;

/** Maximum messages of a running call of MCP that the page keeps: more than a person reads. */
export const MAX_TOLD_MESSAGES = 100;

/** Maximum milliseconds out of sight for which the page Trace waits for a request that nobody has asked for. */
export const MAX_UNSEEN_MILLISECONDS = 300_000;

/** Maximum times that a server without sessions may ask for input before it responds to a call, as the gateway bounds it. */
export const MAX_INPUT_ROUNDS = 16;

/** Milliseconds after which a task that nobody asks for may be forgotten by its server. */
export const TASK_LIFE = 3_600_000;

/** Milliseconds between two requests for the state of a task, of a server that wishes none. */
export const TASK_PAUSE = 1_000;

/** Minimum milliseconds between two requests for the state of a task, whatever its server wishes. */
export const SHORTEST_TASK_PAUSE = 250;

/** Maximum milliseconds between two requests for the state of a task, whatever its server wishes. */
export const LONGEST_TASK_PAUSE = 10_000;

/** Maximum routes to one MCP server whose URLs are offered. */
export const MAX_OFFERED_URLS = 20;

/** Values that a list of choices shows; of more than these, a person types a part. */
export const MAX_LISTED_CHOICES = 100;

/** Requests that a form sends to show a rate limit: of higher limits, a person sees the first ones. */
export const MAX_TRIED_TIMES = 25;

/** Models that a warning names: enough to know which are meant. */
export const MAX_NAMED_MODELS = 5;

/**
 * Milliseconds after which a text that could not be judged is judged again: as often as what a page shows is read.
 */
export const VERDICT_RETRY = 5_000;

/** Routes that use what a person removes, of which the page says the names: more are never changed one by one. */
export const MAX_USING_ROUTES = 100;

/** Maximum milliseconds for which the result of a query waits for the code of the page that shows it. */
export const MAX_HELD_MILLISECONDS = 10_000;

/** Milliseconds for which a result is not asked for again: the code of a page may come after its data. */
export const FRESH_MILLISECONDS = 1_000;
