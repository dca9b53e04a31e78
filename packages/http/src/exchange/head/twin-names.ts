import { OWNED } from "../../codec/fields.ts";

const SEPARATORS = /[-_]/g;

/** Whether other names can be twins of this one, in lower case. */
export function mayHaveTwin(name: string): boolean {
  return name.includes("-") || name.includes("_");
}

/**
 * Whether a received name is another name, in lower case, that differs from the given one only in hyphens and
 * underscores: CGI and its successors, such as WSGI, show both to a program as one variable (RFC 3875 section
 * 4.1.18), so a client could send with one what the gateway sets or removes as the other. Never a header that only
 * the engine writes.
 */
export function isTwin(received: string, name: string): boolean {
  if (received.length !== name.length || received === name || OWNED.has(received)) return false;
  return received.replaceAll(SEPARATORS, "-") === name.replaceAll(SEPARATORS, "-");
}
