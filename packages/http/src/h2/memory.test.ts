import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  HTTP2_MAX_HELD_BYTES,
  HTTP2_MAX_OUTPUT_BUFFERS,
  HTTP2_OUTPUT_BUFFER_BYTES,
  HTTP2_REMEMBERED_STREAMS,
} from "../bounds.ts";
import { Connection } from "./session/connection.ts";
import { turns } from "../testing/harness.ts";
import {
  DATA,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  FLOW_CONTROL_ERROR,
  HEADERS,
  MOST_31_BITS,
  PING,
  REFUSED_STREAM,
  STREAM_CLOSED,
  WINDOW_UPDATE,
  CANCEL,
} from "./frames/constants.ts";
import { frame } from "./testing/frames.ts";
import { IGNORANT, RawPeer } from "./testing/raw-peer.ts";

const FRAME_BYTES = 16_000;
/** `:method: GET`, `:path: /`, `:scheme: http`, `:authority: a` (RFC 7541 section 6). */
const FIELDS = Buffer.from([0x82, 0x84, 0x86, 0x41, 0x01, 0x61]);

const idOf = (number: number): number => 2 * number + 1;
const post = (number: number): Buffer => frame(HEADERS, FLAG_END_HEADERS, idOf(number), FIELDS);
const dataOf = (number: number, size: number): Buffer =>
  frame(DATA, 0, idOf(number), Buffer.alloc(size));
const ping = (): Buffer => frame(PING, 0, 0, Buffer.alloc(8));

describe("bytes that arrive and are not read", () => {
  const most = HTTP2_MAX_HELD_BYTES;
  const windowBytes = 2_000_000;

  /** A peer whose connection keeps the given number of bytes of streams that no handler reads. */
  function keeping(bytes: number): RawPeer {
    // Half of the connection's window exceeds the limit of held bytes, so these bytes cause no window update.
    const peer = new RawPeer({ windowBytes, connectionWindowBytes: 2 * (most + 2) });
    for (let left = bytes, number = 0; left > 0; number++) {
      peer.receive(post(number));
      peer.requests[number]?.pauseRead();
      for (let room = windowBytes; room > 0 && left > 0;) {
        const size = Math.min(room, left, FRAME_BYTES);
        peer.receive(dataOf(number, size));
        room -= size;
        left -= size;
      }
    }
    assert.equal(peer.count(WINDOW_UPDATE), 0);
    return peer;
  }

  test("may be as much as is allowed; with one byte more new streams are refused", () => {
    const peer = keeping(most);
    const next = peer.requests.length;
    peer.receive(post(next));
    assert.equal(peer.requests.length, next + 1);
    const fuller = keeping(most + 1);
    const refused = fuller.requests.length;
    fuller.receive(post(refused));
    assert.deepEqual([fuller.requests.length, fuller.resets], [refused, [REFUSED_STREAM]]);
    for (const stream of fuller.requests) stream.resumeRead();
    fuller.connection.turnEnds();
    fuller.receive(post(refused + 1));
    assert.equal(fuller.requests.length, refused + 1);
  });

  test("a peer may send no more data until the kept data is read", () => {
    const peer = keeping(most + 1);
    peer.receive(dataOf(peer.requests.length - 1, 1));
    assert.equal(peer.count(WINDOW_UPDATE), 0);
    for (const stream of peer.requests) stream.resumeRead();
    peer.connection.turnEnds();
    const updates = peer.frames.filter(({ type }) => type === WINDOW_UPDATE);
    assert.equal(updates.find(({ stream }) => stream === 0)?.payload.readUInt32BE(0), most + 2);
  });

  test("and bytes beyond the window end the connection", () => {
    const peer = keeping(most + 1);
    const windowLeft = most + 3;
    // Bytes of a refused stream are not kept, but count against the window.
    const refused = peer.requests.length;
    peer.receive(post(refused));
    for (let left = windowLeft; left > 0; left -= FRAME_BYTES) {
      peer.receive(dataOf(refused, Math.min(left, FRAME_BYTES)));
    }
    assert.equal(peer.lives, true);
    peer.receive(dataOf(refused, 1));
    assert.equal(peer.code, FLOW_CONTROL_ERROR);
  });

  test("kept data no longer counts when its stream has ended", () => {
    const peer = keeping(most + 1);
    for (const stream of peer.requests) stream.reset(CANCEL);
    const before = peer.requests.length;
    peer.receive(post(before));
    assert.equal(peer.requests.length, before + 1);
  });
});

describe("streams that we have reset", () => {
  const most = HTTP2_REMEMBERED_STREAMS;

  test("are remembered up to a limit: frames in transit to them are skipped", () => {
    const peer = new RawPeer({ maxStreams: 2 * most });
    for (let number = 0; number <= most; number++) peer.receive(post(number));
    for (const stream of peer.requests) stream.reset(CANCEL);
    peer.receive();
    peer.frames.length = 0;
    for (let number = 1; number <= most; number++) peer.receive(dataOf(number, 1));
    assert.deepEqual(peer.resets, []);
    peer.receive(dataOf(0, 1));
    assert.deepEqual(peer.resets, [STREAM_CLOSED]);
    assert.equal(peer.lives, true);
  });
});

test("a connection to an upstream takes no request when its streams are used up (RFC 9113 section 5.1.1)", () => {
  class OldConnection extends Connection {
    protected override last = MOST_31_BITS - 4;
  }
  const peer = new RawPeer({ isServer: false }, OldConnection);
  const open = () => peer.connection.open({ ...IGNORANT, interim() {}, responded() {} }, [], true);
  assert.deepEqual([open().id, peer.connection.mayOpen], [MOST_31_BITS - 2, true]);
  assert.deepEqual([open().id, peer.connection.mayOpen], [MOST_31_BITS, false]);
});

test("data behind the end have their stream reset once, however they are split", () => {
  const peer = new RawPeer();
  peer.receive(frame(HEADERS, FLAG_END_HEADERS | FLAG_END_STREAM, 1, FIELDS));
  const bytes = dataOf(0, 2);
  for (const byte of bytes) peer.receive(Buffer.from([byte]));
  assert.deepEqual(peer.resets, [STREAM_CLOSED]);
});

test("late frames for any number of cancelled requests do no harm", () => {
  const peer = new RawPeer({ isServer: false });
  const responses = { ...IGNORANT, interim() {}, responded() {} };
  const count = 2 * HTTP2_REMEMBERED_STREAMS;
  const open = Array.from({ length: count }, () => peer.connection.open(responses, [], false));
  for (const stream of open) stream.reset(CANCEL);
  peer.receive();
  peer.frames.length = 0;
  for (const { id } of open) {
    peer.receive(
      frame(HEADERS, FLAG_END_HEADERS, id, Buffer.from([0x88])),
      frame(DATA, 0, id, FIELDS),
    );
  }
  assert.deepEqual([peer.lives, peer.resets], [true, []]);
});

describe("frames that leave together", () => {
  const size = HTTP2_OUTPUT_BUFFER_BYTES;
  const most = HTTP2_MAX_OUTPUT_BUFFERS;

  test("waiting frames are sent in one write, as many as fit", () => {
    const peer = new RawPeer();
    const pong = 17;
    const fit = Math.floor(size / pong);
    peer.receive(...Array.from({ length: fit }, ping));
    assert.deepEqual(peer.sizes, [fit * pong]);
    peer.sizes.length = 0;
    peer.receive(...Array.from({ length: fit + 1 }, ping));
    assert.deepEqual(peer.sizes, [fit * pong, pong]);
  });

  test("the frames of several connections wait for the end of the turn", async () => {
    const peers = Array.from({ length: most + 2 }, () => new RawPeer());
    await turns();
    const left = (): number => peers.filter(({ frames }) => frames.length > 0).length;
    for (const peer of peers.slice(0, most)) peer.hear(ping());
    assert.equal(left(), 0);
    peers[most]?.hear(ping());
    assert.deepEqual([left(), peers[0]?.frames.length], [1, 1]);
    peers[most + 1]?.hear(ping());
    assert.equal(left(), 2);
    await turns();
    assert.equal(left(), most + 2);
  });
});

test("a client that continues to send after its connection has ended is disconnected at a limit", () => {
  const highWaterMark = 1000;
  const peer = new RawPeer({ highWaterMark });
  peer.receive(frame(DATA, FLAG_END_STREAM, 0, Buffer.alloc(0)));
  assert.deepEqual([peer.ended, peer.destroyed], [true, false]);
  peer.receive(Buffer.alloc(highWaterMark));
  assert.equal(peer.destroyed, false);
  peer.receive(Buffer.alloc(1));
  assert.equal(peer.destroyed, true);
});
