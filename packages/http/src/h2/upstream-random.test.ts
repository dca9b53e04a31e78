import { test } from "node:test";
import fc from "fast-check";
import { until } from "../testing/harness.ts";
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
  PUSH_PROMISE,
  RST_STREAM,
  SETTINGS,
  WINDOW_UPDATE,
} from "./frames/constants.ts";
import { block, headers, listenFrames, settings } from "./testing/frame-upstream.ts";
import { frame } from "./testing/frames.ts";
import { startBeforeHttp2 } from "./testing/harness.ts";

const ALL = FLAG_END_HEADERS | FLAG_END_STREAM;
const RUNS = 300;

/** Frames that are valid in some response to the first request. */
const sound = fc.constantFrom(
  headers(FLAG_END_HEADERS, 1, ":status", "200"),
  headers(FLAG_END_HEADERS, 1, ":status", "103", "link", "</a>"),
  headers(FLAG_END_HEADERS, 1, ":status", "200", "content-length", "4"),
  headers(ALL, 1, ":status", "204"),
  headers(ALL, 1, "x-trailer", "1"),
  frame(DATA, 0, 1, Buffer.from("body")),
  frame(DATA, FLAG_END_STREAM, 1, Buffer.from("body")),
  frame(DATA, FLAG_PADDED | FLAG_END_STREAM, 1, Buffer.from("\u0002body\0\0")),
  frame(DATA, 0, 1, Buffer.alloc(16_384)),
  frame(HEADERS, 0, 1, block(":status", "200")),
  frame(CONTINUATION, FLAG_END_HEADERS, 1, block("a", "b")),
  frame(RST_STREAM, 0, 1, Buffer.from([0, 0, 0, 0])),
  frame(RST_STREAM, 0, 1, Buffer.from([0, 0, 0, 7])),
  frame(GOAWAY, 0, 0, Buffer.alloc(8)),
  frame(GOAWAY, 0, 0, Buffer.from([0, 0, 0, 1, 0, 0, 0, 2])),
  frame(WINDOW_UPDATE, 0, 1, Buffer.from([0, 0, 1, 0])),
  frame(WINDOW_UPDATE, 0, 0, Buffer.from([0x7f, 0xff, 0xff, 0xff])),
  frame(PING, 0, 0, Buffer.alloc(8)),
  frame(SETTINGS, FLAG_ACK, 0, Buffer.alloc(0)),
  settings(4, 0),
  settings(3, 0),
);
const anything = fc
  .tuple(
    fc.constantFrom(DATA, HEADERS, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, CONTINUATION),
    fc.constantFrom(0, FLAG_END_STREAM, FLAG_END_HEADERS, ALL, FLAG_PADDED),
    fc.constantFrom(0, 1, 2, 3),
    fc.uint8Array({ maxLength: 12 }),
  )
  .map(([type, flags, stream, payload]) => frame(type, flags, stream, Buffer.from(payload)));
const responses = fc.array(
  fc.oneof({ weight: 5, arbitrary: sound }, { weight: 1, arbitrary: anything }),
  { maxLength: 8 },
);

test("whatever an upstream sends, the request ends, and the gateway continues", async (context) => {
  let said: Buffer[] = [];
  let parts = 1;
  const { port } = await listenFrames(context, ({ type }, to) => {
    if (type !== HEADERS) return;
    const bytes = Buffer.concat([settings(), ...said]);
    const size = Math.ceil(bytes.length / parts);
    for (let at = 0; at < bytes.length; at += size) to.send(bytes.subarray(at, at + size));
    to.end();
  });
  const harness = await startBeforeHttp2(context, { port });
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(responses, fc.integer({ min: 1, max: 40 }), async (response, cuts) => {
      said = response;
      parts = cuts;
      const client = harness
        .client()
        .send("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
      asked += 1;
      await until(() => harness.ends.length === asked);
      client.socket.destroy();
    }),
    { numRuns: RUNS },
  );
  await until(() => harness.server.connections === 0);
});
