/** Decrypted session cookies that a worker caches, a few KiB each. */
export const MAX_OPENED_SESSIONS = 1_000;

/**
 * Maximum decompressed bytes of an encrypted cookie. Only cookies sealed with our own key are
 * decompressed.
 */
export const MAX_SEALED_BYTES = 65_536;

/** Milliseconds that a provider's keys are cached when its metadata names their URL. */
export const OIDC_KEY_CACHE = 300_000;

/** Characters of a cookie's value: browsers accept 4,096 including name and attributes. */
export const COOKIE_CHARACTERS = 3_800;

/** Maximum number of cookies for a session; servers refuse requests with larger headers. */
export const MAX_SESSION_COOKIES = 4;
