import assert from "node:assert/strict";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { request as requestHttps } from "node:https";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  CallToolResultSchema,
  ElicitRequestSchema,
  type RequestId,
} from "@modelcontextprotocol/sdk/types.js";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * Tests that the upstream sees at once that a client has closed its connection, unless the gateway
 * is configured to wait.
 */

/**
 * Milliseconds: less than the shortest timeout after which the gateway stops waiting for a client.
 */
const AT_ONCE = 4000;

let authority: CertificateAuthority;
let upstream: Listening;
let mcpServer: Listening;
let gateway: Gateway;
let waitingPort: number;
let securePort: number;
/** The newest request that the upstream has received. */
let newest: { readonly path: string; readonly response: ServerResponse } | undefined;

before(async () => {
  authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  upstream = await startUpstream((request, response) => {
    newest = { path: request.url ?? "", response };
    request.resume();
    if (!request.url?.startsWith("/events")) return;
    response.setHeader("content-type", "text/event-stream");
    response.write("data: first\n\n");
  });
  mcpServer = await startMcpServer();
  [waitingPort, securePort] = [await freePort(), await freePort()];
  const files = { "s.crt": certificate, "s.key": key };
  gateway = await Gateway.start({ config: configOf(), files });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([upstream.close(), mcpServer.close()]);
  await authority[Symbol.asyncDispose]();
});

function configOf(): string {
  return `
gateways:
  web: {port: $PORT}
  secure: {port: ${securePort}, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}
  waiting: {port: ${waitingPort}, frontend: {http: {http1HalfClosedTimeout: 5s}}}
routes:
- {name: all, gateways: [web, secure, waiting], backends: [{host: "127.0.0.1:${upstream.port}"}]}
- name: mcp
  gateways: [web]
  matches: [{path: {value: /mcp}}]
  backends: [{backend: mcp}]
backends:
  mcp: {mcp: {targets: [{name: server, static: {host: 127.0.0.1, port: ${mcpServer.port}}}]}}
`;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

function open(port: number): Socket {
  return connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
}

/** The response of the upstream to the newest request, once it has received one. */
async function responseTo(path: string): Promise<ServerResponse> {
  return waitFor(path, () => (newest?.path === path ? newest.response : undefined));
}

async function isCancelled(path: string): Promise<void> {
  const response = await responseTo(path);
  await waitFor(`cancellation of ${path}`, () => response.destroyed, AT_ONCE);
}

describe("the upstream sees at once", { concurrency: false }, () => {
  test("that a client with a whole request before it has ended its direction", async () => {
    const socket = open(gateway.port);
    const received = text(socket);
    socket.write(get("/half-closed"));
    await responseTo("/half-closed");
    socket.end();
    await isCancelled("/half-closed");
    assert.equal(await received, "");
  });

  test("that a client has closed its connection while a body is on its way to it", async () => {
    const socket = open(gateway.port);
    socket.write(get("/events/closed"));
    await once(socket, "data");
    socket.destroy();
    await isCancelled("/events/closed");
  });

  test("that a fetch of an event stream was aborted", async () => {
    const abort = new AbortController();
    const response = await fetch(`${gateway.url}/events/fetch`, { signal: abort.signal });
    await response.body?.getReader().read();
    abort.abort();
    await isCancelled("/events/fetch");
  });

  test("that a fetch was aborted before its response", async () => {
    const abort = new AbortController();
    const { signal } = abort;
    const sent = fetch(`${gateway.url}/question`, { method: "POST", body: "question", signal });
    const aborted = assert.rejects(sent, { name: "AbortError" });
    await responseTo("/question");
    abort.abort();
    await aborted;
    await isCancelled("/question");
  });

  test("that a connection with TLS was closed", async () => {
    const sent = requestHttps({
      port: securePort,
      path: "/events/secure",
      ca: authority.certificate,
      servername: "localhost",
    });
    sent.on("error", () => {}).end();
    const [response] = await once(sent, "response");
    response.on("error", () => {});
    await once(response, "data");
    sent.destroy();
    await isCancelled("/events/secure");
  });
});

test("a client that only half-closes gets its response where it is waited for", async () => {
  const socket = open(waitingPort);
  socket.end(get("/waiting"));
  const response = await responseTo("/waiting");
  response.end("late");
  assert.match(await text(socket), /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nlate$/);
});

test("an MCP client reopens its stream with Last-Event-ID, and gets the remaining events", async () => {
  const url = new URL(`${gateway.url}/mcp`);
  const first = new StreamableHTTPClientTransport(url);
  const client = new Client({ name: "test", version: "1" }, { capabilities: { elicitation: {} } });
  let question: RequestId | undefined;
  client.setRequestHandler(ElicitRequestSchema, (_request, { requestId }) => {
    question = requestId;
    return new Promise(() => {});
  });
  await client.connect(first);
  let token = "";
  const call = client.request(
    { method: "tools/call", params: { name: "test_elicitation", arguments: { message: "?" } } },
    CallToolResultSchema,
    { onresumptiontoken: (last) => (token = last) },
  );
  const failed = assert.rejects(call, /closed/i);
  const id = await waitFor("the question of the server", () => question);
  await client.close();
  await failed;

  const { sessionId } = first;
  assert.ok(sessionId);
  const second = new StreamableHTTPClientTransport(url, { sessionId });
  second.setProtocolVersion(first.protocolVersion ?? "");
  const messages: object[] = [];
  second.onmessage = (message) => messages.push(message);
  await second.start();
  await waitFor("the stream", () => second.resumeStream(token).then(() => true), AT_ONCE);
  await second.send({ jsonrpc: "2.0", id, result: { action: "decline" } });
  const [result] = await waitFor("the result of the call", () => messages.length > 0 && messages);
  assert.match(JSON.stringify(result), /User response: .*decline/);
  await second.terminateSession();
  await second.close();
});
