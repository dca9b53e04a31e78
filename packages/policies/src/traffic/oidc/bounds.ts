/** Maximum number of decrypted session cookies that a worker caches, a few KiB each. */
export const MAX_OPENED_SESSIONS = 1_000;

/**
 * Maximum decompressed bytes of an encrypted cookie. Only cookies that the gateway itself has encrypted are
 * decompressed.
 */
export const MAX_SEALED_BYTES = 65_536;

/** Milliseconds for which a provider's keys are cached when the provider's metadata names their URL. */
export const OIDC_KEY_CACHE = 300_000;

/** Maximum characters of a cookie's value: browsers accept 4,096 characters including name and attributes. */
export const COOKIE_CHARACTERS = 3_800;

/** Maximum number of cookies for a session; servers refuse requests with larger headers than that. */
export const MAX_SESSION_COOKIES = 4;
