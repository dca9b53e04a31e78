import { LOOPED_CHARACTERS } from "../../bounds.ts";
import {
  INDEXED,
  INDEX_MASK,
  LITERAL_INDEX_MASK,
  NEVER_INDEXED,
  STRING_MASK,
  TABLE_SIZE,
} from "./representations.ts";
import { STATIC_TABLE } from "./static-table.ts";

const CONTINUES = 0x80;
const OCTET_BITS = 7;
/** Maximum bytes of a 32-bit integer (RFC 7541 section 5.1), and number of strings in a field. */
const MOST_INTEGER_OCTETS = 6;
const MOST_FIELD_OVERHEAD = 1 + 2 * MOST_INTEGER_OCTETS;

/** A name's entries in the static table: its first index, and the index of each value. */
interface StaticName {
  readonly index: number;
  readonly values: Map<string, number>;
}

const NAMES = new Map<string, StaticName>();
for (const [index, { name, value }] of STATIC_TABLE.entries()) {
  if (index === 0) continue;
  const known = NAMES.get(name) ?? { index, values: new Map<string, number>() };
  NAMES.set(name, known);
  if (value !== "") known.values.set(value, index);
}

/**
 * Encodes field blocks with the static table only and without Huffman coding: this is the cheapest
 * encoding, and needs no state per connection.
 */
export class HpackEncoder {
  #mustShrink = false;

  /**
   * Is called when the peer has changed its table size; the encoder then announces that it uses no table (RFC
   * 7541 section 4.2).
   */
  tableSizeChanged(): void {
    this.#mustShrink = true;
  }

  /**
   * Encodes alternating lower-case names and latin1 values, and returns the end position; see
   * {@link mostBytes}.
   */
  encode(fields: readonly string[], into: Buffer, at: number): number {
    let end = at;
    if (this.#mustShrink) {
      this.#mustShrink = false;
      into[end++] = TABLE_SIZE;
    }
    for (let index = 0; index < fields.length; index += 2) {
      end = writeField(fields[index] ?? "", fields[index + 1] ?? "", into, end);
    }
    return end;
  }
}

/** An upper bound for the encoded size of fields. */
export function mostBytes(fields: readonly string[]): number {
  let most = 1 + (fields.length / 2) * MOST_FIELD_OVERHEAD;
  for (let index = 0; index < fields.length; index++) most += fields[index]?.length ?? 0;
  return most;
}

/**
 * All literals are marked "never indexed" (RFC 7541 section 6.2.3). The gateway does not record which fields
 * need that mark because they had it when received, and other fields may be secret.
 */
function writeField(name: string, value: string, into: Buffer, at: number): number {
  const known = NAMES.get(name);
  if (known === undefined) {
    into[at] = NEVER_INDEXED;
    return writeText(value, into, writeText(name, into, at + 1));
  }
  const index = known.values.get(value);
  if (index !== undefined) {
    into[at] = INDEXED;
    return writeInteger(index, INDEX_MASK, into, at);
  }
  into[at] = NEVER_INDEXED;
  return writeText(value, into, writeInteger(known.index, LITERAL_INDEX_MASK, into, at));
}

/**
 * Writes an integer (RFC 7541 section 5.1). The first byte already contains the type of the representation;
 * the mask selects the prefix.
 */
function writeInteger(value: number, mask: number, into: Buffer, at: number): number {
  const first = into[at] ?? 0;
  if (value < mask) {
    into[at] = first | value;
    return at + 1;
  }
  into[at] = first | mask;
  let end = at + 1;
  let rest = value - mask;
  for (; rest >= CONTINUES; rest >>>= OCTET_BITS) into[end++] = rest | CONTINUES;
  into[end] = rest;
  return end + 1;
}

function writeText(text: string, into: Buffer, at: number): number {
  const { length } = text;
  into[at] = 0;
  const start = writeInteger(length, STRING_MASK, into, at);
  if (length < LOOPED_CHARACTERS) {
    for (let index = 0; index < length; index++) into[start + index] = text.charCodeAt(index);
  } else {
    into.write(text, start, "latin1");
  }
  return start + length;
}
