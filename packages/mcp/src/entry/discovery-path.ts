/**
 * The path prefix of the discovery documents of a server that has its own authorization. Requests for them
 * are forwarded if the gateway has no such documents.
 */
export const DISCOVERY_PREFIX = "/.well-known/oauth-";
