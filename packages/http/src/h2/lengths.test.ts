import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  DATA,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  HEADERS,
  PROTOCOL_ERROR,
} from "./frames/constants.ts";
import { frame } from "./testing/frames.ts";
import { RawPeer } from "./testing/raw-peer.ts";

/** RFC 7541 appendix A: `:method: POST`, `:path: /`, `:scheme: http`, `:authority: a`. */
const REQUEST = [0x83, 0x84, 0x86, 0x41, 0x01, 0x61];
const FIVE_BYTES = [0x0f, 0x0d, 0x01, 0x35];
const TRAILERS = Buffer.from([0x00, 0x01, 0x61, 0x01, 0x62]);

const head = (flags: number, ...fields: readonly number[]): Buffer =>
  frame(HEADERS, FLAG_END_HEADERS | flags, 1, Buffer.from(fields));
const data = (flags: number, size: number): Buffer => frame(DATA, flags, 1, Buffer.alloc(size));
const trailers = frame(HEADERS, FLAG_END_HEADERS | FLAG_END_STREAM, 1, TRAILERS);

/**
 * Bodies after a head with a content-length of 5, and whether each body makes the message valid (RFC 9113
 * section 8.1.1).
 */
const BODIES: Readonly<Record<string, readonly [sound: boolean, ...Buffer[]]>> = {
  "the declared number of bytes": [true, data(FLAG_END_STREAM, 5)],
  "the declared number of bytes, in pieces": [
    true,
    data(0, 2),
    data(0, 3),
    data(FLAG_END_STREAM, 0),
  ],
  "the declared number of bytes, and trailers": [true, data(0, 5), trailers],
  "one byte less than declared": [false, data(FLAG_END_STREAM, 4)],
  "one byte less than declared, and trailers": [false, data(0, 4), trailers],
  "one byte more than declared": [false, data(FLAG_END_STREAM, 6)],
  "one byte more than declared, before the end": [false, data(0, 5), data(0, 1)],
};

describe("a request has", () => {
  for (const [name, [sound, ...body]] of Object.entries(BODIES)) {
    test(name, () => {
      const peer = new RawPeer();
      peer.receive(head(0, ...REQUEST, ...FIVE_BYTES), ...body);
      assert.deepEqual(peer.resets, sound ? [] : [PROTOCOL_ERROR]);
      assert.equal(peer.requests[0]?.whole, sound);
    });
  }

  test("no body at all although its content-length is 5", () => {
    const peer = new RawPeer();
    peer.receive(head(FLAG_END_STREAM, ...REQUEST, ...FIVE_BYTES));
    assert.deepEqual([peer.resets, peer.requests.length], [[PROTOCOL_ERROR], 0]);
  });
});
