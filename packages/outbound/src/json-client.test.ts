import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSilentServer } from "node:net";
import { type TestContext, test } from "node:test";
import { JsonClient } from "./json-client.ts";
import { OutboundError } from "./outbound-error.ts";

const MAX_BYTES = 2_000;
/** Milliseconds after which the library itself stops connecting. */
const HANDSHAKE_LIMIT = 10_000;

async function serve(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

function client(context: TestContext, requestTimeoutMilliseconds = 10_000): JsonClient {
  const created = new JsonClient({ requestTimeoutMilliseconds, maxDocumentBytes: MAX_BYTES });
  context.after(() => created.close());
  return created;
}

test("a JSON document is read", async (context) => {
  const url = await serve(context, (request, response) => {
    response.end(JSON.stringify({ path: request.url, accept: request.headers.accept }));
  });
  assert.deepEqual(await client(context).fetchJson({ url: `${url}/doc` }), {
    path: "/doc",
    accept: "application/json",
  });
});

test("every failure names the host and the response status, if there is one", async (context) => {
  const url = await serve(context, (request, response) => {
    if (request.url === "/status") response.writeHead(503).end();
    if (request.url === "/redirect") response.writeHead(302, { location: "/json" }).end();
    if (request.url === "/text") response.end("hello");
    if (request.url === "/long") response.end(JSON.stringify("x".repeat(MAX_BYTES)));
    if (request.url === "/cut") response.writeHead(200, { "content-length": "9" }).flushHeaders();
    if (request.url === "/cut") response.destroy();
  });
  const { host } = new URL(url);
  const outcomes: [string, RegExp, number | undefined][] = [
    ["/status", /the response has status 503/, 503],
    ["/redirect", /the response has status 302/, 302],
    ["/text", /not JSON/, 200],
    ["/long", /too large/, undefined],
    ["/cut", /./, undefined],
  ];
  for (const [path, message, status] of outcomes) {
    await assert.rejects(client(context).fetchJson({ url: url + path }), (error) => {
      assert.ok(error instanceof OutboundError);
      assert.match(error.message, message);
      assert.deepEqual([error.host, error.status], [host, status]);
      return true;
    });
  }
});

test("an endless response ends with the timeout", async (context) => {
  const url = await serve(context, (_request, response) => void response.write("["));
  await assert.rejects(client(context, 100).fetchJson({ url }), /no response in time/);
});

test("a TLS handshake to which the server never responds ends with the timeout", async (context) => {
  const server = createSilentServer((socket) => {
    context.after(() => socket.destroy());
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const began = performance.now();
  await assert.rejects(
    client(context, 100).fetchJson({ url: `https://127.0.0.1:${port}/` }),
    /no response in time/,
  );
  assert.ok(performance.now() - began < HANDSHAKE_LIMIT / 2);
});

test("a refused connection is a failure that names the host", async (context) => {
  const url = await serve(context, () => {});
  const gone = new URL(url);
  gone.port = "1";
  await assert.rejects(client(context).fetchJson({ url: gone.href }), /127\.0\.0\.1.*ECONNREFUSED/);
});
