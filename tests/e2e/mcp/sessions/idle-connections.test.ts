import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { createServer } from "node:http";
import { test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, startGateway } from "../arrange.ts";

/** Most MCP servers close unused connections after five seconds without saying so before. */

const SERVER = { protocolVersion: "2025-11-25", capabilities: { tools: {} } };

test("the gateway closes unused connections to an MCP server, so that no call meets one that the server closes", async () => {
  const open = new Set<Socket>();
  let calls = 0;
  const http = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { id, method } = JSON.parse(Buffer.concat(chunks).toString() || "{}");
      if (id === undefined) {
        response.writeHead(request.method === "POST" ? 202 : 405).end();
        return;
      }
      calls += 1;
      const serverInfo = { name: "idle", version: "1" };
      const result = method === "initialize" ? { ...SERVER, serverInfo } : { tools: [] };
      response.writeHead(200, { connection: "keep-alive", "content-type": "text/event-stream" });
      response.end(`data: ${JSON.stringify({ jsonrpc: "2.0", id, result })}\n\n`);
    });
  });
  http.on("connection", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  await using one = await listen(http);
  await using gateway = await startGateway({ one });
  const client = await connect(gateway);
  await client.listTools();
  await waitFor("the connections to be closed", () => open.size === 0);
  await client.listTools();
  assert.equal(calls, 3);
  await client.close();
});
