import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  HTTP2_CONTROL_FRAME_BURST,
  HTTP2_CONTROL_FRAME_RATE,
  HTTP2_MAX_CONTINUATIONS,
  HTTP2_MAX_WAITING_CONTROL_FRAMES,
  HTTP2_STREAM_RESET_BURST,
  HTTP2_STREAM_RESET_RATE,
} from "../bounds.ts";
import {
  CONTINUATION,
  DATA,
  ENHANCE_YOUR_CALM,
  FLAG_ACK,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  FLAG_PADDED,
  FLOW_CONTROL_ERROR,
  HEADERS,
  INITIAL_WINDOW_SIZE,
  NO_ERROR,
  PING,
  PRIORITY,
  PROTOCOL_ERROR,
  REFUSED_STREAM,
  RST_STREAM,
  SETTINGS,
  STREAM_CLOSED,
} from "./frames/constants.ts";
import {
  atMost,
  atRate,
  cancel,
  FIELDS,
  get,
  idOf,
  ping,
  post,
  Repeated,
  SECOND,
  windowUpdate,
  word,
} from "./testing/flood.ts";
import { frame } from "./testing/frames.ts";
import { IGNORANT, NO_SETTINGS, RawPeer } from "./testing/raw-peer.ts";

/**
 * A header block that is only `:method: GET`, which is not a valid request (RFC 9113 section
 * 8.3.1).
 */
const MALFORMED = Buffer.from([0x82]);
/** Control frames at the start of a connection: settings, and the acknowledgement of ours. */
const SPENT_AT_START = 2;
const UNKNOWN_TYPE = 0x2a;
const NOTHING = Buffer.alloc(0);

describe("streams that end prematurely (CVE-2023-44487)", () => {
  const burst = HTTP2_STREAM_RESET_BURST;
  const rate = HTTP2_STREAM_RESET_RATE;
  const taken = (number: number): Buffer[] => [post(number), cancel(number)];

  test("a client may cancel the burst", () => atMost(new RawPeer(), burst, taken));

  test("and then the rate per second", () => atRate(new RawPeer(), [burst, rate], taken));

  test("after a pause a client may again cancel the burst, but no more", () => {
    const peer = new RawPeer();
    const repeated = new Repeated(peer, taken);
    repeated.times(burst);
    peer.time += (2 * burst * SECOND) / rate;
    repeated.times(burst);
    assert.equal(peer.lives, true);
    repeated.times(1);
    assert.equal(peer.code, ENHANCE_YOUR_CALM);
  });

  test("nothing remains of cancelled requests", () => {
    const peer = new RawPeer();
    new Repeated(peer, taken).times(burst);
    assert.equal(peer.connection.openStreams, 0);
    assert.equal(peer.gone, burst);
  });

  test("resetting a stream that has already ended counts, too", () =>
    atMost(new RawPeer(), burst, (number) => [...(number === 0 ? [post(0)] : []), cancel(0)]));

  /** How a client can make the gateway reset its stream (CVE-2025-8671, "MadeYouReset"). */
  const provoked: Readonly<Record<string, readonly [(number: number) => Buffer[], code: number]>> =
    {
      "a window update of zero": [
        (number) => [get(number), windowUpdate(idOf(number), 0)],
        PROTOCOL_ERROR,
      ],
      "a window overflow": [
        (number) => [get(number), windowUpdate(idOf(number), 0x7fff_ffff)],
        FLOW_CONTROL_ERROR,
      ],
      "data after the end": [
        (number) => [get(number), frame(DATA, 0, idOf(number), Buffer.from("x"))],
        STREAM_CLOSED,
      ],
      "headers after the end": [(number) => [get(number), get(number)], STREAM_CLOSED],
      "trailers that do not end the stream": [
        (number) => [post(number), post(number)],
        PROTOCOL_ERROR,
      ],
      "an invalid request": [(number) => [get(number, MALFORMED)], PROTOCOL_ERROR],
    };
  for (const [name, [step, code]] of Object.entries(provoked)) {
    test(`by ${name}: up to the limit`, () => {
      const peer = new RawPeer();
      atMost(peer, burst, step);
      assert.deepEqual(new Set(peer.resets), new Set([code]));
      assert.equal(peer.connection.openStreams, 0);
    });
  }

  test("malformed requests: up to the rate, at any time", () =>
    atRate(new RawPeer(), [burst, rate], (number) => [get(number, MALFORMED)]));

  /** Makes a response frame for each request that was sent to an upstream. */
  const response = (peer: RawPeer, make: (id: number) => Buffer) => (): Buffer[] => {
    const user = { ...IGNORANT, interim() {}, responded() {} };
    return [make(peer.connection.open(user, [":method", "GET"], true).id)];
  };

  test("an upstream has the same limit for malformed responses", () => {
    const malformed = (id: number): Buffer => frame(HEADERS, FLAG_END_HEADERS, id, MALFORMED);
    const peer = new RawPeer({ isServer: false });
    atMost(peer, burst, response(peer, malformed));
    const slow = new RawPeer({ isServer: false });
    atRate(slow, [burst, rate], response(slow, malformed));
  });

  test("an upstream may refuse any number of requests", () => {
    const peer = new RawPeer({ isServer: false });
    const givenUp = response(peer, (id) => frame(RST_STREAM, 0, id, word(REFUSED_STREAM)));
    new Repeated(peer, givenUp).times(2 * burst);
    assert.deepEqual([peer.lives, peer.gone], [true, 2 * burst]);
  });
});

describe("streams beyond the concurrent limit", () => {
  const burst = HTTP2_STREAM_RESET_BURST;
  const rate = HTTP2_STREAM_RESET_RATE;
  const maxStreams = 3;
  const more = (number: number): Buffer[] => [get(maxStreams + number)];
  const full = (): RawPeer => {
    const peer = new RawPeer({ maxStreams });
    new Repeated(peer, (number) => [get(number)]).times(maxStreams);
    assert.deepEqual([peer.requests.length, peer.resets], [maxStreams, []]);
    return peer;
  };

  test("are refused, up to the limit", () => {
    const peer = full();
    atMost(peer, burst, more);
    assert.deepEqual(new Set(peer.resets), new Set([REFUSED_STREAM]));
    assert.equal(peer.requests.length, maxStreams);
  });

  test("and up to the rate, however old the connection is", () =>
    atRate(full(), [burst, rate], more));

  test("streams after our last one count too, when the connection is closing", () => {
    const peer = new RawPeer();
    peer.connection.sendGoaway(NO_ERROR);
    atMost(peer, burst, (number) => [get(number)]);
    assert.equal(peer.requests.length, 0);
  });
});

describe("frames that carry no part of a message", () => {
  const burst = HTTP2_CONTROL_FRAME_BURST;
  const rate = HTTP2_CONTROL_FRAME_RATE;
  /** Control frames without any part of a message, by kind. */
  const idle: Readonly<Record<string, (number: number) => Buffer[]>> = {
    pings: () => [ping()],
    "unexpected ping acknowledgements": () => [frame(PING, FLAG_ACK, 0, Buffer.alloc(8))],
    settings: () => [NO_SETTINGS],
    "unexpected settings acknowledgements": () => [frame(SETTINGS, FLAG_ACK, 0, NOTHING)],
    "frames of unknown types": () => [frame(UNKNOWN_TYPE, 0, 1, Buffer.from("x"))],
    priorities: () => [frame(PRIORITY, 0, 1, Buffer.alloc(5))],
    "connection window updates": () => [windowUpdate(0, 1)],
    "stream window updates": () => [windowUpdate(1, 1)],
    "empty data": () => [frame(DATA, 0, 1, NOTHING)],
    "data frames with only padding": () => [frame(DATA, FLAG_PADDED, 1, Buffer.from([2, 0, 0]))],
  };
  for (const [name, step] of Object.entries(idle)) {
    test(`${name}: the burst, and then the rate`, () => {
      const open = (): RawPeer => {
        const peer = new RawPeer();
        // The budget used at the start of the connection is refilled over time.
        peer.receive(post(0));
        peer.time += SECOND * Math.ceil(burst / rate);
        return peer;
      };
      atMost(open(), burst, step);
      atRate(open(), [burst, rate], step);
    });
  }

  test("an upstream has the same limit", () => {
    atMost(new RawPeer({ isServer: false }), burst - SPENT_AT_START, () => [ping()]);
  });

  test("a client may update its windows forever", () => {
    const peer = new RawPeer();
    const answered = new Repeated(peer, (number) => [
      get(number),
      windowUpdate(0, 1),
      windowUpdate(idOf(number), 1),
      ping(),
      cancel(number),
    ]);
    answered.times(HTTP2_STREAM_RESET_BURST);
    assert.equal(peer.lives, true);
  });
});

describe("responses that a client requests and does not read", () => {
  const most = HTTP2_MAX_WAITING_CONTROL_FRAMES;
  const asked: Readonly<Record<string, (number: number) => Buffer[]>> = {
    pings: () => [ping()],
    settings: () => [NO_SETTINGS],
  };
  for (const [name, step] of Object.entries(asked)) {
    test(`${name}: up to the queue's limit`, () => {
      const peer = new RawPeer();
      peer.congested = true;
      atMost(peer, most, step);
    });
  }

  test("streams reset because of the client", () => {
    const peer = new RawPeer();
    peer.congested = true;
    const least = Math.min(most, HTTP2_STREAM_RESET_BURST);
    atMost(peer, least, (number) => [get(number, MALFORMED)]);
  });

  test("all kinds of frames together end the connection", () => {
    const peer = new RawPeer();
    peer.congested = true;
    new Repeated(peer, () => [ping()]).times(most - 10);
    atMost(peer, 10, (number) => [get(number, MALFORMED)]);
  });

  test("refused streams, and acknowledgements of settings", () => {
    const maxStreams = 1;
    for (const [room, step] of [
      [10, (number: number) => [get(number + 1)]],
      [10, () => [NO_SETTINGS]],
    ] as const) {
      const peer = new RawPeer({ maxStreams });
      peer.receive(get(0));
      peer.congested = true;
      new Repeated(peer, () => [ping()]).times(most - room);
      atMost(peer, room, step);
    }
  });

  test("the queue is empty again when the client has read", () => {
    const peer = new RawPeer();
    const pings = new Repeated(peer, () => [ping()]);
    peer.congested = true;
    pings.times(most);
    peer.congested = false;
    peer.connection.drained();
    peer.congested = true;
    pings.times(most);
    assert.equal(peer.lives, true);
    pings.times(1);
    assert.equal(peer.code, ENHANCE_YOUR_CALM);
  });
});

describe("fragmented headers (CVE-2024-27316)", () => {
  const continuations = HTTP2_MAX_CONTINUATIONS;
  const frames = { frameBytes: 16_384, blockBytes: 1000, continuations, settings: 32 };
  const head = (parts: number, of: Buffer): Buffer[] => [
    frame(HEADERS, FLAG_END_STREAM, 1, FIELDS),
    ...Array.from({ length: parts }, (_, index) =>
      frame(CONTINUATION, index === parts - 1 ? FLAG_END_HEADERS : 0, 1, of),
    ),
  ];

  test("the maximum number of fragments, all empty", () => {
    const peer = new RawPeer({ frames });
    peer.receive(...head(continuations, NOTHING));
    assert.deepEqual([peer.lives, peer.requests.length], [true, 1]);
    const more = new RawPeer({ frames });
    more.receive(...head(continuations + 1, NOTHING));
    assert.equal(more.code, ENHANCE_YOUR_CALM);
  });

  test("the maximum number of bytes in total", () => {
    // A table size update to 0 is one byte and has no effect (RFC 7541 section 6.3).
    const octets = (count: number): Buffer[] => [
      frame(HEADERS, FLAG_END_STREAM, 1, Buffer.alloc(count - FIELDS.length, 0x20)),
      frame(CONTINUATION, FLAG_END_HEADERS, 1, FIELDS),
    ];
    const peer = new RawPeer({ frames });
    peer.receive(...octets(frames.blockBytes));
    assert.deepEqual([peer.lives, peer.requests.length], [true, 1]);
    const more = new RawPeer({ frames });
    more.receive(...octets(frames.blockBytes + 1));
    assert.equal(more.code, ENHANCE_YOUR_CALM);
  });
});

test("a client that changes its window settings again and again is disconnected", () => {
  const peer = new RawPeer();
  const change = (size: number): Buffer =>
    frame(SETTINGS, 0, 0, Buffer.concat([Buffer.from([0, INITIAL_WINDOW_SIZE]), word(size)]));
  new Repeated(peer, (number) => [change(number % 2)]).times(2 * HTTP2_CONTROL_FRAME_BURST);
  assert.equal(peer.code, ENHANCE_YOUR_CALM);
});
