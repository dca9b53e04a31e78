import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { test, type TestContext } from "node:test";
import { connect as connectTls } from "node:tls";
import { createServer } from "@edge-gateway/http";
import { ADAPTER, CERTIFICATE, KEY, start, turns, until } from "@edge-gateway/http/testing";
import type { Harness } from "@edge-gateway/http/testing";
import { HostTable } from "../route/host-table.ts";
import { BindTransport } from "./bind-transport.ts";
import type { TlsListener } from "./transport-settings.ts";
import { TlsTerminator } from "./tls-terminator.ts";

const HANDSHAKE_TIMEOUT = 1000;
const LONG = 2 * HANDSHAKE_TIMEOUT;

interface Secured extends Harness {
  readonly refusals: string[];
}

/** A server with TLS for localhost, which expects a PROXY header unless the test says otherwise. */
async function startSecured(
  context: TestContext,
  isProxied = true,
  isOnly = false,
): Promise<Secured> {
  const harness = await start(context, () => {});
  const { limits, handler } = harness;
  const { thread } = harness.upstream;
  handler.request = (stream) =>
    stream.respondWith({ status: 200, headers: [], body: Buffer.from("x") });
  const server = createServer({ limits, handler, thread, adapter: ADAPTER });
  const listeners = new HostTable<TlsListener>();
  const terminator = new TlsTerminator({ key: KEY, cert: CERTIFICATE });
  const listener = { key: "a", terminator, mints: false, relay: undefined };
  listeners.set("localhost", listener);
  const proxy = {
    versions: { text: true, binary: true },
    required: true,
    maxExtensions: 512,
    headerTimeout: HANDSHAKE_TIMEOUT,
  };
  const only = isOnly ? listener : undefined;
  const tls = { listeners, only, handshakeTimeout: HANDSHAKE_TIMEOUT };
  const refusals: string[] = [];
  server.transport = new BindTransport(
    server,
    {
      proxy: isProxied ? proxy : undefined,
      tls,
      keepalive: undefined,
      admits: undefined,
      relay: undefined,
      terms: new Map(),
    },
    { refused: (_addresses, detail) => void refusals.push(detail), relayed() {} },
  );
  const port = await server.listen({ port: 0, host: "127.0.0.1" });
  context.after(() => server.close({ min: 0, max: 0 }));
  return { ...harness, server, port, refusals };
}

const HEADER = "PROXY TCP4 192.0.2.1 198.51.100.2 4660 80\r\n";

/** The first bytes of a client: a PROXY header and a ClientHello. */
async function firstBytes(context: TestContext): Promise<Buffer> {
  const received: Buffer[] = [];
  const harness = await start(context, (socket) =>
    socket.on("data", (bytes: Buffer) => received.push(bytes)),
  );
  const name = harness.upstream.name.split(":")[1];
  const socket = connect(Number(name), "127.0.0.1");
  const client = connectTls({ socket, servername: "localhost" }).on("error", () => {});
  await until(() => received.length > 0);
  client.destroy();
  return Buffer.concat([Buffer.from(HEADER), ...received]);
}

test("a connection that is cut or silent after any byte logs one line, leaves nothing behind and affects no others", async (context) => {
  const bytes = await firstBytes(context);
  const harness = await startSecured(context);
  const sockets: Socket[] = [];
  for (let length = 1; length < bytes.length; length++) {
    const socket = connect(harness.port, "127.0.0.1")
      .on("error", () => {})
      .resume();
    sockets.push(socket);
    socket.write(bytes.subarray(0, length));
  }
  await until(() => harness.server.connections === sockets.length);
  await turns();
  sockets.forEach((socket, index) => index % 2 === 0 && socket.destroy());
  const cut = sockets.filter(({ destroyed }) => destroyed).length;
  await until(() => harness.server.connections === sockets.length - cut);
  assert.equal(harness.refusals.filter((text) => text === "the client has gone").length, cut);
  harness.pass(LONG);
  harness.pass(LONG);
  await until(() => harness.server.connections === 0);
  assert.equal(harness.refusals.length, sockets.length);
  await until(() => sockets.every(({ closed }) => closed));

  const socket = connect(harness.port, "127.0.0.1");
  socket.write(HEADER);
  const client = connectTls({ socket, servername: "localhost", ca: CERTIFICATE });
  context.after(() => client.destroy());
  let answer = "";
  client.setEncoding("latin1").on("data", (text: string) => (answer += text));
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await until(() => answer.endsWith("x"));
});

for (const isOnly of [true, false])
  test(`a client of plain HTTP is told to use https, ${isOnly ? "where one listener takes every name" : "where names choose the listener"}`, async (context) => {
    const harness = await startSecured(context, false, isOnly);
    const socket = connect(harness.port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1").on("data", (text: string) => (answer += text));
    socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await until(() => socket.closed);
    assert.match(
      answer,
      /^HTTP\/1\.1 400 [^]*\r\n\r\nthis port speaks TLS: use https:\/\/ in the URL\n$/,
    );
    assert.deepEqual(harness.refusals, [
      "TLS: the client sent plain HTTP, as for a URL with http://",
    ]);
    const client = connectTls({ port: harness.port, servername: "localhost", ca: CERTIFICATE });
    context.after(() => client.destroy());
    let text = "";
    client.setEncoding("latin1").on("data", (some: string) => (text += some));
    client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await until(() => text.endsWith("x"));
  });

test("a ClientHello that nothing follows, or garbage follows, is a failed handshake", async (context) => {
  const bytes = await firstBytes(context);
  const harness = await startSecured(context);
  const silent = connect(harness.port, "127.0.0.1")
    .on("error", () => {})
    .resume();
  silent.write(bytes);
  const wrong = connect(harness.port, "127.0.0.1")
    .on("error", () => {})
    .resume();
  wrong.write(Buffer.concat([bytes, Buffer.from("garbage garbage garbage")]));
  await until(() => harness.refusals.length === 1);
  assert.match(harness.refusals[0] ?? "", /^TLS: /);
  harness.pass(LONG);
  await until(() => harness.refusals.length === 2);
  assert.equal(harness.refusals[1], "TLS: no handshake in time");
  await until(() => silent.closed && wrong.closed && harness.server.connections === 0);
});

test("a client that does not start its handshake in time is disconnected", async (context) => {
  const harness = await startSecured(context, false);
  const silent = connect(harness.port, "127.0.0.1")
    .on("error", () => {})
    .resume();
  await until(() => harness.server.connections === 1);
  harness.pass(HANDSHAKE_TIMEOUT / 2);
  await turns();
  assert.deepEqual(harness.refusals, []);
  harness.pass(HANDSHAKE_TIMEOUT);
  await until(() => silent.closed && harness.server.connections === 0);
  assert.deepEqual(harness.refusals, ["TLS: no handshake in time"]);
});
