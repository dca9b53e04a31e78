import { isIPv6 } from "node:net";
import { COLON, HEXADECIMAL, isDigit, REGISTERED_NAME, text } from "./characters.ts";

const OPEN = 0x5b;
const CLOSE = 0x5d;
const PERCENT = 0x25;
const ZERO = 0x30;
const HIGHEST_PORT = 65_535;
const PORT_DIGITS = String(HIGHEST_PORT).length;
const NO_DIGIT = 255;
/** An IP address of a version after 6 (RFC 3986 section 3.2.2). */
const IP_FUTURE = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;

/**
 * Whether the bytes are `uri-host [ ":" port ]` with a non-empty host (RFC 9110 sections 4.2.1 and
 * 7.2, RFC 3986 section 3.2.2); user information is not allowed.
 */
export function isAuthority(bytes: Uint8Array, start: number, end: number): boolean {
  const hostEnd =
    bytes[start] === OPEN ? literalEnd(bytes, start, end) : nameEnd(bytes, start, end);
  return hostEnd > start && isPort(bytes, hostEnd, end);
}

/**
 * The authority of an HTTP/1.0 request without Host: the local address of the connection (RFC 9112
 * section 3.3); an empty address means a Unix socket.
 */
export function localAuthority(address: string, port: number): string {
  if (address === "") return "localhost";
  return address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
}

/** Whether the bytes are `uri-host ":" port`, the target of CONNECT (RFC 9112 section 3.2.3). */
export function isHostAndPort(bytes: Uint8Array, start: number, end: number): boolean {
  return isAuthority(bytes, start, end) && bytes[end - 1] !== COLON && hasPort(bytes, start, end);
}

function hasPort(bytes: Uint8Array, start: number, end: number): boolean {
  let at = end;
  while (at > start && isDigit(bytes[at - 1])) at--;
  return at > start && at < end && bytes[at - 1] === COLON;
}

/**
 * Index after the closing bracket of an IP-literal; -1 if the bracket is missing or the address is malformed.
 */
function literalEnd(bytes: Uint8Array, start: number, end: number): number {
  const from = start + 1;
  let close = from;
  while (close < end && bytes[close] !== CLOSE) close++;
  const valid = close < end && isAddress(text(bytes, from, close));
  return valid ? close + 1 : -1;
}

/**
 * Whether a text is allowed between the brackets of an IP-literal (RFC 3986 section 3.2.2). A zone is not
 * allowed, because it has no meaning for a peer.
 */
function isAddress(literal: string): boolean {
  return (isIPv6(literal) && !literal.includes("%")) || IP_FUTURE.test(literal);
}

/**
 * Index of the colon before the port, or `end` without a port; -1 if a character is not allowed in a host
 * name.
 */
function nameEnd(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === COLON) return at;
    if (byte === PERCENT) {
      if (at + 2 >= end || HEXADECIMAL[bytes[at + 1] ?? 0] === NO_DIGIT) return -1;
      if (HEXADECIMAL[bytes[at + 2] ?? 0] === NO_DIGIT) return -1;
    } else if (REGISTERED_NAME[byte] !== 1) {
      return -1;
    }
  }
  return end;
}

/**
 * Whether the host is followed by nothing, or by a colon and a port, which may be empty (RFC 3986 section
 * 3.2.3).
 */
function isPort(bytes: Uint8Array, start: number, end: number): boolean {
  if (start === end) return true;
  if (bytes[start] !== COLON || end - start - 1 > PORT_DIGITS) return false;
  let port = 0;
  for (let at = start + 1; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (!isDigit(byte)) return false;
    port = port * 10 + byte - ZERO;
  }
  return port <= HIGHEST_PORT;
}
