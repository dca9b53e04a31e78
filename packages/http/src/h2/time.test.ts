import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { listen, ok, onHead, turns, until } from "../testing/harness.ts";
import { ENHANCE_YOUR_CALM, SETTINGS_TIMEOUT } from "./frames/constants.ts";
import {
  ACK,
  CONTINUATION,
  END_HEADERS,
  END_STREAM,
  frame,
  FrameClient,
  HEADERS,
  SETTINGS,
} from "./testing/frames.ts";
import { createHttp2Upstream } from "../pool/endpoint.ts";
import {
  responseOf,
  listenHttp2,
  openSession,
  startBeforeHttp2,
  startHttp2,
} from "./testing/harness.ts";

/** `:method: GET`, `:path: /`, `:scheme: http`, `:authority: a` (RFC 7541 section 6). */
const GET = Buffer.from([0x82, 0x84, 0x86, 0x41, 0x01, 0x61]);
const LIMIT = 1000;
/** The limit and two ticks of the timer wheel. */
const PASSED = LIMIT + 40;

test("a connection without streams ends after the idle timeout, which each stream restarts", async (context) => {
  const upstream = onHead((_head, socket) => socket.write(ok("")));
  const harness = await startHttp2(context, upstream, { idleTimeout: LIMIT, headTimeout: LIMIT });
  const unused = openSession(context, harness.port);
  await until(() => harness.server.connections === 1);
  const used = openSession(context, harness.port);
  await until(() => harness.server.connections === 2);
  harness.pass(LIMIT / 2);
  assert.equal((await responseOf(used.request({}))).status, 200);
  harness.pass(LIMIT / 2 + 40);
  await until(() => unused.closed);
  await turns();
  assert.equal(used.closed, false);
  harness.pass(PASSED);
  await until(() => used.closed);
});

test("a client that does not acknowledge our settings in time gets an error", async (context) => {
  const harness = await startHttp2(context, () => {}, { headTimeout: LIMIT });
  const [silent, sound] = [
    new FrameClient(context, harness.port),
    openSession(context, harness.port),
  ];
  silent.send(frame(SETTINGS, 0, 0, Buffer.alloc(0)));
  assert.equal(await silent.lives(), true);
  await once(sound, "localSettings");
  harness.pass(PASSED);
  await until(() => silent.closed);
  assert.equal(silent.goaway, SETTINGS_TIMEOUT);
  assert.equal(sound.closed, false);
});

test("the timeout of a head lasts from its beginning to its end, and restarts with each head", async (context) => {
  const harness = await startHttp2(context, () => {}, { headTimeout: LIMIT });
  const client = new FrameClient(context, harness.port);
  client.send(frame(SETTINGS, 0, 0, Buffer.alloc(0)));
  client.send(frame(SETTINGS, ACK, 0, Buffer.alloc(0)));
  assert.equal(await client.lives(), true);
  const head = frame(HEADERS, END_STREAM | END_HEADERS, 1, GET);
  client.send(head.subarray(0, 10));
  await turns();
  harness.pass(LIMIT / 2);
  const next = frame(HEADERS, END_STREAM, 3, GET.subarray(0, 3));
  client.send(Buffer.concat([head.subarray(10), next]));
  await until(() => harness.requests.length === 1);
  await turns();
  harness.pass(LIMIT / 2 + 40);
  assert.equal(client.closed, false);
  client.send(frame(CONTINUATION, END_HEADERS, 3, GET.subarray(3)));
  await until(() => harness.requests.length === 2);
  harness.pass(PASSED);
  assert.equal(await client.lives(), true);
  client.send(frame(HEADERS, END_STREAM, 5, GET));
  await turns();
  harness.pass(PASSED);
  await until(() => client.closed);
  assert.equal(client.goaway, ENHANCE_YOUR_CALM);
  assert.deepEqual(
    harness.refused.map(({ status }) => status),
    [408],
  );
});

test("a client that continues although its connection is to end is not waited for", async (context) => {
  const harness = await startHttp2(context, () => {}, { idleTimeout: LIMIT, headTimeout: LIMIT });
  const session = openSession(context, harness.port);
  const stream = session.request({});
  stream.on("error", () => {});
  await until(() => harness.requests.length === 1);
  const closing = harness.server.close({ min: 0, max: 0 });
  harness.pass(PASSED);
  harness.pass(PASSED);
  await closing;
  await until(() => session.destroyed || session.closed);
});

test("a body of a client that stops ends its stream", async (context) => {
  const harness = await startHttp2(context, () => {}, { bodyIdleTimeout: LIMIT });
  harness.handler.request = (stream) => {
    harness.requests.push(stream);
    stream.bufferRequest(LIMIT, () => {});
  };
  const stream = openSession(context, harness.port).request({ ":method": "POST" });
  const response = responseOf(stream);
  await until(() => harness.requests.length === 1);
  harness.pass(PASSED);
  harness.pass(PASSED);
  const { status, resetCode } = await response;
  assert.ok(status === 408 || resetCode !== 0, `${status} ${resetCode}`);
  await until(() => harness.ends.length === 1);
});

test("a body that is buffered can be answered before its end", async (context) => {
  const harness = await startHttp2(context, () => {});
  harness.handler.request = (stream) => {
    harness.requests.push(stream);
    stream.bufferRequest(LIMIT, () => {});
  };
  harness.handler.buffering = (stream, bytes) =>
    stream.respondWith({ status: 503, headers: [], body: Buffer.from(String(bytes)) });
  const stream = openSession(context, harness.port).request({ ":method": "POST" });
  const response = responseOf(stream);
  await until(() => harness.requests.length === 1);
  stream.on("response", () => stream.end()).write("body");
  const { status, body } = await response;
  assert.deepEqual([status, body], [503, "4"]);
  await until(() => harness.ends.length === 1);
});

test("a body of an upstream that stops resets the client's stream", async (context) => {
  const upstream = await listenHttp2(context, (stream) => {
    stream.respond({ ":status": 200 });
    stream.write("x");
  });
  const harness = await startBeforeHttp2(context, upstream, { bodyIdleTimeout: LIMIT });
  const stream = openSession(context, harness.port).request({});
  const response = responseOf(stream);
  await once(stream, "response");
  await turns();
  harness.pass(PASSED);
  harness.pass(PASSED);
  assert.notEqual((await response).resetCode, 0);
  assert.deepEqual(harness.ends, ["deadline"]);
});

test("a connection to an upstream that is not made in time", async (context) => {
  const port = await listen(context, () => {});
  const harness = await startHttp2(context, () => {}, { connectTimeout: LIMIT });
  const { limits, connections, handler } = harness;
  const address = { host: "127.0.0.1", port };
  const { thread } = harness.upstream;
  const upstream = createHttp2Upstream({ address, limits, thread, connections, tls: {} });
  context.after(() => upstream.close());
  handler.request = (stream) => {
    harness.requests.push(stream);
    stream.forward({ upstream, timeout: 0 });
  };
  const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await until(() => harness.requests.length === 1);
  harness.pass(PASSED);
  await client.contains("\r\n\r\nconnect");
  assert.equal(harness.failures[0]?.failure.detail, "no connection in time");
});
