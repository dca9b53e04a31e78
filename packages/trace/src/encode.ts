/** The comment that tells a watcher that the next request will be traced. */
export const SSE_READY = ": ready\n\n";
export const SSE_KEEPALIVE = ": keepalive\n\n";

/**
 * Formats a record as a server-sent event.
 * @param json a record without line breaks
 */
export function encodeSse(json: string): string {
  return `data: ${json}\n\n`;
}

/**
 * Formats a record as a line of newline-delimited JSON. Control characters that JSON allows unescaped are
 * escaped, so that a terminal does not interpret them.
 */
export function encodeLine(json: string): string {
  return `${json.replace(/[\u007f-\u009f\u2028\u2029]/g, escape)}\n`;
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
