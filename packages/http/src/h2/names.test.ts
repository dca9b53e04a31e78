import assert from "node:assert/strict";
import { test } from "node:test";
import { onHead } from "../testing/harness.ts";
import {
  responseOf,
  listenHttp2,
  openSession,
  startBeforeHttp2,
  startHttp2,
} from "./testing/harness.ts";

/**
 * Names of fields that have a meaning for node:http2, or that every JavaScript object has. A peer must not be
 * able to do harm with these names.
 */

const NAMES = ["constructor", "__proto__"];
const SETTINGS = "http2-settings";

test("trailers and interim responses of any name reach a client", async (context) => {
  const early = NAMES.map((name) => `${name}: 1\r\n`).join("");
  const harness = await startHttp2(
    context,
    onHead((_head, socket) => {
      socket.write(`HTTP/1.1 103 Early Hints\r\n${SETTINGS}: A\r\n${early}\r\n`);
      socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
      socket.write(`2\r\nab\r\n0\r\n${early}\r\n`);
    }),
  );
  const stream = openSession(context, harness.port).request({ ":path": "/" });
  let hints: readonly string[] = [];
  stream.on("headers", (_headers, _flags, fields) => (hints = fields));
  const response = await responseOf(stream);
  assert.deepEqual(hints.slice(2), ["constructor", "1", "__proto__", "1"]);
  assert.equal(response.body, "ab");
  assert.deepEqual(response.trailers, ["constructor", "1", "__proto__", "1"]);
});

test("trailers of any name reach an upstream", async (context) => {
  let trailers: readonly string[] = [];
  const upstream = await listenHttp2(context, (stream) => {
    stream.on("trailers", (_headers, _flags, fields) => (trailers = fields));
    stream.resume().on("end", () => {
      stream.respond({ "content-length": 2 });
      stream.end("ok");
    });
  });
  const harness = await startBeforeHttp2(context, upstream);
  const client = harness.client();
  const fields = NAMES.map((name) => `${name}: 1\r\n`).join("");
  client.send("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n");
  client.send(`2\r\nab\r\n0\r\n${fields}\r\n`);
  await client.contains("\r\n\r\nok");
  assert.deepEqual(trailers, ["constructor", "1", "__proto__", "1"]);
});

test("HTTP2-Settings is never forwarded, neither as a field nor as a trailer", async (context) => {
  const received: (readonly string[])[] = [];
  const upstream = await listenHttp2(context, (stream, fields) => {
    received.push(fields);
    stream.on("trailers", (_headers, _flags, trailers) => received.push(trailers));
    stream.resume().on("end", () => stream.respond({}, { endStream: true }));
  });
  const harness = await startBeforeHttp2(context, upstream);
  const session = openSession(context, harness.port);
  const line = [":method", "POST", ":path", "/", ":scheme", "http", ":authority", "a"];
  const sound = await responseOf(session.request([...line, "x", "1"], { endStream: true }));
  assert.equal(sound.status, 200);
  const client = harness.client();
  client.send(`GET / HTTP/1.1\r\nhost: a\r\n${SETTINGS}: AA\r\n\r\n`);
  await client.contains("200 OK");
  client.send("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n");
  client.send(`0\r\n${SETTINGS}: AA\r\n\r\n`);
  await client.end();
  assert.ok(received.length >= 2);
  for (const fields of received) assert.ok(!fields.includes(SETTINGS));
});
