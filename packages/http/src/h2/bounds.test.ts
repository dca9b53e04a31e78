import assert from "node:assert/strict";
import { once } from "node:events";
import { test, type TestContext } from "node:test";
import {
  HTTP2_CONTROL_FRAME_BURST,
  HTTP2_MAX_SETTINGS,
  HTTP2_REFUSED_HEAD_FACTOR,
  HTTP2_STREAM_RESET_BURST,
  HTTP2_STREAM_RESET_RATE,
} from "../bounds.ts";
import { ok, onHead, until } from "../testing/harness.ts";
import type { EngineLimits } from "../exchange/client/engine-limits.ts";
import { DATA, ENHANCE_YOUR_CALM, PRIORITY, WINDOW_UPDATE } from "./frames/constants.ts";
import type { Http2Limits } from "./session/limits.ts";
import {
  ACK,
  END_HEADERS,
  END_STREAM,
  frame,
  FrameClient,
  HEADERS,
  PING,
  RST_STREAM,
  SETTINGS,
} from "./testing/frames.ts";
import {
  responseOf,
  listenHttp2,
  openSession,
  startBeforeHttp2,
  startHttp2,
} from "./testing/harness.ts";

/** `:method: GET`, `:path: /`, `:scheme: http`, `:authority: a` (RFC 7541 section 6). */
const GET = Buffer.from([0x82, 0x84, 0x86, 0x41, 0x01, 0x61]);
/**
 * A header block that is only `:method: GET`, which is not a valid request (RFC 9113 section
 * 8.3.1).
 */
const MALFORMED = Buffer.from([0x82]);
const CANCEL = Buffer.from([0, 0, 0, 8]);
const NO_SETTINGS = frame(SETTINGS, 0, 0, Buffer.alloc(0));
const SETTING = Buffer.from([0, 8, 0, 0, 0, 0]);

const settings = (entries: number): Buffer =>
  frame(SETTINGS, 0, 0, Buffer.concat(Array<Buffer>(entries).fill(SETTING)));
const request = (number: number, fields: Buffer): Buffer =>
  frame(HEADERS, END_STREAM | END_HEADERS, 2 * number + 1, fields);

test("a frame may have the maximum number of settings; one more ends the connection", async (context) => {
  const harness = await startHttp2(context, () => {});
  const most = new FrameClient(context, harness.port);
  most.send(settings(HTTP2_MAX_SETTINGS));
  assert.equal(await most.lives(), true);
  assert.equal(most.count(SETTINGS, ACK), 1);
  const more = new FrameClient(context, harness.port);
  more.send(settings(HTTP2_MAX_SETTINGS + 1));
  assert.equal(await more.lives(), false);
});

test("malformed requests are refused one by one, up to a limit", async (context) => {
  const harness = await startHttp2(context, () => {});
  const client = new FrameClient(context, harness.port);
  client.send(NO_SETTINGS);
  let number = 0;
  while (number < HTTP2_STREAM_RESET_BURST) client.send(request(number++, MALFORMED));
  assert.equal(await client.lives(), true);
  assert.equal(client.count(RST_STREAM, 0), HTTP2_STREAM_RESET_BURST);
  while (number < HTTP2_STREAM_RESET_BURST + 2) client.send(request(number++, MALFORMED));
  await until(() => client.closed);
  assert.equal(harness.requests.length, 0);
});

test("the maximum number of requests can be cancelled in a burst; a client that continues is disconnected", async (context) => {
  const harness = await startHttp2(context, () => {});
  // The handler does not respond: only requests without a complete response can be cancelled.
  harness.handler.request = (stream) => harness.requests.push(stream);
  const client = new FrameClient(context, harness.port);
  client.send(NO_SETTINGS);
  let number = 0;
  const takeBack = (): boolean => {
    client.send(request(number, GET));
    return client.send(frame(RST_STREAM, 0, 2 * number++ + 1, CANCEL));
  };
  while (number < HTTP2_STREAM_RESET_BURST) takeBack();
  assert.equal(await client.lives(), true);
  for (let more = 0; more < HTTP2_STREAM_RESET_BURST; more++) takeBack();
  await until(() => client.closed);
  await until(() => harness.ends.length === harness.requests.length);
});

test("after its burst a client may reset a limited number of streams per second", async (context) => {
  const harness = await startHttp2(context, () => {});
  harness.handler.request = (stream) => harness.requests.push(stream);
  const client = new FrameClient(context, harness.port);
  client.send(NO_SETTINGS);
  let number = 0;
  const takeBack = (times: number): void => {
    for (let count = 0; count < times; count++) {
      client.send(request(number, GET));
      client.send(frame(RST_STREAM, 0, 2 * number++ + 1, CANCEL));
    }
  };
  takeBack(HTTP2_STREAM_RESET_BURST);
  assert.equal(await client.lives(), true);
  harness.pass(1000);
  takeBack(HTTP2_STREAM_RESET_RATE);
  assert.equal(await client.lives(), true);
  takeBack(1);
  assert.equal(await client.lives(), false);
  assert.equal(client.goaway, ENHANCE_YOUR_CALM);
});

test("streams that a client makes the gateway reset count like those that it resets itself", async (context) => {
  const harness = await startHttp2(context, () => {});
  harness.handler.request = (stream) => harness.requests.push(stream);
  const client = new FrameClient(context, harness.port);
  client.send(NO_SETTINGS);
  const most = Buffer.from([0x7f, 0xff, 0xff, 0xff]);
  for (let number = 0; number < HTTP2_STREAM_RESET_BURST; number++) {
    const stream = 2 * number + 1;
    client.send(request(number, GET));
    const isOwn = number % 2 === 0;
    if (isOwn) client.send(frame(RST_STREAM, 0, stream, CANCEL));
    else client.send(frame(WINDOW_UPDATE, 0, stream, most));
  }
  assert.equal(await client.lives(), true);
  assert.equal(client.count(RST_STREAM, 0), HTTP2_STREAM_RESET_BURST / 2);
  client.send(request(HTTP2_STREAM_RESET_BURST, MALFORMED));
  assert.equal(await client.lives(), false);
  assert.equal(client.goaway, ENHANCE_YOUR_CALM);
});

test("some streams beyond the concurrent limit are refused; one more ends the connection", async (context) => {
  const harness = await startHttp2(context, () => {}, { maxStreams: 1 });
  const client = new FrameClient(context, harness.port);
  client.send(NO_SETTINGS);
  let number = 0;
  while (number <= HTTP2_STREAM_RESET_BURST) client.send(request(number++, GET));
  assert.equal(await client.lives(), true);
  assert.equal(client.count(RST_STREAM, 0), HTTP2_STREAM_RESET_BURST);
  client.send(request(number, GET));
  assert.equal(await client.lives(), false);
  assert.equal(client.goaway, ENHANCE_YOUR_CALM);
});

const UNKNOWN_TYPE = 0xfe;
const PRIORITY_OF_5 = Buffer.from([0, 0, 0, 0, 16]);
const ONE = Buffer.from([0, 0, 0, 1]);
const SAYING_NOTHING: Readonly<Record<string, Buffer>> = {
  pings: frame(PING, 0, 0, Buffer.alloc(8)),
  "unexpected ping acknowledgements": frame(PING, ACK, 0, Buffer.alloc(8)),
  settings: NO_SETTINGS,
  "empty data": frame(DATA, 0, 1, Buffer.alloc(0)),
  "unknown types": frame(UNKNOWN_TYPE, 0, 1, Buffer.alloc(3)),
  priorities: frame(PRIORITY, 0, 5, PRIORITY_OF_5),
  "window updates of one byte": frame(WINDOW_UPDATE, 0, 1, ONE),
  "connection window updates, byte by byte": frame(WINDOW_UPDATE, 0, 0, ONE),
};

for (const [name, nothing] of Object.entries(SAYING_NOTHING)) {
  test(`control frames are accepted up to a limit: ${name}`, async (context) => {
    const harness = await startHttp2(context, () => {});
    harness.handler.request = (stream) => harness.requests.push(stream);
    const client = new FrameClient(context, harness.port);
    client.send(NO_SETTINGS);
    client.send(frame(HEADERS, END_HEADERS, 1, GET));
    await until(() => harness.requests.length === 1);
    await client.lives();
    // The client's settings and their acknowledgement use less of the budget than the following request adds
    // to it.
    const many = Buffer.concat(Array<Buffer>(HTTP2_CONTROL_FRAME_BURST - 2).fill(nothing));
    client.send(many);
    assert.equal(await client.lives(), true);
    client.send(nothing);
    await until(() => client.closed);
    assert.equal(client.goaway, ENHANCE_YOUR_CALM);
  });
}

test("the settings announce the connection's limits", async (context) => {
  const limits = {
    maxStreams: 7,
    frameBytes: 20_000,
    windowBytes: 70_000,
    maxListBytes: 5000,
  };
  const harness = await startHttp2(context, () => {}, limits);
  const session = openSession(context, harness.port);
  const [said] = await once(session, "remoteSettings");
  assert.equal(said.maxConcurrentStreams, limits.maxStreams);
  assert.equal(said.maxFrameSize, limits.frameBytes);
  assert.equal(said.initialWindowSize, limits.windowBytes);
  assert.equal(said.maxHeaderListSize, limits.maxListBytes * HTTP2_REFUSED_HEAD_FACTOR);
  assert.equal(said.enablePush, false);
});

test("no more streams are open than allowed", async (context) => {
  const harness = await startHttp2(context, () => {}, { maxStreams: 3 });
  const client = new FrameClient(context, harness.port);
  client.send(NO_SETTINGS);
  for (let number = 0; number < 3; number++) client.send(request(number, GET));
  assert.equal(await client.lives(), true);
  assert.equal(client.count(RST_STREAM, 0), 0);
  client.send(request(3, GET));
  await until(() => client.closed || client.count(RST_STREAM, 0) === 1);
  assert.equal(harness.requests.length, 3);
});

test("no more bytes of a connection are in flight than its window", async (context) => {
  const connectionWindowBytes = 100_000;
  const harness = await startHttp2(context, () => {}, { connectionWindowBytes });
  const session = openSession(context, harness.port);
  await once(session, "remoteSettings");
  await until(() => session.state.remoteWindowSize === connectionWindowBytes);
});

/** The size of a header list (RFC 9113 section 6.5.2). */
const sizeOf = (fields: Readonly<Record<string, string>>): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + name.length + value.length + 32, 0);

const PSEUDO = { ":method": "GET", ":scheme": "http", ":authority": "a", ":path": "/" };
const fieldsOf = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`x-${number}`, "y"]));

/** Returns the results for request heads, in order: a status, or 0 for a reset stream. */
async function answersOf(
  context: TestContext,
  limits: Partial<EngineLimits & Http2Limits>,
  heads: readonly Readonly<Record<string, string>>[],
): Promise<number[]> {
  const upstream = onHead((_head, socket) => socket.write(ok("")));
  const harness = await startHttp2(context, upstream, limits);
  const session = openSession(context, harness.port);
  const statuses: number[] = [];
  for (const head of heads) {
    const { status } = await responseOf(session.request({ ...PSEUDO, ...head }));
    statuses.push(status);
  }
  return statuses;
}

test("a target may have the maximum length, and no more", async (context) => {
  const heads = [20, 21].map((length) => ({ ":path": `/${"a".repeat(length - 1)}` }));
  assert.deepEqual(await answersOf(context, { maxTargetBytes: 20 }, heads), [200, 414]);
});

test("a head may have the maximum number of headers; one with far too many resets its stream", async (context) => {
  const most = 8;
  const pairs = most * HTTP2_REFUSED_HEAD_FACTOR;
  const pseudo = Object.keys(PSEUDO).length;
  const heads = [most, most + 1, pairs - pseudo, pairs - pseudo + 1].map(fieldsOf);
  assert.deepEqual(await answersOf(context, { maxHeaders: most }, heads), [200, 431, 431, 0]);
});

test("a head may have the maximum number of bytes; one with far too many resets its stream", async (context) => {
  const most = 1000;
  const head = (bytes: number) => ({ "x-a": "a".repeat(bytes - sizeOf({ ...PSEUDO, "x-a": "" })) });
  const heads = [head(most), head(most + 1), head(most * HTTP2_REFUSED_HEAD_FACTOR + 100)];
  assert.deepEqual(await answersOf(context, { maxListBytes: most }, heads), [200, 431, 0]);
});

test("an upstream's response may have the maximum number of headers and bytes", async (context) => {
  const limits = { maxHeaders: 8, maxHeadBytes: 2000 };
  const date = { date: "now" };
  const plain = { ":status": "200", "x-a": "", ...date };
  const bytes = limits.maxHeadBytes - sizeOf(plain);
  const responses = [
    fieldsOf(limits.maxHeaders - 1),
    fieldsOf(limits.maxHeaders),
    { "x-a": "a".repeat(bytes) },
    { "x-a": "a".repeat(bytes + 1) },
  ];
  let next = 0;
  const upstream = await listenHttp2(context, (stream) => {
    stream.respond({ ":status": 200, ...date, ...responses[next++] }, { endStream: true });
  });
  const harness = await startBeforeHttp2(context, upstream, limits);
  const session = openSession(context, harness.port);
  const statuses: number[] = [];
  for (const _ of responses) statuses.push((await responseOf(session.request(PSEUDO))).status);
  assert.deepEqual(statuses, [200, 503, 200, 503]);
});
