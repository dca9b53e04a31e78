const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const QUOTED = '"(?:[\\t !#-[\\]-~\\x80-\\xff]|\\\\[\\t -~\\x80-\\xff])*"';
const SIZE_LINE = new RegExp(
  `([0-9A-Fa-f]{1,13})((?:;${TOKEN}(?:=(?:${TOKEN}|${QUOTED}))?)*)\\r\\n`,
  "y",
);
const FIELD_LINE = new RegExp(`(${TOKEN}):[\\t -~\\x80-\\xff]*\\r\\n`, "y");
const MAX_EXTENSION = 256;
const MAX_FIELDS = 20;
/**
 * Fields that must not be sent as trailers (RFC 9110 section 6.5.1), as far as the engine knows
 * them.
 */
const FORBIDDEN: ReadonlySet<string> = new Set([
  "host",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "upgrade",
]);

/** Whether the text begins with a chunked body (RFC 9112 section 7.1), written for comparison only. */
export function isChunked(text: string): boolean {
  for (let at = 0; ;) {
    SIZE_LINE.lastIndex = at;
    const line = SIZE_LINE.exec(text);
    if (line === null || (line[2]?.length ?? 0) > MAX_EXTENSION) return false;
    const size = Number.parseInt(line[1] ?? "", 16);
    at = SIZE_LINE.lastIndex;
    if (size === 0) return hasTrailers(text, at);
    if (text.slice(at + size, at + size + 2) !== "\r\n") return false;
    at += size + 2;
  }
}

function hasTrailers(text: string, start: number): boolean {
  let at = start;
  for (let count = 0; count <= MAX_FIELDS; count++) {
    if (text.startsWith("\r\n", at)) return true;
    FIELD_LINE.lastIndex = at;
    const name = FIELD_LINE.exec(text)?.[1];
    if (name === undefined || FORBIDDEN.has(name.toLowerCase())) return false;
    at = FIELD_LINE.lastIndex;
  }
  return false;
}
