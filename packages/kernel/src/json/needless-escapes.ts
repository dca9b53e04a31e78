/** An escaped character of JSON, with one backslash more for each JSON that it is in (RFC 8259 section 7). */
const ESCAPED = /\\+(?:u([0-9a-f]{4})|\/)/gi;
const FIRST_PRINTABLE = 0x20;
/** Characters that JSON has to escape, and halves of pairs, which may have no other half. */
const KEPT = /["\\\ud800-\udfff]/;
const LAST_CODE_UNIT = 0xff_ff;

/**
 * JSON, or a text with JSON, without the escapes that JSON does not need: whoever parses it reads the same. The
 * escapes that stay have digits in lower case.
 * @param last the code of the last character whose escapes are removed; unset: of all
 */
export function withoutNeedlessEscapes(text: string, last = LAST_CODE_UNIT): string {
  if (!text.includes("\\")) return text;
  return text.replaceAll(ESCAPED, (escape: string, digits: string | undefined) => {
    if (digits === undefined) return "/";
    const code = Number.parseInt(digits, 16);
    const character = String.fromCharCode(code);
    const isNeeded = code < FIRST_PRINTABLE || code > last || KEPT.test(character);
    return isNeeded ? escape.toLowerCase() : character;
  });
}
