import assert from "node:assert/strict";
import { createSecureServer } from "node:http2";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { createServer as createTlsServer } from "node:tls";
import type { Server } from "node:tls";
import { CERTIFICATE, KEY } from "../testing/certificate.ts";
import { until } from "../testing/harness.ts";
import type { Harness } from "../testing/harness.ts";
import { NOBODY } from "../wire/wire.ts";
import { Connection } from "./session/connection.ts";
import {
  DATA,
  ENHANCE_YOUR_CALM,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  GOAWAY,
  HEADERS,
  MOST_31_BITS,
  NO_ERROR,
  USUAL_FRAME_BYTES,
  USUAL_WINDOW,
} from "./frames/constants.ts";
import { frameBounds } from "./session/limits.ts";
import { headers, listenFrames, listenRequests, settings } from "./testing/frame-upstream.ts";
import type { FrameConnection } from "./testing/frame-upstream.ts";
import { frame } from "./testing/frames.ts";
import { startBeforeHttp2 } from "./testing/harness.ts";
import { testThread } from "../testing/thread.ts";

const GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const POST = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n";
const ALL = FLAG_END_HEADERS | FLAG_END_STREAM;
/** Frames with which the gateway begins a connection: its settings, and the window of all streams. */
const GREETING = 2;
const TRUST = { ca: CERTIFICATE, servername: "localhost" };

async function ask(harness: Harness): Promise<string> {
  const received = await harness.client().send(GET).contains("\r\n\r\n");
  return received.slice("HTTP/1.1 ".length, received.indexOf("\r\n"));
}

async function portOf(context: TestContext, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => server.close());
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function goaway(last: number, code = NO_ERROR): Buffer {
  const payload = Buffer.alloc(8);
  payload.writeUInt32BE(last, 0);
  payload.writeUInt32BE(code, 4);
  return frame(GOAWAY, 0, 0, payload);
}

test("requests go over one connection with TLS, and say so", async (context) => {
  const schemes: unknown[] = [];
  let sessions = 0;
  const server = createSecureServer({ key: KEY, cert: CERTIFICATE });
  server.on("session", () => (sessions += 1));
  server.on("stream", (stream, fields) => {
    schemes.push(fields[":scheme"]);
    stream.respond({ ":status": 204 }, { endStream: true });
  });
  const port = await portOf(context, server);
  const harness = await startBeforeHttp2(context, { port }, {}, TRUST);
  assert.equal(await ask(harness), "204 No Content");
  assert.equal(await ask(harness), "204 No Content");
  assert.deepEqual([schemes, sessions], [["https", "https"], 1]);
});

test("an endpoint that negotiates another version, or none, is recognized", async (context) => {
  for (const ALPNProtocols of [["http/1.1"], undefined]) {
    const server = createTlsServer({ key: KEY, cert: CERTIFICATE, ALPNProtocols });
    server.on("tlsClientError", () => {});
    server.on("secureConnection", (socket) => socket.on("error", () => {}));
    const port = await portOf(context, server);
    const harness = await startBeforeHttp2(context, { port }, {}, TRUST);
    assert.match(await ask(harness), /^503/);
    const { kind, detail } = harness.failures[0]?.failure ?? {};
    assert.equal(kind, "connect");
    assert.match(detail ?? "", ALPNProtocols === undefined ? /HTTP\/2/ : /HTTP\/2|alert/i);
  }
});

test("a request whose connection ends is sent again on another one, if it may be", async (context) => {
  let dies = false;
  const { port, connections } = await listenRequests(context, (stream, to) => {
    if (dies) to.end();
    else to.send(headers(ALL, stream, ":status", "200"));
    dies = false;
  });
  const harness = await startBeforeHttp2(context, { port });
  assert.equal(await ask(harness), "200 OK");
  dies = true;
  assert.equal(await ask(harness), "200 OK");
  assert.equal(connections.length, 2);
  dies = true;
  await harness.client().send(`${POST}body`).contains("\r\n\r\nreset");
});

test("a connection whose peer sends GOAWAY is closed with its last stream", async (context) => {
  const { port, connections } = await listenRequests(context, (stream, to) => {
    if (stream === 1) to.send(headers(ALL, stream, ":status", "200"));
  });
  const harness = await startBeforeHttp2(context, { port });
  assert.equal(await ask(harness), "200 OK");
  connections[0]?.send(goaway(1));
  await until(() => connections[0]?.closed === true);
  const idle = ask(harness);
  await until(() => connections.length === 2);
  assert.equal(await idle, "200 OK");
  const busy = ask(harness);
  await until(() => connections[1]?.frames.filter(({ type }) => type === HEADERS).length === 2);
  connections[1]?.send(goaway(MOST_31_BITS));
  connections[1]?.send(headers(ALL, 3, ":status", "201"));
  assert.equal(await busy, "201 Created");
  await until(() => connections[1]?.closed === true);
});

test("a body that is on its way waits for the settings, and goes elsewhere if there is no room", async (context) => {
  const { port, connections } = await listenFrames(context, ({ type, flags, stream }, to) => {
    if (type === DATA && (flags & FLAG_END_STREAM) !== 0)
      to.send(headers(ALL, stream, ":status", "200"));
  });
  const harness = await startBeforeHttp2(context, { port });
  const clients = [harness.client().send(POST), harness.client().send(POST)];
  await until(() => harness.requests.length === 2 && connections[0]?.frames.length === GREETING);
  assert.ok(connections[0]?.frames.every(({ type }) => type !== HEADERS));
  connections[0]?.send(settings(3, 1));
  await until(() => connections.length === 2);
  connections[1]?.send(settings());
  for (const client of clients) await client.send("body").contains("200 OK");
  const heads = connections.map(
    ({ frames }) => frames.filter(({ type }) => type === HEADERS).length,
  );
  assert.deepEqual(heads, [1, 1]);
});

test("a partly sent request is sent again after GOAWAY, as long as it is kept", async (context) => {
  const { port, connections } = await listenRequests(context, () => {});
  const bodyOf = (to: FrameConnection | undefined): string =>
    (to?.frames ?? [])
      .filter(({ type }) => type === DATA)
      .map(({ payload }) => payload.toString("latin1"))
      .join("");
  const harness = await startBeforeHttp2(context, { port }, { maxReplayBytes: 100 });
  const client = harness
    .client()
    .send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\nhalf");
  await until(() => bodyOf(connections[0]) === "half");
  connections[0]?.send(goaway(0));
  await until(() => bodyOf(connections[1]) === "half");
  client.send("more");
  await until(() => bodyOf(connections[1]) === "halfmore");
  connections[1]?.send(headers(ALL, 1, ":status", "200"));
  await client.contains("200 OK");
  const long = "b".repeat(101);
  const lost = harness
    .client()
    .send(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999\r\n\r\n${long}`);
  await until(() => bodyOf(connections[1]).endsWith(long));
  connections[1]?.send(goaway(1));
  await lost.contains("\r\n\r\nreset");
});

test("an endpoint that wants less is asked once more if it has served before, and is as if not there", async (context) => {
  const { port, connections } = await listenRequests(context, (stream, to) => {
    if (connections.length === 1 && stream === 1) to.send(headers(ALL, stream, ":status", "200"));
    else to.send(goaway(stream - 1, ENHANCE_YOUR_CALM));
  });
  const harness = await startBeforeHttp2(context, { port });
  assert.equal(await ask(harness), "200 OK");
  for (const asked of [2, 3]) {
    assert.match(await ask(harness), /^503/);
    assert.equal(connections.length, asked);
    const { kind, isUnprocessed, detail } = harness.failures.at(-1)?.failure ?? {};
    assert.deepEqual([kind, isUnprocessed], ["connect", true]);
    assert.match(detail ?? "", /ENHANCE_YOUR_CALM/);
  }
});

test("numbers of streams are not used twice: the connection ends where there are no more", () => {
  class LongUsed extends Connection {
    protected override last = MOST_31_BITS - 4;
  }
  const wire = {
    waits: false,
    congested: false,
    send: () => true,
    sendOwned() {},
    sendLent() {},
    pauseRead() {},
    resumeRead() {},
    end() {},
    detach() {},
    destroy() {},
    use: () => NOBODY,
  };
  const options = {
    isServer: false,
    settings: [],
    windowBytes: undefined,
    connectionWindowBytes: USUAL_WINDOW,
    maxStreams: 0,
    frames: frameBounds(USUAL_FRAME_BYTES, USUAL_FRAME_BYTES),
    maxListBytes: USUAL_FRAME_BYTES,
    maxFields: 1,
    highWaterMark: 1,
    clock: () => 0,
  };
  const user = { pong() {}, streamClosed() {}, closed() {} };
  const connection = new LongUsed(testThread(), options, wire, user);
  const responses = { ...NOBODY, interim() {}, responded() {} };
  for (const id of [MOST_31_BITS - 2, MOST_31_BITS]) {
    assert.equal(connection.mayOpen, true);
    assert.equal(connection.open(responses, [], true).id, id);
  }
  assert.equal(connection.mayOpen, false);
});
