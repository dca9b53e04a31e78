import assert from "node:assert/strict";
import { test } from "node:test";
import { HTTP2_MAX_HELD_BYTES, HTTP2_MAX_WAITING_CONTROL_FRAMES } from "../../bounds.ts";
import { turns } from "../../testing/harness.ts";
import { TestWire } from "../../testing/test-wire.ts";
import { NOBODY } from "../../wire/wire.ts";
import { Connection } from "./connection.ts";
import type { ConnectionStream } from "../stream/connection-stream.ts";
import {
  DATA,
  ENHANCE_YOUR_CALM,
  FLAG_ACK,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  GOAWAY,
  HEADERS,
  NO_ERROR,
  PING,
  PREFACE,
  REFUSED_STREAM,
  RST_STREAM,
  SETTINGS,
  WINDOW_UPDATE,
} from "../frames/constants.ts";
import { serverOptions } from "./limits.ts";
import { frame, FrameCutter } from "../testing/frames.ts";
import { testThread } from "../../testing/thread.ts";
import { HTTP2_LIMITS } from "../testing/harness.ts";

/** `:method: POST`, `:path: /`, `:scheme: http`, `:authority: a` (RFC 7541 section 6). */
const POST = Buffer.from([0x83, 0x84, 0x86, 0x41, 0x01, 0x61]);
const FRAME = 16_384;
const LARGE = 2 ** 30;

/** A server's connection with a wire that the test controls. */
class Fixture {
  readonly wire = new TestWire(NOBODY);
  readonly streams: ConnectionStream[] = [];
  readonly connection: Connection;
  closed = 0;

  constructor(limits: Partial<typeof HTTP2_LIMITS> = {}) {
    const bounds = { maxHeaders: 32, maxListBytes: 4096, maxTargetBytes: 100 };
    const options = serverOptions({ ...HTTP2_LIMITS, ...limits }, bounds, {
      clock: () => 0,
      highWaterMark: 1000,
    });
    this.connection = new Connection(testThread(), options, this.wire, {
      request: (stream) => void this.streams.push(stream),
      pong: () => {},
      streamClosed: () => void this.closed++,
      closed: () => {},
    });
    this.receive(PREFACE);
    this.receive(frame(SETTINGS, 0, 0, Buffer.alloc(0)));
  }

  receive(bytes: Buffer): void {
    this.connection.received(bytes, bytes.length);
  }

  open(number: number, fields = POST): void {
    this.receive(frame(HEADERS, FLAG_END_HEADERS, 2 * number + 1, fields));
  }

  data(number: number, length: number): void {
    for (let left = length; left > 0; left -= FRAME) {
      this.receive(frame(DATA, 0, 2 * number + 1, Buffer.alloc(Math.min(left, FRAME))));
    }
  }

  /** The frames sent so far, in order. */
  async sent() {
    await turns();
    return new FrameCutter().cut(Buffer.from(this.wire.sent, "latin1"));
  }

  async countOf(type: number): Promise<number> {
    return (await this.sent()).filter((one) => one.type === type).length;
  }

  /** The error code of the sent GOAWAY. */
  async goaway(): Promise<number | undefined> {
    return (await this.sent()).find(({ type }) => type === GOAWAY)?.payload.readUInt32BE(4);
  }
}

test("the maximum number of queued responses for a peer that does not read; one more ends the connection", async () => {
  const ping = frame(PING, 0, 0, Buffer.alloc(8));
  for (const more of [0, 1]) {
    const fixture = new Fixture();
    fixture.wire.congested = true;
    for (let count = 0; count < HTTP2_MAX_WAITING_CONTROL_FRAMES + more; count++) {
      fixture.receive(ping);
    }
    assert.equal(await fixture.goaway(), more === 0 ? undefined : ENHANCE_YOUR_CALM);
  }
});

test("responses that a peer reads do not count", async () => {
  const fixture = new Fixture();
  for (let round = 0; round < 3; round++) {
    fixture.wire.congested = true;
    for (let count = 0; count < HTTP2_MAX_WAITING_CONTROL_FRAMES; count++) {
      fixture.receive(frame(PING, 0, 0, Buffer.alloc(8)));
    }
    fixture.wire.congested = false;
    fixture.connection.drained();
  }
  assert.equal(await fixture.goaway(), undefined);
});

test("the maximum of unread bytes of streams; then new streams are refused, and no window is returned", async () => {
  const most = HTTP2_MAX_HELD_BYTES;
  const limits = { windowBytes: LARGE, connectionWindowBytes: LARGE };
  for (const more of [0, 1]) {
    const fixture = new Fixture(limits);
    fixture.open(0);
    fixture.streams[0]?.pauseRead();
    fixture.data(0, most + more);
    fixture.open(1);
    assert.equal(fixture.streams.length, 2 - more);
    const frames = await fixture.sent();
    const reset = frames.find(({ type }) => type === RST_STREAM);
    assert.equal(reset?.payload.readUInt32BE(0), more === 0 ? undefined : REFUSED_STREAM);
    fixture.streams[0]?.resumeRead();
    await turns();
    fixture.open(2);
    assert.equal(fixture.streams.length, 3 - more);
  }
});

test("an unread stream gets no window, but the connection does", async () => {
  const fixture = new Fixture();
  fixture.open(0);
  const [stream] = fixture.streams;
  stream?.pauseRead();
  fixture.data(0, 60_000);
  const updates = (await fixture.sent()).filter(({ type }) => type === WINDOW_UPDATE);
  assert.deepEqual(
    updates.map((update) => update.stream),
    [0],
  );
  let received = 0;
  stream?.use({ ...NOBODY, received: (_bytes, length) => (received += length) });
  stream?.resumeRead();
  await turns();
  assert.equal(received, 60_000);
  assert.equal(await fixture.countOf(WINDOW_UPDATE), 2);
});

test("exceeding a window ends the stream, or the connection", async () => {
  const stream = new Fixture({ connectionWindowBytes: LARGE });
  stream.open(0);
  stream.streams[0]?.pauseRead();
  stream.data(0, 65_535);
  assert.equal(await stream.countOf(RST_STREAM), 0);
  stream.data(0, 1);
  assert.equal(await stream.countOf(RST_STREAM), 1);
  const connection = new Fixture({ windowBytes: LARGE });
  connection.open(0);
  connection.receive(frame(DATA, 0, 1, Buffer.alloc(FRAME)));
  assert.equal(await connection.goaway(), undefined);
});

test("a message that ends with its headers or its last data needs no extra frame", async () => {
  const fixture = new Fixture();
  for (const number of [0, 1, 2]) fixture.open(number);
  const [empty, short, slow] = fixture.streams;
  empty?.sendHead([":status", "204"], false);
  empty?.end();
  short?.sendHead([":status", "200"], false);
  short?.send(Buffer.from("x"));
  short?.end();
  slow?.sendHead([":status", "200"], false);
  const before = await fixture.sent();
  slow?.end();
  const ends = (await fixture.sent()).map(({ type, flags, stream }) => [type, flags, stream]);
  assert.deepEqual(ends.slice(2), [
    [HEADERS, FLAG_END_HEADERS | FLAG_END_STREAM, 1],
    [HEADERS, FLAG_END_HEADERS, 3],
    [DATA, FLAG_END_STREAM, 3],
    [HEADERS, FLAG_END_HEADERS, 5],
    [DATA, FLAG_END_STREAM, 5],
  ]);
  assert.equal(ends.length, before.length + 1);
  assert.deepEqual([before[0]?.type, before[1]?.flags], [SETTINGS, FLAG_ACK]);
});

test("requested data waits while the peer does not read, and no stream ends before its response", async () => {
  const fixture = new Fixture({ maxStreams: 2 });
  await turns();
  fixture.wire.congested = true;
  for (const number of [0, 1]) {
    fixture.receive(frame(HEADERS, FLAG_END_HEADERS | FLAG_END_STREAM, 2 * number + 1, POST));
    fixture.streams[number]?.sendHead([":status", "200"], false);
    fixture.streams[number]?.end();
  }
  fixture.open(2);
  assert.equal(fixture.streams.length, 2);
  assert.equal(await fixture.countOf(HEADERS), 0);
  fixture.wire.congested = false;
  fixture.connection.drained();
  assert.equal(await fixture.countOf(HEADERS), 2);
  assert.equal(fixture.closed, 2);
  fixture.open(3);
  assert.equal(fixture.streams.length, 3);
});

test("streams that wait for the connection window get it in turn", async () => {
  const fixture = new Fixture();
  for (const number of [0, 1]) {
    fixture.open(number);
    fixture.streams[number]?.sendHead([":status", "200"], false);
    fixture.streams[number]?.send(Buffer.alloc(number === 0 ? 65_535 : 130_000));
  }
  const grow = Buffer.alloc(4);
  grow.writeUInt32BE(3 * FRAME);
  for (const stream of [0, 1, 3]) fixture.receive(frame(WINDOW_UPDATE, 0, stream, grow));
  fixture.streams[0]?.send(Buffer.alloc(65_535));
  fixture.receive(frame(WINDOW_UPDATE, 0, 0, grow));
  const data = (await fixture.sent()).filter(({ type }) => type === DATA);
  assert.deepEqual(
    data.slice(4).map(({ stream }) => stream),
    [3, 3, 3, 3, 1, 3],
  );
});

test("the rest of a completed request is not read, and frames in transit cause no error", async () => {
  const fixture = new Fixture();
  fixture.open(0);
  const [stream] = fixture.streams;
  stream?.sendHead([":status", "200"], false);
  stream?.stopReading();
  assert.equal(await fixture.countOf(RST_STREAM), 0);
  stream?.end();
  fixture.data(0, 100);
  const resets = (await fixture.sent()).filter(({ type }) => type === RST_STREAM);
  assert.deepEqual(
    resets.map(({ payload }) => payload.readUInt32BE(0)),
    [NO_ERROR],
  );
  assert.equal(fixture.closed, 1);
  assert.equal(await fixture.goaway(), undefined);
});
