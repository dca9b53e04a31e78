/** Limits of the process that no configuration sets. */

/**
 * Seconds that a client assertion is valid (RFC 7523): the assertion is used immediately, but clocks differ.
 */
export const ASSERTION_SECONDS = 60;

/** Seconds that a cloud token is used if the response does not include its lifetime. */
export const CLOUD_TOKEN_SECONDS = 300;

/** The last part of a backend token's lifetime, as a fraction, in which the token is refreshed. */
export const TOKEN_REFRESH_PART = 0.25;

/**
 * Maximum milliseconds before the expiry of a backend token at which the token is refreshed: a token of an
 * hour need not be refreshed a quarter of an hour early.
 */
export const MAX_TOKEN_REFRESH = 30_000;

/**
 * The last part of a backend token's refresh period, as a fraction, in which the token is not used, because
 * it might expire in transit.
 */
export const TOKEN_SPARE_PART = 0.2;

/** Milliseconds after which a failed token refresh is repeated. */
export const TOKEN_RETRY_DELAY = 1_000;

/**
 * Milliseconds in which only one worker refreshes a session: the session's refresh token may be valid only
 * once.
 */
export const OIDC_REFRESH_LEASE = 30_000;

/** Milliseconds between two checks whether another worker has refreshed the session. */
export const OIDC_REFRESH_POLL = 25;

/**
 * The last part of a session's token lifetime, as a fraction, in which the tokens are refreshed.
 */
export const OIDC_REFRESH_PART = 0.25;

/** Maximum milliseconds before the expiry of a session's tokens at which the tokens are refreshed. */
export const MAX_OIDC_REFRESH = 60_000;

/** Seconds in which a login must be completed, including the time to type a password. */
export const LOGIN_SECONDS = 300;

/** Maximum characters of a token that the gateway obtains: servers accept no larger headers. */
export const MAX_TOKEN_LENGTH = 65_536;
