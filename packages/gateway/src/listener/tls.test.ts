import assert from "node:assert/strict";
import { test } from "node:test";
import { connect } from "node:tls";
import { createServer } from "@edge-gateway/http";
import type { Server } from "@edge-gateway/http";
import {
  ADAPTER,
  CERTIFICATE,
  KEY,
  createUpstream,
  ok,
  onHead,
  start,
  until,
} from "@edge-gateway/http/testing";
import type { ServerOptions } from "@edge-gateway/http/testing";
import { BindTransport } from "./bind-transport.ts";
import type { TlsListener } from "./transport-settings.ts";
import { TlsTerminator } from "./tls-terminator.ts";
import { HostTable } from "../route/host-table.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

function createTlsServer(options: ServerOptions): Server {
  const server = createServer({ adapter: ADAPTER, ...options });
  const only = {
    key: "a",
    terminator: new TlsTerminator({ key: KEY, cert: CERTIFICATE }),
    mints: false,
    relay: undefined,
  };
  const tls = { listeners: new HostTable<TlsListener>(), only, handshakeTimeout: 1000 };
  const settings = {
    tls,
    keepalive: undefined,
    proxy: undefined,
    admits: undefined,
    terms: new Map(),
    relay: undefined,
  };
  server.transport = new BindTransport(server, settings, { refused() {}, relayed() {} });
  return server;
}

test("TLS is used on both sides, for large bodies and several requests", async (context) => {
  const body = "b".repeat(300_000);
  const behind = await start(
    context,
    onHead((_head, socket) => socket.write(ok(body))),
  );
  const common = { limits: behind.limits, thread: behind.upstream.thread };
  const server = createTlsServer({
    ...common,
    handler: behind.handler,
  });
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => server.close({ min: 0, max: 0 }));
  const upstream = createUpstream({
    ...common,
    connections: behind.connections,
    address: { host: "127.0.0.1", port },
    tls: { ca: CERTIFICATE, servername: "localhost" },
  });
  context.after(() => upstream.close());
  const front = createTlsServer({
    ...common,
    handler: { ...behind.handler, request: (stream) => stream.forward({ upstream, timeout: 0 }) },
  });
  const frontPort = await front.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => front.close({ min: 0, max: 0 }));
  const socket = connect({
    host: "127.0.0.1",
    port: frontPort,
    ca: CERTIFICATE,
    servername: "localhost",
  });
  context.after(() => socket.destroy());
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => (received += text));
  for (const count of [1, 2]) {
    socket.write(GET);
    await until(() => received.length >= count * ok(body).length);
  }
  assert.equal(received, ok(body) + ok(body));
  assert.equal(socket.alpnProtocol, false);
  assert.deepEqual(
    behind.requests.map((stream) => [stream.downstream.secure, stream.request.scheme]),
    [
      [true, "https"],
      [true, "https"],
    ],
  );
});

test("data for a slow TLS client is written piece by piece, and completely before the end", async (context) => {
  const body = "b".repeat(3_000_000);
  const behind = await start(
    context,
    onHead((_head, socket) => socket.write(ok(body))),
  );
  const { handler, limits, upstream } = behind;
  const server = createTlsServer({ limits, handler, thread: upstream.thread });
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => server.close({ min: 0, max: 0 }));
  const socket = connect({ host: "127.0.0.1", port, ca: CERTIFICATE, servername: "localhost" });
  context.after(() => socket.destroy());
  let received = "";
  let ended = false;
  socket.setEncoding("latin1").on("data", (text: string) => (received += text));
  socket.on("end", () => (ended = true));
  socket.write(GET + GET + GET.replace("host", "connection: close\r\nhost"));
  await until(() => ended);
  assert.equal(received.split(body).length, 4);
});

test("a body that arrived completely before it was read leaves the connection usable for the next request", async (context) => {
  const behind = await start(
    context,
    onHead((_head, socket) => socket.end(ok("x", "connection: close\r\n"))),
  );
  const { handler, limits, upstream } = behind;
  const server = createTlsServer({ limits, handler, thread: upstream.thread });
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => server.close({ min: 0, max: 0 }));
  const socket = connect({ host: "127.0.0.1", port, ca: CERTIFICATE, servername: "localhost" });
  context.after(() => socket.destroy());
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => (received += text));
  const body = "b".repeat(60_000);
  const post = GET.replace("GET", "POST").replace("host", `content-length: ${body.length}\r\nhost`);
  for (let count = 1; count <= 10; count++) {
    // Each body is sent on its own connection, so that the whole body waits for the handler.
    socket.write(count % 2 === 0 ? GET : post + body);
    await until(() => received.split("\r\n\r\nx").length === count + 1);
  }
});

test("data queued behind another write is sent before the connection ends", async (context) => {
  const body = "b".repeat(40_000);
  const behind = await start(
    context,
    onHead((_head, socket) => socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${body}`)),
  );
  const { handler, limits, upstream } = behind;
  const server = createTlsServer({ limits, handler, thread: upstream.thread });
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => server.close({ min: 0, max: 0 }));
  for (let round = 0; round < 10; round++) {
    const socket = connect({ host: "127.0.0.1", port, ca: CERTIFICATE, servername: "localhost" });
    context.after(() => socket.destroy());
    let received = "";
    let ended = false;
    socket.setEncoding("latin1").on("data", (text: string) => (received += text));
    socket.on("end", () => (ended = true));
    socket.write(GET.replace("host", "connection: close\r\nhost"));
    await until(() => ended);
    assert.equal(received.split("b").length, body.length + 1);
  }
});

test("an untrusted upstream, or an upstream without TLS, is a failed connection", async (context) => {
  const behind = await start(
    context,
    onHead((_head, socket) => socket.write(ok("x"))),
  );
  const common = { limits: behind.limits, thread: behind.upstream.thread };
  const server = createTlsServer({
    ...common,
    handler: behind.handler,
  });
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => server.close({ min: 0, max: 0 }));
  const wrong = [
    createUpstream({
      ...common,
      connections: behind.connections,
      address: { host: "127.0.0.1", port },
      tls: {},
    }),
    createUpstream({
      ...common,
      connections: behind.connections,
      address: { host: "127.0.0.1", port },
      tls: { ca: CERTIFICATE, servername: "b" },
    }),
  ];
  for (const upstream of wrong) {
    const harness = await start(context, () => {});
    harness.handler.request = (stream) => stream.forward({ upstream, timeout: 0 });
    await harness.client().send(GET).contains("connect");
    assert.deepEqual(
      harness.failures.map(({ canReplay }) => canReplay),
      [true],
    );
  }
});
