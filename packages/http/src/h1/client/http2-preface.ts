/** The beginning of the HTTP/2 preface (RFC 9113 section 3.4). */
const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n");

/** Whether a connection begins with the preface of HTTP/2. */
export function beginsHttp2(received: Buffer): boolean {
  const { length } = PREFACE;
  return received.length >= length && PREFACE.compare(received, 0, length) === 0;
}
