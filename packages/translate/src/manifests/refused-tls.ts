/**
 * A name that no certificate contains (RFC 2606 section 2). If TLS cannot run as configured, it is
 * set as the expected server name: no connection is better than plain text or weaker verification.
 */
export const NO_SERVER = "unresolved.invalid";
