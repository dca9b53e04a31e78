import assert from "node:assert/strict";
import { createSecureServer } from "node:http2";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import type { Socket } from "node:net";
import { test } from "node:test";
import type { TestContext } from "node:test";
import type { EngineLimits } from "../exchange/client/engine-limits.ts";
import { CERTIFICATE, KEY } from "../testing/certificate.ts";
import { listen, start, until } from "../testing/harness.ts";
import type { Client, Harness } from "../testing/harness.ts";
import { createEndpoint } from "./endpoint.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const LIMIT = 1000;

/**
 * A server whose handshakes choose the given protocols one after another, and the last one for all further
 * handshakes.
 */
interface Chooser {
  readonly port: number;
  readonly open: ReadonlySet<Socket>;
  /** The protocols that the handshakes chose. */
  readonly chosen: readonly string[];
}

type ReceivedResponse = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

async function choose(
  context: TestContext,
  protocols: readonly string[],
  respond: ReceivedResponse = (request, response) =>
    void response.end(`version ${request.httpVersion}`),
): Promise<Chooser> {
  const open = new Set<Socket>();
  const chosen: string[] = [];
  const server = createSecureServer({
    key: KEY,
    cert: CERTIFICATE,
    allowHTTP1: true,
    ALPNCallback() {
      const protocol = protocols[chosen.length] ?? protocols.at(-1);
      chosen.push(protocol ?? "");
      return protocol;
    },
  });
  server.on("request", respond);
  server.on("secureConnection", (socket: Socket) => {
    open.add(socket.on("error", () => {}));
    socket.on("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { port, open, chosen };
}

/** Starts a gateway whose upstream is the TLS server on the given port. */
async function startBeforeTls(
  context: TestContext,
  port: number,
  changed: Partial<EngineLimits> = {},
  timeout = 0,
): Promise<Harness> {
  const harness = await start(context, () => {}, changed);
  const { limits, connections, handler } = harness;
  const { thread } = harness.upstream;
  const address = { host: "127.0.0.1", port };
  const tls = { ca: CERTIFICATE, servername: "localhost" };
  const upstream = createEndpoint({ address, limits, thread, connections, tls }, undefined);
  context.after(() => upstream.close());
  handler.request = (stream) => {
    harness.requests.push(stream);
    stream.forward({ upstream, timeout });
  };
  return harness;
}

/** A port where connections are accepted and nothing responds. */
async function listenSilently(
  context: TestContext,
): Promise<{ readonly port: number; readonly open: ReadonlySet<Socket> }> {
  const open = new Set<Socket>();
  const port = await listen(context, (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("end", () => socket.end());
    socket.resume();
  });
  return { port, open };
}

const ask = (harness: Harness, count: number): readonly Client[] =>
  Array.from({ length: count }, () => harness.client().send(GET));

const TOLD = /version (\d\.\d)|\r\n\r\n([a-z]+)$/;

/** The HTTP versions of the responses that the clients received, or the error statuses. */
async function versions(clients: readonly Client[]): Promise<readonly string[]> {
  const received = await Promise.all(
    clients.map((client) => client.until((text) => TOLD.test(text))),
  );
  return received.map((text) => TOLD.exec(text)?.slice(1).join("") ?? "").sort();
}

const times = (count: number, text: string): readonly string[] =>
  Array.from({ length: count }, () => text);

test("requests that begin together share the connection that becomes HTTP/2", async (context) => {
  const server = await choose(context, ["h2"]);
  const harness = await startBeforeTls(context, server.port);
  assert.deepEqual(await versions(ask(harness, 30)), times(30, "2.0"));
  assert.deepEqual(await versions(ask(harness, 30)), times(30, "2.0"));
  assert.deepEqual(server.chosen, ["h2"]);
});

test("of requests that begin together each gets a connection of HTTP/1.1, and they are used again", async (context) => {
  const server = await choose(context, ["http/1.1"]);
  const harness = await startBeforeTls(context, server.port, { poolMaxIdle: 30 });
  assert.deepEqual(await versions(ask(harness, 30)), times(30, "1.1"));
  const made = server.chosen.length;
  assert.ok(made <= 30, String(made));
  const [client] = ask(harness, 1);
  assert.deepEqual(await versions(client === undefined ? [] : [client]), ["1.1"]);
  assert.equal(server.chosen.length, made);
});

test("whatever version the handshakes choose, every request gets one response", async (context) => {
  const pattern = Array.from({ length: 60 }, (_, index) => (index % 3 === 1 ? "h2" : "http/1.1"));
  let answered = 0;
  const server = await choose(context, pattern, (request, response) => {
    answered += 1;
    // The server ends connections from time to time, so that the next one negotiates again.
    if (answered % 5 === 0 && request.httpVersion === "1.1")
      response.setHeader("connection", "close");
    response.end(`version ${request.httpVersion}`);
    if (answered % 7 === 0 && request.httpVersion === "2.0") request.stream.session?.close();
  });
  const harness = await startBeforeTls(context, server.port);
  for (let round = 0; round < 10; round++)
    for (const version of await versions(ask(harness, 12))) assert.match(version, /^(1\.1|2\.0)$/);
  assert.equal(answered, 120);
  assert.ok(new Set(server.chosen).size === 2, server.chosen.join());
});

test("a handshake that takes too long fails the waiting requests, and frees its slot", async (context) => {
  const { port, open } = await listenSilently(context);
  const harness = await startBeforeTls(context, port, { connectTimeout: LIMIT, maxConnections: 1 });
  for (let round = 0; round < 2; round++) {
    const clients = ask(harness, 3);
    const expected = 3 * (round + 1);
    await until(() => harness.requests.length === expected && open.size === 1);
    harness.pass(2 * LIMIT);
    for (const client of clients) await client.contains("\r\n\r\nconnect");
    await until(() => open.size === 0);
  }
  const details = harness.failures.map(({ failure }) => failure.detail);
  assert.deepEqual(details, times(6, "no connection in time"));
});

test("a request whose timeout expires stops waiting, and a connection without waiting requests is closed", async (context) => {
  const { port, open } = await listenSilently(context);
  const harness = await startBeforeTls(context, port, {}, LIMIT);
  const [late, gone] = ask(harness, 2);
  await until(() => harness.requests.length === 2 && open.size === 1);
  gone?.socket.resetAndDestroy();
  await until(() => harness.ends.includes("client-aborted"));
  assert.equal(open.size, 1);
  harness.pass(2 * LIMIT);
  await late?.contains("\r\n\r\ntimeout");
  await until(() => open.size === 0);
});

test("no more connections than allowed, and each place is given back", async (context) => {
  const held: Http2ServerResponse[] = [];
  const server = await choose(context, ["http/1.1"], (_request, response) => held.push(response));
  const harness = await startBeforeTls(context, server.port, { maxConnections: 2 });
  for (let round = 0; round < 3; round++) {
    const clients = ask(harness, 5);
    await until(() => held.length === 2 && harness.failures.length === 3 * (round + 1));
    for (const response of held.splice(0)) response.end("version 1.1");
    const exhausted = times(3, "exhausted");
    assert.deepEqual(await versions(clients), ["1.1", "1.1", ...exhausted].sort());
    for (const client of clients) client.socket.destroy();
  }
  assert.equal(server.open.size, 2);
});

test("a handshake that fails is a failed connection of each request", async (context) => {
  const port = await listen(context, (socket) => void socket.destroy());
  const harness = await startBeforeTls(context, port);
  assert.deepEqual(await versions(ask(harness, 3)), times(3, "connect"));
});
