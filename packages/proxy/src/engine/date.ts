const SECOND = 1000;

let second = 0;
let line = "";

/** The Date field line of now, as text (RFC 9110 section 6.6.1). */
export function dateLine(): string {
  const now = Math.floor(Date.now() / SECOND);
  if (now !== second) {
    second = now;
    line = `date: ${new Date(now * SECOND).toUTCString()}\r\n`;
  }
  return line;
}
