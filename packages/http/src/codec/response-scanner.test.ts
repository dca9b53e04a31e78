import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { COMPLETE, REFUSED } from "./field-scanner.ts";
import { ResponseScanner } from "./response-scanner.ts";

function scan(text: string): { scanner: ResponseScanner; result: number } {
  const scanner = new ResponseScanner({ maxHeadBytes: 400, maxHeaders: 8 });
  const bytes = Buffer.from(text, "latin1");
  scanner.begin(0);
  return { scanner, result: scanner.scan(bytes, bytes.length) };
}

function withFields(fields: string): string {
  return `HTTP/1.1 200 OK\r\n${fields}\r\n\r\n`;
}

describe("rules for a response head", () => {
  const rules: readonly [rule: string, heads: readonly string[]][] = [
    [
      "RFC 9112 section 4: HTTP-version SP status-code SP [reason-phrase] CRLF",
      [
        "HTTP/1.1  200 OK\r\n\r\n",
        "HTTP/1.1 20 OK\r\n\r\n",
        "HTTP/1.1 2000 OK\r\n\r\n",
        "HTTP/1.1 2x0 OK\r\n\r\n",
        "HTTP/1.1 099 OK\r\n\r\n",
        "HTTP/1.1 600 OK\r\n\r\n",
        "HTTP/1.1\t200 OK\r\n\r\n",
        "HTTP/1.2 200 OK\r\n\r\n",
        "HTTP/2.0 200 OK\r\n\r\n",
        "HTTP/1.1 200 O\x00K\r\n\r\n",
        "HTTP/1.1 200 OK\n\n\n\n",
        "HTTP/1.1 200 O\rK\r\n\r\n",
        "\r\nHTTP/1.1 200 OK\r\n\r\n",
        "http/1.1 200 OK\r\n\r\n",
        "ICY 200 OK\r\n\r\n\r\n\r\n",
        "-ERR\r\n",
      ],
    ],
    [
      "RFC 9112 section 5: field lines are parsed as strictly as in requests",
      [
        withFields("x : 1"),
        withFields("x: 1\r\n 2"),
        withFields("x: 1\ny: 2"),
        withFields("x: \x00"),
        withFields("no colon"),
        withFields(`x: ${"a".repeat(400)}`),
        withFields(Array.from({ length: 9 }, () => "x: 1").join("\r\n")),
      ],
    ],
    [
      "RFC 9112 section 6.3: one unambiguous length",
      [
        withFields("content-length: 1\r\ncontent-length: 1"),
        withFields("content-length: 1, 1"),
        withFields("content-length: a"),
        withFields("content-length: 1\r\ntransfer-encoding: chunked"),
        withFields("transfer-encoding: gzip, chunked"),
        withFields("transfer-encoding: gzip"),
        withFields("transfer-encoding: chunked\r\ntransfer-encoding: chunked"),
        "HTTP/1.0 200 OK\r\ntransfer-encoding: chunked\r\n\r\n",
      ],
    ],
  ];
  for (const [rule, heads] of rules) {
    test(rule, () => {
      for (const head of heads) assert.equal(scan(head).result, REFUSED, JSON.stringify(head));
    });
  }
});

test("an empty reason phrase, even without the preceding space, and HTTP/1.0 are rewritten", () => {
  for (const [line, plain] of [
    ["HTTP/1.1 200 OK", true],
    ["HTTP/1.1 200 ", true],
    ["HTTP/1.1 200", false],
    ["HTTP/1.0 200 OK", false],
  ] as const) {
    const { scanner, result } = scan(`${line}\r\n\r\n`);
    assert.equal(result, COMPLETE, line);
    assert.equal(scanner.status, 200);
    assert.equal(scanner.plainLine, plain, line);
  }
});
