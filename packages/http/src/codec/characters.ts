/** Bytes with a meaning in HTTP/1.1 (RFC 9112, RFC 5234 appendix B.1). */
export const TAB = 0x09;
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
export const COMMA = 0x2c;
export const SLASH = 0x2f;
export const COLON = 0x3a;

const DIGITS = "0123456789";
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SIZE = 256;

/** A lookup table with 1 at the code of each character. */
function characters(members: string): Uint8Array {
  const table = new Uint8Array(SIZE);
  for (let index = 0; index < members.length; index++) table[members.charCodeAt(index)] = 1;
  return table;
}

/**
 * A lookup table with 1 at each byte of the ranges (both ends included), except the excluded ones.
 */
function ranges(bounds: readonly (readonly [number, number])[], except = ""): Uint8Array {
  const table = new Uint8Array(SIZE);
  for (const [first, last] of bounds) table.fill(1, first, last + 1);
  for (let index = 0; index < except.length; index++) table[except.charCodeAt(index)] = 0;
  return table;
}

/** The characters of a token (`tchar`, RFC 9110 section 5.6.2). */
export const TOKEN = characters(`!#$%&'*+-.^_\`|~${DIGITS}${LETTERS}`);

/**
 * The byte to write for each byte of a token, in lower case or unchanged; 0 for all other bytes.
 */
export const LOWER_TOKEN = TOKEN.map((member, code) => (member === 1 ? lowerCase(code) : 0));
export const SAME_TOKEN = TOKEN.map((member, code) => (member === 1 ? code : 0));

/**
 * The characters of a field value: field-vchar, space and tab (RFC 9110 section 5.5), but no control
 * characters.
 */
export const VALUE = ranges([
  [TAB, TAB],
  [SPACE, 0x7e],
  [0x80, 0xff],
]);

/**
 * Bytes allowed in a request target: visible ASCII. A fragment is never sent (RFC 9110 section
 * 4.2.5).
 */
export const TARGET = ranges([[0x21, 0x7e]], "#");

/** The characters of `reg-name` and `IPv4address` (RFC 3986 section 3.2.2); "%" is checked separately. */
export const REGISTERED_NAME = characters(`-._~!$&'()*+,;=${DIGITS}${LETTERS}`);

/** Value of a hexadecimal digit; 255 for every other byte. */
export const HEXADECIMAL = new Uint8Array(SIZE).fill(255);
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16);
  HEXADECIMAL[digit.charCodeAt(0)] = value;
  HEXADECIMAL[digit.toUpperCase().charCodeAt(0)] = value;
}

/** Converts an ASCII letter to lower case. */
const LOWER = Uint8Array.from({ length: SIZE }, (_, code) => lowerCase(code));

function lowerCase(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** Compares bytes with a text, ignoring the case of ASCII letters; `text` is in lower case. */
export function equalsText(bytes: Uint8Array, start: number, end: number, text: string): boolean {
  if (end - start !== text.length) return false;
  for (let index = 0; index < text.length; index++) {
    if (LOWER[bytes[start + index] ?? 0] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Whether every byte from `start` to `end` is in the table. */
export function allIn(bytes: Uint8Array, start: number, end: number, table: Uint8Array): boolean {
  for (let index = start; index < end; index++) {
    if (table[bytes[index] ?? 0] !== 1) return false;
  }
  return true;
}

/** Decodes bytes as latin1 characters. */
export function text(bytes: Uint8Array, start: number, end: number): string {
  let characters = "";
  for (let index = start; index < end; index++) {
    characters += String.fromCharCode(bytes[index] ?? 0);
  }
  return characters;
}
