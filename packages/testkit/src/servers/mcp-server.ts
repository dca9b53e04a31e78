import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  type EventStore,
  StreamableHTTPServerTransport,
} from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { type Listening, listen } from "../listen.ts";
import { createSession } from "../mcp/session.ts";

const PATH = "/mcp";
const SESSION_HEADER = "mcp-session-id";
/** Milliseconds after which a client reconnects its closed stream. */
const RETRY_INTERVAL = 50;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
/** The JSON-RPC error code of the transport for an unknown session. */
const SESSION_NOT_FOUND = -32001;
const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

export interface McpServerOptions {
  /** The port of the server; 0 selects a free port. */
  readonly port?: number;
  /** Is called with every request before the server responds. */
  readonly onRequest?: (request: IncomingMessage) => void;
}

/**
 * Starts a real MCP server (Streamable HTTP at `/mcp`, with sessions and resumable streams) with
 * all features that the official conformance suite needs; it refuses foreign hosts.
 */
export function startMcpServer(options: McpServerOptions = {}): Promise<Listening> {
  const transports = new Map<string, StreamableHTTPServerTransport>();
  const server = createServer((request, response) => {
    options.onRequest?.(request);
    void answer(transports, request, response).catch(() => response.destroy());
  });
  return listen(server, options.port);
}

async function answer(
  transports: Map<string, StreamableHTTPServerTransport>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isLocal(request.headers.host) || !isLocal(request.headers.origin?.split("://")[1])) {
    return refuse(response, FORBIDDEN, "Forbidden host or origin");
  }
  if (request.url?.split("?")[0] !== PATH) return refuse(response, NOT_FOUND, "Not found");
  const sessionId = request.headers[SESSION_HEADER];
  const known = typeof sessionId === "string" ? transports.get(sessionId) : undefined;
  if (sessionId !== undefined && known === undefined) {
    return refuse(response, NOT_FOUND, "Session not found");
  }
  const transport = known ?? (await openTransport(transports));
  await transport.handleRequest(request, response);
}

async function openTransport(
  transports: Map<string, StreamableHTTPServerTransport>,
): Promise<StreamableHTTPServerTransport> {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (id) => void transports.set(id, transport),
    onsessionclosed: (id) => void transports.delete(id),
    eventStore: new Events(),
    retryInterval: RETRY_INTERVAL,
  });
  await createSession().connect(transport);
  return transport;
}

function isLocal(host: string | undefined): boolean {
  return host === undefined || LOCAL_HOSTS.has(host.replace(/:\d+$/, ""));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const error = { code: SESSION_NOT_FOUND, message };
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", error, id: null }));
}

/** The events of one session's streams, so that a client can resume after an interruption. */
class Events implements EventStore {
  readonly #events: { readonly streamId: string; readonly message: JSONRPCMessage }[] = [];

  async storeEvent(streamId: string, message: JSONRPCMessage): Promise<string> {
    return String(this.#events.push({ streamId, message }) - 1);
  }

  async getStreamIdForEventId(eventId: string): Promise<string | undefined> {
    return this.#events[Number(eventId)]?.streamId;
  }

  async replayEventsAfter(
    lastEventId: string,
    { send }: { send: (eventId: string, message: JSONRPCMessage) => Promise<void> },
  ): Promise<string> {
    const last = Number(lastEventId);
    const streamId = this.#events[last]?.streamId ?? "";
    for (const [index, event] of this.#events.entries()) {
      if (index > last && event.streamId === streamId) await send(String(index), event.message);
    }
    return streamId;
  }
}

if (import.meta.main) {
  const { url } = await startMcpServer({ port: Number(process.argv[2] ?? "0") });
  console.log(`MCP server at ${url}${PATH}`);
}
