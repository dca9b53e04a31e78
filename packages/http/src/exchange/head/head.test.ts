import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { BytesRequestHead } from "../../h1/client/bytes-request-head.ts";
import { BytesResponseHead } from "./bytes-response-head.ts";
import { COMPLETE } from "../../codec/field-scanner.ts";
import { RequestScanner } from "../../codec/request-scanner.ts";
import { ResponseScanner } from "../../codec/response-scanner.ts";
import { describeHead } from "./head.suite.ts";
import type { Head } from "./head.ts";
import { ListHead } from "./list-head.ts";
import type { Output } from "../../wire/output.ts";
import { testThread } from "../../testing/thread.ts";

const LIMITS = { maxHeadBytes: 4096, maxHeaders: 32, maxTargetBytes: 1000 };

function response(text: string): BytesResponseHead {
  const bytes = Buffer.from(text, "latin1");
  const scanner = new ResponseScanner(LIMITS);
  scanner.begin(0);
  assert.equal(scanner.scan(bytes, bytes.length), COMPLETE);
  return new BytesResponseHead(bytes, scanner);
}

function request(text: string): BytesRequestHead {
  const bytes = Buffer.from(text, "latin1");
  const scanner = new RequestScanner(LIMITS);
  scanner.begin(0);
  assert.equal(scanner.scan(bytes, bytes.length), COMPLETE);
  return new BytesRequestHead(bytes, scanner, false);
}

/** The written bytes, as latin1 text. */
function written(write: (output: Output) => void): string {
  const output = testThread().output;
  write(output);
  let text = "";
  output.send({
    waits: false,
    congested: false,
    send: (bytes) => {
      text = Buffer.from(bytes).toString("latin1");
      return true;
    },
    sendLent: () => assert.fail(),
    sendOwned: () => assert.fail(),
    pauseRead: () => {},
    resumeRead: () => {},
    end: () => {},
    destroy: () => {},
  });
  return text;
}

function fieldsOf(text: string): (readonly [string, string])[] {
  return text
    .split("\r\n")
    .slice(0, -1)
    .map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
}

function lines(fields: readonly (readonly [string, string])[]): string {
  return fields.map(([name, value]) => `${name.toUpperCase()}:  ${value} \r\n`).join("");
}

function sentBy(head: Head): (readonly [string, string])[] {
  assert.ok(head instanceof BytesResponseHead || head instanceof ListHead);
  return fieldsOf(written((output) => head.writeFields(output, 0)));
}

describeHead(
  "bytes of HTTP/1.1",
  (fields) => response(`HTTP/1.1 200 OK\r\n${lines(fields)}\r\n`),
  sentBy,
);
describeHead("list", (fields) => new ListHead(200, fields), sentBy);
describeHead(
  "bytes of a request",
  (fields) => request(`GET / HTTP/1.0\r\n${lines(fields)}\r\n`),
  (head) => {
    assert.ok(head instanceof BytesRequestHead);
    return fieldsOf(written((output) => head.writeFields(output, 0)));
  },
);

describe("request head", () => {
  const sent = (head: BytesRequestHead): string => written((output) => head.write(output, 0));

  test("unedited headers are sent byte for byte, but Host comes first in canonical form", () => {
    const text = "GET /a?b=c HTTP/1.1\r\nHost:  A.b:80\r\nX-Y:\tz \r\n";
    const head = request(`${text}\r\n`);
    assert.equal(head.method, "GET");
    assert.equal(head.target, "/a?b=c");
    assert.equal(head.path, "/a");
    assert.equal(head.query, "b=c");
    assert.equal(head.authority, "A.b:80");
    assert.equal(head.scheme, "http");
    assert.equal(head.version, "1.1");
    assert.equal(sent(head), "GET /a?b=c HTTP/1.1\r\nhost: A.b:80\r\nX-Y:\tz \r\n");
  });

  test("target and authority can be assigned, and Host is the authority", () => {
    const head = request("PUT /a HTTP/1.1\r\nx: 1\r\nHost: a\r\ny: 2\r\n\r\n");
    head.target = "/b?c";
    head.authority = "b:81";
    assert.equal(head.path, "/b");
    assert.equal(head.get("host"), "b:81");
    assert.equal(sent(head), "PUT /b?c HTTP/1.1\r\nhost: b:81\r\nx: 1\r\ny: 2\r\n");
    head.set("host", "c");
    assert.equal(head.authority, "c");
    assert.deepEqual(
      [...head.entries()],
      [
        ["host", "c"],
        ["x", "1"],
        ["y", "2"],
      ],
    );
    head.remove("host");
    assert.equal(head.get("host"), "c");
  });

  test("RFC 9112 section 3.2.2: absolute-form becomes origin-form, its authority replaces Host", () => {
    for (const [target, authority, expected] of [
      ["http://b:1/x?y", "b:1", "/x?y"],
      ["HTTP://b", "b", "/"],
      ["http://b?x", "b", "/?x"],
    ] as const) {
      const head = request(`GET ${target} HTTP/1.1\r\nhost: a\r\n\r\n`);
      assert.equal(head.authority, authority);
      assert.equal(head.get("host"), authority);
      assert.equal(head.target, expected);
      assert.equal(sent(head), `GET ${expected} HTTP/1.1\r\nhost: ${authority}\r\n`);
    }
  });

  test("RFC 9112 section 3.2.4: OPTIONS without a path is sent with an asterisk", () => {
    assert.equal(
      sent(request("OPTIONS http://b HTTP/1.1\r\nhost: a\r\n\r\n")),
      "OPTIONS * HTTP/1.1\r\nhost: b\r\n",
    );
    assert.equal(request("OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n").path, "*");
  });

  test("an HTTP/1.0 request is sent as HTTP/1.1, with Host", () => {
    assert.equal(
      sent(request("GET / HTTP/1.0\r\nx: 1\r\n\r\n")),
      "GET / HTTP/1.1\r\nhost: \r\nx: 1\r\n",
    );
  });

  test("an edit reaches the received headers that some servers take for the same one", () => {
    const head = request(
      "GET / HTTP/1.1\r\nhost: a\r\nX_User: 1\r\nx_user-ID: 2\r\ncontent-length: 0\r\n\r\n",
    );
    const restore = head.mark();
    head.set("x-user", "3");
    head.remove("x-user-id");
    head.set("content_length", "4");
    const expected = "host: a\r\ncontent-length: 0\r\nx-user: 3\r\ncontent_length: 4\r\n";
    assert.equal(sent(head), `GET / HTTP/1.1\r\n${expected}`);
    assert.deepEqual(
      ["x_user", "x_user_id", "x_other"].map((name) => head.isOurs(name)),
      [true, true, false],
    );
    head.set("x_user", "5");
    assert.deepEqual([head.get("x-user"), head.get("x_user")], ["3", "5"]);
    restore();
    assert.deepEqual([head.get("x-user"), head.get("x_user")], [undefined, "1"]);
  });

  test("an invalid target or authority throws", () => {
    const head = request("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    for (const wrong of ["", "/ b", "/\r\n", "/\0", "/\xe4", "/#a"]) {
      assert.throws(() => (head.target = wrong), TypeError);
    }
    for (const wrong of ["a b", "a\r\nx: 1", "\xe4"]) {
      assert.throws(() => (head.authority = wrong), TypeError);
    }
  });
});

describe("response head", () => {
  const line = (head: BytesResponseHead): string => written((output) => head.writeLine(output));

  test("the status line is the upstream's unless the status is edited", () => {
    const head = response("HTTP/1.1 200 Fine\r\n\r\n");
    assert.equal(line(head), "HTTP/1.1 200 Fine\r\n");
    head.status = 404;
    assert.equal(line(head), "HTTP/1.1 404 Not Found\r\n");
    assert.equal(line(response("HTTP/1.0 200 Fine\r\n\r\n")), "HTTP/1.1 200 OK\r\n");
  });

  test("released memory reads as empty", () => {
    const head = response("HTTP/1.1 200 Fine\r\na: secret\r\n\r\n");
    head.release();
    assert.equal(head.get("a"), undefined);
  });
});
