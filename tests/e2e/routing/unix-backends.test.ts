import assert from "node:assert/strict";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createServer as createHttp2Server, type Http2Server } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { curl } from "@edge-gateway/testkit/programs/curl";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";

/** Backends behind Unix sockets, with a real gateway and curl. */

let directory: string;
let gateway: Gateway;
let second: Http2Server;

before(async () => {
  directory = await mkdtemp(join(tmpdir(), "unix-backends-"));
  second = createHttp2Server((request, response) => response.end(`2 ${request.authority}`));
  second.listen(join(directory, "second.sock"));
  await once(second, "listening");
  gateway = await Gateway.start({ config: configOf() });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await new Promise((resolve) => second.close(resolve));
  await rm(directory, { recursive: true });
});

function configOf(): string {
  const first = join(directory, "first.sock");
  return `
backends:
  named: {static: {unixPath: "${first}"}}
gateways:
  web:
    port: \${PORT}
    routes:
    - matches: [{path: {value: /short}}]
      backends: [{host: "unix:${first}"}]
    - matches: [{path: {value: /named}}]
      backends: [{backend: named}]
    - matches: [{path: {value: /second}}]
      backends: [{host: "unix:${join(directory, "second.sock")}", policies: {http: {version: HTTP2}}}]
`;
}

/** A server of HTTP/1.1 on a Unix socket, which responds with the path and host of requests. */
async function startFirst(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.end(`1 ${request.url} ${request.headers.host}`));
  });
  server.listen(join(directory, "first.sock"));
  await once(server, "listening");
  return server;
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

async function get(path: string, ...more: readonly string[]): Promise<string> {
  const { status, body } = await curl("-H", "host: a.example", ...more, gateway.url + path);
  return status === 200 ? body : String(status);
}

test("a server behind a Unix socket sees the host that the client asked for", async () => {
  const server = await startFirst();
  try {
    assert.equal(await get("/short"), "1 /short a.example");
    assert.equal(await get("/named", "--data", "x".repeat(100_000)), "1 /named a.example");
    assert.equal(await get("/second"), "2 a.example");
  } finally {
    await stop(server);
  }
});

test("without the server requests get 503, and when it is back they get its responses again", async () => {
  assert.equal(await get("/short"), "503");
  const server = await startFirst();
  try {
    assert.equal(await get("/short"), "1 /short a.example");
  } finally {
    await stop(server);
  }
  rmSync(join(directory, "first.sock"), { force: true });
  assert.equal(await get("/named"), "503");
});
