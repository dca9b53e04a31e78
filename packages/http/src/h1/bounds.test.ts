import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { test, type TestContext } from "node:test";
import { MAX_CHUNK_EXTENSION_BYTES, WEB_SOCKET_CLOSING_TIME } from "../bounds.ts";
import type { EngineLimits } from "../exchange/client/engine-limits.ts";
import { ok, onHead, start, turns, until } from "../testing/harness.ts";

/** Tests each limit at its edge: the largest allowed value is accepted, and the next larger value is not. */

const LINE = "GET /a HTTP/1.1\r\nhost: a\r\n";
const CHUNKED = "POST /a HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";

/** The response statuses, for requests sent alone, in one piece and byte by byte. */
async function statusesOf(
  context: TestContext,
  limits: Partial<EngineLimits>,
  requests: readonly string[],
): Promise<number[]> {
  const harness = await start(
    context,
    onHead((_head, socket) => socket.write(ok("x"))),
    limits,
  );
  harness.handler.request = (stream) =>
    stream.bufferRequest(Infinity, () =>
      stream.respondWith({ status: 200, headers: [], body: Buffer.from("x") }),
    );
  const statuses: number[] = [];
  for (const request of requests) {
    const [whole, split] = [harness.client().send(request), harness.client()];
    for (const byte of request) {
      split.send(byte);
      await turns();
    }
    const responses = [];
    for (const client of [whole, split])
      responses.push(Number((await client.contains("\r\n\r\n")).slice(9, 12)));
    assert.equal(responses[0], responses[1], request);
    statuses.push(responses[0] ?? 0);
  }
  return statuses;
}

test("headers of a request", async (context) => {
  const heads = [3, 4].map((count) => `${LINE}${"x: y\r\n".repeat(count - 1)}\r\n`);
  assert.deepEqual(await statusesOf(context, { maxHeaders: 3 }, heads), [200, 431]);
});

test("bytes of a head", async (context) => {
  const head = `${LINE}x: y\r\n\r\n`;
  const heads = [head, head.replace("y", "yy")];
  assert.deepEqual(await statusesOf(context, { maxHeadBytes: head.length }, heads), [200, 431]);
});

test("bytes of a target", async (context) => {
  const heads = ["/abc", "/abcd"].map((target) => `GET ${target} HTTP/1.1\r\nhost: a\r\n\r\n`);
  assert.deepEqual(await statusesOf(context, { maxTargetBytes: 4 }, heads), [200, 414]);
});

test("bytes of the extensions of each chunk", async (context) => {
  const chunk = (bytes: number) => `1;${"a".repeat(bytes)}\r\nx\r\n`;
  const most = chunk(MAX_CHUNK_EXTENSION_BYTES - 1);
  const bodies = [most + most, most + chunk(MAX_CHUNK_EXTENSION_BYTES)];
  const requests = bodies.map((body) => `${CHUNKED}${body}0\r\n\r\n`);
  assert.deepEqual(await statusesOf(context, {}, requests), [200, 400]);
});

test("bytes of trailers", async (context) => {
  const maxHeadBytes = 120;
  const trailer = (bytes: number) => `x: ${"a".repeat(bytes - "x: \r\n\r\n".length)}\r\n\r\n`;
  const requests = [maxHeadBytes, maxHeadBytes + 1].map(
    (bytes) => `${CHUNKED}0\r\n${trailer(bytes)}`,
  );
  assert.deepEqual(await statusesOf(context, { maxHeadBytes }, requests), [200, 400]);
});

test("bytes and headers of a response", async (context) => {
  const limits = { maxHeadBytes: 100, maxHeaders: 3 };
  const head = "HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 0\r\nx: ";
  const long = (bytes: number) => `${head}${"a".repeat(bytes - head.length - 4)}\r\n\r\n`;
  const responses = [
    [long(limits.maxHeadBytes), 200],
    [long(limits.maxHeadBytes + 1), 503],
    [`${head}y\r\n\r\n`, 200],
    [`${head}y\r\nx: y\r\n\r\n`, 503],
  ] as const;
  for (const [response, status] of responses) {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(response)),
      limits,
    );
    const received = await harness.client().send(`${LINE}\r\n`).contains("\r\n\r\n");
    assert.equal(Number(received.slice(9, 12)), status, response);
  }
});

test("bytes of a body that are kept for another attempt", async (context) => {
  for (const [body, canReplay] of [
    ["12345", true],
    ["123456", false],
  ] as const) {
    let cut = (): void => {};
    let received = "";
    const harness = await start(
      context,
      (socket) => {
        cut = () => socket.destroy();
        socket.on("data", (bytes: Buffer) => (received += bytes.toString()));
      },
      { maxReplayBytes: 5 },
    );
    harness.handler.request = (stream) =>
      stream.forward({ upstream: harness.upstream, timeout: 0, replay: true });
    const client = harness.client();
    client.send(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`);
    await until(() => received.endsWith("\r\n\r\n"));
    client.send(body);
    await until(() => received.endsWith(body));
    cut();
    await client.contains("reset");
    assert.equal(harness.failures[0]?.canReplay, canReplay, body);
  }
});

test("bytes of a refused request that are read before its connection is closed", async (context) => {
  const highWaterMark = 10;
  for (const [length, stays] of [
    [highWaterMark, true],
    [highWaterMark + 1, false],
  ] as const) {
    const harness = await start(context, () => {}, { highWaterMark });
    harness.handler.request = (stream) =>
      stream.respondWith({ status: 200, headers: [], body: Buffer.from("x") });
    const head = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`;
    const received = await harness.client().send(head).contains("\r\n\r\nx");
    assert.equal(received.includes("connection: close"), !stays, String(length));
    const chunks = harness.client().send(CHUNKED);
    await chunks.contains("\r\n\r\nx");
    chunks.send(`${length.toString(16)}\r\n${"a".repeat(length)}\r\n`);
    if (stays) await chunks.send(`0\r\n\r\n${LINE}\r\n`).contains("xHTTP/1.1 200");
    else await chunks.end();
  }
});

test("missing bytes of a request after its response, before its connection is closed", async (context) => {
  const highWaterMark = 10;
  for (const [length, stays] of [
    [highWaterMark, true],
    [highWaterMark + 1, false],
  ] as const) {
    const upstream = onHead((_head, socket) => socket.write(ok("x")));
    const harness = await start(context, upstream, { highWaterMark });
    const head = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`;
    const client = harness.client().send(head);
    assert.equal(await client.contains("\r\n\r\nx"), ok("x"));
    if (stays) await client.send(`${"a".repeat(length)}${LINE}\r\n`).contains("xHTTP/1.1 200");
    await turns();
    assert.equal(client.ended, !stays, String(length));
  }
});

test("time until a connection sends its first byte", async (context) => {
  const harness = await start(context, () => {}, { idleTimeout: 1000 });
  const client = harness.client();
  await until(() => harness.server.connections === 1);
  harness.pass(500);
  await turns();
  assert.equal(harness.server.connections, 1);
  harness.pass(600);
  assert.equal(await client.end(), "");
});

/** A tunnel between a client and an upstream, whose socket echoes and never ends its direction. */
async function tunnelled(context: TestContext, limits: Partial<EngineLimits>, protocol = "x") {
  const switched = `HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: ${protocol}\r\n\r\n`;
  const upstreams: Socket[] = [];
  const harness = await start(
    context,
    (socket) => {
      upstreams.push(socket);
      socket.once("data", () => {
        socket.write(switched);
        socket.on("data", (bytes) => socket.write(bytes));
      });
    },
    limits,
  );
  const upgrade = `connection: upgrade\r\nupgrade: ${protocol}\r\n\r\n`;
  const client = harness.client().send(LINE + upgrade);
  await client.contains("\r\n\r\n");
  return { harness, client, upstreams };
}

test("idle time of a tunnel, in both directions", async (context) => {
  const { harness, client } = await tunnelled(context, { tunnelIdleTimeout: 1000 });
  harness.pass(600);
  await client.send("echo").contains("echo");
  harness.pass(600);
  await turns();
  assert.equal(client.closed, false);
  harness.pass(600);
  await until(() => client.closed);
  assert.deepEqual(harness.ends, ["deadline"]);
});

test("idle time of a tunnel without any byte", async (context) => {
  const { harness, client } = await tunnelled(context, { tunnelIdleTimeout: 1000 });
  harness.pass(1100);
  await until(() => client.closed);
});

test("lifetime of a busy tunnel", async (context) => {
  const { harness, client } = await tunnelled(context, { maxTunnelDuration: 1000 });
  harness.pass(600);
  await client.send("echo").contains("echo");
  harness.pass(600);
  await until(() => client.closed);
  assert.deepEqual(harness.ends, ["deadline"]);
});

test("time for the other half of a WebSocket of which one half has ended", async (context) => {
  const { harness, client } = await tunnelled(context, { maxConnections: 1 }, "WebSocket");
  client.socket.end("echo");
  await client.contains("echo");
  harness.pass(WEB_SOCKET_CLOSING_TIME - 100);
  await turns();
  assert.deepEqual(harness.ends, []);
  harness.pass(200);
  await until(() => client.closed);
  assert.deepEqual(harness.ends, ["deadline"]);
  // Its connection to the upstream is free for another one.
  const next = harness.client().send(`${LINE}connection: upgrade\r\nupgrade: websocket\r\n\r\n`);
  await next.contains(" 101 ");
});

test("a WebSocket of which one half has ended stays open while the other half sends", async (context) => {
  const { harness, client, upstreams } = await tunnelled(context, {}, "websocket");
  client.socket.end("echo");
  await client.contains("echo");
  for (const part of ["one", "two", "three"]) {
    harness.pass(WEB_SOCKET_CLOSING_TIME - 1000);
    upstreams[0]?.write(part);
    await client.contains(part);
  }
  harness.pass(WEB_SOCKET_CLOSING_TIME + 100);
  await until(() => client.closed);
  assert.deepEqual(harness.ends, ["deadline"]);
});

test("a tunnel of another protocol may be open in one direction only", async (context) => {
  const { harness, client } = await tunnelled(context, {});
  client.socket.end("echo");
  await client.contains("echo");
  harness.pass(WEB_SOCKET_CLOSING_TIME + 100);
  await turns();
  assert.deepEqual(harness.ends, []);
});
