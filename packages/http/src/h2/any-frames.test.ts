import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { cuts, pieces } from "../testing/messages.ts";
import type { ConnectionStream } from "./stream/connection-stream.ts";
import {
  CONTINUATION,
  DATA,
  FLAG_ACK,
  FLAG_END_HEADERS,
  FLAG_END_STREAM,
  FLAG_PADDED,
  GOAWAY,
  HEADERS,
  PING,
  RST_STREAM,
  SETTINGS,
  WINDOW_UPDATE,
} from "./frames/constants.ts";
import { frame } from "./testing/frames.ts";
import { IGNORANT, RawPeer } from "./testing/raw-peer.ts";

const RUNS = 2000;
const STREAMS = 3;

const hex = (text: string): Buffer => Buffer.from(text, "hex");
const id = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(1, 3, 5) },
  { weight: 1, arbitrary: fc.nat(9) },
);
const end = fc.constantFrom(0, FLAG_END_STREAM);
/** A request, responses, trailers and other field blocks; compressed (RFC 7541 appendix A). */
const fields = fc.constantFrom(
  ...["828684410161", "838684410161", "8386844101610f0d0135", "88", "88", "880f0d0135"],
  ...["0803313030", "0803313033", "0001610162", "0001610162", "", "0001410162", "be"],
);
const usual = fc.oneof(
  fc
    .tuple(id, end, fields)
    .map(([stream, flags, block]) => frame(HEADERS, FLAG_END_HEADERS | flags, stream, hex(block))),
  fc
    .tuple(id, end, fields)
    .map(([stream, flags, block]) =>
      Buffer.concat([
        frame(HEADERS, flags, stream, hex(block).subarray(0, 1)),
        frame(CONTINUATION, FLAG_END_HEADERS, stream, hex(block).subarray(1)),
      ]),
    ),
  fc
    .tuple(id, end, fc.nat(6))
    .map(([stream, flags, size]) => frame(DATA, flags, stream, Buffer.alloc(size, "x"))),
  fc
    .tuple(id, end, fc.nat(3))
    .map(([stream, flags, size]) =>
      frame(
        DATA,
        flags | FLAG_PADDED,
        stream,
        Buffer.from([2, ...Array<number>(size + 2).fill(0)]),
      ),
    ),
  fc
    .tuple(id, fc.constantFrom("00000000", "00000007", "00000008"))
    .map(([stream, code]) => frame(RST_STREAM, 0, stream, hex(code))),
  fc
    .tuple(fc.oneof(id, fc.constant(0)), fc.constantFrom("00000001", "0000ffff"))
    .map(([stream, by]) => frame(WINDOW_UPDATE, 0, stream, hex(by))),
  fc
    .constantFrom(
      "",
      "000400000001",
      "000400010000",
      "000100000000",
      "000300000001",
      "000500004000",
    )
    .map((settings) => frame(SETTINGS, 0, 0, hex(settings))),
  fc.constantFrom(0, FLAG_ACK).map((flags) => frame(PING, flags, 0, Buffer.alloc(8))),
  fc
    .constantFrom(1, 3)
    .map((last) => frame(GOAWAY, 0, 0, Buffer.from([0, 0, 0, last, 0, 0, 0, 0]))),
);
/** Sizes, flags and streams that hardly any frame type allows. */
const odd = fc
  .tuple(fc.nat(11), fc.nat(255), id, fc.uint8Array({ maxLength: 12 }))
  .map(([type, flags, stream, payload]) => frame(type, flags, stream, Buffer.from(payload)));
const anyFrames = fc
  .array(fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: odd }), {
    maxLength: 14,
  })
  .map((frames) => Buffer.concat(frames));

const DATA_TOLD = /^[0-9a-f]+$/;

/** Records the events of streams, and checks that no event follows the end of a stream. */
class Witness {
  readonly #told: string[][] = [];

  /** The number of streams that were reported as ended. */
  get closed(): number {
    return this.#told.filter((told) => told.at(-1) === "closed").length;
  }

  /**
   * Events of each stream. Data counts the same however it is split; before a reset, any part of it
   * may have arrived.
   */
  get told(): string[] {
    return this.#told.map((told) => {
      const cut = told.at(-1) === "closed" && !told.includes("Ended.");
      const kept = cut ? told.filter((what) => !DATA_TOLD.test(what)) : told;
      return kept.join(" ").replaceAll(/(?<=[0-9a-f]) (?=[0-9a-f]+(?: |$))/g, "");
    });
  }

  user() {
    const told: string[] = [];
    this.#told.push(told);
    const tell = (what: string): void => {
      assert.notEqual(told.at(-1), "closed", `${what} after its end`);
      told.push(what);
    };
    return {
      ...IGNORANT,
      interim: (list: string[]) => tell(`Interim:${list.join()}.`),
      responded: (list: string[], ends: boolean) => tell(`Answered:${list.join()}:${ends}.`),
      received: (bytes: Buffer, length: number) => tell(bytes.toString("hex", 0, length)),
      ended: () => tell("Ended."),
      closed: () => tell("closed"),
    };
  }
}

/** Whether both connections sent the same bytes, and their users got the same events. */
interface Outcome {
  readonly frames: readonly string[];
  readonly told: readonly string[];
  readonly lives: boolean;
}

function outcomeOf(isServer: boolean, parts: readonly Buffer[]): Outcome {
  const witness = new Witness();
  const peer = new RawPeer({ isServer });
  const streams: ConnectionStream[] = [];
  if (isServer) {
    const request = peer.request.bind(peer);
    peer.request = (stream) => {
      request(stream);
      stream.use(witness.user());
    };
  } else {
    for (let left = STREAMS; left > 0; left--) {
      streams.push(peer.connection.open(witness.user(), [":method", "GET"], true));
    }
    peer.receive();
  }
  for (const part of parts) peer.hear(part);
  peer.connection.turnEnds();
  const { lives } = peer;
  const frames = peer.frames.map(({ type, flags, stream, payload: { length } }) =>
    [type, flags, stream, length].join(),
  );
  const { told } = witness;
  peer.connection.closed(undefined);
  const open = [...streams, ...peer.requests].length;
  assert.equal(witness.closed, open);
  assert.equal(peer.connection.openStreams, 0);
  return { frames, told, lives };
}

for (const [name, isServer] of [
  ["a client", true],
  ["an upstream", false],
] as const) {
  describe(`any frames that ${name} sends`, () => {
    test("each stream ends once, and the result does not depend on how the bytes are split", () => {
      fc.assert(
        fc.property(anyFrames, cuts, (bytes, at) => {
          const whole = outcomeOf(isServer, [bytes]);
          const split = pieces(bytes.toString("latin1"), at);
          assert.deepEqual(outcomeOf(isServer, split), whole);
        }),
        { numRuns: RUNS },
      );
    });
  });
}

test("garbage after the preface ends the connection, or waits for more bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const peer = new RawPeer();
      peer.receive(Buffer.from(bytes));
      assert.ok(peer.lives || peer.code !== undefined);
    }),
    { numRuns: RUNS },
  );
});
