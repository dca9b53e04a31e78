import assert from "node:assert/strict";
import { constants } from "node:http2";
import type { ServerHttp2Stream } from "node:http2";
import { test } from "node:test";
import { MAX_REFUSED_REPEATS } from "../bounds.ts";
import { turns, until } from "../testing/harness.ts";
import { responseOf, listenHttp2, openSession, startBeforeHttp2 } from "./testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nHost: e.com\r\n\r\n";

test("a connection that is going away keeps its place until it is gone", async (context) => {
  const open: ServerHttp2Stream[] = [];
  const upstream = await listenHttp2(context, (stream) => open.push(stream));
  const harness = await startBeforeHttp2(context, upstream, { maxConnections: 1 });
  const first = harness.client().send(GET);
  await until(() => open.length === 1);
  const [session] = upstream.sessions;
  session?.goaway();
  session?.ping(() => {});
  await turns();
  await harness.client().send(GET).contains("exhausted");
  open[0]?.respond({ ":status": 204 });
  await first.contains("204");
  session?.destroy();
  await until(() => upstream.sessions.size === 0);
  harness.client().send(GET);
  await until(() => open.length === 2);
});

test("a request that the upstream reports as unseen is sent again, whatever its method", async (context) => {
  let seen = 0;
  const upstream = await listenHttp2(context, (stream) => {
    if (++seen === 1) stream.close(constants.NGHTTP2_REFUSED_STREAM);
    else stream.respond({}, { endStream: true });
  });
  const harness = await startBeforeHttp2(context, upstream);
  const client = harness.client().send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nab");
  await client.contains("HTTP/1.1 200 OK");
  assert.equal(seen, 2);
  seen = 0;
  const again = harness.client();
  upstream.sessions.forEach((session) => session.goaway(constants.NGHTTP2_NO_ERROR));
  again.send(GET);
  await again.contains("HTTP/1.1 200 OK");
  assert.deepEqual(harness.ends, ["complete", "complete"]);
});

test("failures: refused for ever, reset, malformed, no HTTP/2, no connection, no response", async (context) => {
  const reset: Record<string, number> = {
    "/refused": constants.NGHTTP2_REFUSED_STREAM,
    "/reset": constants.NGHTTP2_INTERNAL_ERROR,
  };
  const seen: string[] = [];
  const upstream = await listenHttp2(context, (stream, fields) => {
    const path = fields[fields.indexOf(":path") + 1] ?? "";
    seen.push(path);
    if (path === "/gone") stream.session?.destroy();
    else if (path in reset) stream.close(reset[path]);
  });
  const harness = await startBeforeHttp2(context, upstream);
  const ask = async (path: string): Promise<string> => {
    const client = harness.client().send(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
    const text = await client.until((received) => /\r\n\r\n\w+$/.test(received));
    return text.slice(text.lastIndexOf("\n") + 1);
  };
  for (const path of ["/refused", "/reset", "/gone"]) assert.equal(await ask(path), "reset", path);
  const tries = seen.filter((path) => path === "/refused").length;
  assert.equal(tries, 1 + MAX_REFUSED_REPEATS);
  const plain = await listenHttp2(context, () => {});
  const silent = await startBeforeHttp2(context, plain);
  const { request } = silent.handler;
  silent.handler.request = (stream) =>
    request({
      ...stream,
      forward: ({ upstream: to }) => stream.forward({ upstream: to, timeout: 50 }),
    });
  const client = silent.client().send(GET);
  await until(() => plain.sessions.size === 1);
  await turns();
  silent.pass(100);
  await client.contains("timeout");
});

test("a client that disconnects cancels the stream, and an upstream that fails resets the stream of the client", async (context) => {
  const streams: ServerHttp2Stream[] = [];
  const upstream = await listenHttp2(context, (stream) => streams.push(stream));
  const harness = await startBeforeHttp2(context, upstream);
  const session = openSession(context, harness.port);
  const cancelled = session.request({});
  await until(() => streams.length === 1);
  cancelled.close(constants.NGHTTP2_CANCEL);
  await until(() => streams[0]?.closed === true);
  assert.equal(streams[0]?.rstCode, constants.NGHTTP2_CANCEL);
  const broken = responseOf(session.request({}));
  await until(() => streams.length === 2);
  streams[1]?.respond({});
  streams[1]?.write("half");
  await until(() => (harness.requests[1]?.responseBytes ?? 0) === 4);
  streams[1]?.destroy(new Error("broken"));
  const response = await broken;
  assert.equal(response.resetCode, constants.NGHTTP2_INTERNAL_ERROR);
  assert.deepEqual(harness.ends, ["client-aborted", "upstream-aborted"]);
  assert.equal(upstream.sessions.size, 1);
});

test("a request whose body was cut is not a whole request for the upstream", async (context) => {
  const streams: ServerHttp2Stream[] = [];
  let received = 0;
  let ended = false;
  const upstream = await listenHttp2(context, (stream) => {
    streams.push(stream);
    stream.on("data", (bytes: Buffer) => (received += bytes.length));
    stream.on("end", () => (ended ||= stream.rstCode !== constants.NGHTTP2_CANCEL));
  });
  const harness = await startBeforeHttp2(context, upstream);
  const client = harness.client();
  client.send("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n");
  await until(() => received === 4);
  client.socket.destroy();
  await until(() => streams[0]?.closed === true);
  await turns();
  assert.equal(streams[0]?.rstCode, constants.NGHTTP2_CANCEL);
  assert.equal(ended, false);
});

test("a connection whose request was cancelled before it was established is kept no longer than others", async (context) => {
  const upstream = await listenHttp2(context, () => {});
  const harness = await startBeforeHttp2(context, upstream);
  const { request } = harness.handler;
  harness.handler.request = (stream) => {
    request(stream);
    stream.abort();
  };
  await harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n").end();
  await until(() => upstream.sessions.size === 1);
  await turns();
  harness.pass(harness.limits.poolIdleTimeout + 1000);
  await until(() => upstream.sessions.size === 0);
});

for (const interim of [false, true]) {
  const name = interim
    ? "has seen a request that it answered with an interim response"
    : "may not have seen the request";
  test(`a connection that served before and is lost ${name}`, async (context) => {
    const seen: number[] = [];
    const upstream = await listenHttp2(context, (stream) => {
      seen.push(stream.id ?? 0);
      if (seen.length !== 2) return stream.respond({}, { endStream: true });
      if (!interim) return stream.session?.destroy();
      stream.additionalHeaders({ ":status": 103, link: "</a>" });
      // The interim response arrives before the connection ends.
      stream.session?.ping(() => stream.session?.destroy());
    });
    const harness = await startBeforeHttp2(context, upstream);
    const client = harness.client().send(GET);
    await client.contains("200 OK");
    await client.send(GET).contains(interim ? "reset" : "200 OK");
    await until(() => harness.ends.length === 2);
    assert.equal(seen.length, interim ? 2 : 3);
    assert.equal(harness.failures[0]?.failure.onIdleConnection, interim ? false : undefined);
  });
}
