/** ALPN protocol names (RFC 7301 section 6). */
export const HTTP_1_1 = "http/1.1";
/** The name of HTTP/2 over TLS in ALPN (RFC 9113 section 3.2). */
export const HTTP_2 = "h2";
