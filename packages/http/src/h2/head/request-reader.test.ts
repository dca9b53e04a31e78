import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Http2RequestHead } from "./request-head.ts";
import { readRequest } from "./request-reader.ts";
import { testThread } from "../../testing/thread.ts";

const LIMITS = { maxHeaders: 32, maxTargetBytes: 100, maxListBytes: 4096 };
const LINE = [":method", "GET", ":scheme", "http", ":path", "/a?b=c"];

function read(...fields: string[]): Http2RequestHead {
  const head = readRequest([...LINE, ":authority", "a", ...fields], false, LIMITS);
  assert.ok(head instanceof Http2RequestHead);
  return head;
}

function refusalOf(...fields: string[]): string {
  const result = readRequest(fields, false, LIMITS);
  assert.ok(!(result instanceof Http2RequestHead));
  return `${result.reason.status} ${result.reason.detail}`;
}

function written(head: Http2RequestHead): string {
  const output = testThread().output;
  head.write(output, 0);
  let text = "";
  output.send({
    waits: false,
    congested: false,
    send: (bytes) => {
      text = Buffer.from(bytes).toString("latin1");
      return true;
    },
    sendOwned: () => assert.fail(),
    sendLent: () => assert.fail(),
    pauseRead: () => {},
    resumeRead: () => {},
    end: () => {},
    destroy: () => {},
  });
  return text;
}

describe("requests of HTTP/2", () => {
  test("the authority is first as host, cookies are one field", () => {
    const head = read("cookie", "a=1", "x", "1", "cookie", "b=2", "host", "A");
    assert.equal(head.get("cookie"), "a=1; b=2");
    assert.equal(head.path, "/a");
    assert.equal(head.query, "b=c");
    assert.equal(written(head), "GET /a?b=c HTTP/1.1\r\nhost: a\r\ncookie: a=1; b=2\r\nx: 1\r\n");
  });

  test("target and authority can be assigned; a mark brings everything back", () => {
    const head = read("x", "1");
    const restore = head.mark();
    head.target = "/b";
    head.set("host", "b:81");
    head.set("x", "2");
    head.remove("host");
    assert.equal(written(head), "GET /b HTTP/1.1\r\nhost: b:81\r\nx: 2\r\n");
    restore();
    assert.equal(written(head), "GET /a?b=c HTTP/1.1\r\nhost: a\r\nx: 1\r\n");
    assert.throws(() => (head.target = "/ b"), TypeError);
    assert.throws(() => (head.authority = "b\r\n"), TypeError);
  });

  test("malformed requests are refused", () => {
    const line = [":method", "GET", ":scheme", "http"];
    const cases: readonly (readonly [string, readonly string[]])[] = [
      ["400 neither :authority nor host", [...line, ":path", "/"]],
      ["400 malformed :authority", [...line, ":path", "/", ":authority", "u@a"]],
      ["400 malformed :authority", [...line, ":path", "/", ":authority", "[a.test]"]],
      ["400 malformed :authority", [...line, ":path", "/", "host", "a b"]],
      ["400 host is not :authority", [...line, ":path", "/", ":authority", "a", "host", "b"]],
      ["400 malformed :path", [...line, ":path", "*", ":authority", "a"]],
      ["400 malformed :path", [...line, ":path", "/ ", ":authority", "a"]],
      ["400 malformed :path", [...line, ":path", "a", ":authority", "a"]],
      ["400 malformed :authority", [":method", "CONNECT", ":authority", "a"]],
      [
        "400 content-length is too large for any body",
        [...line, ":path", "/", ":authority", "a", "content-length", "9007199254740993"],
      ],
      ["414 :path is too long", [...line, ":path", `/${"a".repeat(100)}`, ":authority", "a"]],
    ];
    for (const [expected, fields] of cases) assert.equal(refusalOf(...fields), expected);
  });
});
