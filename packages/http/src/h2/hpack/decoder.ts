import { HTTP2_STRING_BUFFER_BYTES } from "../../bounds.ts";
import { TextCache } from "../../wire/text-cache.ts";
import { COMPRESSION_ERROR } from "../frames/constants.ts";
import { Http2Error } from "../frames/http2-error.ts";
import { DynamicTable } from "./dynamic-table.ts";
import { decodeHuffman, mostOctets } from "./huffman.ts";
import {
  HUFFMAN,
  INDEX_MASK,
  INDEXED,
  LITERAL_INDEX_MASK,
  REMEMBERED,
  REMEMBERED_INDEX_MASK,
  STRING_MASK,
  TABLE_SIZE,
  TABLE_SIZE_MASK,
} from "./representations.ts";
import { STATIC_TABLE, tableField } from "./static-table.ts";
import type { TableField } from "./static-table.ts";

/** Limits for a connection's header lists. */
export interface ListBounds {
  /** The value of our SETTINGS_HEADER_TABLE_SIZE. */
  readonly tableBytes: number;
  /** Maximum size of a header list, as RFC 9113 section 6.5.2 counts it. */
  readonly maxListBytes: number;
  readonly maxFields: number;
}

const CONTINUES = 0x80;
const OCTET_BITS = 7;
/** Maximum bytes of an integer (RFC 7541 section 5.1): longer integers exceed every possible value. */
const MOST_INTEGER_OCTETS = 5;
/** Buffer for decoding strings of usual length; longer strings get their own memory. */
const SCRATCH = Buffer.allocUnsafeSlow(HTTP2_STRING_BUFFER_BYTES);
const NOTHING = Buffer.alloc(0);
const TEXTS = new TextCache();

/** Decodes a peer's consecutive field blocks (RFC 7541 section 3). */
export class HpackDecoder {
  /** Whether the last list exceeded its limits and was truncated. */
  tooLarge = false;

  readonly #bounds: ListBounds;
  readonly #table: DynamicTable;
  #bytes: Buffer = NOTHING;
  #at = 0;
  #end = 0;
  #fields: string[] = [];
  #listBytes = 0;

  constructor(bounds: ListBounds) {
    this.#bounds = bounds;
    this.#table = new DynamicTable(bounds.tableBytes);
  }

  /**
   * Decodes a complete block to alternating names and values.
   * @throws {Http2Error} for a malformed block, after which no other can be decoded
   */
  decode(bytes: Buffer, start: number, end: number): string[] {
    const fields: string[] = [];
    this.#fields = fields;
    this.#bytes = bytes;
    this.#at = start;
    this.#end = end;
    this.#listBytes = 0;
    this.tooLarge = false;
    this.#readTableSizes();
    while (this.#at < end) this.#readField();
    this.#bytes = NOTHING;
    return fields;
  }

  /** Table size updates come first in a block (RFC 7541 section 4.2). */
  #readTableSizes(): void {
    while (this.#at < this.#end) {
      const first = this.#bytes[this.#at] ?? 0;
      if (first >= REMEMBERED || first < TABLE_SIZE) return;
      this.#table.resize(this.#integer(TABLE_SIZE_MASK));
    }
  }

  #readField(): void {
    const first = this.#bytes[this.#at] ?? 0;
    if (first >= INDEXED) {
      const { name, value, size } = this.#field(this.#integer(INDEX_MASK));
      this.#keep(name, value, size);
    } else if (first >= REMEMBERED) {
      const field = tableField(this.#name(REMEMBERED_INDEX_MASK), this.#text());
      this.#table.add(field);
      this.#keep(field.name, field.value, field.size);
    } else if (first >= TABLE_SIZE) {
      throw malformed("a table size within a field block");
    } else {
      const { name, value, size } = tableField(this.#name(LITERAL_INDEX_MASK), this.#text());
      this.#keep(name, value, size);
    }
  }

  /** A block can refer to a table entry many times, so nothing is kept beyond the limits. */
  #keep(name: string, value: string, size: number): void {
    const { maxListBytes, maxFields } = this.#bounds;
    this.#listBytes += size;
    this.tooLarge ||= this.#listBytes > maxListBytes || this.#fields.length >= 2 * maxFields;
    if (!this.tooLarge) this.#fields.push(name, value);
  }

  #field(index: number): TableField {
    const field =
      index < STATIC_TABLE.length
        ? STATIC_TABLE[index]
        : this.#table.at(index - STATIC_TABLE.length);
    if (field === undefined || index === 0) throw malformed("an index without a field");
    return field;
  }

  /** Reads the name of a literal field, from a table or as a string. */
  #name(mask: number): string {
    const index = this.#integer(mask);
    return index === 0 ? this.#text() : this.#field(index).name;
  }

  /** Reads an integer (RFC 7541 section 5.1); the mask selects the bits of the prefix. */
  #integer(mask: number): number {
    let value = this.#octet() & mask;
    if (value < mask) return value;
    let octet = CONTINUES;
    for (let count = 0; octet >= CONTINUES; count++) {
      if (count === MOST_INTEGER_OCTETS) throw malformed("an integer that is too large");
      octet = this.#octet();
      value += (octet & ~CONTINUES) * 2 ** (OCTET_BITS * count);
    }
    return value;
  }

  #octet(): number {
    if (this.#at === this.#end) throw malformed("a field block that ends too early");
    return this.#bytes[this.#at++] ?? 0;
  }

  /** Reads a string literal (RFC 7541 section 5.2). */
  #text(): string {
    const isHuffman = (this.#bytes[this.#at] ?? 0) >= HUFFMAN;
    const length = this.#integer(STRING_MASK);
    const start = this.#at;
    const end = start + length;
    if (end > this.#end) throw malformed("a field block that ends too early");
    this.#at = end;
    if (!isHuffman) return TEXTS.read(this.#bytes, start, end);
    const most = mostOctets(length);
    const into = most <= SCRATCH.length ? SCRATCH : Buffer.allocUnsafeSlow(most);
    const octets = decodeHuffman(this.#bytes, start, end, into);
    if (octets < 0) throw malformed("malformed Huffman code");
    return TEXTS.read(into, 0, octets);
  }
}

/** The error of a malformed field block, which ends the connection (RFC 9113 section 4.3). */
function malformed(detail: string): Http2Error {
  return new Http2Error(COMPRESSION_ERROR, detail);
}
