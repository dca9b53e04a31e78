/** A server without authorization of the gateway may have its own, whose documents are here. */
export const DISCOVERY_PREFIX = "/.well-known/oauth-";
