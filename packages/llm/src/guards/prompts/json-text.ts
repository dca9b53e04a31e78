/** The beginning of a text that is JSON, such as the arguments of a call. */
const JSON_START = /^\s*["[{]/;
/** An escaped character of JSON, with one backslash more for each JSON that it is in (RFC 8259 section 7). */
const ESCAPED = /\\+(?:u([0-9a-f]{4})|\/)/gi;
const FIRST_PRINTABLE = 0x20;
/** Characters that JSON has to escape, and halves of pairs, which may have no other half. */
const KEPT = /["\\\ud800-\udfff]/;

/**
 * A text with the characters that its JSON escapes without need: whoever parses the JSON reads the characters.
 * Other texts stay.
 */
export function withoutEscapes(text: string): string {
  if (!text.includes("\\") || !JSON_START.test(text)) return text;
  return text.replaceAll(ESCAPED, (escape: string, digits: string | undefined) => {
    if (digits === undefined) return "/";
    const code = Number.parseInt(digits, 16);
    const character = String.fromCharCode(code);
    return code < FIRST_PRINTABLE || KEPT.test(character) ? escape : character;
  });
}
