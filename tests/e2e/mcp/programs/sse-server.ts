import { createServer } from "node:http";
import type { ServerOptions } from "@modelcontextprotocol/sdk/server/index.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { SSEServerTransport } from "@modelcontextprotocol/sdk/server/sse.js";
import { listen, type Listening } from "@edge-gateway/testkit/listen";

/** A server of the transport of 2024-11-05 (HTTP with SSE). */
export interface SseServer extends Listening {
  readonly sessions: ReadonlyMap<string, McpServer>;
}

/** Starts a server with one `McpServer` for each session, at `/sse`. */
export async function startSseServer(
  fill: (server: McpServer) => void,
  options: () => ServerOptions = () => ({ capabilities: { logging: {} } }),
): Promise<SseServer> {
  const transports = new Map<string, SSEServerTransport>();
  const sessions = new Map<string, McpServer>();
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://server");
    if (request.method === "GET" && url.pathname === "/sse") {
      const transport = new SSEServerTransport("/messages", response);
      const server = new McpServer({ name: "old", version: "1" }, options());
      fill(server);
      transports.set(transport.sessionId, transport);
      sessions.set(transport.sessionId, server);
      response.on("close", () => sessions.delete(transport.sessionId));
      void server.connect(transport);
      return;
    }
    const transport = transports.get(url.searchParams.get("sessionId") ?? "");
    if (transport === undefined) response.writeHead(404).end();
    else void transport.handlePostMessage(request, response);
  });
  return { ...(await listen(http)), sessions };
}
