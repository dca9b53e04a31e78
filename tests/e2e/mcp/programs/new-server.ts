import { createServer } from "node:http";
import { createMcpHandler, McpServer, type McpHttpHandler } from "@modelcontextprotocol/server";
import { listen, type Listening } from "@edge-gateway/testkit/listen";

/** Servers of version 2026-07-28, which have no sessions. */

export interface NewServer extends Listening {
  readonly handler: McpHttpHandler;
  /** Methods and bodies of the received requests. */
  readonly seen: { readonly method: string | null; readonly body: string }[];
}

/** A server of the official SDK 2.x that supports no older version. */
export async function startNewServer(
  name: string,
  more: (server: McpServer) => void = () => {},
): Promise<NewServer> {
  const seen: NewServer["seen"] = [];
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name, version: "1" },
        { capabilities: { logging: {}, resources: { subscribe: true, listChanged: true } } },
      );
      server.registerTool("who", { description: `asks ${name}` }, () => ({
        content: [{ type: "text", text: name }],
      }));
      server.registerResource("one", `test://${name}/1`, {}, ({ href }) => ({
        contents: [{ uri: href, text: name }],
      }));
      more(server);
      return server;
    },
    { legacy: "reject" },
  );
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const { method = "GET" } = request;
      const headers = new Headers();
      for (const [key, value] of Object.entries(request.headers))
        if (typeof value === "string") headers.set(key, value);
      seen.push({ method: headers.get("mcp-method"), body });
      const ended = new AbortController();
      response.on("close", () => ended.abort());
      const init = { method, headers, signal: ended.signal, ...(body === "" ? {} : { body }) };
      void handler.fetch(new Request(`http://127.0.0.1${request.url}`, init)).then(async (made) => {
        response.writeHead(made.status, Object.fromEntries(made.headers));
        response.flushHeaders();
        for await (const part of made.body ?? []) response.write(part);
        response.end();
      });
    });
  });
  return { ...(await listen(http)), handler, seen };
}
