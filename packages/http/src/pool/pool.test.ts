import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { test } from "node:test";
import { ok, onHead, start, until } from "../testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

test("free connections are kept up to the limit, the last one used is taken first", async (context) => {
  const waiting: { number: number; respond: () => void }[] = [];
  let open = 0;
  const harness = await start(
    context,
    (socket, number) => {
      open++;
      socket.on("end", () => open--);
      onHead(() => waiting.push({ number, respond: () => socket.write(ok(`${number}`)) }))(socket);
    },
    { poolMaxIdle: 2 },
  );
  const clients = [
    harness.client().send(GET),
    harness.client().send(GET),
    harness.client().send(GET),
  ];
  await until(() => waiting.length === 3);
  for (const { respond } of waiting.splice(0)) {
    respond();
    await until(() => clients.filter(({ received }) => received !== "").length > 0);
  }
  for (const client of clients) await client.contains("\r\n\r\n");
  await until(() => open === 2);
  clients[0]?.send(GET);
  await until(() => waiting.length === 1);
  assert.equal(harness.requests.length, 4);
  assert.ok((waiting[0]?.number ?? 3) < 3, "a free connection is used again");
});

test("a closed pool ends free connections at once and others after their response", async (context) => {
  let respond = (): void => {};
  let open = 0;
  const harness = await start(context, (socket) => {
    open++;
    socket.on("end", () => open--);
    onHead((_head, _socket, count) => {
      respond = () => socket.write(ok(`response ${count}`));
      if (count === 0) respond();
    })(socket);
  });
  const client = harness.client().send(GET);
  await client.contains("response 0");
  client.send(GET);
  await until(() => harness.requests.length === 2);
  harness.upstream.close();
  respond = await new Promise((resolve) => setImmediate(() => resolve(respond)));
  await until(() => harness.requests.length === 2);
  respond();
  await client.contains("response 1");
  await until(() => open === 0);
});

test("names of endpoints", async (context) => {
  const harness = await start(context, () => {});
  assert.match(harness.upstream.name, /^127\.0\.0\.1:\d+$/);
});

test("an endpoint gets at most the allowed number of connections; a request that needs one more is refused", async (context) => {
  const waiting: (() => void)[] = [];
  let made = 0;
  const harness = await start(
    context,
    (socket) => {
      made++;
      onHead(() => waiting.push(() => socket.write(ok("x"))))(socket);
    },
    { maxConnections: 2 },
  );
  const clients = [harness.client().send(GET), harness.client().send(GET)];
  await until(() => waiting.length === 2);
  await harness.client().send(GET).contains("\r\n\r\nexhausted");
  assert.equal(harness.failures[0]?.canReplay, true);
  assert.equal(made, 2);
  for (const respond of waiting.splice(0)) respond();
  for (const client of clients) await client.contains("\r\n\r\nx");
  harness.client().send(GET);
  await until(() => waiting.length === 1);
  assert.equal(made, 2);
});

test("the place of a connection is free again however it ends", async (context) => {
  const endings: ((socket: Socket) => void)[] = [
    (socket) => socket.destroy(),
    (socket) => socket.resetAndDestroy(),
    (socket) => socket.end("nonsense\r\n\r\n"),
    (socket) => socket.end("HTTP/1.1 200 OK\r\n\r\nuntil the end"),
    (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort"),
    (socket) => socket.write("HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"),
  ];
  let count = 0;
  const harness = await start(
    context,
    onHead((_head, socket) => endings[count++]?.(socket)),
    { maxConnections: 1 },
  );
  for (let round = 0; round < endings.length; round++) {
    await until(() => harness.ends.length === round);
    const client = harness.client().send("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n");
    await until(() => harness.ends.length === round + 1);
    client.socket.destroy();
  }
  assert.equal(count, endings.length);
  assert.ok(harness.failures.every(({ failure }) => failure.kind !== "exhausted"));
});

test("a client that disconnects, and a tunnel that ends, free the connection slot", async (context) => {
  const heads: string[] = [];
  const harness = await start(
    context,
    onHead((head, socket) => {
      heads.push(head);
      const switched = "HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n";
      if (head.includes("upgrade")) socket.write(switched);
    }),
    { maxConnections: 1 },
  );
  for (let round = 0; round < 3; round++) {
    const gone = harness.client().send(GET);
    await until(() => heads.length === 2 * round + 1);
    gone.socket.resetAndDestroy();
    await until(() => harness.ends.length === 3 * round + 1);
    const upgrade = "GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n";
    const tunnel = harness.client().send(upgrade);
    await tunnel.contains("101 Switching");
    await harness.client().send(GET).contains("exhausted");
    tunnel.socket.resetAndDestroy();
    await until(() => harness.ends.length === 3 * round + 3);
  }
});
