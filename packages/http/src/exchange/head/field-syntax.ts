import { MAX_REMEMBERED_FIELD_NAMES } from "../../bounds.ts";
import { TARGET, TOKEN, VALUE } from "../../codec/characters.ts";
import { OWNED } from "../../codec/fields.ts";

/**
 * Throws a TypeError if the gateway must not write the header. An invalid name, or a value with
 * control characters, would allow header injection.
 */
export function isWritable(name: string, value: string): boolean {
  checkText(value, VALUE, "value of a field");
  if (WRITABLE.has(name)) return true;
  checkName(name);
  if (OWNED.has(name)) return false;
  if (WRITABLE.size < MAX_REMEMBERED_FIELD_NAMES) WRITABLE.add(name);
  return true;
}

/** Names known to be valid: a configuration writes the same few names with every request. */
const WRITABLE = new Set<string>();

/** Throws a TypeError unless the text is valid as target of a request line. */
export function checkTarget(target: string): void {
  if (target === "") throw new TypeError("request target is empty");
  checkText(target, TARGET, "request target");
}

/** Throws a TypeError unless the text is valid as value of Host. */
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
      throw new TypeError(`${what} contains a character that is not allowed`);
    }
  }
}
