import assert from "node:assert/strict";
import { constants } from "node:http2";
import { test } from "node:test";
import { ok, onHead, turns, until } from "../testing/harness.ts";
import {
  ACK,
  END_HEADERS,
  END_STREAM,
  frame,
  FrameClient,
  GOAWAY,
  HEADERS,
  PING,
  RST_STREAM,
  SETTINGS,
} from "./testing/frames.ts";
import { responseOf, openSession, startHttp2 } from "./testing/harness.ts";

/** `:method: GET`, `:path: /`, `:scheme: http`, `:authority: a` (RFC 7541 section 6). */
const GET = Buffer.from([0x82, 0x84, 0x86, 0x41, 0x01, 0x61]);

test("a request over HTTP/2 is forwarded over HTTP/1.1", async (context) => {
  const heads: string[] = [];
  const harness = await startHttp2(
    context,
    onHead((head, socket) => {
      heads.push(head);
      socket.write(ok("hello", "x-a: 1\r\nX-A: 2\r\nconnection: x-hop\r\nx-hop: 1\r\n"));
    }),
  );
  const session = openSession(context, harness.port);
  const request = [":method", "GET", ":path", "/a?b=c", ":scheme", "http", ":authority", "e.com"];
  const fields = ["x-1", "1", "cookie", "a=1", "cookie", "b=2", "te", "trailers", "x-1", "2"];
  const response = await responseOf(session.request([...request, ...fields]));
  assert.deepEqual(response.fields, [
    ...[":status", "200", "date", "now", "x-a", "1", "x-a", "2", "content-length", "5"],
  ]);
  assert.equal(response.body, "hello");
  assert.deepEqual(heads, [
    "GET /a?b=c HTTP/1.1\r\nhost: e.com\r\nx-1: 1\r\ncookie: a=1; b=2\r\nx-1: 2\r\n" +
      "te: trailers\r\nconnection: te\r\n\r\n",
  ]);
  assert.equal(harness.requests[0]?.request.version, "2");
  assert.deepEqual(harness.ends, ["complete"]);
});

test("bodies and trailers are forwarded in both directions, as chunks over HTTP/1.1", async (context) => {
  let received = "";
  const harness = await startHttp2(context, (socket) => {
    socket.on("data", (bytes: Buffer) => {
      received += bytes.toString("latin1");
      if (!received.endsWith("\r\nx-t: 1\r\n\r\n")) return;
      const trailers = "transfer-encoding: chunked\r\ntrailer: x-u\r\n\r\n";
      socket.write(`HTTP/1.1 200 OK\r\ndate: now\r\n${trailers}5\r\nhello\r\n0\r\nX-U: 2\r\n\r\n`);
    });
  });
  const session = openSession(context, harness.port);
  const stream = session.request({ ":method": "POST" }, { waitForTrailers: true });
  stream.on("wantTrailers", () => stream.sendTrailers({ "x-t": "1" }));
  stream.write("some");
  await until(() => received.includes("some"));
  stream.end("thing");
  const response = await responseOf(stream);
  assert.equal(response.body, "hello");
  assert.deepEqual(response.trailers, ["x-u", "2"]);
  assert.match(
    received,
    /transfer-encoding: chunked\r\n\r\n4\r\nsome\r\n5\r\nthing\r\n0\r\nx-t: 1\r\n\r\n$/,
  );
  assert.deepEqual(harness.ends, ["complete"]);
});

test("many requests of one connection run at once", async (context) => {
  const waiting: (() => void)[] = [];
  const harness = await startHttp2(
    context,
    onHead((head, socket) => {
      waiting.push(() => socket.write(ok(head.split(" ")[1] ?? "")));
    }),
  );
  const session = openSession(context, harness.port);
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const responses = paths.map((path) => responseOf(session.request({ ":path": path })));
  await until(() => waiting.length === paths.length);
  for (const response of waiting.toReversed()) response();
  assert.deepEqual(
    (await Promise.all(responses)).map(({ body }) => body),
    paths,
  );
});

test("responses without a body: HEAD, 204, 205, 304; interim responses precede them", async (context) => {
  const harness = await startHttp2(
    context,
    onHead((head, socket) => {
      const status = head.startsWith("HEAD") ? "200 OK" : (head.split(" ")[1] ?? "").slice(1);
      const early = "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n";
      const length = status === "204" ? "" : "content-length: 5\r\n";
      const body = status === "205" ? "hello" : "";
      socket.write(`${early}HTTP/1.1 ${status} x\r\netag: "1"\r\n${length}\r\n${body}`);
    }),
  );
  const session = openSession(context, harness.port);
  for (const [method, path, status, length] of [
    ["HEAD", "/", 200, "5"],
    ["GET", "/204", 204, undefined],
    ["GET", "/205", 205, undefined],
    ["GET", "/304", 304, "5"],
  ] as const) {
    const stream = session.request({ ":method": method, ":path": path });
    let hint: unknown;
    stream.on("headers", (headers) => (hint = [headers[":status"], headers["link"]]));
    const response = await responseOf(stream);
    assert.equal(response.status, status);
    assert.equal(response.headers["content-length"], length);
    assert.equal(response.body, "");
    assert.equal(response.resetCode, 0);
    assert.deepEqual(hint, [103, "</a>"]);
  }
});

test("an invalid request is refused alone: the connection stays", async (context) => {
  const harness = await startHttp2(
    context,
    onHead((_head, socket) => socket.write(ok(""))),
    { maxHeaders: 8, maxTargetBytes: 100 },
  );
  const session = openSession(context, harness.port);
  const line = [":method", "GET", ":scheme", "http"];
  const many = Array.from({ length: 9 }, (_, index) => [`x-${index}`, "1"]).flat();
  for (const [status, fields] of [
    [400, [":path", "/", ":authority", "a", "host", "b"]],
    [400, [":path", "/", ":authority", "a:b"]],
    [414, [":path", `/${"a".repeat(100)}`, ":authority", "a"]],
    [431, [":path", "/", ":authority", "a", ...many]],
    [431, [":path", "/", ":authority", "a", "x", "x".repeat(4096)]],
    [417, [":path", "/", ":authority", "a", "expect", "more"]],
    [200, [":path", "/", ":authority", "A", "host", "a"]],
  ] as const) {
    const place = fields.join(" ").slice(0, 80);
    const response = await responseOf(session.request([...line, ...fields]));
    assert.equal(response.status, status, place);
    const bare = await responseOf(
      session.request([":method", "HEAD", ":scheme", "http", ...fields]),
    );
    assert.deepEqual([bare.status, bare.body], [status, ""], place);
  }
  assert.deepEqual(
    harness.refused.map(({ status }) => status),
    [400, 400, 414, 431, 431, 417].flatMap((status) => [status, status]),
  );
});

test("a client that resets its stream cancels the upstream request", async (context) => {
  let open = 0;
  let asked = 0;
  const harness = await startHttp2(context, (socket) => {
    open++;
    socket.on("end", () => open--);
    onHead(() => asked++)(socket);
  });
  const session = openSession(context, harness.port);
  const stream = session.request({ ":path": "/" });
  await until(() => asked === 1);
  stream.close(constants.NGHTTP2_CANCEL);
  await until(() => harness.ends.length === 1 && open === 0);
  assert.deepEqual(harness.ends, ["client-aborted"]);
  assert.equal(harness.server.connections, 1);
});

test("a request whose body was cut is not complete for the upstream", async (context) => {
  let received = "";
  let gone = false;
  const harness = await startHttp2(context, (socket) => {
    socket.on("data", (bytes: Buffer) => (received += bytes.toString("latin1")));
    socket.on("end", () => (gone = true));
  });
  const session = openSession(context, harness.port);
  const stream = session.request({ ":method": "POST" });
  stream.on("error", () => {});
  stream.write("half");
  await until(() => received.endsWith("4\r\nhalf\r\n"));
  stream.destroy(new Error("cut"));
  await until(() => gone && harness.ends.length === 1);
  assert.match(received, /4\r\nhalf\r\n$/);
  assert.deepEqual(harness.ends, ["client-aborted"]);
});

test("an upstream that disconnects early resets only the stream", async (context) => {
  const harness = await startHttp2(
    context,
    onHead((_head, socket, count) => {
      if (count > 0) return;
      socket.end("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf");
    }),
  );
  const session = openSession(context, harness.port);
  const response = await responseOf(session.request({ ":path": "/" }));
  assert.equal(response.resetCode, constants.NGHTTP2_INTERNAL_ERROR);
  assert.equal(session.destroyed, false);
  assert.deepEqual(harness.ends, ["upstream-aborted"]);
});

test("100 (Continue) comes from the upstream, or from the gateway if it collects the body", async (context) => {
  const harness = await startHttp2(
    context,
    onHead((head, socket) => {
      if (head.includes("expect")) socket.write("HTTP/1.1 100 Continue\r\n\r\n");
      else socket.write(ok(""));
      socket.once("data", () => socket.write(ok("")));
    }),
  );
  const session = openSession(context, harness.port);
  for (const collects of [false, true]) {
    harness.handler.request = (stream) => {
      const forward = (): void => stream.forward({ upstream: harness.upstream, timeout: 0 });
      if (collects) stream.bufferRequest(100, forward);
      else forward();
    };
    const fields = { ":method": "POST", expect: "100-continue", "content-length": 4 };
    const stream = session.request(fields);
    stream.on("continue", () => stream.end("body"));
    assert.equal((await responseOf(stream)).status, 200);
  }
});

test("requests without a body tell an HTTP/1.1 server so where it expects content (RFC 9110 section 8.6)", async (context) => {
  const heads: string[] = [];
  const harness = await startHttp2(
    context,
    onHead((head, socket) => {
      heads.push(head);
      socket.write(ok(""));
    }),
  );
  const session = openSession(context, harness.port);
  for (const method of ["POST", "PUT", "PATCH", "GET", "DELETE"])
    await responseOf(session.request({ ":method": method }, { endStream: true }));
  assert.deepEqual(
    heads.map((head) => /^(\w+)[^]*content-length: 0\r\n/.exec(head)?.[1]),
    ["POST", "PUT", "PATCH", undefined, undefined],
  );
});

test("a server that closes completes requests, including those in transit", async (context) => {
  const waiting: (() => void)[] = [];
  const harness = await startHttp2(
    context,
    onHead((_head, socket) => waiting.push(() => socket.write(ok("late")))),
  );
  const session = openSession(context, harness.port);
  const first = responseOf(session.request({ ":path": "/1" }));
  await until(() => waiting.length === 1);
  let closed = false;
  void harness.server.close({ min: 0, max: 5000 }).then(() => (closed = true));
  const second = responseOf(session.request({ ":path": "/2" }));
  await until(() => waiting.length === 2);
  await turns();
  assert.equal(closed, false);
  for (const respond of waiting) respond();
  assert.equal((await first).body, "late");
  assert.equal((await second).body, "late");
  await until(() => closed && session.destroyed);
});

test("a client that ignores two GOAWAY frames is refused", async (context) => {
  const harness = await startHttp2(context, () => {});
  const client = new FrameClient(context, harness.port);
  client.send(frame(SETTINGS, 0, 0, Buffer.alloc(0)));
  client.send(frame(HEADERS, END_STREAM | END_HEADERS, 1, GET));
  await until(() => harness.requests.length === 1);
  harness.server.drain();
  for (let round = 1; round <= 2; round++) {
    await until(() => client.count(PING, 0) === round);
    client.send(frame(PING, ACK, 0, Buffer.alloc(8)));
  }
  await until(() => client.count(GOAWAY, 0) === 2);
  client.send(frame(HEADERS, END_STREAM | END_HEADERS, 3, GET));
  await until(() => client.count(RST_STREAM, 0) === 1);
  assert.equal(harness.requests.length, 1);
});

test("a connection that reaches its maximum lifetime gets GOAWAY", async (context) => {
  const harness = await startHttp2(context, () => {});
  harness.server.use({ ...harness.limits, maxConnectionDuration: 1000 });
  const session = openSession(context, harness.port);
  await new Promise((resolve) => session.once("connect", resolve));
  await until(() => harness.server.connections === 1);
  await turns();
  harness.pass(1100);
  await until(() => session.destroyed);
  await until(() => harness.server.connections === 0);
});

test("a connection that is cut during GOAWAY causes no error", async (context) => {
  let asked = 0;
  const harness = await startHttp2(
    context,
    onHead(() => asked++),
  );
  const session = openSession(context, harness.port);
  const stream = session.request({ ":path": "/" });
  stream.on("error", () => {});
  await until(() => asked === 1);
  harness.server.drain();
  harness.server.kill();
  await until(() => harness.server.connections === 0);
  await turns();
  assert.deepEqual(harness.ends, ["client-aborted"]);
});

test("an idle connection gets GOAWAY, a silent one is closed", async (context) => {
  const harness = await startHttp2(context, () => {}, {
    keepaliveInterval: 1000,
    keepaliveTimeout: 500,
  });
  const session = openSession(context, harness.port);
  await new Promise((resolve) => session.once("connect", resolve));
  await until(() => harness.server.connections === 1);
  await turns();
  harness.pass(harness.limits.idleTimeout + 100);
  await until(() => session.destroyed);
  await until(() => harness.server.connections === 0);
});

test("changed limits end existing connections after their running requests", async (context) => {
  let respond = (): void => {};
  const harness = await startHttp2(
    context,
    onHead((_head, socket) => (respond = () => void socket.write(ok("x")))),
  );
  const session = openSession(context, harness.port);
  const answered = responseOf(session.request({ ":authority": "a" }));
  await until(() => harness.requests.length === 1);
  await turns();
  let ends = false;
  session.on("goaway", () => (ends = true));
  harness.server.use({ ...harness.limits, maxTargetBytes: 5 });
  await until(() => ends);
  respond();
  assert.equal((await answered).body, "x");
  const next = openSession(context, harness.port);
  const refused = await responseOf(next.request({ ":authority": "a", ":path": "/12345" }));
  assert.equal(refused.status, 414);
});
