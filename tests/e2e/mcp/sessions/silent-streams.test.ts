import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import { after, test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer } from "../arrange.ts";

/**
 * A stream without events from the server ends after `backend.bodyIdleTimeout`; comments count as
 * activity.
 */

const LIMIT = 2_000;
const CONFIG = { backend: { bodyIdleTimeout: `${LIMIT}ms` } };
const RESULT = { content: [{ type: "text", text: "late" }] };

const open = new Set<ServerResponse>();
const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString();
    const { id, method, params } = text === "" ? { id: 0, method: "" } : JSON.parse(text);
    if (method === "initialize") {
      const serverInfo = { name: "silent", version: "1" };
      const result = { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo };
      response.writeHead(200, { "content-type": "application/json", "mcp-session-id": "s" });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    } else if (method === "tools/call") {
      open.add(response);
      response.on("close", () => open.delete(response));
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(": here\n\n");
      if (/comments/.test(params.name)) void comment(response, id);
    } else response.writeHead(request.method === "POST" ? 202 : 405).end();
  });
});

/** Sends comments for more than twice the limit, and then the result. */
async function comment(response: ServerResponse, id: unknown): Promise<void> {
  const end = performance.now() + 2.5 * LIMIT;
  while (performance.now() < end) {
    response.write(": still here\n\n");
    const next = performance.now() + LIMIT / 8;
    await waitFor("the next comment", () => performance.now() > next);
  }
  response.end(`data: ${JSON.stringify({ jsonrpc: "2.0", id, result: RESULT })}\n\n`);
}

const silent = await listen(http);
const alpha = await startSdkServer(fillPlain("alpha"));
after(() => Promise.all([silent.close(), alpha.close()]));

for (const [title, servers, prefix] of [
  ["one server", { silent }, ""],
  ["several servers", { alpha, silent }, "silent_"],
] as const) {
  test(`${title}: a stream that falls silent ends in time, with an error that is clear, and nothing stays open`, async () => {
    await using gateway = await startGateway(servers, {}, CONFIG);
    await using client = await connect(gateway);
    const given = new AbortController();
    const options = { timeout: 15 * LIMIT, signal: given.signal };
    const call = client.callTool({ name: `${prefix}quiet` }, undefined, options);
    const end = assert.rejects(call, prefix === "" ? /./ : /MCP server not available: silent/);
    await waitFor("the call", () => open.size > 0);
    await waitFor("the end of the call", () => open.size === 0);
    // The stream of one server is passed as it is: its client hears of no error, and would wait.
    if (prefix === "") given.abort();
    await end;
  });

  test(`${title}: comments of the server keep it open`, async () => {
    await using gateway = await startGateway(servers, {}, CONFIG);
    await using client = await connect(gateway);
    const result = await client.callTool({ name: `${prefix}comments` });
    assert.deepEqual(result.content, RESULT.content);
  });
}
