import assert from "node:assert/strict";
import { test } from "node:test";
import { ok, onHead, start, turns, until } from "../testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const LARGE = 20_000_000;
/** More bytes than the kernel's buffers of two connections and the engine hold. */
const IN_FLIGHT = 12_000_000;
/** Paths of bodies with different content. */
const NAMES = ["/a", "/b", "/c", "/d", "/e", "/f"];
const LEAVING = 2;
const OWN_LENGTH = 8_000_000;
const STEP = 16;

/** A body in which each position identifies the body and the position. */
function ownBytes(name: string): string {
  const places = Array.from({ length: OWN_LENGTH / STEP }, (_, index) =>
    `${name}${index}`.padEnd(STEP),
  );
  return places.join("");
}

test("a client that does not read stops the upstream, without data loss", async (context) => {
  const body = "b".repeat(LARGE);
  const harness = await start(
    context,
    onHead((_head, socket) => socket.write(ok(body))),
  );
  const client = harness.client();
  client.socket.pause();
  client.send(GET);
  await until(() => (harness.requests[0]?.responseBytes ?? 0) > 0);
  let before = -1;
  const taken = (): number => harness.requests[0]?.responseBytes ?? 0;
  while (before !== taken()) {
    before = taken();
    await turns();
  }
  assert.ok(taken() < IN_FLIGHT, `${taken()} bytes were taken`);
  client.socket.resume();
  await client.until((text) => text.length === ok(body).length);
  assert.equal(client.received, ok(body));
  assert.deepEqual(harness.ends, ["complete"]);
});

test("an upstream that does not read stops the client, without data loss", async (context) => {
  let received = 0;
  let resume = (): void => {};
  const harness = await start(context, (socket) => {
    resume = () => socket.resume();
    socket.on("data", (bytes: Buffer) => {
      if (received === 0) socket.pause();
      received += bytes.length;
      if (bytes.at(-1) === 0x21) socket.write(ok("x"));
    });
  });
  const head = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${LARGE}\r\n\r\n`;
  const client = harness.client().send(`${head}${"b".repeat(LARGE - 1)}!`);
  const taken = (): number => harness.requests[0]?.requestBytes ?? 0;
  await until(() => taken() > 0);
  let before = -1;
  while (before !== taken()) {
    before = taken();
    await turns();
  }
  assert.ok(taken() < IN_FLIGHT, `${taken()} bytes were taken`);
  resume();
  await client.contains("\r\n\r\nx");
  assert.equal(received, head.length + LARGE);
});

test("bodies that wait for many clients at once are not mixed up, even when some disconnect", async (context) => {
  const harness = await start(
    context,
    onHead((head, socket) => socket.write(ok(ownBytes(head.slice(4, 6))))),
  );
  const clients = NAMES.map((name) => ({ name, client: harness.client() }));
  for (const { name, client } of clients) {
    client.socket.pause();
    client.send(`GET ${name} HTTP/1.1\r\nhost: a\r\n\r\n`);
  }
  await until(() => harness.requests.length === clients.length);
  const taken = (): number => harness.requests.reduce((sum, each) => sum + each.responseBytes, 0);
  for (let before = -1; before !== taken(); await turns()) before = taken();
  for (const { client } of clients.slice(0, LEAVING)) client.socket.destroy();
  const staying = clients.slice(LEAVING);
  for (const { client } of staying) client.socket.resume();
  for (const { name, client } of staying) {
    const expected = ok(ownBytes(name));
    await client.until((text) => text.length === expected.length);
    assert.ok(client.received === expected, name);
  }
});

function headOf(name: string): string {
  return `POST ${name} HTTP/1.1\r\nhost: a\r\ncontent-length: ${OWN_LENGTH}\r\n\r\n`;
}

test("bodies that wait for many upstreams at once are not mixed up", async (context) => {
  const received = new Map<string, string>();
  const resume: (() => void)[] = [];
  const harness = await start(context, (socket) => {
    const chunks: Buffer[] = [];
    let length = 0;
    socket.pause();
    resume.push(() => socket.resume());
    socket.on("data", (bytes: Buffer) => {
      chunks.push(bytes);
      length += bytes.length;
      if (length < OWN_LENGTH) return;
      const [head = "", body = ""] = Buffer.concat(chunks).toString("latin1").split("\r\n\r\n");
      if (body.length < OWN_LENGTH) return;
      received.set(head.slice(5, 7), body);
      socket.write(ok("x"));
    });
  });
  const clients = NAMES.map((name) => harness.client().send(headOf(name) + ownBytes(name)));
  const taken = (): number => harness.requests.reduce((sum, each) => sum + each.requestBytes, 0);
  await until(() => resume.length === clients.length);
  for (let before = -1; before !== taken(); await turns()) before = taken();
  for (const each of resume) each();
  for (const client of clients) await client.contains("\r\n\r\nx");
  for (const name of NAMES) assert.ok(received.get(name) === ownBytes(name), name);
});

test("events are forwarded one by one as they arrive", async (context) => {
  const events = ["data: 1\n\n", "data: 2\n\n", "data: 3\n\n"];
  let next = (): void => {};
  const harness = await start(
    context,
    onHead((_head, socket) => {
      socket.write(
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n",
      );
      next = () => socket.write(`9\r\n${events.shift()}\r\n`);
    }),
  );
  const client = harness.client().send(GET);
  await client.contains("\r\n\r\n");
  for (const number of [1, 2, 3]) {
    next();
    await client.contains(`data: ${number}\n\n`);
  }
});

test("pipelined requests wait, and reading pauses", async (context) => {
  const harness = await start(context, () => {});
  harness.handler.request = (stream) => harness.requests.push(stream);
  const many = GET.repeat(200_000);
  const client = harness.client().send(many);
  await until(() => harness.requests.length === 1);
  await turns();
  assert.equal(harness.requests.length, 1);
  assert.ok(client.socket.writableLength > 0, "the client must be paused");
  const [stream] = harness.requests;
  stream?.respondWith({ status: 200, headers: [], body: Buffer.from("done") });
  assert.equal(harness.requests.length, 2);
});

test("responses to many pipelined requests do not accumulate while the client does not read", async (context) => {
  const harness = await start(context, () => {});
  const body = Buffer.alloc(100_000, "b");
  harness.handler.request = (stream) => {
    harness.requests.push(stream);
    stream.respondWith({ status: 200, headers: [["date", "now"]], body });
  };
  const count = 400;
  const client = harness.client();
  client.socket.pause();
  client.send(GET.repeat(count));
  await until(() => harness.requests.length > 0);
  let before = -1;
  while (before !== harness.requests.length) {
    before = harness.requests.length;
    await turns();
  }
  assert.ok(harness.requests.length < count, "requests must wait for the client");
  client.socket.resume();
  await until(() => harness.ends.length === count);
});

test("a stream with a late response keeps its own bytes", async (context) => {
  const harness = await start(
    context,
    onHead((head, socket) =>
      socket.write(ok(`body of ${head.split(" ")[1]}`, `x: ${head.split(" ")[1]}\r\n`)),
    ),
  );
  const answered: (() => void)[] = [];
  harness.handler.response = (stream) => answered.push(() => stream.respond());
  const clients = ["/1", "/2", "/3", "/4"].map((path) => ({
    path,
    client: harness.client().send(GET.replace("/", path)),
  }));
  await until(() => answered.length === clients.length);
  for (const respond of answered) respond();
  for (const { path, client } of clients) {
    const expected = ok(`body of ${path}`, `x: ${path}\r\n`);
    assert.equal(await client.until((text) => text.length >= expected.length), expected);
  }
});
