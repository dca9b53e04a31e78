import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import { test } from "node:test";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";

/** Streams on which nothing happens stay open: the gateway sends comments, by one server and several. */

const open = new Set<ServerResponse>();

/** A server whose streams say nothing by themselves. */
function startQuiet() {
  return listen(
    createServer((request, response) => {
      if (request.method === "GET") {
        open.add(response);
        response.on("close", () => open.delete(response));
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.flushHeaders();
        return;
      }
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const { id } = text === "" ? { id: undefined } : JSON.parse(text);
        if (id === undefined) return response.writeHead(202).end();
        const serverInfo = { name: "quiet", version: "1" };
        const result = { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo };
        response.writeHead(200, { "content-type": "application/json", "mcp-session-id": "s" });
        return response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
      });
    }),
  );
}

/** Opens the stream of a session; `text` collects the received text. */
async function openStream({ url }: Gateway, ended: AbortSignal) {
  const accept = "application/json, text/event-stream";
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  };
  const begun = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: { accept, "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params }),
  });
  const headers = { accept, "mcp-session-id": begun.headers.get("mcp-session-id") ?? "" };
  const response = await fetch(`${url}/mcp`, { headers, signal: ended });
  assert.equal(response.status, 200);
  const stream = { text: "" };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? [])
      stream.text += decoder.decode(part, { stream: true });
  };
  void read().catch(() => {});
  return stream;
}

test("a quiet stream gets comments, between lines only, and its events unchanged", async () => {
  await using quiet = await startQuiet();
  await using other = await startSdkServer(fillPlain("other"));
  await using one = await startGateway({ quiet });
  await using several = await startGateway({ quiet, other });
  const ended = new AbortController();
  const alone = await openStream(one, ended.signal);
  await waitFor("the stream", () => open.size === 1);
  const [response] = open;
  const merged = await openStream(several, ended.signal);
  await waitFor("a comment on both", () =>
    [alone, merged].every(({ text }) => text.includes(": keep-alive\n")),
  );
  const before = alone.text;
  response?.write("id: 7\ndata: {");
  await waitFor("the beginning", () => alone.text.endsWith("data: {"));
  response?.write("}\n\n");
  await waitFor("the event", () => alone.text.endsWith("\n\n"));
  assert.equal(alone.text.slice(before.length), "id: 7\ndata: {}\n\n");
  ended.abort();
  await waitFor("the end of the streams", () => open.size === 0);
});
