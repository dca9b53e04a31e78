/** Limits for LLM requests and responses that no configuration sets. */

/**
 * Maximum characters of a match in a response, and of the part of a stream that a guard holds back. Secrets
 * are not longer; without a limit, a pattern such as `a.*b` would hold back everything.
 */
export const GUARD_HELD_CHARACTERS = 4096;

/**
 * Maximum bytes of a stream's events that wait for a guard. The text in these events has a lower limit: with
 * twenty alternatives of each token, 4,096 characters can need this many bytes.
 */
export const GUARD_HELD_BYTES = 4 * 1024 * 1024;

/** Maximum texts of a stream that are incomplete at the same time: choices, blocks and their thoughts. */
export const GUARDED_TEXTS = 1024;

/** Names of members of responses for which guards remember how to read them; formats have about 300. */
export const REMEMBERED_NAMES = 1000;

/** Maximum ended texts of a stream that guards remember, to detect that an ended text continues. */
export const GUARDED_ENDED_TEXTS = 16_384;

/**
 * Maximum bytes of a stream's event: a base64 image has about ten million, and no model sends more
 * at once.
 */
export const MAX_EVENT_BYTES = 32 * 1024 * 1024;

/** Maximum bytes of an AWS event stream message; AWS's own limit is 16 MiB. */
export const MAX_AWS_MESSAGE_BYTES = 24 * 1024 * 1024;

/** Maximum characters of a model's output that are kept for expressions. */
export const MODEL_TEXT_CHARACTERS = 1_048_576;

/** Maximum characters of a token price; longer texts are not dollar amounts. */
export const MAX_RATE_LENGTH = 16;

/** Maximum tokens that the gateway accepts as the size of a request or response; no limit is larger. */
export const MOST_TOKENS = 4_294_967_295;

/**
 * Maximum number of notes about places in a response that a conversion could not keep; more notes would not
 * help.
 */
export const MAX_RESPONSE_NOTES = 100;

/** Maximum depth of the arguments of a call that arrive in pieces; no schema of a tool is deeper. */
export const MAX_ARGUMENT_DEPTH = 64;

/** Maximum models whose facts are remembered after a lookup. */
export const MAX_KNOWN_MODELS = 1024;

/**
 * Maximum characters of a word or name that guards do not read as a text; the names of models and the ARNs in
 * their place are longer than ids.
 */
export const MAX_TOKEN_LENGTH = 256;
/** A string with more digits is no word of a format: it may be the number of a person or a card. */
export const MAX_WORD_DIGITS = 3;

/** How deep texts within texts of a prompt are told apart, when guards search around those that may be left out. */
export const MAX_ASIDE_DEPTH = 3;

/** Maximum digits of a word or name that guards do not read as a text: dates, as in `web_search_20250305`. */
export const MAX_NAME_DIGITS = 8;

/** Maximum characters of a member's name that guards do not read as a text. */
export const MAX_NAME_LENGTH = 64;

/** Maximum choices of a streamed response; OpenAI's API accepts no larger `n`. */
export const MAX_CHOICES = 128;
