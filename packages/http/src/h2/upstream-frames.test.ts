import assert from "node:assert/strict";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { turns, until } from "../testing/harness.ts";
import type { Harness } from "../testing/harness.ts";
import {
  CANCEL,
  CONTINUATION,
  DATA,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  FLOW_CONTROL_ERROR,
  GOAWAY,
  HEADERS,
  INITIAL_WINDOW_SIZE,
  NO_ERROR,
  PING,
  PROTOCOL_ERROR,
  PUSH_PROMISE,
  REFUSED_STREAM,
  RST_STREAM,
  SETTINGS,
  USUAL_WINDOW,
  WINDOW_UPDATE,
} from "./frames/constants.ts";
import {
  block,
  headers,
  listenFrames,
  listenRequests,
  settings,
} from "./testing/frame-upstream.ts";
import type { FrameConnection } from "./testing/frame-upstream.ts";
import { frame } from "./testing/frames.ts";
import { startBeforeHttp2 } from "./testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const ALL = FLAG_END_HEADERS | FLAG_END_STREAM;
const NOTHING = Buffer.alloc(0);

function text(value: string): Buffer {
  return Buffer.from(value, "latin1");
}

/** Writes each number as four octets. */
function words(...values: number[]): Buffer {
  const payload = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => payload.writeUInt32BE(value, index * 4));
  return payload;
}

/** Sends a request to the gateway, and returns the status line of the response. */
async function ask(harness: Harness, request = GET): Promise<string> {
  const received = await harness.client().send(request).contains("\r\n\r\n");
  return received.slice("HTTP/1.1 ".length, received.indexOf("\r\n"));
}

/** Finds the frames of a type that the gateway has sent, as stream id and first number of the payload. */
function sent(to: FrameConnection | undefined, type: number): (readonly [number, number])[] {
  const frames = (to?.frames ?? []).filter((received) => received.type === type);
  return frames.map(({ stream, payload }) => [stream, payload.readUInt32BE(0)]);
}

async function failureOf(
  context: TestContext,
  respond: (stream: number) => Buffer[],
): Promise<{ kind: string; detail: string; upstream: FrameConnection | undefined }> {
  const { port, connections } = await listenRequests(context, (stream, to) => {
    to.send(...respond(stream));
  });
  const harness = await startBeforeHttp2(context, { port });
  assert.match(await ask(harness), /^503/);
  const { kind = "", detail = "" } = harness.failures[0]?.failure ?? {};
  return { kind, detail, upstream: connections[0] };
}

test("requests that GOAWAY reports as unseen are sent again; others get their response", async (context) => {
  const streams: [number, FrameConnection][] = [];
  const { port, connections } = await listenRequests(context, (stream, to) => {
    streams.push([stream, to]);
    if (connections.length > 1) to.send(headers(ALL, stream, ":status", "201"));
  });
  const harness = await startBeforeHttp2(context, { port });
  const first = ask(harness);
  await until(() => streams.length === 1);
  const second = ask(harness, "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nab");
  await until(() => streams.length === 2);
  connections[0]?.send(frame(GOAWAY, 0, 0, words(1, NO_ERROR)));
  assert.equal(await second, "201 Created");
  assert.equal(connections.length, 2);
  connections[0]?.send(headers(ALL, 1, ":status", "200"));
  assert.equal(await first, "200 OK");
});

test("a peer that cannot take a request now gets it again on the same connection", async (context) => {
  let seen = 0;
  const { port, connections } = await listenRequests(context, (stream, to) => {
    if (++seen === 1) to.send(frame(RST_STREAM, 0, stream, words(REFUSED_STREAM)));
    else to.send(headers(ALL, stream, ":status", "200"));
  });
  const harness = await startBeforeHttp2(context, { port });
  assert.equal(await ask(harness), "200 OK");
  assert.equal(connections.length, 1);
});

test("a response that is not a message fails alone, and its stream is reset", async (context) => {
  const ok = (stream: number): Buffer => headers(FLAG_END_HEADERS, stream, ":status", "200");
  const measured = (stream: number, ...lengths: string[]): Buffer =>
    headers(
      FLAG_END_HEADERS,
      stream,
      ":status",
      "200",
      ...lengths.flatMap((length) => ["content-length", length]),
    );
  const ends = (stream: number, body: string): Buffer =>
    frame(DATA, FLAG_END_STREAM, stream, text(body));
  const responses: ((stream: number) => Buffer[])[] = [
    (stream) => [headers(ALL, stream, "x", "y")],
    (stream) => [headers(ALL, stream, ":status", "20")],
    (stream) => [headers(ALL, stream, ":status", "abc")],
    (stream) => [headers(ALL, stream, ":status", "600")],
    (stream) => [headers(ALL, stream, ":status", "200", ":status", "200")],
    (stream) => [headers(ALL, stream, ":status", "200", ":path", "/")],
    (stream) => [headers(ALL, stream, "a", "b", ":status", "200")],
    (stream) => [headers(ALL, stream, ":status", "200", "Upper", "case")],
    (stream) => [headers(ALL, stream, ":status", "200", "connection", "close")],
    (stream) => [headers(ALL, stream, ":status", "200", "transfer-encoding", "chunked")],
    (stream) => [headers(ALL, stream, ":status", "200", "a", "b\r\nc: d")],
    (stream) => [headers(ALL, stream, ":status", "200", "a b", "c")],
    (stream) => [headers(ALL, stream, ":status", "100")],
    (stream) => [measured(stream, "3"), ends(stream, "four")],
    (stream) => [measured(stream, "a"), ends(stream, "")],
    (stream) => [measured(stream, "3", "3"), ends(stream, "abc")],
    (stream) => [frame(DATA, 0, stream, text("early"))],
  ];
  for (const response of responses) {
    const { port, connections } = await listenRequests(context, (stream, to, { flags }) => {
      assert.equal(flags, ALL);
      to.send(...(stream === 1 ? response(stream) : [ok(stream), ends(stream, "")]));
    });
    const harness = await startBeforeHttp2(context, { port });
    harness.handler.response = (stream) => stream.bufferResponse(100, () => stream.respond());
    const name = response.toString();
    assert.match(await ask(harness), /^503/, name);
    assert.equal(harness.failures[0]?.failure.kind, "protocol", name);
    assert.equal(await ask(harness), "200 OK", name);
    assert.deepEqual(sent(connections[0], RST_STREAM), [[1, PROTOCOL_ERROR]], name);
    assert.equal(connections.length, 1, name);
  }
});

test("a body that ends before its length is cut off for the client", async (context) => {
  const { port } = await listenRequests(context, (stream, to) => {
    to.send(headers(FLAG_END_HEADERS, stream, ":status", "200", "content-length", "9"));
    to.send(frame(DATA, FLAG_END_STREAM, stream, text("half")));
  });
  const harness = await startBeforeHttp2(context, { port });
  const client = harness.client().send(GET);
  await client.end();
  assert.deepEqual(harness.ends, ["upstream-aborted"]);
});

test("bytes that are not HTTP/2 fail with the reason", async (context) => {
  const { port } = await listenFrames(context, (_frame, to) => {
    to.send(text("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n"));
    to.end();
  });
  const harness = await startBeforeHttp2(context, { port });
  assert.match(await ask(harness), /^503/);
  assert.match(harness.failures[0]?.failure.detail ?? "", /does not speak HTTP\/2/);
});

test("a peer that breaks the rules of the connection loses it", async (context) => {
  const begun = (stream: number): Buffer => frame(HEADERS, 0, stream, block(":status", "200"));
  const floods: [RegExp, (stream: number) => Buffer[]][] = [
    [/PUSH_PROMISE/, (stream) => [frame(PUSH_PROMISE, FLAG_END_HEADERS, stream, words(2))]],
    [
      /CONTINUATION/,
      (stream) => [
        begun(stream),
        ...Array.from({ length: 100 }, () => frame(CONTINUATION, 0, stream, NOTHING)),
      ],
    ],
    [/octets/, (stream) => [frame(DATA, 0, stream, Buffer.alloc(16_385))]],
    [/octets/, () => [frame(PING, 0, 0, Buffer.alloc(7))]],
    [/./, () => [frame(HEADERS, FLAG_END_HEADERS, 2, block(":status", "200"))]],
    [/./, () => [frame(DATA, 0, 99, NOTHING)]],
    [/./, (stream) => [frame(HEADERS, FLAG_END_HEADERS, stream, Buffer.from([0xff, 0xff]))]],
  ];
  for (const [reason, response] of floods) {
    const { kind, detail, upstream } = await failureOf(context, response);
    assert.equal(kind, "protocol", response.toString());
    assert.match(detail, reason, response.toString());
    await until(() => upstream?.closed === true);
    assert.equal(upstream?.frames.filter(({ type }) => type === GOAWAY).length, 1);
  }
});

test("fields of a response past the bound end its stream alone", async (context) => {
  const long = "v".repeat(1000);
  const many = Array.from({ length: 12 }, (_, index) => [`x-${index}`, long]).flat();
  const { port, connections } = await listenRequests(context, (stream, to) => {
    const fields = stream === 1 ? many : [];
    to.send(headers(ALL, stream, ":status", "200", ...fields));
  });
  const harness = await startBeforeHttp2(context, { port }, { maxHeadBytes: 8192 });
  assert.match(await ask(harness), /^503/);
  assert.equal(await ask(harness), "200 OK");
  assert.equal(connections.length, 1);
});

test("a response is whole that came with an end to the request, before that was sent", async (context) => {
  const { port } = await listenRequests(context, (stream, to) => {
    to.send(
      headers(FLAG_END_HEADERS, stream, ":status", "200"),
      frame(DATA, FLAG_END_STREAM, stream, text("whole")),
      frame(RST_STREAM, 0, stream, words(NO_ERROR)),
    );
  });
  const harness = await startBeforeHttp2(context, { port });
  const client = harness
    .client()
    .send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf");
  await client.contains("whole");
  await until(() => harness.ends.length === 1);
  assert.deepEqual(harness.ends, ["complete"]);
});

test("a request continues only as far as both windows of the upstream allow", async (context) => {
  const { port, connections } = await listenRequests(context, () => {}, INITIAL_WINDOW_SIZE, 3);
  const harness = await startBeforeHttp2(context, { port });
  harness.client().send(GET);
  await until(() => connections[0]?.frames.some(({ type }) => type === HEADERS) === true);
  const [upstream] = connections;
  const body = (): string =>
    (upstream?.frames ?? [])
      .filter(({ type, stream }) => type === DATA && stream === 3)
      .map(({ payload }) => payload.toString("latin1"))
      .join("|");
  harness.client().send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n123456789");
  await until(() => body() === "123");
  upstream?.send(settings(INITIAL_WINDOW_SIZE, 1));
  upstream?.send(frame(WINDOW_UPDATE, 0, 3, words(3)));
  await until(() => body() === "123|4");
  upstream?.send(settings(INITIAL_WINDOW_SIZE, 9));
  await until(() => body() === "123|4|56789");
  upstream?.send(headers(ALL, 3, ":status", "200"));
  await until(() => harness.ends.length === 1);
});

test("an upstream gets no credit while its client does not read, and may not take more", async (context) => {
  let stream = 0;
  const { port, connections } = await listenRequests(context, (id, to) => {
    stream = id;
    to.send(headers(FLAG_END_HEADERS, id, ":status", "200"));
  });
  const harness = await startBeforeHttp2(context, { port });
  harness.handler.response = () => {};
  harness.client().send(GET);
  await until(() => harness.requests[0]?.response !== undefined);
  const [upstream] = connections;
  const part = Buffer.alloc(USUAL_WINDOW / 5);
  for (let count = 0; count < 5; count++) upstream?.send(frame(DATA, 0, stream, part));
  await until(() => (harness.requests[0]?.responseBytes ?? 0) > 0);
  await turns();
  const given = sent(upstream, WINDOW_UPDATE).filter(([id]) => id === stream);
  const credit = given.reduce((sum, [, octets]) => sum + octets, 0);
  assert.ok(credit < USUAL_WINDOW, `${credit} octets`);
  for (let count = 0; count < 6; count++) upstream?.send(frame(DATA, 0, stream, part));
  await until(() => sent(upstream, RST_STREAM).length + sent(upstream, GOAWAY).length > 0);
  const [reset] = sent(upstream, RST_STREAM);
  const goaway = upstream?.frames.find(({ type }) => type === GOAWAY);
  assert.equal(reset?.[1] ?? goaway?.payload.readUInt32BE(4), FLOW_CONTROL_ERROR);
});

test("a client that disconnects cancels its stream, and its frames in transit do no harm", async (context) => {
  const { port, connections } = await listenRequests(context, (stream, to) => {
    if (stream > 1) to.send(headers(ALL, stream, ":status", "200"));
  });
  const harness = await startBeforeHttp2(context, { port });
  const client = harness.client().send(GET);
  await until(() => connections[0]?.frames.some(({ type }) => type === HEADERS) === true);
  client.socket.resetAndDestroy();
  const [upstream] = connections;
  await until(() => sent(upstream, RST_STREAM).length > 0);
  assert.deepEqual(sent(upstream, RST_STREAM), [[1, CANCEL]]);
  upstream?.send(headers(FLAG_END_HEADERS, 1, ":status", "200"), frame(DATA, 0, 1, text("late")));
  upstream?.send(frame(WINDOW_UPDATE, 0, 1, words(5)));
  assert.equal(await ask(harness), "200 OK");
  assert.equal(connections.length, 1);
});

test("settings of the peer are acknowledged, and so are its pings", async (context) => {
  const { port, connections } = await listenRequests(context, (stream, to) => {
    to.send(frame(PING, 0, 0, text("12345678")), headers(ALL, stream, ":status", "200"));
  });
  const harness = await startBeforeHttp2(context, { port });
  assert.equal(await ask(harness), "200 OK");
  const [upstream] = connections;
  await until(() => upstream?.frames.some(({ type }) => type === PING) === true);
  const pong = upstream?.frames.find(({ type }) => type === PING);
  assert.deepEqual([pong?.flags, pong?.payload.toString()], [1, "12345678"]);
  const flags = upstream?.frames
    .filter(({ type }) => type === SETTINGS)
    .map((found) => found.flags);
  assert.deepEqual(flags, [0, 1]);
});
