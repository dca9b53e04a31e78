import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { PROMPTS } from "./prompts.ts";
import { readResource, RESOURCES, TEMPLATES } from "./resources.ts";
import { TOOLS } from "./tools.ts";

/** The protocol state of one session of the conformance server. */
export function createSession(): Server {
  const server = new Server(
    { name: "conformance-server", version: "1.0.0" },
    {
      capabilities: {
        tools: { listChanged: true },
        resources: { subscribe: true, listChanged: true },
        prompts: { listChanged: true },
        logging: {},
        completions: {},
      },
    },
  );
  serveTools(server);
  serveResources(server);
  servePrompts(server);
  return server;
}

function serveTools(server: Server): void {
  const tools = Object.entries(TOOLS).map(([name, { description, inputSchema }]) => ({
    name,
    description,
    inputSchema: inputSchema ?? { type: "object" as const },
  }));
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) =>
    known(TOOLS[params.name], `tool ${params.name}`).run({
      server,
      arguments: params.arguments ?? {},
      extra,
    }),
  );
}

function serveResources(server: Server): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...RESOURCES] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [...TEMPLATES],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
    known(readResource(params.uri), `resource ${params.uri}`),
  );
  server.setRequestHandler(SubscribeRequestSchema, () => ({}));
  server.setRequestHandler(UnsubscribeRequestSchema, () => ({}));
}

function servePrompts(server: Server): void {
  const prompts = Object.entries(PROMPTS).map(([name, prompt]) => ({
    name,
    description: prompt.description,
    arguments: prompt.arguments,
  }));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => ({
    messages: known(PROMPTS[params.name], `prompt ${params.name}`).messages(params.arguments ?? {}),
  }));
  server.setRequestHandler(CompleteRequestSchema, () => ({
    completion: { values: ["paris", "park", "party"], total: 3, hasMore: false },
  }));
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new McpError(ErrorCode.InvalidParams, `Unknown ${what}`);
  return value;
}
