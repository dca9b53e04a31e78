import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_INTERIM_RESPONSES } from "../bounds.ts";
import { ok, onHead, start, turns, until } from "../testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

test("an invalid message gets an error of the catalogue, and its connection is closed", async (context) => {
  const harness = await start(context, () => assert.fail("nothing is sent upstream"));
  const cases: readonly [message: string, status: string, code: string, text: string][] = [
    ["GET / HTTP/1.1\r\n\r\n", "400 Bad Request", "bad_request", "bad request"],
    [
      `GET /${"a".repeat(5000)} HTTP/1.1\r\n`,
      "414 URI Too Long",
      "target_too_long",
      "request target too long",
    ],
    [
      "GET / HTTP/1.1\r\nhost: a\r\nexpect: x\r\n\r\n",
      "417 Expectation Failed",
      "expectation_failed",
      "expectation failed",
    ],
    [
      `GET / HTTP/1.1\r\n${"a: 1\r\n".repeat(40)}`,
      "431 Request Header Fields Too Large",
      "head_too_large",
      "request header fields too large",
    ],
    [
      "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: gzip, chunked\r\n\r\n",
      "501 Not Implemented",
      "transfer_coding_unknown",
      "transfer coding not implemented",
    ],
    [
      "GET / HTTP/1.9\r\nhost: a\r\n\r\n",
      "505 HTTP Version Not Supported",
      "version_not_supported",
      "HTTP version not supported",
    ],
  ];
  for (const [message, status, code, text] of cases) {
    const received = await harness
      .client()
      .send(message + GET)
      .end();
    assert.ok(received.startsWith(`HTTP/1.1 ${status}\r\n`), received);
    assert.ok(received.includes("\r\nconnection: close\r\n"), received);
    assert.ok(received.endsWith(`\r\n\r\n${text}`), received);
    assert.deepEqual(harness.refused.at(-1), { status: Number(status.slice(0, 3)), code });
  }
  assert.equal(harness.requests.length, 0);
});

test("requests before an invalid message are processed first", async (context) => {
  const harness = await start(
    context,
    onHead((_head, socket) => setImmediate(() => socket.write(ok("x")))),
  );
  const received = await harness
    .client()
    .send(`${GET}GET / HTTP/1.1\r\nbroken\r\n\r\n${GET}`)
    .end();
  assert.ok(received.startsWith(`${ok("x")}HTTP/1.1 400 `), received);
  assert.equal(harness.requests.length, 1);
});

test("a refused HEAD gets no body", async (context) => {
  const harness = await start(context, () => {});
  const head = "HEAD / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";
  const atOnce = await harness.client().send(`${head}zz`).end();
  assert.match(atOnce, /^HTTP\/1\.1 400 [^]*connection: close\r\n\r\n$/);
  const client = harness.client().send(head);
  await until(() => harness.requests.length === 1);
  assert.match(await client.send("zz").end(), /^HTTP\/1\.1 400 [^]*connection: close\r\n\r\n$/);
});

test("a HEAD that is not a valid request gets no body, either", async (context) => {
  const harness = await start(context, () => assert.fail("nothing is sent upstream"));
  const heads = [
    "HEAD / HTTP/1.1\r\n\r\n",
    "HEAD / HTTP/1.1\r\nbroken\r\n\r\n",
    "\r\nHEAD a HTTP/1.1\r\nhost: a\r\n\r\n",
    `HEAD /${"a".repeat(5000)} HTTP/1.1\r\n`,
    `HEAD / HTTP/1.1\r\n${"a: 1\r\n".repeat(40)}`,
    "HEAD / HTTP/1.9\r\nhost: a\r\n\r\n",
    "HEAD / HTTP/1.1\r\nhost: a\r\nexpect: x\r\n\r\n",
    "HEAD \0 HTTP/1.1\r\n\r\n",
  ];
  for (const head of heads) {
    const received = await harness.client().send(head).end();
    assert.match(received, /^HTTP\/1\.1 [45][^]*content-length: [1-9][^]*\r\n\r\n$/, head);
    assert.equal(received.indexOf("\r\n\r\n"), received.length - 4, head);
  }
});

test("a HEAD that does not arrive in time gets no body, either", async (context) => {
  const harness = await start(context, () => assert.fail("nothing is sent upstream"));
  const slow = harness.client().send("HEAD / HTTP/1.1\r\nhost: a\r\n");
  await until(() => harness.server.connections === 1);
  await turns();
  harness.pass(2 * harness.limits.headTimeout);
  assert.match(await slow.end(), /^HTTP\/1\.1 408 (?:[^\r]+\r\n)+\r\n$/);
});

test("for other methods the body contains the reason", async (context) => {
  const harness = await start(context, () => assert.fail("nothing is sent upstream"));
  for (const head of ["HEADS / HTTP/1.1\r\n\r\n", "head / HTTP/1.1\r\n\r\n", "HEAD\r\n\r\n"]) {
    assert.ok((await harness.client().send(head).end()).endsWith("\r\n\r\nbad request"), head);
  }
  const first = "HEAD / HTTP/1.1\r\nhost: a\r\n\r\n";
  harness.handler.request = (stream) =>
    stream.respondWith({ status: 200, headers: [], body: Buffer.from("x") });
  const both = await harness.client().send(`${first}\0`).end();
  assert.match(
    both,
    /^HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)+\r\nHTTP\/1\.1 400 [^]*\r\n\r\nbad request$/,
  );
});

test("malformed chunks are refused, immediately or later, and what follows is not read", async (context) => {
  const aborted: string[] = [];
  const harness = await start(context, (socket) => {
    let text = "";
    socket.on("data", (bytes: Buffer) => (text += bytes.toString("latin1")));
    socket.on("close", () => aborted.push(text));
  });
  const head = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";
  const atOnce = await harness.client().send(`${head}5 \r\n${GET}`).end();
  assert.ok(atOnce.startsWith("HTTP/1.1 400 "), atOnce);
  assert.equal(harness.requests.length, 0);
  const client = harness.client().send(`${head}5\r\nhello\r\n`);
  await client.until(() => true);
  while (harness.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const later = await client.send(`zz\r\n${GET}`).end();
  assert.ok(later.startsWith("HTTP/1.1 400 "), later);
  assert.deepEqual(harness.ends, ["client-aborted"]);
  assert.equal(harness.requests.length, 1);
});

test("a refused CONNECT closes the connection, because what follows may be meant for the tunnel", async (context) => {
  const harness = await start(context, () => assert.fail("nothing is sent upstream"));
  harness.handler.request = (stream) => {
    harness.requests.push(stream);
    assert.equal(stream.request.authority, "b:443");
    stream.respondWith({ status: 405, headers: [], body: Buffer.from("method not allowed") });
  };
  const received = await harness
    .client()
    .send(`CONNECT b:443 HTTP/1.1\r\nhost: a\r\n\r\n${GET}`)
    .end();
  assert.ok(received.startsWith("HTTP/1.1 405 Method Not Allowed\r\n"));
  assert.ok(received.includes("connection: close\r\n"));
  assert.equal(harness.requests.length, 1);
});

test("an upstream's invalid response is never forwarded", async (context) => {
  const responses = [
    "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx",
    "HTTP/1.1 200 OK\nx: 1\r\n\r\n",
    "HTTP/1.1 200 OK\r\nx : 1\r\n\r\n",
    "nonsense that is long enough\r\n\r\n",
    `HTTP/1.1 200 OK\r\nx: ${"a".repeat(20_000)}\r\n\r\n`,
    "HTTP/1.1 100 Continue\r\n\r\n".repeat(MAX_INTERIM_RESPONSES + 1),
    "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
  ];
  for (const response of responses) {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(response)),
    );
    const received = await harness.client().send(GET).contains("protocol");
    assert.match(received, /HTTP\/1\.1 503 Service Unavailable\r\n/);
    assert.deepEqual(
      harness.failures.map(({ failure }) => failure.kind),
      ["protocol"],
    );
    assert.deepEqual(harness.ends, ["complete"]);
  }
});
