import type { Kind } from "../features/feature.ts";
import type { Exchange, Fields } from "../model/message.ts";

/** How the exchanges with the backends of one protocol look. */
interface Dialect {
  readonly path: string;
  readonly headers: Fields;
  readonly request: (text: string) => object;
  readonly response: (text: string) => object;
}

const JSON_TYPE = "application/json";

const RPC = { jsonrpc: "2.0", id: 1 };

const DIALECTS: Partial<Record<Kind, Dialect>> = {
  ai: {
    path: "/v1/chat/completions",
    headers: {},
    request: (content) => ({ model: "m", messages: [{ role: "user", content }] }),
    response: (content) => ({
      ...{ id: "c", object: "chat.completion", created: 1, model: "m" },
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  },
  mcp: {
    path: "/mcp",
    headers: { accept: "application/json, text/event-stream" },
    request: (name) => ({
      ...RPC,
      method: "initialize",
      params: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name, version: "1" },
      },
    }),
    response: (name) => ({
      ...RPC,
      result: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        serverInfo: { name, version: "1" },
      },
    }),
  },
  a2a: {
    path: "/",
    headers: {},
    request: (text) => ({
      ...RPC,
      method: "message/send",
      params: { message: { role: "user", messageId: "m", parts: [{ kind: "text", text }] } },
    }),
    response: (text) => ({
      ...RPC,
      result: { kind: "message", role: "agent", messageId: "n", parts: [{ kind: "text", text }] },
    }),
  },
  aws: {
    path: "/invocations",
    headers: {},
    request: (prompt) => ({ prompt }),
    response: (result) => ({ result }),
  },
};

/** A request whose first messages only some readers see: RFC 8259 section 4 leaves it open which one counts. */
const DUPLICATE = `{"model":"m","messages":[{"role":"user","content":"never"}],"messages":[{"role":"user","content":"mark-request"}]}`;

/** Whether the backend speaks a protocol of its own, in messages of JSON. */
export function hasDialect(kind: Kind): boolean {
  return DIALECTS[kind] !== undefined;
}

/** The same exchange with messages that the backend understands. */
export function inDialect(kind: Kind, exchange: Exchange, body: string): Exchange {
  const dialect = DIALECTS[kind];
  if (dialect === undefined) return exchange;
  const { request, response } = exchange;
  const type = { "content-type": JSON_TYPE };
  return {
    ...exchange,
    request: {
      ...request,
      path: dialect.path,
      headers: { ...request.headers, ...type, ...dialect.headers },
      body: body === "duplicate" ? DUPLICATE : JSON.stringify(dialect.request(request.body ?? "")),
    },
    response: {
      ...response,
      headers: { ...response.headers, ...type },
      body: JSON.stringify(dialect.response(response.body)),
    },
  };
}

/**
 * What is compared of a body: of messages of a protocol the text with the marks, because the gateway may write
 * the rest in another form.
 */
export function essenceOf(kind: Kind, body: string | undefined): string | undefined {
  if (!hasDialect(kind)) return body;
  return /mark[\w.-]*/.exec(body ?? "")?.[0] ?? "";
}
