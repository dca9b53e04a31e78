import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { ServerOptions } from "@modelcontextprotocol/sdk/server/index.js";
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { configuration } from "../mcp-oauth/configuration.ts";

/** A server of the official SDK, with features of the test; one `McpServer` for each session. */
export interface SdkServer extends Listening {
  /** The open sessions by their ids. */
  readonly sessions: ReadonlyMap<string, McpServer>;
  /** Forgets all sessions, like a restarted server. */
  forget(): void;
  /** Methods of the received requests, such as `tools/list`. */
  readonly seen: string[];
  /** Is awaited before a request with this method is handled; by default nothing. */
  hold: (method: string) => Promise<unknown> | undefined;
}

export async function startSdkServer(
  fill: (server: McpServer) => void,
  port?: number,
  options: () => ServerOptions = () => ({ capabilities: { logging: {} } }),
): Promise<SdkServer> {
  const transports = new Map<string, StreamableHTTPServerTransport>();
  const sessions = new Map<string, McpServer>();
  const seen: string[] = [];
  const http = createServer((request, response) => {
    const id = request.headers["mcp-session-id"];
    const known = typeof id === "string" ? transports.get(id) : undefined;
    if (id !== undefined && known === undefined) {
      response.writeHead(404).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      const method = request.method === "POST" ? methodOf(body) : (request.method ?? "");
      seen.push(method);
      void Promise.resolve(server.hold(method)).then(async () => {
        const transport = known ?? (await begin());
        await transport.handleRequest(request, response, body);
      });
    });
  });
  const begin = async (): Promise<StreamableHTTPServerTransport> => {
    const server = new McpServer({ name: "sdk", version: "1" }, options());
    fill(server);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized(id) {
        transports.set(id, transport);
        sessions.set(id, server);
      },
      onsessionclosed(id) {
        transports.delete(id);
        sessions.delete(id);
      },
    });
    await server.connect(transport);
    return transport;
  };
  const listening = await listen(http, port);
  const forget = (): void => {
    transports.clear();
    sessions.clear();
  };
  const hold: SdkServer["hold"] = () => undefined;
  const server = { ...listening, sessions, forget, seen, hold };
  return server;
}

function methodOf(body: unknown): string {
  const isMessage = typeof body === "object" && body !== null && "method" in body;
  return isMessage ? String(body.method) : "response";
}

/**
 * A server with one tool, prompt, resource and template, whose results contain the server's name.
 */
export function fillPlain(name: string, more: (server: McpServer) => void = () => {}) {
  return (server: McpServer): void => {
    server.registerTool("who", { description: `asks ${name}` }, () => ({
      content: [
        { type: "text", text: name },
        { type: "resource_link", uri: `test://${name}/1`, name: "one" },
      ],
    }));
    server.registerPrompt("greet", { description: `greets by ${name}` }, () => ({
      messages: [{ role: "user", content: { type: "text", text: `greetings of ${name}` } }],
    }));
    server.registerResource("one", `test://${name}/1`, {}, ({ href }) => ({
      contents: [{ uri: href, text: name }],
    }));
    server.registerResource(
      "any",
      new ResourceTemplate(`item://${name}/{id}`, {
        list: undefined,
        complete: { id: () => [`${name}-1`, `${name}-2`] },
      }),
      {},
      ({ href }) => ({ contents: [{ uri: href, text: `${name}: ${href}` }] }),
    );
    more(server);
  };
}

/** Starts the gateway with these servers, by target name. */
export function startGateway(
  servers: Readonly<Record<string, Pick<Listening, "port">>>,
  mcp: object = {},
  config: object = {},
): Promise<Gateway> {
  const targets = Object.entries(servers).map(([name, { port }]) => ({
    name,
    static: { host: "127.0.0.1", port },
  }));
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  const backends = { server: { mcp: { targets, ...mcp } } };
  return Gateway.start({ config: configuration([route], { backends, config }) });
}

/** An official client that has begun a session. */
export async function connect(
  gateway: Pick<Gateway, "url">,
  prepare: (client: Client) => void = () => {},
  capabilities: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Client & AsyncDisposable> {
  const client = new Client({ name: "test", version: "1" }, { capabilities });
  prepare(client);
  const transport = new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  return Object.assign(client, {
    [Symbol.asyncDispose]: async () => {
      await transport.terminateSession();
      await client.close();
    },
  });
}

/** The texts of the content of a result. */
export function textOf(result: object): string {
  const content = "content" in result && Array.isArray(result.content) ? result.content : [];
  return content
    .map((item: unknown) =>
      typeof item === "object" && item !== null && "text" in item ? String(item.text) : "",
    )
    .join("");
}
