import assert from "node:assert/strict";
import { connect } from "node:http2";
import type { ClientHttp2Session } from "node:http2";
import { test } from "node:test";
import fc from "fast-check";
import { ok, onHead, turns, until } from "../testing/harness.ts";
import {
  CONTINUATION,
  END_HEADERS,
  END_STREAM,
  frame,
  FrameClient,
  HEADERS,
  PING,
  RST_STREAM,
  SETTINGS,
} from "./testing/frames.ts";
import { responseOf, openSession, startHttp2 } from "./testing/harness.ts";

const LARGE = 1_000_000;

test("an upstream that does not read pauses the client, and vice versa", async (context) => {
  let go = (): void => {};
  let received = 0;
  const harness = await startHttp2(
    context,
    (socket) => {
      socket.pause();
      socket.on("data", (bytes: Buffer) => {
        received += bytes.length;
        if (bytes.includes("end")) {
          socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${LARGE * 20}\r\n\r\n`);
          socket.write(Buffer.alloc(LARGE * 20));
        }
      });
      go = () => socket.resume();
    },
    { highWaterMark: 1000 },
  );
  const session = openSession(context, harness.port);
  const stream = session.request({ ":method": "POST" });
  const body = Buffer.alloc(LARGE * 20);
  body.write("end", body.length - 3);
  stream.end(body);
  await until(() => harness.requests.length === 1);
  await turns();
  const [request] = harness.requests;
  assert.ok((request?.requestBytes ?? 0) < LARGE * 10, "the client was stopped");
  go();
  await until(() => stream.readableLength > 0);
  assert.ok(received > LARGE * 20);
  await turns();
  assert.ok((request?.responseBytes ?? 0) < LARGE * 10, "the upstream was stopped");
  const response = await responseOf(stream);
  assert.equal(response.body.length, LARGE * 20);
  assert.equal(request?.responseBytes, LARGE * 20);
});

test("however data is split and reading pauses, the same bytes are forwarded", async (context) => {
  let expected = 0;
  const harness = await startHttp2(
    context,
    (socket) => {
      let received = Buffer.alloc(0);
      socket.on("data", (bytes: Buffer) => {
        received = Buffer.concat([received, bytes]);
        const start = received.indexOf("\r\n\r\n") + 4;
        if (received.length - start < expected) return;
        const body = received.subarray(start);
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n`);
        const middle = body.length >> 1;
        socket.write(body.subarray(0, middle));
        setImmediate(() => socket.write(body.subarray(middle)));
        received = Buffer.alloc(0);
      });
    },
    { highWaterMark: 64, windowBytes: 1000 },
  );
  const session = openSession(context, harness.port);
  const piece = fc.record({ size: fc.integer({ min: 1, max: 5000 }), pause: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (parts) => {
      const body = Buffer.alloc(
        parts.reduce((sum, { size }) => sum + size, 0),
        "0123456789abcdefghijklmnopq",
      );
      expected = body.length;
      const stream = session.request({ ":method": "POST", "content-length": expected });
      const response = responseOf(stream);
      let at = 0;
      for (const { size, pause } of parts) {
        stream.write(body.subarray(at, (at += size)));
        if (pause) stream.pause();
        await new Promise((resolve) => setImmediate(resolve));
        stream.resume();
      }
      stream.end();
      assert.equal((await response).body, body.toString("latin1"));
    }),
    { numRuns: 60 },
  );
  await until(() => harness.ends.length === harness.requests.length);
});

test("streams and connections leave nothing behind, however they end", async (context) => {
  const harness = await startHttp2(
    context,
    onHead((head, socket) => {
      if (head.includes("/silent")) return;
      if (head.includes("/broken")) socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx");
      else socket.write(ok("fine"));
    }),
  );
  const sessions: ClientHttp2Session[] = [];
  for (let round = 0; round < 5; round++) {
    const session = openSession(context, harness.port);
    sessions.push(session);
    const silent = session.request({ ":path": "/silent" });
    silent.on("error", () => {});
    await responseOf(session.request({ ":path": "/" }));
    await responseOf(session.request({ ":path": "/broken" }));
    if (round % 2 === 0) silent.close();
  }
  for (const session of sessions) session.destroy();
  await until(() => harness.ends.length === harness.requests.length);
  await until(() => harness.server.connections === 0);
});

test("a flood of resets, pings or settings ends the connection, not the gateway", async (context) => {
  const harness = await startHttp2(
    context,
    onHead((_head, socket) => socket.write(ok(""))),
  );
  const get = Buffer.from([0x82, 0x84, 0x86, 0x41, 0x01, 0x61]);
  const cancel = Buffer.from([0, 0, 0, 8]);
  const floods: Readonly<Record<string, (count: number) => Buffer>> = {
    resets: (count) =>
      Buffer.concat([
        frame(HEADERS, END_STREAM | END_HEADERS, count * 2 + 1, get),
        frame(RST_STREAM, 0, count * 2 + 1, cancel),
      ]),
    pings: () => frame(PING, 0, 0, Buffer.alloc(8)),
    settings: () => frame(SETTINGS, 0, 0, Buffer.alloc(0)),
    continuations: (count) =>
      frame(count === 0 ? HEADERS : CONTINUATION, 0, 1, Buffer.alloc(16_000, 0x40)),
  };
  for (const [name, make] of Object.entries(floods)) {
    const client = new FrameClient(context, harness.port);
    client.send(frame(SETTINGS, 0, 0, Buffer.alloc(0)));
    for (let count = 0; !client.closed; count++) {
      const more = client.send(make(count));
      if (!more && !client.closed) await new Promise((resolve) => setImmediate(resolve));
      assert.ok(count < 5_000_000, `a flood of ${name} continues`);
    }
    await until(() => harness.server.connections === 0);
  }
  const session = connect(`http://127.0.0.1:${harness.port}`);
  context.after(() => session.destroy());
  assert.equal((await responseOf(session.request({}))).status, 200);
  await until(() => harness.ends.length === harness.requests.length);
});
