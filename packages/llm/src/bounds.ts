/** Bounds of what models are told and say, which no configuration sets. */

/** Characters of a stream that a guard holds back at most: no secret is longer, and a pattern such as `a.*b` would hold all of it. */
export const GUARD_HELD_CHARACTERS = 4096;

/** Bytes of one event of a stream: a picture as text has some ten million, and no model sends more at once. */
export const MAX_EVENT_BYTES = 32 * 1024 * 1024;

/** Bytes of one message of an event stream of AWS, whose own bound is 16 MiB. */
export const MAX_AWS_MESSAGE_BYTES = 24 * 1024 * 1024;

/** Characters of a price of a token: what is longer is not an amount of dollars. */
export const MAX_RATE_LENGTH = 16;
