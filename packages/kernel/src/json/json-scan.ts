/** Finds values in JSON text without reading them. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const SPACE = 0x20;

/** Index of the next character that is not white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= SPACE) at += 1;
  return at;
}

/** The place of a value in JSON text. */
interface ValuePlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the list, object or text in the first member with a given name. Undefined if the value is of another
 * kind, if the text before it is not the beginning of an object, or if the name is written with escapes.
 */
export function placeOfLong(text: string, name: string): ValuePlace | undefined {
  let at = skipSpace(text, 0);
  if (text.charCodeAt(at) !== OPEN_BRACE) return undefined;
  do {
    const key = skipSpace(text, at + 1);
    if (text.charCodeAt(key) !== QUOTE) return undefined;
    const keyEnd = endOfString(text, key);
    const colon = skipSpace(text, keyEnd);
    if (text.charCodeAt(colon) !== COLON) return undefined;
    const start = skipSpace(text, colon + 1);
    const end = endOfValue(text, start);
    const isNamed = keyEnd - key === name.length + 2 && text.startsWith(name, key + 1);
    if (isNamed) return isLong(text.charCodeAt(start)) ? { start, end } : undefined;
    at = skipSpace(text, end);
  } while (text.charCodeAt(at) === COMMA);
  return undefined;
}

function isLong(first: number): boolean {
  return first === OPEN_BRACKET || first === OPEN_BRACE || first === QUOTE;
}

/**
 * The index after the value at the given position; the length of the text if the value is incomplete, or if a
 * list or object contains invalid characters.
 */
export function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return endOfString(text, start);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return endOfContainer(text, start);
  let at = start;
  while (at < text.length && !isBehindScalar(text.charCodeAt(at))) at += 1;
  return at;
}

function isBehindScalar(code: number): boolean {
  return code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET || code <= SPACE;
}

function endOfString(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at + 1;
}

/** Whether a character is escaped: an odd number of backslashes precedes it. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}

/**
 * The meaning of a character outside of strings, by its code; 0: the character is not allowed outside of
 * strings.
 */
const KINDS = new Uint8Array(128);
const PLAIN = 1;
const QUOTES = 2;
const OPENS = 3;
const CLOSES = 4;
for (const [characters, kind] of [
  [" \t\r\n:,+-.0123456789eEtrufalsn", PLAIN],
  ['"', QUOTES],
  ["[{", OPENS],
  ["]}", CLOSES],
] as const)
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;

function endOfContainer(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const kind = KINDS[text.charCodeAt(at)];
    if (kind === QUOTES) {
      at = endOfString(text, at);
      continue;
    }
    at += 1;
    if (kind === OPENS) depth += 1;
    else if (kind === CLOSES) {
      depth -= 1;
      if (depth === 0) return at;
    } else if (kind !== PLAIN) return text.length;
  }
  return at;
}
