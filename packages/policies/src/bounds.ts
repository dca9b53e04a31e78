/** Limits of the process that no configuration sets. */

/**
 * Maximum characters of a label value that an expression computes: clients may influence the value, and each
 * distinct value stays in memory.
 */
export const MAX_LABEL_CHARACTERS = 256;

/** Number of unread messages from an external processor at which the gateway stops reading. */
export const MAX_UNREAD_PROCESSOR_MESSAGES = 16;

/** Size in bytes of the body chunks sent to an external processor: Envoy's default. */
export const PROCESSOR_PIECE_BYTES = 65_536;

/** Maximum attempts to call a prompt guard's server: a broken connection is retried once. */
export const MAX_GUARD_TRIES = 2;

/** Bytes that a cached response uses beside its body: its key, type and model, and the entry of the map. */
export const KEPT_RESPONSE_OVERHEAD = 512;
