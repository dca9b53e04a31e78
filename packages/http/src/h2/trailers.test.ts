import assert from "node:assert/strict";
import { test } from "node:test";
import type { Harness } from "../testing/harness.ts";
import {
  responseOf,
  listenHttp2,
  openSession,
  startBeforeHttp2,
  startHttp2,
} from "./testing/harness.ts";

/** Trailers after a body, and what was edited before it (RFC 9110 section 6.5.1). */

const SENT = {
  authorization: "a",
  "content-type": "a",
  "x-set": "a",
  "x-gone": "a",
  "x-kept": "1",
};
const LINES = "Authorization: a\r\nX-Set: a\r\nX-Gone: a\r\nX-Kept: 1\r\n\r\n";

function editHeads(harness: Harness): void {
  const { request } = harness.handler;
  harness.handler.request = (stream) => {
    stream.request.set("x-set", "ours");
    stream.request.remove("x-gone");
    request(stream);
  };
  harness.handler.response = (stream) => {
    stream.response?.set("x-set", "ours");
    stream.response?.remove("x-gone");
    stream.respond();
  };
}

/** The trailers of the HTTP/2 response to a request with trailers. */
async function trailersOf(session: ReturnType<typeof openSession>): Promise<readonly string[]> {
  const stream = session.request({ ":method": "POST" }, { waitForTrailers: true });
  stream.on("wantTrailers", () => stream.sendTrailers(SENT));
  stream.end("hi");
  return (await responseOf(stream)).trailers;
}

test("trailers restore no removed headers between HTTP/2 and HTTP/2", async (context) => {
  let seen: readonly string[] = [];
  const upstream = await listenHttp2(context, (stream) => {
    stream.on("trailers", (_headers, _flags, fields) => (seen = fields));
    stream.resume().on("end", () => {
      stream.respond({ ":status": 200 }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers(SENT));
      stream.end("response");
    });
  });
  const harness = await startBeforeHttp2(context, upstream);
  editHeads(harness);
  const answered = await trailersOf(openSession(context, harness.port));
  assert.deepEqual(
    [seen, answered],
    [
      ["x-kept", "1"],
      ["x-kept", "1"],
    ],
  );
});

test("trailers bring back nothing from HTTP/2 to HTTP/1.1, and names are in lower case there", async (context) => {
  let seen = "";
  const harness = await startHttp2(context, (socket) => {
    socket.setEncoding("latin1").on("data", (text: string) => {
      seen += text;
      if (!/0\r\n(?:[^\r]+\r\n)*\r\n$/.test(seen)) return;
      socket.write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n${LINES}`);
    });
  });
  editHeads(harness);
  const answered = await trailersOf(openSession(context, harness.port));
  assert.match(seen, /0\r\nx-kept: 1\r\n\r\n$/);
  assert.deepEqual(answered, ["x-kept", "1"]);
});

test("trailers restore no removed headers from HTTP/1.1 to HTTP/2", async (context) => {
  let seen: readonly string[] = [];
  const upstream = await listenHttp2(context, (stream) => {
    stream.on("trailers", (_headers, _flags, fields) => (seen = fields));
    stream.resume().on("end", () => {
      stream.respond({ ":status": 200 }, { waitForTrailers: true });
      stream.on("wantTrailers", () => stream.sendTrailers(SENT));
      stream.end("response");
    });
  });
  const harness = await startBeforeHttp2(context, upstream);
  editHeads(harness);
  const head = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";
  const client = harness.client().send(`${head}2\r\nhi\r\n0\r\n${LINES}`);
  const received = await client.contains("0\r\n");
  await client.contains("x-kept: 1\r\n\r\n");
  assert.doesNotMatch(received.slice(received.indexOf("\r\n\r\n")), /x-set|x-gone|authorization/i);
  assert.deepEqual(seen, ["x-kept", "1"]);
});
