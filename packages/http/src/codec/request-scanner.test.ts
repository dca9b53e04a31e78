import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { COMPLETE, INCOMPLETE, REFUSED } from "./field-scanner.ts";
import { RequestScanner } from "./request-scanner.ts";

const LIMITS = { maxHeadBytes: 400, maxHeaders: 8, maxTargetBytes: 60 };

function scan(text: string): { scanner: RequestScanner; result: number } {
  const scanner = new RequestScanner(LIMITS);
  const bytes = Buffer.from(text, "latin1");
  scanner.begin(0);
  return { scanner, result: scanner.scan(bytes, bytes.length) };
}

/** Returns the status with which a request head is refused; 0 if the head is accepted. */
function statusOf(text: string): number {
  const { scanner, result } = scan(text);
  assert.notEqual(result, INCOMPLETE, JSON.stringify(text));
  return result === REFUSED ? scanner.refusal.status : 0;
}

function withFields(fields: string): string {
  return `GET / HTTP/1.1\r\nhost: a\r\n${fields}\r\n\r\n`;
}

describe("rules for a request head", () => {
  const rules: readonly [rule: string, status: number, heads: readonly string[]][] = [
    [
      "RFC 9112 section 3: method SP request-target SP HTTP-version, single spaces",
      400,
      [
        "GET  / HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET /  HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET / HTTP/1.1 \r\nhost: a\r\n\r\n",
        "GET\t/\tHTTP/1.1\r\nhost: a\r\n\r\n",
        " GET / HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET /\r\nhost: a\r\n\r\n",
        "GET / HTTP/1.\r\nhost: a\r\n\r\n",
        "GET / http/1.1\r\nhost: a\r\n\r\n",
        "GET / HTTP/11\r\n\r\nhost: a\r\n\r\n",
      ],
    ],
    [
      "RFC 9110 section 9.1: method = token",
      400,
      ["G(T / HTTP/1.1\r\n", "G\x00T / HTTP/1.1\r\n", "G\xc4T / HTTP/1.1\r\n", "{} / HTTP/1.1\r\n"],
    ],
    [
      "RFC 9112 section 2.2: an empty line before the request-line is ignored, here at most one",
      400,
      ["\r\n\r\nGET / HTTP/1.1\r\n", "\nGET / HTTP/1.1\r\n", "\r\rGET / HTTP/1.1\r\n"],
    ],
    [
      "RFC 9112 section 3.2: no whitespace is allowed in the request-target",
      400,
      [
        "GET /a\tb HTTP/1.1\r\n",
        "GET /\x7f HTTP/1.1\r\n",
        "GET /\xe4 HTTP/1.1\r\n",
        "GET /\x00 HTTP/1.1\r\n",
      ],
    ],
    [
      "RFC 9112 section 3.2: origin-form, absolute-form, authority-form or asterisk-form",
      400,
      [
        "GET a HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET * HTTP/1.1\r\nhost: a\r\n\r\n",
        "OPTIONS ** HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET ?a HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET ftp://a/ HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET http:///a HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET http://a:65536/ HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET http://u@a/ HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET http://[a.test]/ HTTP/1.1\r\nhost: a\r\n\r\n",
        "GET /a#b HTTP/1.1\r\nhost: a\r\n\r\n",
        "CONNECT / HTTP/1.1\r\nhost: a\r\n\r\n",
        "CONNECT a HTTP/1.1\r\nhost: a\r\n\r\n",
        "CONNECT [a.test]:1 HTTP/1.1\r\nhost: a\r\n\r\n",
        "CONNECT a: HTTP/1.1\r\nhost: a\r\n\r\n",
        "CONNECT :1 HTTP/1.1\r\nhost: a\r\n\r\n",
        "CONNECT http://a:1/ HTTP/1.1\r\nhost: a\r\n\r\n",
      ],
    ],
    [
      "RFC 9110 section 2.5: other versions are not supported",
      505,
      [
        "GET / HTTP/1.2\r\nhost: a\r\n\r\n",
        "GET / HTTP/0.9\r\nhost: a\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      ],
    ],
    [
      "RFC 9112 section 3.2: exactly one Host, with a valid field value",
      400,
      [
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n",
        "GET / HTTP/1.0\r\nhost: a\r\nhost: b\r\n\r\n",
        "GET / HTTP/1.1\r\nhost:\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a b\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a/b\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: u@a\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a:b\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a:1:2\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a:123456\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [::1\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: []\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [::1]a\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [a.test]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [127.0.0.1]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [1::2::3]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [1:2:3:4:5:6:7:8:9]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [12345::]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [fe80::1%25eth0]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [fe80::1%eth0]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [v1.]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: [vx.a]\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a%2\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a%zz\r\n\r\n",
        "GET http://a/ HTTP/1.1\r\nhost: a/\r\n\r\n",
      ],
    ],
    [
      "RFC 9112 section 5.1: no whitespace between field name and colon",
      400,
      [withFields("x : 1"), withFields("x\t: 1")],
    ],
    [
      "RFC 9112 section 5.2: a line folding is rejected with 400",
      400,
      [withFields("x: 1\r\n 2"), withFields("x: 1\r\n\t2"), "GET / HTTP/1.1\r\n x: 1\r\n\r\n"],
    ],
    [
      "RFC 9112 section 2.2: a bare CR is invalid; lines end with CRLF",
      400,
      [
        withFields("x: 1\ny: 2"),
        withFields("x: 1\ry: 2"),
        withFields("x: 1\r\r\ny: 2"),
        withFields("x\r: 1"),
        "GET / HTTP/1.1\nhost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: a\r\n\n",
        "GET / HTTP/1.1\r\nhost: a\r\n\r\r\n",
      ],
    ],
    [
      "RFC 9110 section 5.1: field-name = token, not empty",
      400,
      [
        withFields(": 1"),
        withFields("x"),
        withFields("a b: 1"),
        withFields("\xe4: 1"),
        withFields("x\x00: 1"),
      ],
    ],
    [
      "RFC 9110 section 5.5: CR, LF, NUL and other control characters are invalid in values",
      400,
      [
        withFields("x: a\x00b"),
        withFields("x: a\x01"),
        withFields("x: \x7f"),
        withFields("x: \x0b"),
      ],
    ],
    [
      "RFC 9112 section 6.3: Content-Length is 1*DIGIT, once",
      400,
      [
        withFields("content-length:"),
        withFields("content-length: -1"),
        withFields("content-length: +1"),
        withFields("content-length: 1 2"),
        withFields("content-length: 1, 1"),
        withFields("content-length: 0x1"),
        withFields("content-length: 1e3"),
        withFields("content-length: 1\xb2"),
        withFields("content-length: 99999999999999999999"),
        withFields("content-length: 1\r\ncontent-length: 1"),
        withFields("content-length: 1\r\nContent-Length: 2"),
      ],
    ],
    [
      "RFC 9112 section 6.1: Transfer-Encoding with Content-Length might be request smuggling",
      400,
      [
        withFields("content-length: 1\r\ntransfer-encoding: chunked"),
        withFields("Transfer-Encoding: chunked\r\nContent-Length: 0"),
      ],
    ],
    [
      "RFC 9112 section 6.3: chunked must be the final coding, applied once",
      400,
      [
        withFields("transfer-encoding:"),
        withFields("transfer-encoding: gzip"),
        withFields("transfer-encoding: identity"),
        withFields("transfer-encoding: chunked, gzip"),
        withFields("transfer-encoding: chunked, chunked"),
        withFields("transfer-encoding: xchunked"),
        withFields("transfer-encoding: chunked;q=1"),
        withFields("transfer-encoding: chunked \t "),
        withFields("transfer-encoding: chunked,"),
        withFields('transfer-encoding: "chunked"'),
        withFields("transfer-encoding: \x0bchunked"),
        withFields("transfer-encoding: chunked\r\ntransfer-encoding: chunked"),
        withFields("transfer-encoding: chunked\r\ntransfer-encoding: identity"),
      ],
    ],
    [
      "RFC 9112 section 6.1: a transfer coding that is not understood gets 501",
      501,
      [withFields("transfer-encoding: gzip, chunked")],
    ],
    [
      "RFC 9112 section 6.1: Transfer-Encoding in HTTP/1.0 is faulty framing",
      400,
      ["POST / HTTP/1.0\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n"],
    ],
    [
      "RFC 9110 section 9.3.6: a CONNECT request does not have content",
      400,
      [
        "CONNECT a:1 HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\n",
        "CONNECT a:1 HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n",
      ],
    ],
    [
      "RFC 9110 section 7.6.1: connection-option = token",
      400,
      [withFields("connection: a b"), withFields("connection: close, {")],
    ],
    [
      "RFC 9110 section 10.1.1: an expectation other than 100-continue may get 417",
      417,
      [withFields("expect: 200-ok"), withFields("expect: 100-continue, x"), withFields("expect:")],
    ],
    [
      "RFC 9110 section 15.5.15: the target is longer than the server is willing to interpret",
      414,
      [`GET /${"a".repeat(60)} HTTP/1.1\r\nhost: a\r\n\r\n`, `GET /${"a".repeat(600)}`],
    ],
    [
      "RFC 6585 section 5: too many fields, or too many bytes",
      431,
      [
        withFields(Array.from({ length: 8 }, (_, index) => `x${index}: 1`).join("\r\n")),
        withFields(`x: ${"a".repeat(400)}`),
        `GET / HTTP/1.1\r\n${"x".repeat(400)}`,
        "M".repeat(401),
      ],
    ],
  ];
  for (const [rule, status, heads] of rules) {
    test(rule, () => {
      for (const head of heads) assert.equal(statusOf(head), status, JSON.stringify(head));
    });
  }
});

describe("valid request heads", () => {
  const accepted = [
    "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
    "\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
    "M-SEARCH /a?b=c&d=%20|{} HTTP/1.1\r\nHOST:a.b:80\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nhost: [::1]:80\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: [1:2:3:4:5:6:7:8]\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: [1::8]:80\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: [::]\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: [::FFFF:127.0.0.1]\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: [v1f.a:b]\r\n\r\n",
    "CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n",
    "CONNECT [::1]:443 HTTP/1.1\r\nhost: a\r\n\r\n",
    "GET http://b:1/x HTTP/1.1\r\nhost: a\r\n\r\n",
    "GET HTTPS://b HTTP/1.1\r\nhost: a\r\n\r\n",
    withFields("x:"),
    withFields("x: \t a\tb \xe4\x80 \t"),
    withFields("content-length: 000"),
    withFields("transfer-encoding: Chunked"),
    withFields("connection: , close,, te ,"),
    withFields("expect: 100-Continue"),
    `GET /${"a".repeat(59)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  ];
  for (const head of accepted) {
    test(JSON.stringify(head), () => assert.equal(statusOf(head), 0));
  }
});

test("bytes after the head are ignored", () => {
  const head = "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\n";
  const { scanner, result } = scan(`${head}\0\0\0GET`);
  assert.equal(result, COMPLETE);
  assert.equal(scanner.position, head.length);
  assert.equal(scanner.contentLength, 3);
});

test("connection options: close takes precedence, keep-alive keeps an HTTP/1.0 connection (RFC 9112 section 9.3)", () => {
  const keeps = (version: string, options: string): boolean => {
    const { scanner, result } = scan(`GET / HTTP/${version}\r\nhost: a\r\n${options}\r\n`);
    assert.equal(result, COMPLETE);
    return scanner.keepAlive;
  };
  assert.equal(keeps("1.1", ""), true);
  assert.equal(keeps("1.1", "connection: close\r\n"), false);
  assert.equal(keeps("1.1", "connection: Keep-Alive, Close\r\n"), false);
  assert.equal(keeps("1.1", "connection: close\r\nconnection: keep-alive\r\n"), false);
  assert.equal(keeps("1.0", ""), false);
  assert.equal(keeps("1.0", "connection: keep-alive\r\n"), true);
  assert.equal(keeps("1.0", "connection: keep-alive, close\r\n"), false);
});
