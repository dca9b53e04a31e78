import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createUpstream } from "../../pool/endpoint.ts";
import { createServer } from "./server.ts";
import { listen, ok, onHead, start, turns, until } from "../../testing/harness.ts";
import { NOBODY } from "../../wire/wire.ts";
import type { TunnelWire } from "../../wire/wire.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

test("draining: running requests are completed, idle connections closed, none accepted", async (context) => {
  let respond = (): void => {};
  const harness = await start(
    context,
    onHead((_head, socket) => (respond = () => socket.write(ok("x")))),
  );
  const busy = harness.client().send(GET);
  const idle = harness.client();
  await until(() => harness.server.connections === 2 && harness.requests.length === 1);
  await turns();
  let closed = false;
  const done = harness.server.close({ min: 1000, max: 5000 }).then(() => (closed = true));
  const late = harness.client().send(GET);
  await until(() => harness.requests.length === 2);
  assert.equal(idle.ended, false);
  harness.pass(1100);
  await idle.end();
  assert.equal(closed, false);
  respond();
  await until(() => busy.ended || late.ended);
  const received = busy.ended ? busy.received : late.received;
  assert.equal(received, ok("x").replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n"));
  harness.pass(4000);
  await done;
  assert.equal(harness.server.connections, 0);
  await until(() => busy.closed || late.closed);
});

test("a Unix socket works for clients and for upstreams", async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "socket");
  const behind = await start(
    context,
    onHead((_head, socket) => socket.write(ok("x"))),
  );
  const server = createServer({
    limits: behind.limits,
    handler: behind.handler,
    thread: behind.upstream.thread,
  });
  const harness = await start(context, () => {});
  assert.equal(await server.listen({ path }), 0);
  context.after(() => server.close({ min: 0, max: 0 }));
  const upstream = createUpstream({
    address: { socketPath: path },
    limits: behind.limits,
    thread: harness.upstream.thread,
    connections: behind.connections,
  });
  context.after(() => upstream.close());
  assert.equal(upstream.name, `unix:${path}`);
  harness.handler.request = (stream) => stream.forward({ upstream, timeout: 0 });
  assert.equal(await harness.client().send(GET).contains("\r\n\r\nx"), ok("x"));
});

test("cutting a connection over a Unix socket only closes it", async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "socket");
  const harness = await start(context, () => {});
  const server = createServer({
    limits: harness.limits,
    handler: harness.handler,
    thread: harness.upstream.thread,
  });
  await server.listen({ path });
  harness.handler.request = (stream) => stream.abort();
  const socket = connect(path);
  socket.write(GET);
  await new Promise((resolve) => socket.on("close", resolve));
  await server.close({ min: 0, max: 0 });
});

test("listen rejects when the address is in use", async (context) => {
  const port = await listen(context, () => {});
  const harness = await start(context, () => {});
  const server = createServer({
    limits: harness.limits,
    handler: harness.handler,
    thread: harness.upstream.thread,
  });
  await assert.rejects(server.listen({ port, host: "127.0.0.1" }), { code: "EADDRINUSE" });
});

test("a connection has its addresses", async (context) => {
  const harness = await start(
    context,
    onHead((_head, socket) => socket.write(ok("x"))),
  );
  const client = harness.client().send(GET);
  await client.contains("\r\n\r\nx");
  const down = harness.requests[0]?.downstream;
  assert.equal(down?.remoteAddress, "127.0.0.1");
  assert.equal(down.remotePort, client.socket.localPort);
  assert.equal(down.localPort, harness.port);
  assert.equal(down.secure, false);
  const other = harness.client().send(GET);
  await other.contains("\r\n\r\nx");
  assert.ok((harness.requests[1]?.downstream.id ?? 0) > down.id);
});

test("a connection with the HTTP/2 preface is handed over with all of its bytes", async (context) => {
  const preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
  const harness = await start(
    context,
    onHead((_head, socket) => socket.write(ok("x"))),
  );
  const taken: TunnelWire[] = [];
  let received = "";
  const http2 = {
    accept() {},
    take(wire: TunnelWire, _downstream: unknown, bytes: Buffer) {
      taken.push(wire);
      received += bytes.toString();
      const more = (piece: Buffer, length: number) =>
        (received += piece.toString("latin1", 0, length));
      wire.use({ ...NOBODY, received: more });
    },
    connections: 0,
    each: () => [],
  };
  context.after(() => taken.forEach((wire) => wire.destroy(false)));
  const { limits, handler } = harness;
  const server = createServer({ limits, handler, thread: harness.upstream.thread });
  server.http2 = http2;
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => server.close({ min: 0, max: 0 }));
  const [quick, slow, late] = [connect(port), connect(port), connect(port)];
  context.after(() => [quick, slow, late].forEach((socket) => socket.destroy()));
  quick.write(`${preface}and more`);
  await until(() => taken.length === 1);
  assert.equal(received, `${preface}and more`);
  quick.write(", and the rest");
  await until(() => received === `${preface}and more, and the rest`);
  slow.write("PRI * HTTP/");
  await turns();
  slow.write("2.0\r\n");
  await until(() => taken.length === 2);
  assert.equal(server.connections, 1);
  let refused = "";
  late.setEncoding("latin1").on("data", (text: string) => (refused += text));
  late.write(GET);
  await until(() => refused.endsWith("x"));
  late.write(preface);
  await until(() => refused.includes(" 505 "));
  assert.equal(taken.length, 2);
});

test("a connection that would use one of the reserved descriptors is closed immediately", async (context) => {
  const behind = await start(context, () => assert.fail("nothing is sent upstream"));
  const { limits, handler, upstream } = behind;
  const refused: string[] = [];
  const server = createServer({
    limits,
    handler,
    thread: upstream.thread,
    maxDescriptors: 1,
    acceptFailed: ({ message }) => refused.push(message),
  });
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => server.close({ min: 0, max: 0 }));
  const socket = connect(port, "127.0.0.1").resume();
  await until(() => socket.closed);
  assert.deepEqual(refused, ["the process has hardly any file descriptors left (ulimit -n)"]);
  assert.equal(server.connections, 0);
});
