import assert from "node:assert/strict";
import { connect, Socket, type AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import { connect as connectTls, createServer as createTlsServer, type TLSSocket } from "node:tls";
import {
  ADAPTER,
  CERTIFICATE,
  KEY,
  NOBODY,
  listen,
  testThread,
  turns,
  until,
} from "@edge-gateway/http/testing";
import { TcpRelay } from "./tcp-relay.ts";
import type { TcpBackend } from "./tcp-route.ts";

const LIMIT = 1000;
/** Milliseconds of the limit plus one tick of the timer wheel. */
const PASSED = LIMIT + 40;

/** Relays a connection, and returns the client's side of it. */
async function relay(
  context: TestContext,
  connectUpstream: TcpBackend["connect"],
  connectTimeout = 10 * LIMIT,
) {
  const sockets: Socket[] = [];
  const port = await listen(context, (socket) => sockets.push(socket));
  const client = connect(port, "127.0.0.1").on("error", () => {});
  context.after(() => client.destroy());
  await until(() => sockets.length === 1);
  const [socket = new Socket()] = sockets;
  return { client, ...begin(socket, connectUpstream, connectTimeout) };
}

/** Starts the relay of an accepted connection. */
function begin(
  socket: Socket,
  connectUpstream: TcpBackend["connect"],
  connectTimeout = 10 * LIMIT,
) {
  let time = 0;
  const thread = testThread(() => time);
  const backend: TcpBackend = {
    name: "test",
    weight: 1,
    reference: 0,
    connectTimeout,
    reserve: () => undefined,
    connect: connectUpstream,
  };
  const route = {
    key: "r",
    gateway: "g",
    listener: "l",
    idleTimeout: LIMIT,
    backends: [backend],
    weight: 1,
  };
  const errors: (string | undefined)[] = [];
  const owner = {
    thread,
    wireOf: (accepted: Socket) => ADAPTER.accepted(thread, accepted, NOBODY),
    relayed: (_relay: TcpRelay, error?: string) => void errors.push(error),
  };
  const client = { remoteAddress: "", remotePort: 0, localAddress: "", localPort: 0 };
  const target = {
    route,
    backend,
    addresses: { ...client, secure: false, transport: undefined },
    asked: { serverName: undefined, port: 1, client },
  };
  const made = new TcpRelay(owner, socket.pause(), target, () => undefined);
  const pass = (milliseconds: number): void => {
    time += milliseconds;
    thread.wheel.advance();
  };
  return { errors, made, pass };
}

test("a backend that does not respond in time fails the connection", async (context) => {
  const { client, errors, pass } = await relay(context, () => new Socket(), LIMIT);
  pass(LIMIT / 2);
  await turns();
  assert.deepEqual(errors, []);
  pass(PASSED);
  await until(() => errors.length === 1);
  assert.deepEqual(errors, ["no connection in time"]);
  client.resume();
  await until(() => client.destroyed);
});

test("an idle connection ends after its timeout, which restarts with each byte", async (context) => {
  const received: string[] = [];
  const port = await listen(context, (socket) =>
    socket.on("data", (bytes: Buffer) => received.push(bytes.toString())),
  );
  const quiet = await relay(context, (opened) => connect(port, "127.0.0.1", opened));
  const busy = await relay(context, (opened) => connect(port, "127.0.0.1", opened));
  for (const { client } of [quiet, busy]) client.resume();
  busy.client.write("a");
  await until(() => received.length === 1);
  busy.pass(LIMIT / 2);
  busy.client.write("b");
  await until(() => received.join("") === "ab");
  busy.pass(LIMIT / 2 + 40);
  await turns();
  assert.deepEqual(busy.errors, []);
  busy.pass(PASSED);
  quiet.pass(PASSED);
  await until(() => busy.errors.length + quiet.errors.length === 2);
  assert.deepEqual([...quiet.errors, ...busy.errors], ["no byte in time", "no byte in time"]);
});

test("data that a slow side does not read stays in the other side's buffer, and arrives completely", async (context) => {
  const sent = Buffer.alloc(32 * 1024 ** 2, "0123456789abcdef");
  const backends: Socket[] = [];
  const port = await listen(context, (socket) => void backends.push(socket.pause()));
  const target = { port, host: "127.0.0.1", allowHalfOpen: true };
  const { client, errors, made } = await relay(context, (opened) => connect(target, opened));
  client.allowHalfOpen = true;
  await until(() => backends.length === 1);
  const [backend = new Socket()] = backends;
  const passed = { up: () => made.requestBytes, down: () => made.responseBytes };
  for (const [from, to, count] of [
    [client, backend, passed.up],
    [backend, client, passed.down],
  ] as const) {
    from.end(sent);
    let before = -1;
    for (; before !== count() || before === 0; await turns()) before = count();
    assert.ok(before < sent.length / 2, `${before} bytes`);
    assert.ok(Buffer.concat(await to.toArray()).equals(sent));
    assert.equal(count(), sent.length);
  }
  await until(() => errors.length === 1);
  assert.deepEqual(errors, [undefined]);
});

test("a TLS client that disconnects ends the relay while the backend is still sending", async (context) => {
  const port = await listen(context, (socket) => {
    const sending = setInterval(() => socket.write("x".repeat(200)), 1);
    socket.on("close", () => clearInterval(sending));
  });
  const accepted: TLSSocket[] = [];
  const entry = createTlsServer({ key: KEY, cert: CERTIFICATE }, (socket) => accepted.push(socket));
  const entryPort = await new Promise<number>((resolve) =>
    entry.listen(0, "127.0.0.1", () => resolve((entry.address() as AddressInfo).port)),
  );
  context.after(() => entry.close());
  const client = connectTls({
    port: entryPort,
    host: "127.0.0.1",
    ca: CERTIFICATE,
    checkServerIdentity: () => undefined,
  });
  await until(() => accepted.length === 1);
  const [socket = new Socket()] = accepted;
  const target = { port, host: "127.0.0.1", allowHalfOpen: true };
  const { errors, made } = begin(socket, (opened) => connect(target, opened));
  client.write("x");
  client.resume();
  await until(() => made.responseBytes > 1000);
  client.destroy();
  await until(() => errors.length === 1);
  assert.match(String(errors[0]), /^client: /);
});
