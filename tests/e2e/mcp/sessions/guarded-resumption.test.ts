import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, test } from "node:test";
import type { McpGuardRequest } from "@edge-gateway/generated/proto/messages.ts";
import { MCP_GUARD_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { EventReader } from "@edge-gateway/kernel/http/event-reader";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { listen } from "@edge-gateway/testkit/listen";
import { configuration } from "../../mcp-oauth/configuration.ts";

/**
 * A guardrail sees the result of a call also where the client reads it by resuming the stream, and
 * no event id leads around it.
 */

function raw(url: string, body: object, session?: string): Promise<Response> {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...(session === undefined ? {} : { "mcp-session-id": session }),
  };
  const text = JSON.stringify({ jsonrpc: "2.0", ...body });
  return fetch(`${url}/mcp`, { method: "POST", headers, body: text });
}

const SECRET = "the secret";
const LONGEST = 65_536;

/**
 * Ends the stream of each call after an empty event; the client that resumes the stream gets the
 * result.
 */
const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString();
    const { id = 0, method = "" } = text === "" ? {} : JSON.parse(text);
    const stream = { "content-type": "text/event-stream" };
    if (method === "initialize") {
      const result = {
        protocolVersion: "2025-11-25",
        capabilities: { tools: {} },
        serverInfo: { name: "later", version: "1" },
      };
      response.writeHead(200, { "content-type": "application/json", "mcp-session-id": "later" });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    } else if (method === "tools/call") {
      response.writeHead(200, stream).end("id: call/0\nretry: 1\ndata: \n\n");
    } else if (request.method === "GET" && request.headers["last-event-id"] === "call/0") {
      const result = { content: [{ type: "text", text: SECRET }] };
      const data = JSON.stringify({ jsonrpc: "2.0", id: 7, result });
      response.writeHead(200, stream).end(`id: call/1\ndata: ${data}\n\n`);
    } else response.writeHead(request.method === "POST" ? 202 : 405).end();
  });
});
const later = await listen(http);
after(() => later.close());

test("the rest of a call's stream is checked like the call, whatever event id the client sends", async () => {
  const seen: McpGuardRequest[] = [];
  await using guard = await GrpcServer.answer(MCP_GUARD_CHECK, (request) => {
    seen.push(request);
    return request.phase === "MCP_GUARD_RESPONSE"
      ? { denial: { message: "masked" } }
      : { pass: {} };
  });
  const remote = { url: `http://127.0.0.1:${guard.port}` };
  const processors = [{ remote, methods: { "tools/call": "Full" } }];
  const targets = ["later", "other"].map((name) => ({
    name,
    static: { host: "127.0.0.1", port: later.port },
  }));
  const backends = {
    server: { mcp: { targets }, policies: { mcp: { guardrails: { processors } } } },
  };
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  await using gateway = await Gateway.start({ config: configuration([route], { backends }) });
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  };
  const begun = await raw(gateway.url, { id: 1, method: "initialize", params });
  const session = begun.headers.get("mcp-session-id") ?? "";
  await raw(gateway.url, { method: "notifications/initialized" }, session);
  const call = { id: 7, method: "tools/call", params: { name: "later_tell" } };
  const cut = await raw(gateway.url, call, session);
  const [event] = new EventReader(LONGEST).read(Buffer.from(await cut.text()));
  const resume = (id: string) =>
    fetch(`${gateway.url}/mcp`, {
      headers: { accept: "text/event-stream", "mcp-session-id": session, "last-event-id": id },
    });
  const forged = ["", "ping", "prompts/get"].map((stream) =>
    Buffer.from(JSON.stringify([stream, "later", "call/0"])).toString("base64url"),
  );
  for (const id of [...forged, `${event?.id}A`]) {
    const response = await resume(id);
    assert.equal(response.status, 400);
    assert.ok(!(await response.text()).includes(SECRET));
  }
  const honest = await resume(event?.id ?? "");
  assert.equal(honest.status, 200);
  const text = await honest.text();
  assert.match(text, /masked/);
  assert.ok(!text.includes(SECRET));
  assert.deepEqual(seen.at(-1)?.item, { kind: "tool", name: "tell", target: "later" });
});

test("an event id is of no use in another session", async () => {
  const targets = ["later", "other"].map((name) => ({
    name,
    static: { host: "127.0.0.1", port: later.port },
  }));
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  const backends = { server: { mcp: { targets } } };
  await using gateway = await Gateway.start({ config: configuration([route], { backends }) });
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  };
  const begin = async () => {
    const begun = await raw(gateway.url, { id: 1, method: "initialize", params });
    return begun.headers.get("mcp-session-id") ?? "";
  };
  const [mine, theirs] = [await begin(), await begin()];
  const call = { id: 7, method: "tools/call", params: { name: "later_tell" } };
  const cut = await raw(gateway.url, call, mine);
  const [event] = new EventReader(LONGEST).read(Buffer.from(await cut.text()));
  const statusIn = async (session: string) => {
    const headers = {
      accept: "text/event-stream",
      "mcp-session-id": session,
      "last-event-id": event?.id ?? "",
    };
    const response = await fetch(`${gateway.url}/mcp`, { headers });
    await response.text();
    return response.status;
  };
  assert.equal(await statusIn(theirs), 400);
  assert.equal(await statusIn(mine), 200);
});
