/**
 * A name that no server has a certificate for (RFC 2606 section 2). Where TLS cannot be run as written,
 * this one is wanted of the server: plain text, or less verification, would be worse than no connection.
 */
export const NO_SERVER = "unresolved.invalid";
