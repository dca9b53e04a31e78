/** Bounds of what models are told and say, which no configuration sets. */

/** Characters of streamed text after which guards look at it: short enough that a reader sees steady progress, and far longer than what a pattern looks for. */
export const GUARD_WINDOW_CHARACTERS = 1024;

/** Characters before them that guards see once more: a longer finding than this may be split. */
export const GUARD_OVERLAP_CHARACTERS = 256;

/** Bytes of one event of a stream: a picture as text has some ten million, and no model sends more at once. */
export const MAX_EVENT_BYTES = 32 * 1024 * 1024;

/** Bytes of one message of an event stream of AWS, whose own bound is 16 MiB. */
export const MAX_AWS_MESSAGE_BYTES = 24 * 1024 * 1024;

/** Tokens that a response may have where the client sets no bound and the format needs one: every current model can write as many. */
export const DEFAULT_MAX_TOKENS = 4096;

/** Characters of a price of a token: what is longer is not an amount of dollars. */
export const MAX_RATE_LENGTH = 16;
