import { inputRequired, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

/**
 * An MCP server of the official SDK 2.x that speaks by its standard input and output. With the
 * argument `modern` it supports version 2026-07-28 only.
 */

const text = (value: string) => ({ content: [{ type: "text" as const, text: value }] });

serveStdio(
  () => {
    const server = new McpServer(
      { name: "new program", version: "1" },
      { capabilities: { tools: { listChanged: true } } },
    );
    server.registerTool("pid", {}, () => text(String(process.pid)));
    server.registerTool("more", {}, () => {
      server.registerTool("later", {}, () => text("later"));
      return text("done");
    });
    server.registerTool("ask", {}, ({ mcpReq: { inputResponses } }) => {
      if (inputResponses !== undefined) return text(JSON.stringify(inputResponses));
      const requestedSchema = { type: "object", properties: { name: { type: "string" } } } as const;
      const name = inputRequired.elicit({ message: "Who?", requestedSchema });
      return inputRequired({ inputRequests: { name } });
    });
    server.registerTool("patience", {}, ({ mcpReq }) => {
      console.error("waiting");
      return new Promise<never>(() =>
        mcpReq.signal.addEventListener("abort", () => console.error("given up")),
      );
    });
    return server;
  },
  process.argv.includes("modern") ? { legacy: "reject" } : {},
);
