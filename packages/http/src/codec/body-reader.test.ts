import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  BodyReader,
  BY_CHUNKS,
  BY_LENGTH,
  MALFORMED,
  NO_BODY,
  UNTIL_CLOSE,
} from "./body-reader.ts";
import type { Framing } from "./body-reader.ts";

const LIMITS = { maxHeadBytes: 100, maxHeaders: 4 };

/** Reads a body; `end` is the number of bytes that belong to it. */
function read(framing: Framing, length: number, text: string) {
  const reader = new BodyReader(LIMITS);
  const bytes = Buffer.from(text, "latin1");
  reader.begin(framing, length);
  const end = reader.read(bytes, 0, bytes.length);
  let data = "";
  for (let index = 0; index < reader.rangeCount; index += 2) {
    data += bytes.toString("latin1", reader.ranges[index], reader.ranges[index + 1]);
  }
  return { end, data, complete: reader.complete };
}

test("no body, a length, and until the connection closes (RFC 9112 section 6.3)", () => {
  assert.deepEqual(read(NO_BODY, 0, "GET"), { end: 0, data: "", complete: true });
  assert.deepEqual(read(BY_LENGTH, 0, "GET"), { end: 0, data: "", complete: true });
  assert.deepEqual(read(BY_LENGTH, 3, "abcGET"), { end: 3, data: "abc", complete: true });
  assert.deepEqual(read(BY_LENGTH, 3, "ab"), { end: 2, data: "ab", complete: false });
  assert.deepEqual(read(UNTIL_CLOSE, 0, "ab"), { end: 2, data: "ab", complete: false });
});

describe("valid chunks", () => {
  const bodies: readonly [body: string, data: string][] = [
    ["0\r\n\r\n", ""],
    ["3\r\nabc\r\n0\r\n\r\n", "abc"],
    ["0003\r\nabc\r\n000\r\n\r\n", "abc"],
    ["a\r\n0123456789\r\nA\r\n0123456789\r\n0\r\n\r\n", "01234567890123456789"],
    ['1;a\r\nx\r\n0;b=c;d="e f\\"g"\r\n\r\n', "x"],
    ["1\r\nx\r\n0\r\nx-sum: 1\r\ny:\r\n\r\n", "x"],
  ];
  for (const [body, data] of bodies) {
    test(JSON.stringify(body), () => {
      assert.deepEqual(read(BY_CHUNKS, 0, `${body}GET`), {
        end: body.length,
        data,
        complete: true,
      });
    });
  }
});

describe("invalid chunks", () => {
  const rules: readonly [rule: string, bodies: readonly string[]][] = [
    [
      "RFC 9112 section 7.1: chunk-size = 1*HEXDIG",
      [
        "\r\n",
        "g\r\n",
        "-1\r\n",
        "+1\r\n",
        "0x1\r\nx\r\n",
        " 1\r\nx\r\n",
        "1 \r\nx\r\n",
        "1\t\r\n",
        ";a\r\n",
        "\n",
      ],
    ],
    [
      "RFC 9112 section 7.1: recipients must prevent integer overflow of the chunk size",
      ["10000000000000000\r\n", "fffffffffffffffff\r\n", `${"0".repeat(20)}1\r\nx\r\n`],
    ],
    [
      "RFC 9112 section 7.1: chunk lines and chunk data end with CRLF",
      [
        "1\nx\r\n0\r\n\r\n",
        "1\r\r\nx",
        "1\rx",
        "1\r\nxy\r\n",
        "1\r\nx\n0\r\n\r\n",
        "1\r\nx\r0\r\n",
        "1\r\nx0\r\n\r\n",
        "0\r\n\n",
        "0\r\n\rx",
      ],
    ],
    [
      "RFC 9112 section 7.1.1: extensions are tokens and quoted strings, without white space",
      [
        "1; a\r\nx",
        "1 ;a\r\nx",
        "1;\r\nx",
        "1;a=\r\nx",
        "1;=b\r\nx",
        "1;a\n\r\n",
        '1;a="b\r\n"\r\n',
        '1;a="b"c\r\nx',
        "1;\x00\r\nx",
        "1;a\x0b\r\n",
      ],
    ],
    [
      "RFC 9112 section 7.1.1: the length of extensions is limited",
      [`1;${"a".repeat(300)}\r\nx\r\n`],
    ],
    [
      "RFC 9110 section 6.5.1: no framing, routing or connection fields as trailers",
      [
        "0\r\ncontent-length: 1\r\n\r\n",
        "0\r\nHost: a\r\n\r\n",
        "0\r\nTransfer-Encoding: chunked\r\n\r\n",
        "0\r\nconnection: x\r\n\r\n",
      ],
    ],
    [
      "RFC 9112 section 7.1.2: trailers are field lines, within the limits of a head",
      [
        "0\r\nx\r\n\r\n",
        "0\r\nx : 1\r\n\r\n",
        "0\r\nx: 1\n\r\n",
        "0\r\nx: 1\r\n y\r\n\r\n",
        "0\r\na:\r\nb:\r\nc:\r\nd:\r\ne:\r\n\r\n",
        `0\r\nx: ${"a".repeat(100)}\r\n\r\n`,
      ],
    ],
  ];
  for (const [rule, bodies] of rules) {
    test(rule, () => {
      for (const body of bodies) {
        assert.equal(read(BY_CHUNKS, 0, body).end, MALFORMED, JSON.stringify(body));
      }
    });
  }
});

test("trailers in several pieces are read from reused memory", () => {
  const reader = new BodyReader(LIMITS);
  reader.begin(BY_CHUNKS, 0);
  const lent = Buffer.from("0\r\nHos", "latin1");
  reader.read(lent, 0, lent.length);
  lent.fill("x");
  const rest = Buffer.from("t: a\r\n\r\n", "latin1");
  assert.equal(reader.read(rest, 0, rest.length), MALFORMED, "Host is not a trailer");
});

test("other limits apply to the next body", () => {
  const reader = new BodyReader(LIMITS);
  const bytes = Buffer.from("0\r\na: b\r\nc: d\r\n\r\n", "latin1");
  reader.begin(BY_CHUNKS, 0);
  assert.equal(reader.read(bytes, 0, bytes.length), bytes.length);
  reader.use({ ...LIMITS, maxHeaders: 1 }, true);
  reader.begin(BY_CHUNKS, 0);
  assert.equal(reader.read(bytes, 0, bytes.length), MALFORMED);
});
