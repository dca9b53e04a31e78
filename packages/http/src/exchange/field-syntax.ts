import { MAX_REMEMBERED_FIELD_NAMES } from "../bounds.ts";
import { TARGET, TOKEN, VALUE } from "../codec/characters.ts";
import { OWNED } from "../codec/fields.ts";

/**
 * Whether the gateway may write the field. A name that is not a token in lower case, or a value with
 * control characters, is a mistake of the caller and throws a TypeError: sent, it would let whoever
 * chose the value write fields of their own.
 */
export function isWritable(name: string, value: string): boolean {
  checkText(value, VALUE, "value of a field");
  if (WRITABLE.has(name)) return true;
  checkName(name);
  if (OWNED.has(name)) return false;
  if (WRITABLE.size < MAX_REMEMBERED_FIELD_NAMES) WRITABLE.add(name);
  return true;
}

/** Names that were found to be writable: a configuration writes a few of them, with every request. */
const WRITABLE = new Set<string>();

/** Throws a TypeError unless the text can be as target in a request line. */
export function checkTarget(target: string): void {
  if (target === "") throw new TypeError("request target is empty");
  checkText(target, TARGET, "request target");
}

/** Throws a TypeError unless the text can be as value of Host. */
export function checkAuthority(authority: string): void {
  checkText(authority, TARGET, "authority");
}

function checkName(name: string): void {
  if (name === "") throw new TypeError("field name is empty");
  for (let index = 0; index < name.length; index++) {
    const code = name.charCodeAt(index);
    if (TOKEN[code] !== 1 || (code >= 0x41 && code <= 0x5a)) {
      throw new TypeError("field name is not a token in lower case");
    }
  }
}

function checkText(value: string, table: Uint8Array, what: string): void {
  for (let index = 0; index < value.length; index++) {
    if (table[value.charCodeAt(index)] !== 1) {
      throw new TypeError(`${what} has a character that is not allowed`);
    }
  }
}
