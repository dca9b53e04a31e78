/**
 * Below this path are the discovery documents of a server with its own authorization, if the
 * gateway has none.
 */
export const DISCOVERY_PREFIX = "/.well-known/oauth-";
