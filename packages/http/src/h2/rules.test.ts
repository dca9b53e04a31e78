import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  DATA,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  FLAG_PADDED,
  FLOW_CONTROL_ERROR,
  HEADER_TABLE_SIZE,
  HEADERS,
  INITIAL_WINDOW_SIZE,
  PROTOCOL_ERROR,
  RST_STREAM,
  SETTINGS,
  USUAL_WINDOW,
  WINDOW_UPDATE,
} from "./frames/constants.ts";
import { frame } from "./testing/frames.ts";
import { IGNORANT, RawPeer } from "./testing/raw-peer.ts";

const LARGEST = 0x7fff_ffff;
/** RFC 7541 appendix A: `:method: POST`, `:path: /`, `:scheme: http`, `:authority: a`. */
const REQUEST = [0x83, 0x84, 0x86, 0x41, 0x01, 0x61];

const word = (value: number): number[] => [value >>> 24, value >>> 16, value >>> 8, value];
/** A field that is in no HPACK table. */
const field = (name: string, value: string): number[] => [
  ...[0, name.length, ...Buffer.from(name)],
  ...[value.length, ...Buffer.from(value)],
];
const post = (stream: number, ...more: readonly number[]): Buffer =>
  frame(HEADERS, FLAG_END_HEADERS, stream, Buffer.from([...REQUEST, ...more]));
const trailers = (flags: number, ...fields: readonly number[]): Buffer =>
  frame(HEADERS, FLAG_END_HEADERS | flags, 1, Buffer.from(fields));
const data = (stream: number, size: number): Buffer => frame(DATA, 0, stream, Buffer.alloc(size));
const cancel = (stream: number): Buffer => frame(RST_STREAM, 0, stream, Buffer.from(word(8)));
const windowUpdate = (stream: number, by: number): Buffer =>
  frame(WINDOW_UPDATE, 0, stream, Buffer.from(word(by)));
const setting = (id: number, value: number): Buffer =>
  frame(SETTINGS, 0, 0, Buffer.from([0, id, ...word(value)]));

describe("a connection ends (RFC 9113)", () => {
  const cases: Readonly<Record<string, readonly [code: number, ...Buffer[]]>> = {
    "after headers on a stream with an even id, which a client cannot open (section 5.1.1)": [
      PROTOCOL_ERROR,
      post(2),
    ],
    "after headers on a stream that was skipped": [PROTOCOL_ERROR, post(5), post(3)],
    "after data on an idle stream (section 5.1)": [PROTOCOL_ERROR, data(1, 1)],
    "after RST_STREAM on an idle stream": [PROTOCOL_ERROR, cancel(1)],
    "after WINDOW_UPDATE on an idle stream": [PROTOCOL_ERROR, post(1), windowUpdate(3, 1)],
    "after data on a stream with an even id, which only a server opens": [
      PROTOCOL_ERROR,
      post(3),
      data(2, 1),
    ],
    "after WINDOW_UPDATE that makes the connection window too large (section 6.9.1)": [
      FLOW_CONTROL_ERROR,
      windowUpdate(0, LARGEST),
    ],
    "after SETTINGS that make a stream's window too large (section 6.9.2)": [
      FLOW_CONTROL_ERROR,
      post(1),
      windowUpdate(1, 1),
      setting(INITIAL_WINDOW_SIZE, LARGEST),
    ],
  };
  for (const [name, [code, ...frames]] of Object.entries(cases)) {
    test(name, () => {
      const peer = new RawPeer();
      peer.receive(...frames);
      assert.deepEqual([peer.lives, peer.code], [false, code]);
    });
  }
});

describe("only the stream ends after a malformed message (RFC 9113 section 8)", () => {
  const cases: Readonly<Record<string, readonly Buffer[]>> = {
    "with trailers that do not end the stream": [post(1), trailers(0, ...field("a", "b"))],
    "with a pseudo-header field among trailers": [
      post(1),
      trailers(FLAG_END_STREAM, ...field(":path", "/")),
    ],
    'with a TE field other than "trailers"': [post(1, ...field("te", "gzip"))],
    "with two Host fields": [post(1, ...field("host", "a"), ...field("host", "a"))],
    "with two Content-Length fields": [
      post(1, ...field("content-length", "5"), ...field("content-length", "5")),
    ],
    "with a connection-specific field": [post(1, ...field("transfer-encoding", "chunked"))],
    "with a field name in upper case": [post(1, ...field("A", "b"))],
    "with a field value that begins with a space": [post(1, ...field("a", " b"))],
    "with a line feed in a field value": [post(1, ...field("a", "b\nc"))],
    "with a duplicate pseudo-header field": [
      frame(HEADERS, FLAG_END_HEADERS, 1, Buffer.from([0x83, ...REQUEST])),
    ],
  };
  for (const [name, frames] of Object.entries(cases)) {
    test(name, () => {
      const peer = new RawPeer();
      peer.receive(...frames, post(3));
      assert.deepEqual([peer.lives, peer.resets], [true, [PROTOCOL_ERROR]]);
      assert.equal(peer.requests.at(-1)?.id, 3);
    });
  }

  test("with data before the headers of a response", () => {
    const peer = new RawPeer({ isServer: false });
    peer.connection.open({ ...IGNORANT, interim() {}, responded() {} }, [":method", "GET"], true);
    peer.receive(data(1, 1));
    assert.deepEqual([peer.lives, peer.resets], [true, [PROTOCOL_ERROR]]);
  });
});

describe("the window of a stream", () => {
  test("is returned as far as the received data was consumed, and no further", () => {
    const peer = new RawPeer();
    peer.receive(post(1));
    const half = Math.ceil(USUAL_WINDOW / 2);
    for (let left = half; left > 0; left -= 8192) peer.receive(data(1, Math.min(left, 8192)));
    const [stream] = peer.requests;
    stream?.pauseRead();
    for (let left = USUAL_WINDOW; left > 0; left -= 8192)
      peer.receive(data(1, Math.min(left, 8192)));
    assert.deepEqual(peer.resets, []);
    peer.receive(data(1, 1));
    assert.deepEqual(peer.resets, [FLOW_CONTROL_ERROR]);
  });

  test("is also returned for padding (section 6.1)", () => {
    const peer = new RawPeer();
    peer.receive(post(1));
    const padded = Buffer.alloc(257);
    padded[0] = 255;
    const half = Math.ceil(USUAL_WINDOW / 2 / padded.length);
    for (let left = half; left > 0; left--) peer.receive(frame(DATA, FLAG_PADDED, 1, padded));
    const update = peer.frames.find(({ type, stream }) => type === WINDOW_UPDATE && stream === 1);
    assert.equal(update?.payload.readUInt32BE(0), half * padded.length);
  });
});

test("after a change of the peer's table size the gateway announces that it uses no dynamic table (RFC 7541 section 4.2)", () => {
  const peer = new RawPeer();
  peer.receive(setting(HEADER_TABLE_SIZE, 100), post(1));
  peer.requests[0]?.sendHead([":status", "200"], true);
  peer.receive();
  const head = peer.frames.find(({ type }) => type === HEADERS);
  assert.deepEqual(head?.payload, Buffer.from([0x20, 0x88]));
});
