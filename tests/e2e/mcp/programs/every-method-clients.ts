import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import {
  StdioClientTransport,
  type StdioServerParameters,
} from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
  ResultSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { AnyClient, Heard } from "./every-method-steps.ts";
import { VERSION } from "../raw.ts";

/** Clients of every version and transport that respond to their servers in the same way. */

const INFORMATION = { name: "test", version: "1" };
const CAPABILITIES = { sampling: {}, elicitation: { form: {} }, roots: {} };

const sampled = {
  model: "m",
  role: "assistant" as const,
  content: { type: "text" as const, text: "said" },
};
const elicited = { action: "accept" as const, content: { name: "Ada" } };
const roots = { roots: [{ uri: "file:///a", name: "a" }] };

/** Connects the official client 1.x. */
async function connectSdk1(transport: Transport, end = async () => {}): Promise<AnyClient> {
  const client = new OldClient(INFORMATION, { capabilities: CAPABILITIES });
  const heard: Heard[] = [];
  const asked: Heard[] = [];
  const note = <Result>({ method, params }: Heard, result: Result): Result => {
    asked.push({ method, params });
    return result;
  };
  client.setRequestHandler(CreateMessageRequestSchema, (request) => note(request, sampled));
  client.setRequestHandler(ElicitRequestSchema, (request) => note(request, elicited));
  client.setRequestHandler(ListRootsRequestSchema, (request) => note(request, roots));
  client.fallbackNotificationHandler = ({ method, params }) => {
    heard.push({ method, params });
    return Promise.resolve();
  };
  await client.connect(transport);
  return {
    hasSession: true,
    heard,
    asked,
    request: (method, params, options) =>
      client.request({ method, params: { ...params } }, ResultSchema, options),
    async [Symbol.asyncDispose]() {
      await end();
      await client.close();
    },
  };
}

export function connectHttp(url: string): Promise<AnyClient> {
  const transport = new OldTransport(new URL(url));
  return connectSdk1(transport, () => transport.terminateSession());
}

export const connectSse = (url: string): Promise<AnyClient> =>
  connectSdk1(new SSEClientTransport(new URL(url)));

export const connectStdio = (program: StdioServerParameters): Promise<AnyClient> =>
  connectSdk1(new StdioClientTransport(program));

/** A schema that allows everything. */
const ANY = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value: unknown) => ({ value }),
  },
} as const;

/** How a client of the official library 2.x selects the version. */
const MODES = { session: "legacy", "no session": { pin: VERSION }, any: "auto" } as const;

/** The official client 2.x, with a session or without, or as the server prefers. */
export async function connectSdk2(url: string, mode: keyof typeof MODES): Promise<AnyClient> {
  const client = new Client(INFORMATION, {
    capabilities: CAPABILITIES,
    versionNegotiation: { mode: MODES[mode] },
  });
  const heard: Heard[] = [];
  const asked: Heard[] = [];
  const note = <Result>({ method, params }: Heard, result: Result): Result => {
    asked.push({ method, params });
    return result;
  };
  client.setRequestHandler("sampling/createMessage", (request) => note(request, sampled));
  client.setRequestHandler("elicitation/create", (request) => note(request, elicited));
  client.setRequestHandler("roots/list", (request) => note(request, roots));
  client.fallbackNotificationHandler = ({ method, params }) => {
    heard.push({ method, params });
    return Promise.resolve();
  };
  const transport = new StreamableHTTPClientTransport(new URL(url));
  await client.connect(transport);
  const hasSession = transport.sessionId !== undefined;
  return {
    hasSession,
    heard,
    asked,
    request: async (method, params, options) =>
      Object(await client.request({ method, params: { ...params } }, ANY, options)),
    async [Symbol.asyncDispose]() {
      if (hasSession) await transport.terminateSession();
      await client.close();
    },
  };
}
