import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import {
  DATA,
  FLAG_END_HEADERS,
  FLAG_PADDED,
  FLOW_CONTROL_ERROR,
  GOAWAY,
  HEADERS,
  NO_ERROR,
  USUAL_WINDOW,
  WINDOW_UPDATE,
} from "./frames/constants.ts";
import type { ConnectionStream } from "./stream/connection-stream.ts";
import type { ConnectionOptions } from "./stream/stream-table.ts";
import { data, idOf, post } from "./testing/flood.ts";
import { frame } from "./testing/frames.ts";
import { IGNORANT, RawPeer } from "./testing/raw-peer.ts";

const FRAME = 16_384;
/** `:status: 200` (RFC 7541 section 6.1). */
const RESPONSE = Buffer.from([0x88]);
const LARGE = 1_000_000;
const REQUEST = [":method", "GET", ":scheme", "http", ":authority", "a", ":path", "/"];

/** A peer that may send data on the given number of streams, whose users accept it. */
function sending(
  count: number,
  options: Partial<ConnectionOptions>,
): [RawPeer, ConnectionStream[]] {
  const peer = new RawPeer(options);
  const numbers = Array.from({ length: count }, (_, number) => number);
  if (peer.connection.isServer) {
    peer.receive(...numbers.map(post));
    return [peer, peer.requests];
  }
  const user = { ...IGNORANT, interim() {}, responded() {} };
  const streams = numbers.map(() => peer.connection.open(user, REQUEST, true));
  peer.receive(
    ...numbers.map((number) => frame(HEADERS, FLAG_END_HEADERS, idOf(number), RESPONSE)),
  );
  peer.frames.length = 0;
  return [peer, streams];
}

/** Makes DATA frames with the given number of bytes for a stream. */
function bytes(number: number, count: number): Buffer {
  const frames: Buffer[] = [];
  for (let left = count; left > 0; left -= FRAME) frames.push(data(number, Math.min(left, FRAME)));
  return Buffer.concat(frames);
}

/** How much window the peer has received since the start; stream 0: for all streams together. */
function allowed(peer: RawPeer, stream: number): number {
  return peer.frames
    .filter((one) => one.type === WINDOW_UPDATE && one.stream === stream)
    .reduce((sum, { payload }) => sum + payload.readUInt32BE(0), 0);
}

function endedForIt(peer: RawPeer): void {
  assert.equal(peer.lives, false);
  assert.equal(peer.code, FLOW_CONTROL_ERROR);
}

for (const isServer of [true, false]) {
  describe(`what ${isServer ? "a client" : "an upstream"} may send`, () => {
    const whole = { isServer, windowBytes: LARGE };

    test("the window of the connection, to the byte, on all streams together", () => {
      const [peer] = sending(2, whole);
      peer.hear(bytes(0, USUAL_WINDOW - 100), bytes(1, 100));
      assert.equal(peer.lives, true);
      peer.hear(bytes(1, 1));
      endedForIt(peer);
    });

    test("a larger one that was given to it", () => {
      const [peer] = sending(1, { ...whole, connectionWindowBytes: 300_000 });
      peer.hear(bytes(0, 300_000));
      assert.equal(peer.lives, true);
      peer.hear(bytes(0, 1));
      endedForIt(peer);
    });

    test("after that as much as the new window allows", () => {
      const [peer] = sending(1, whole);
      for (let left = USUAL_WINDOW, turn = 0; turn < 5; turn++) {
        peer.receive(bytes(0, left));
        assert.equal(peer.lives, true);
        left = allowed(peer, 0);
        assert.equal(left, USUAL_WINDOW);
        peer.frames.length = 0;
      }
      peer.hear(bytes(0, USUAL_WINDOW));
      assert.equal(peer.lives, true);
      peer.hear(bytes(0, 1));
      endedForIt(peer);
    });

    test("a window is returned for one half, and for the rest of the other half", () => {
      const [peer] = sending(1, whole);
      const half = Math.ceil(USUAL_WINDOW / 2);
      peer.receive(bytes(0, half - 1));
      assert.equal(allowed(peer, 0), 0);
      peer.receive(bytes(0, 1));
      assert.equal(allowed(peer, 0), half);
      peer.hear(bytes(0, USUAL_WINDOW));
      assert.equal(peer.lives, true);
      peer.hear(bytes(0, 1));
      endedForIt(peer);
    });

    test("padding counts, and so do frames of forgotten streams", () => {
      const [peer, [first]] = sending(2, whole);
      first?.reset(NO_ERROR);
      const padding = 200;
      const padded = frame(
        DATA,
        FLAG_PADDED,
        idOf(0),
        Buffer.alloc(1 + padding).fill(padding, 0, 1),
      );
      peer.hear(padded, bytes(0, 100), bytes(1, USUAL_WINDOW - 100 - padding - 1));
      assert.equal(peer.lives, true);
      peer.hear(bytes(1, 1));
      endedForIt(peer);
    });

    test("while one stream is not read: other streams get new window, that stream keeps its window", () => {
      const [peer, [first]] = sending(2, { isServer, connectionWindowBytes: LARGE });
      first?.pauseRead();
      peer.receive(bytes(0, USUAL_WINDOW));
      for (let turn = 0; turn < 20; turn++) peer.receive(bytes(1, USUAL_WINDOW));
      assert.equal(peer.lives, true);
      assert.deepEqual([allowed(peer, idOf(0)), peer.resets], [0, []]);
      peer.receive(bytes(0, 1));
      assert.equal(peer.lives, true);
      assert.deepEqual(peer.resets, [FLOW_CONTROL_ERROR]);
      assert.equal(first?.code, FLOW_CONTROL_ERROR);
    });

    test("the window of a stream, to the byte; the others continue", () => {
      for (const windowBytes of [undefined, 1000, 100_000]) {
        const [peer] = sending(2, { isServer, windowBytes, connectionWindowBytes: LARGE });
        const window = windowBytes ?? USUAL_WINDOW;
        peer.hear(bytes(0, window));
        assert.deepEqual(peer.resets, []);
        peer.receive(bytes(0, 1), bytes(1, window));
        assert.deepEqual([peer.resets, peer.lives], [[FLOW_CONTROL_ERROR], true]);
      }
    });

    test("after that as much as the stream's new window allows", () => {
      const [peer, [stream]] = sending(1, { isServer, windowBytes: 1000 });
      peer.receive(bytes(0, 499));
      assert.equal(allowed(peer, 1), 0);
      peer.receive(bytes(0, 1));
      assert.equal(allowed(peer, 1), 500);
      peer.hear(bytes(0, 1000));
      assert.equal(stream?.code, NO_ERROR);
      peer.receive(bytes(0, 1));
      assert.deepEqual([peer.resets, peer.lives], [[FLOW_CONTROL_ERROR], true]);
    });

    test("the window for padding alone is restored, too", () => {
      const [peer] = sending(1, { isServer, windowBytes: 1000 });
      const padded = frame(DATA, FLAG_PADDED, 1, Buffer.alloc(250).fill(249, 0, 1));
      for (let count = 0; count < 100; count++) peer.receive(padded);
      assert.deepEqual([peer.resets, peer.lives, allowed(peer, 1)], [[], true, 25_000]);
    });

    test("nothing is allowed behind the end of the connection", () => {
      const [peer] = sending(2, whole);
      peer.receive(bytes(0, USUAL_WINDOW), bytes(1, 1));
      endedForIt(peer);
      assert.equal(peer.frames.at(-1)?.type, GOAWAY);
    });
  });
}

const step = fc.record({
  stream: fc.integer({ min: 0, max: 2 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  turnEnds: fc.boolean(),
});

test("a peer that keeps its windows is never refused; one byte more always is", () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.integer({ min: 1, max: 200_000 }),
      fc.array(step, { minLength: 1, maxLength: 30 }),
      (isServer, windowBytes, steps) => {
        const [peer] = sending(3, { isServer, windowBytes });
        const streams = [windowBytes, windowBytes, windowBytes];
        let together = USUAL_WINDOW;
        for (const { stream, share, turnEnds } of steps) {
          const most = Math.min(streams[stream] ?? 0, together);
          const count = Math.floor(most * share);
          peer.hear(bytes(stream, count));
          streams[stream] = (streams[stream] ?? 0) - count;
          together -= count;
          if (!turnEnds) continue;
          peer.connection.turnEnds();
          streams.forEach((left, index) => (streams[index] = left + allowed(peer, idOf(index))));
          together += allowed(peer, 0);
          peer.frames.length = 0;
        }
        assert.deepEqual([peer.lives, peer.resets], [true, []]);
        const last = streams.findIndex((left) => left > together);
        if (last < 0) {
          peer.receive(bytes(0, (streams[0] ?? 0) + 1));
          assert.deepEqual(peer.resets, [FLOW_CONTROL_ERROR]);
        } else {
          peer.receive(bytes(last, together + 1));
          endedForIt(peer);
        }
      },
    ),
    { numRuns: 200 },
  );
});
