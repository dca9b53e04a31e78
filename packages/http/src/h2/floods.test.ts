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

/** `:method: GET`, and nothing else: no request (RFC 9113 section 8.3.1). */
const MALFORMED = Buffer.from([0x82]);
/** Of the frames that say nothing, those of a connection's beginning: settings, and the response to ours. */
const SPENT_AT_START = 2;
const UNKNOWN_TYPE = 0x2a;
const NOTHING = Buffer.alloc(0);

describe("streams that end before their time (CVE-2023-44487)", () => {
  const burst = HTTP2_STREAM_RESET_BURST;
  const rate = HTTP2_STREAM_RESET_RATE;
  const taken = (number: number): Buffer[] => [post(number), cancel(number)];

  test("a client takes back as many at once as it may", () => atMost(new RawPeer(), burst, taken));

  test("and after that as many in a second as it may", () =>
    atRate(new RawPeer(), [burst, rate], taken));

  test("a quiet client may again take back as many at once, but no more", () => {
    const peer = new RawPeer();
    const repeated = new Repeated(peer, taken);
    repeated.times(burst);
    peer.time += (2 * burst * SECOND) / rate;
    repeated.times(burst);
    assert.equal(peer.lives, true);
    repeated.times(1);
    assert.equal(peer.code, ENHANCE_YOUR_CALM);
  });

  test("nothing of what was taken back is left", () => {
    const peer = new RawPeer();
    new Repeated(peer, taken).times(burst);
    assert.equal(peer.connection.openStreams, 0);
    assert.equal(peer.gone, burst);
  });

  test("a stream that is gone already counts, too", () =>
    atMost(new RawPeer(), burst, (number) => [...(number === 0 ? [post(0)] : []), cancel(0)]));

  /** What a client does to have its stream reset (CVE-2025-8671, "MadeYouReset"). */
  const provoked: Readonly<Record<string, readonly [(number: number) => Buffer[], code: number]>> =
    {
      "an increment of a window by nothing": [
        (number) => [get(number), windowUpdate(idOf(number), 0)],
        PROTOCOL_ERROR,
      ],
      "a window that is too large": [
        (number) => [get(number), windowUpdate(idOf(number), 0x7fff_ffff)],
        FLOW_CONTROL_ERROR,
      ],
      "data behind the end": [
        (number) => [get(number), frame(DATA, 0, idOf(number), Buffer.from("x"))],
        STREAM_CLOSED,
      ],
      "fields behind the end": [(number) => [get(number), get(number)], STREAM_CLOSED],
      "trailers that do not end the stream": [
        (number) => [post(number), post(number)],
        PROTOCOL_ERROR,
      ],
      "what is not a request": [(number) => [get(number, MALFORMED)], PROTOCOL_ERROR],
    };
  for (const [name, [step, code]] of Object.entries(provoked)) {
    test(`by ${name}: as many as it may`, () => {
      const peer = new RawPeer();
      atMost(peer, burst, step);
      assert.deepEqual(new Set(peer.resets), new Set([code]));
      assert.equal(peer.connection.openStreams, 0);
    });
  }

  test("malformed requests: as many in a second as it may, however long", () =>
    atRate(new RawPeer(), [burst, rate], (number) => [get(number, MALFORMED)]));

  /** A frame for each request that is sent to an upstream. */
  const response = (peer: RawPeer, make: (id: number) => Buffer) => (): Buffer[] => {
    const user = { ...IGNORANT, interim() {}, responded() {} };
    return [make(peer.connection.open(user, [":method", "GET"], true).id)];
  };

  test("an upstream is bound to the same with malformed responses", () => {
    const malformed = (id: number): Buffer => frame(HEADERS, FLAG_END_HEADERS, id, MALFORMED);
    const peer = new RawPeer({ isServer: false });
    atMost(peer, burst, response(peer, malformed));
    const slow = new RawPeer({ isServer: false });
    atRate(slow, [burst, rate], response(slow, malformed));
  });

  test("an upstream may give up as many requests as it likes", () => {
    const peer = new RawPeer({ isServer: false });
    const givenUp = response(peer, (id) => frame(RST_STREAM, 0, id, word(REFUSED_STREAM)));
    new Repeated(peer, givenUp).times(2 * burst);
    assert.deepEqual([peer.lives, peer.gone], [true, 2 * burst]);
  });
});

describe("streams beyond those that may be open", () => {
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

  test("are refused, as many as may be", () => {
    const peer = full();
    atMost(peer, burst, more);
    assert.deepEqual(new Set(peer.resets), new Set([REFUSED_STREAM]));
    assert.equal(peer.requests.length, maxStreams);
  });

  test("and in a second, however long the connection lives", () =>
    atRate(full(), [burst, rate], more));

  test("and those behind our last one, when the connection is to end", () => {
    const peer = new RawPeer();
    peer.connection.sendGoaway(NO_ERROR);
    atMost(peer, burst, (number) => [get(number)]);
    assert.equal(peer.requests.length, 0);
  });
});

describe("frames that carry no part of a message", () => {
  const burst = HTTP2_CONTROL_FRAME_BURST;
  const rate = HTTP2_CONTROL_FRAME_RATE;
  /** Frames that have been spent on the way to an open stream, or given back by it. */
  const idle: Readonly<Record<string, (number: number) => Buffer[]>> = {
    pings: () => [ping()],
    "acknowledgements of pings that nobody has sent": () => [
      frame(PING, FLAG_ACK, 0, Buffer.alloc(8)),
    ],
    settings: () => [NO_SETTINGS],
    "acknowledgements of settings": () => [frame(SETTINGS, FLAG_ACK, 0, NOTHING)],
    "frames of unknown types": () => [frame(UNKNOWN_TYPE, 0, 1, Buffer.from("x"))],
    priorities: () => [frame(PRIORITY, 0, 1, Buffer.alloc(5))],
    "windows of the connection": () => [windowUpdate(0, 1)],
    "windows of a stream": () => [windowUpdate(1, 1)],
    "empty data": () => [frame(DATA, 0, 1, NOTHING)],
    "data that are padding": () => [frame(DATA, FLAG_PADDED, 1, Buffer.from([2, 0, 0]))],
  };
  for (const [name, step] of Object.entries(idle)) {
    test(`${name}: as many at once as may be, and in a second`, () => {
      const open = (): RawPeer => {
        const peer = new RawPeer();
        // What the beginning of the connection has spent comes back with time.
        peer.receive(post(0));
        peer.time += SECOND * Math.ceil(burst / rate);
        return peer;
      };
      atMost(open(), burst, step);
      atRate(open(), [burst, rate], step);
    });
  }

  test("an upstream is bound to the same", () => {
    atMost(new RawPeer({ isServer: false }), burst - SPENT_AT_START, () => [ping()]);
  });

  test("a client that says nothing of its requests but windows may continue for ever", () => {
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

describe("responses that a client asks for and does not read", () => {
  const most = HTTP2_MAX_WAITING_CONTROL_FRAMES;
  const asked: Readonly<Record<string, (number: number) => Buffer[]>> = {
    pings: () => [ping()],
    settings: () => [NO_SETTINGS],
  };
  for (const [name, step] of Object.entries(asked)) {
    test(`${name}: as many as may wait`, () => {
      const peer = new RawPeer();
      peer.congested = true;
      atMost(peer, most, step);
    });
  }

  test("streams that are reset for what the client does", () => {
    const peer = new RawPeer();
    peer.congested = true;
    const least = Math.min(most, HTTP2_STREAM_RESET_BURST);
    atMost(peer, least, (number) => [get(number, MALFORMED)]);
  });

  test("all of them together", () => {
    const peer = new RawPeer();
    peer.congested = true;
    new Repeated(peer, () => [ping()]).times(most - 10);
    atMost(peer, 10, (number) => [get(number, MALFORMED)]);
  });

  test("streams that are refused, and responses to settings", () => {
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

  test("what waits is counted anew when the client has read", () => {
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

describe("heads in pieces (CVE-2024-27316)", () => {
  const continuations = HTTP2_MAX_CONTINUATIONS;
  const frames = { frameBytes: 16_384, blockBytes: 1000, continuations, settings: 32 };
  const head = (parts: number, of: Buffer): Buffer[] => [
    frame(HEADERS, FLAG_END_STREAM, 1, FIELDS),
    ...Array.from({ length: parts }, (_, index) =>
      frame(CONTINUATION, index === parts - 1 ? FLAG_END_HEADERS : 0, 1, of),
    ),
  ];

  test("as many as may be, of no bytes at all", () => {
    const peer = new RawPeer({ frames });
    peer.receive(...head(continuations, NOTHING));
    assert.deepEqual([peer.lives, peer.requests.length], [true, 1]);
    const more = new RawPeer({ frames });
    more.receive(...head(continuations + 1, NOTHING));
    assert.equal(more.code, ENHANCE_YOUR_CALM);
  });

  test("as many bytes as may be, together", () => {
    // A table size of 0 takes an octet, and says nothing (RFC 7541 section 6.3).
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

test("a client that changes its windows again and again is cut off", () => {
  const peer = new RawPeer();
  const change = (size: number): Buffer =>
    frame(SETTINGS, 0, 0, Buffer.concat([Buffer.from([0, INITIAL_WINDOW_SIZE]), word(size)]));
  new Repeated(peer, (number) => [change(number % 2)]).times(2 * HTTP2_CONTROL_FRAME_BURST);
  assert.equal(peer.code, ENHANCE_YOUR_CALM);
});
