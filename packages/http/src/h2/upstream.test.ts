import assert from "node:assert/strict";
import { constants } from "node:http2";
import type { ServerHttp2Stream } from "node:http2";
import { test } from "node:test";
import { MAX_INTERIM_RESPONSES } from "../bounds.ts";
import { describeHead } from "../exchange/head/head.suite.ts";
import { turns, until } from "../testing/harness.ts";
import { Http2ResponseHead } from "./head/response-head.ts";
import { responseOf, listenHttp2, openSession, startBeforeHttp2 } from "./testing/harness.ts";
import type { ReceivedResponse } from "./testing/harness.ts";

const GET = "GET /a?b=c HTTP/1.1\r\nHost: e.com\r\nX-A: 1\r\nConnection: x-hop\r\nX-Hop: 1\r\n\r\n";

describeHead(
  "response of HTTP/2",
  (fields) => new Http2ResponseHead([":status", "200", ...fields.flat()]),
  (head) => [...head.entries()],
);

test("a request over HTTP/1.1 is one over HTTP/2 for the upstream", async (context) => {
  const requests: (readonly string[])[] = [];
  const upstream = await listenHttp2(context, (stream, fields) => {
    requests.push(fields);
    stream.respond([":status", "200", "date", "now", "x-b", "1", "x-b", "2"]);
    stream.end("hello");
  });
  const harness = await startBeforeHttp2(context, upstream);
  const client = harness.client().send(GET);
  assert.equal(
    await client.contains("0\r\n\r\n"),
    "HTTP/1.1 200 OK\r\ndate: now\r\nx-b: 1\r\nx-b: 2\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
  );
  assert.deepEqual(requests, [
    [
      ...[":method", "GET", ":scheme", "http", ":authority", "e.com", ":path", "/a?b=c"],
      ...["x-a", "1"],
    ],
  ]);
  assert.deepEqual(harness.ends, ["complete"]);
});

test("bodies and trailers go both ways between the versions", async (context) => {
  const upstream = await listenHttp2(context, (stream) => {
    let body = "";
    let trailers: readonly string[] = [];
    stream.on("trailers", (_headers, _flags, fields) => (trailers = fields));
    stream.setEncoding("latin1").on("data", (text: string) => (body += text));
    stream.on("end", () => {
      stream.respond({ ":status": 200 }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers({ "x-u": `${body} ${trailers.join()}` }));
      stream.end("response");
    });
  });
  const harness = await startBeforeHttp2(context, upstream);
  const client = harness.client();
  client.send("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n");
  client.send("3;x=y\r\ncde\r\n0\r\nX-T: 1\r\n\r\n");
  const received = await client.contains("\r\n\r\n8\r\nresponse\r\n0\r\nx-u: abcde x-t,1\r\n\r\n");
  assert.match(received, /transfer-encoding: chunked/);
  const session = openSession(context, harness.port);
  const stream = session.request({ ":method": "POST" }, { waitForTrailers: true });
  stream.on("wantTrailers", () => stream.sendTrailers({ "x-t": "2" }));
  stream.end("fgh");
  const response = await responseOf(stream);
  assert.equal(response.body, "response");
  assert.deepEqual(response.trailers, ["x-u", "fgh x-t,2"]);
});

test("a length is kept, and HTTP/1.0 gets the body to the end of its connection", async (context) => {
  const upstream = await listenHttp2(context, (stream, fields) => {
    const measured = fields.includes("/measured");
    stream.respond(measured ? { "content-length": 5 } : {});
    stream.end(fields.includes("HEAD") ? undefined : "hello");
  });
  const harness = await startBeforeHttp2(context, upstream);
  const client = harness.client().send("GET /measured HTTP/1.1\r\nhost: a\r\n\r\n");
  assert.match(await client.contains("hello"), /content-length: 5\r\n/);
  client.send("HEAD /measured HTTP/1.1\r\nhost: a\r\n\r\n");
  await client.until((text) => text.split("content-length: 5\r\n").length === 3);
  client.send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await client.contains("5\r\nhello\r\n0\r\n\r\n");
  const old = harness.client().send("GET / HTTP/1.0\r\n\r\n");
  assert.match(await old.end(), /connection: close\r\n\r\nhello$/);
});

test("many requests share a connection; another one is made at the peer's limit", async (context) => {
  const waiting: ServerHttp2Stream[] = [];
  const upstream = await listenHttp2(context, (stream) => waiting.push(stream), {
    settings: { maxConcurrentStreams: 2 },
  });
  const harness = await startBeforeHttp2(context, upstream);
  const session = openSession(context, harness.port);
  const responses = [responseOf(session.request({}))];
  await until(() => waiting.length === 1);
  for (let count = 1; count < 5; count++) {
    responses.push(responseOf(session.request({})));
    await until(() => waiting.length === count + 1);
  }
  assert.equal(upstream.sessions.size, 3);
  for (const stream of waiting) {
    stream.respond();
    stream.end();
  }
  for (const response of responses) assert.equal((await response).status, 200);
  harness.pass(harness.limits.poolIdleTimeout + 100);
  await until(() => upstream.sessions.size === 0);
});

test("requests before the peer's SETTINGS open no more connections than necessary", async (context) => {
  const upstream = await listenHttp2(
    context,
    (stream) => setImmediate(() => stream.respond({}, { endStream: true })),
    { settings: { maxConcurrentStreams: 5 } },
  );
  const harness = await startBeforeHttp2(context, upstream);
  const session = openSession(context, harness.port);
  const ask = (): Promise<ReceivedResponse> => {
    const stream = session.request({ ":method": "POST" });
    stream.end("x");
    return responseOf(stream);
  };
  const responses = await Promise.all(Array.from({ length: 40 }, ask));
  assert.ok(responses.every(({ status }) => status === 200));
  assert.ok(upstream.sessions.size <= 8, `${upstream.sessions.size} connections`);
});

test("no more streams share a connection than are wanted, and no more connections are made than allowed", async (context) => {
  const open: ServerHttp2Stream[] = [];
  const upstream = await listenHttp2(context, (stream) => open.push(stream));
  const bounds = { maxUpstreamStreams: 2, maxConnections: 2 };
  const harness = await startBeforeHttp2(context, upstream, bounds);
  const waiting = Array.from({ length: 4 }, () => harness.client().send(GET));
  await until(() => open.length === 4);
  assert.equal(upstream.sessions.size, 2);
  await harness.client().send(GET).contains("\r\n\r\nexhausted");
  for (const stream of open.splice(0)) stream.respond({ ":status": 204 });
  for (const client of waiting) await client.contains("204");
  const again = harness.client().send(GET);
  await until(() => open.length === 1);
  open[0]?.respond({ ":status": 204 });
  await again.contains("204");
});

test("interim responses of an upstream have a bound; one more ends the call, not the connection", async (context) => {
  const resets: number[] = [];
  const upstream = await listenHttp2(context, (stream, fields) => {
    const tooMany = fields.includes("/more");
    stream.on("close", () => resets.push(stream.rstCode));
    for (let count = 0; count < MAX_INTERIM_RESPONSES + Number(tooMany); count++)
      stream.additionalHeaders({ ":status": 103, link: "</a>" });
    if (!tooMany) stream.respond({ ":status": 200 }, { endStream: true });
  });
  const harness = await startBeforeHttp2(context, upstream);
  const session = openSession(context, harness.port);
  for (const [path, status] of [
    ["/most", 200],
    ["/more", 503],
    ["/most", 200],
  ] as const) {
    const stream = session.request({ ":path": path });
    let hints = 0;
    stream.on("headers", () => hints++);
    assert.equal((await responseOf(stream)).status, status);
    assert.equal(hints, MAX_INTERIM_RESPONSES);
  }
  assert.match(harness.failures[0]?.failure.detail ?? "", /too many interim responses/);
  await until(() => resets.length === 3);
  const { NGHTTP2_CANCEL, NGHTTP2_NO_ERROR } = constants;
  assert.deepEqual(resets, [NGHTTP2_NO_ERROR, NGHTTP2_CANCEL, NGHTTP2_NO_ERROR]);
  assert.equal(upstream.sessions.size, 1);
});

test("a response is whole that its upstream gave without reading the request, however slowly it is read", async (context) => {
  const body = "b".repeat(50_000);
  let closed = false;
  const upstream = await listenHttp2(context, (stream) => {
    stream.on("close", () => (closed = true));
    stream.respond({ ":status": 200, date: "now" });
    stream.end(body);
  });
  const harness = await startBeforeHttp2(context, upstream);
  const respond: (() => void)[] = [];
  harness.handler.response = (stream) => respond.push(() => stream.respond());
  const client = harness.client();
  client.send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf");
  await until(() => closed && respond.length === 1);
  await turns();
  respond[0]?.();
  await until(() => harness.ends.length === 1);
  assert.deepEqual(harness.ends, ["complete"]);
  assert.equal((await client.contains("\r\n0\r\n\r\n")).split("b").length - 1, body.length);
});

test("heads and trailers longer than a frame are whole on the other side", async (context) => {
  const long = "v".repeat(10_000);
  const wanted = ["x-1", "x-2", "x-3", "x-4"];
  const all = Object.fromEntries(wanted.map((name) => [name, long]));
  const lengths: number[] = [];
  const upstream = await listenHttp2(
    context,
    (stream, fields) => {
      for (const name of wanted) lengths.push(fields[fields.indexOf(name) + 1]?.length ?? 0);
      stream.respond(all, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers(all));
      stream.end("body");
    },
    { maxSessionMemory: 100, settings: { maxHeaderListSize: 100_000 } },
  );
  const bounds = { maxHeadBytes: 100_000, maxListBytes: 100_000 };
  const harness = await startBeforeHttp2(context, upstream, bounds);
  const client = harness.client();
  const lines = wanted.map((name) => `${name}: ${long}\r\n`).join("");
  client.send(`GET / HTTP/1.1\r\nhost: a\r\n${lines}\r\n`);
  await client.contains("4\r\nbody\r\n0\r\n");
  await client.until((text) => text.endsWith("\r\n\r\n") && text.split(long).length === 9);
  const response = await responseOf(openSession(context, harness.port).request(all));
  assert.equal(response.body, "body");
  for (const name of wanted) assert.equal(response.headers[name]?.length, long.length);
  assert.equal(response.trailers.join("").split(long).length, 5);
  assert.deepEqual(
    lengths,
    Array.from({ length: 8 }, () => long.length),
  );
});
