import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen, type Listening } from "@edge-gateway/testkit/listen";

/** A server with sessions whose responses a test may hold back or replace. */
export interface SessionServer extends Listening {
  /** The ids of the open sessions. */
  readonly sessions: Set<string>;
  /** The headers with which sessions were ended. */
  readonly ended: IncomingMessage["headers"][];
  /** Responds in the place of the server, and returns true; by default never. */
  intercept: (method: string, request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Starts such a server; all requests are served until {@link SessionServer.intercept} is set. */
export async function startSessionServer(): Promise<SessionServer> {
  const sessions = new Set<string>();
  const ended: IncomingMessage["headers"][] = [];
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => respond(request, response, Buffer.concat(chunks).toString()));
  });
  const respond = (request: IncomingMessage, response: ServerResponse, text: string): void => {
    const session = String(request.headers["mcp-session-id"] ?? "");
    const { id, method } = text === "" ? { id: 0, method: request.method ?? "" } : JSON.parse(text);
    if (server.intercept(method, request, response)) return;
    const reply = (result: object, more: object = {}): void => {
      response.writeHead(200, { "content-type": "application/json", ...more });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    };
    if (method === "initialize") {
      const own = crypto.randomUUID();
      sessions.add(own);
      const serverInfo = { name: "server", version: "1" };
      const result = { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo };
      reply(result, { "mcp-session-id": own });
    } else if (!sessions.has(session)) response.writeHead(404).end();
    else if (method === "DELETE") {
      sessions.delete(session);
      ended.push(request.headers);
      response.writeHead(200).end();
    } else if (method === "GET") response.writeHead(405).end();
    else if (id === undefined) response.writeHead(202).end();
    else reply({ tools: [] });
  };
  const intercept: SessionServer["intercept"] = () => false;
  const server = Object.assign(await listen(http), { sessions, ended, intercept });
  return server;
}

/** Sends a message, which may be in a session. */
export function post(
  url: string,
  session: string | undefined,
  message: object,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...(session === undefined ? {} : { "mcp-session-id": session }),
    ...more,
  };
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  return fetch(`${url}/mcp`, { method: "POST", headers, body });
}

/** Begins a session, and returns its id. */
export async function begin(
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const response = await post(url, undefined, { id: 1, method: "initialize", params }, more);
  assert.equal(response.status, 200, await response.text());
  const session = response.headers.get("mcp-session-id") ?? assert.fail("no session");
  await post(url, session, { method: "notifications/initialized" }, more);
  return session;
}
