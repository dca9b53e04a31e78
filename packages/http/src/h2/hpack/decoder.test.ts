import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { HTTP2_STRING_BUFFER_BYTES } from "../../bounds.ts";
import { COMPRESSION_ERROR } from "../frames/constants.ts";
import { Http2Error } from "../frames/http2-error.ts";
import { HpackDecoder } from "./decoder.ts";
import { FIELD_OVERHEAD } from "./static-table.ts";

const TABLE_BYTES = 4096;
const BOUNDS = { tableBytes: TABLE_BYTES, maxListBytes: 65_536, maxFields: 100 };
const GARBAGE_BYTES = 300;
const ZERO_BITS = 5;

const malformed = (error: unknown): boolean =>
  error instanceof Http2Error && error.code === COMPRESSION_ERROR;

function decodeHex(hex: string, decoder = new HpackDecoder(BOUNDS)): string[] {
  const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");
  return decoder.decode(bytes, 0, bytes.length);
}

/** A literal field for the dynamic table; its name is one letter, its value is `count` times "v". */
function remembered(letter: string, count: number): string {
  const value = Buffer.alloc(count, "v").toString("hex");
  return `4001${Buffer.from(letter).toString("hex")}${lengthOf(count)}${value}`;
}

/** Encodes a length below 16,511 as an integer with a prefix of 7 bits. */
function lengthOf(count: number, huffman = 0): string {
  if (count < 0x7f) return Buffer.from([huffman | count]).toString("hex");
  const rest = count - 0x7f;
  return Buffer.from([huffman | 0x7f, (rest & 0x7f) | 0x80, rest >> 7]).toString("hex");
}

describe("a malformed block is refused (RFC 7541)", () => {
  const cases: Readonly<Record<string, string>> = {
    "index 0 (section 6.1)": "80",
    "an index beyond the tables (section 2.3.3)": "be",
    "a literal field with a name beyond the tables": "7e0161",
    "an integer that does not end (section 5.1)": "ff",
    "a truncated integer": "ff80",
    "an integer of 32 bits that is too large": "ff ffffffff0f",
    "an integer with more octets than any valid integer": "ff 808080808000",
    "a string longer than the block (section 5.2)": "000161",
    "an integer with more octets than any valid integer, although the index exists":
      "0f 8080808080 00 0161",
    "a value one octet longer than the block": "0001610262",
    "a string without its length": "00",
    "a missing value": "000161",
    "a Huffman string that contains EOS (section 5.2)": "0084ffffffff0161",
    "padding of more than seven bits": "0082 1fff 00",
    "padding of eight bits": "0082 f8ff 00",
    "padding that is not a prefix of EOS": "0081 18 00",
    "a table larger than our settings (section 6.3)": "3fe21f",
    "a table size after a field (section 4.2)": "8220",
  };
  for (const [name, hex] of Object.entries(cases)) {
    test(name, () => assert.throws(() => decodeHex(hex), malformed));
  }
});

describe("unusual but valid blocks are decoded", () => {
  const cases: Readonly<Record<string, readonly [hex: string, ...fields: string[]]>> = {
    "no fields": [""],
    "several table sizes at the beginning": ["20 3fe11f 82", ":method", "GET"],
    "an integer with superfluous octets": ["0f818000 0161", "accept-encoding", "a"],
    "a field with neither name nor value": ["000000", "", ""],
    "padding of seven bits, and no padding": ["0084 18c631ff 81 f8", "aaaaa", "&"],
    "an empty Huffman string": ["0080 80", "", ""],
  };
  for (const [name, [hex, ...fields]] of Object.entries(cases)) {
    test(name, () => assert.deepEqual(decodeHex(hex), fields));
  }
});

test("a long string in Huffman code is read, and another after it", () => {
  const eightLetters = "18c6318c63";
  const count = 3000;
  const coded = `${lengthOf((count * eightLetters.length) / 2, 0x80)}${eightLetters.repeat(count)}`;
  const [, value, , next] = decodeHex(`000161${coded} 000162${coded}`);
  assert.equal(value, "a".repeat(8 * count));
  assert.equal(next, value);
});

describe("the table", () => {
  const size = 1000;
  const value = size - 1 - FIELD_OVERHEAD;

  test("the table keeps as many entries as its size allows, and drops the oldest first (RFC 7541 section 4.4)", () => {
    const decoder = new HpackDecoder({ ...BOUNDS, tableBytes: 3 * size });
    decodeHex(remembered("a", value) + remembered("b", value) + remembered("c", value), decoder);
    const names = decodeHex("bebfc0", decoder).filter((_, index) => index % 2 === 0);
    assert.deepEqual(names, ["c", "b", "a"]);
    decodeHex(remembered("d", value), decoder);
    assert.equal(decodeHex("be", decoder)[0], "d");
    assert.equal(decodeHex("c0", decoder)[0], "b");
    assert.throws(() => decodeHex("c1", decoder), malformed);
  });

  test("a field that is larger than the table is decoded, and empties the table", () => {
    const decoder = new HpackDecoder({ ...BOUNDS, tableBytes: size });
    assert.equal(decodeHex(remembered("a", value), decoder).length, 2);
    assert.equal(decodeHex("be", decoder)[0], "a");
    assert.equal(decodeHex(remembered("b", value + 1), decoder)[1]?.length, value + 1);
    assert.throws(() => decodeHex("be", decoder), malformed);
  });

  test("a smaller table size drops entries, and a larger one does not restore them", () => {
    const decoder = new HpackDecoder(BOUNDS);
    decodeHex(remembered("a", 1) + remembered("b", 1), decoder);
    assert.deepEqual(decodeHex("3f0b 3fe11f be", decoder), ["b", "v"]);
    assert.throws(() => decodeHex("bf", decoder), malformed);
  });

  test("a new field can use the name of the entry that it evicts", () => {
    const decoder = new HpackDecoder({ ...BOUNDS, tableBytes: size });
    decodeHex(remembered("a", value), decoder);
    assert.deepEqual(decodeHex("7e0162 be", decoder), ["a", "b", "a", "b"]);
  });
});

describe("a decoded header list has a maximum number of fields and bytes", () => {
  const list = (fields: number): string => "82".repeat(fields);
  const bytes = ":methodGET".length + FIELD_OVERHEAD;
  const most = 7;

  test("the maximum number of fields", () => {
    const decoder = new HpackDecoder({ ...BOUNDS, maxFields: most });
    assert.equal(decodeHex(list(most), decoder).length, 2 * most);
    assert.equal(decoder.tooLarge, false);
    assert.equal(decodeHex(list(most + 1), decoder).length, 2 * most);
    assert.equal(decoder.tooLarge, true);
    decodeHex(list(1), decoder);
    assert.equal(decoder.tooLarge, false);
  });

  test("the maximum number of bytes", () => {
    const decoder = new HpackDecoder({ ...BOUNDS, maxListBytes: most * bytes });
    assert.equal(decodeHex(list(most), decoder).length, 2 * most);
    assert.equal(decoder.tooLarge, false);
    decodeHex(list(most + 1), decoder);
    assert.equal(decoder.tooLarge, true);
    const smaller = new HpackDecoder({ ...BOUNDS, maxListBytes: most * bytes - 1 });
    assert.equal(decodeHex(list(most), smaller).length, 2 * (most - 1));
    assert.equal(smaller.tooLarge, true);
  });

  test("the table also gets the fields beyond the maximum", () => {
    const decoder = new HpackDecoder({ ...BOUNDS, maxFields: 1 });
    decodeHex(list(2) + remembered("a", 1), decoder);
    assert.equal(decoder.tooLarge, true);
    assert.deepEqual(decodeHex("be", decoder), ["a", "v"]);
  });

  test("the maximum also applies when a small block names a large field very often", () => {
    const decoder = new HpackDecoder(BOUNDS);
    const value = TABLE_BYTES - 1 - FIELD_OVERHEAD;
    decodeHex(remembered("a", value), decoder);
    const fields = decodeHex("be".repeat(1_000_000), decoder);
    assert.equal(decoder.tooLarge, true);
    assert.equal(fields.length, (2 * BOUNDS.maxListBytes) / TABLE_BYTES);
  });
});

test("any bytes are either fields within the bounds or malformed", () => {
  const bounds = { tableBytes: 200, maxListBytes: 1000, maxFields: 20 };
  const blocks = fc.array(fc.uint8Array({ maxLength: GARBAGE_BYTES }), { maxLength: 5 });
  fc.assert(
    fc.property(blocks, (parts) => {
      const decoder = new HpackDecoder(bounds);
      for (const part of parts) {
        try {
          const fields = decoder.decode(Buffer.from(part), 0, part.length);
          const size = fields.reduce((sum, text) => sum + text.length + FIELD_OVERHEAD / 2, 0);
          assert.ok(size <= bounds.maxListBytes && fields.length <= 2 * bounds.maxFields);
        } catch (error) {
          assert.ok(malformed(error), String(error));
        }
      }
    }),
    { numRuns: 5000 },
  );
});

test("a string in Huffman code is read whole, about the size of the memory for most of them", () => {
  const size = HTTP2_STRING_BUFFER_BYTES;
  for (const length of [size - 1, size, size + 1, 2 * size]) {
    // The code of "0" is five zero bits (RFC 7541 appendix B); the rest of an octet is padding with ones.
    const bits = `${"0".repeat(ZERO_BITS * length)}1111111`;
    const octets = bits.match(/[01]{8}/g) ?? [];
    const code = Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
    const block = Buffer.concat([Buffer.from("000161", "hex"), huffmanLength(code.length), code]);
    const fields = new HpackDecoder(BOUNDS).decode(block, 0, block.length);
    assert.deepEqual(fields, ["a", "0".repeat(length)]);
  }
});

/** A length of three octets, with the flag for Huffman code (RFC 7541 section 5.1). */
function huffmanLength(length: number): Buffer {
  const rest = length - 0x7f;
  return Buffer.from([0xff, (rest & 0x7f) | 0x80, ((rest >> 7) & 0x7f) | 0x80, rest >> 14]);
}
