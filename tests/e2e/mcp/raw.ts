import { createServer, type IncomingHttpHeaders } from "node:http";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";

/** Servers and requests without a library, for messages that the official ones never send. */

export const VERSION = "2026-07-28";
const META = "io.modelcontextprotocol/";
/** The metadata that each request without a session must contain. */
export const SESSIONLESS = {
  [`${META}protocolVersion`]: VERSION,
  [`${META}clientCapabilities`]: {},
};

/** Parsed JSON, in which a test may read anything. */
type Json = ReturnType<typeof JSON.parse>;

/** A message as a test reads it. */
export interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: Json;
  readonly result?: Json;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

type Answer = Pick<Message, "result" | "error">;

export interface RawServer extends Listening {
  /** The received messages, with their headers. */
  readonly seen: { readonly message: Message; readonly headers: IncomingHttpHeaders }[];
}

/** A server that responds to each request as `answer` says: a result, or an error. */
export async function startRawServer(
  answer: (message: Message, headers: IncomingHttpHeaders) => Answer | Promise<Answer>,
  port?: number,
): Promise<RawServer> {
  const seen: RawServer["seen"] = [];
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.method !== "POST") {
        response.writeHead(405).end();
        return;
      }
      const message: Message = JSON.parse(Buffer.concat(chunks).toString());
      seen.push({ message, headers: request.headers });
      if (message.id === undefined) {
        response.writeHead(202).end();
        return;
      }
      void Promise.resolve(answer(message, request.headers)).then(({ result, error }) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ jsonrpc: "2.0", id: message.id, result, error }));
      });
    });
  });
  return { ...(await listen(http, port)), seen };
}

/** The response of a server of version 2026-07-28 to `server/discover`. */
export function discovered(capabilities: object): Message["result"] {
  return {
    resultType: "complete",
    supportedVersions: [VERSION],
    capabilities,
    ttlMs: 0,
    cacheScope: "private",
    _meta: { [`${META}serverInfo`]: { name: "raw", version: "1" } },
  };
}

/** Sends a request without a session: its status, and the messages of the response. */
export async function postSessionless(
  gateway: Pick<Gateway, "url">,
  method: string,
  params: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Message & { readonly status: number; readonly messages: readonly Message[] }> {
  const response = await fetch(`${gateway.url}/mcp`, {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": VERSION,
      "mcp-method": method,
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const text = await response.text();
  const events = text.startsWith("{")
    ? [text]
    : Array.from(text.matchAll(/^data: (.+)$/gm), ([, data = "{}"]) => data);
  const messages: readonly Message[] = events.map((json) => JSON.parse(json));
  return { status: response.status, messages, ...messages.at(-1) };
}

/** A message that begins a session. */
export const INITIALIZE = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}';

/** Posts a body to a gateway, and returns the id of the session that it begins. */
export async function postTo(
  { url }: Pick<Gateway, "url">,
  body: string | ReadableStream,
  session?: string,
): Promise<string> {
  const response = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...(session === undefined ? {} : { "mcp-session-id": session }),
    },
    body,
    duplex: "half",
  });
  await response.text();
  return response.headers.get("mcp-session-id") ?? "";
}
