import { setTimeout } from "node:timers/promises";
import type {
  CreateTaskRequestHandlerExtra,
  TaskRequestHandlerExtra,
} from "@modelcontextprotocol/sdk/experimental/tasks/interfaces.js";
import {
  InMemoryTaskMessageQueue,
  InMemoryTaskStore,
} from "@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js";
import type { ServerOptions } from "@modelcontextprotocol/sdk/server/index.js";
import { completable } from "@modelcontextprotocol/sdk/server/completable.js";
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CreateMessageResultSchema,
  ElicitResultSchema,
  EmptyResultSchema,
  ListRootsResultSchema,
  McpError,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

/** A server of the official SDK 1.x with everything that the versions with sessions have. */

/** Makes new server options for each session. */
export const everyMethodOptions = (): ServerOptions => ({
  capabilities: {
    logging: {},
    completions: {},
    resources: { subscribe: true, listChanged: true },
    tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } },
  },
  taskStore: new InMemoryTaskStore(),
  taskMessageQueue: new InMemoryTaskMessageQueue(),
});

const say = (text: string) => ({ content: [{ type: "text" as const, text }] });
/** An error code of the server itself, which JSON-RPC does not define. */
const OWN_CODE = -31_999;
/** Milliseconds between the last notification of a call and its response. */
const STEP = 50;

export function fillEveryMethod(mcp: McpServer): void {
  serveTools(mcp);
  askClient(mcp);
  serveTasks(mcp);
  servePrompts(mcp);
  serveResources(mcp);
}

function serveTools(mcp: McpServer): void {
  const input = { value: z.any(), many: z.array(z.number()).optional() };
  const described = {
    title: "An echo",
    description: "Repeats its arguments",
    inputSchema: input,
    outputSchema: { said: z.string() },
    annotations: { readOnlyHint: true },
    _meta: { "example.com/kept": [1, { a: null }] },
  };
  mcp.registerTool("m-echo", described, (given, { _meta }) => {
    const said = JSON.stringify([given, _meta?.["example.com/asked"]]);
    return { ...say(said), structuredContent: { said }, _meta: { "example.com/result": true } };
  });
  mcp.registerTool("m-fail", {}, () => ({ ...say("it failed"), isError: true }));
  mcp.registerTool("m-progress", {}, async (extra) => {
    const progressToken = extra._meta?.progressToken ?? "";
    for (const progress of [1, 2, 3]) {
      const params = { progressToken, progress, total: 3, message: `step ${progress}` };
      await extra.sendNotification({ method: "notifications/progress", params });
    }
    // The official clients forget the listener as soon as they read the response: they respond to this only after
    // the notifications. Those without a session cannot be asked.
    await extra.sendRequest({ method: "ping" }, EmptyResultSchema).catch(() => setTimeout(STEP));
    return say("done");
  });
  mcp.registerTool("m-log", {}, async (extra) => {
    for (const level of ["debug", "warning", "error"] as const)
      await mcp.sendLoggingMessage({ level, logger: "m", data: { level } }, extra.sessionId);
    return say("logged");
  });
  mcp.registerTool("m-change", {}, () => {
    mcp.registerTool("m-later", {}, () => say("later"));
    mcp.registerPrompt("m-later", {}, () => ({ messages: [] }));
    mcp.registerResource("later", "matrix://later", {}, () => ({ contents: [] }));
    return say("changed");
  });
  let abandoned = 0;
  mcp.registerTool("m-patience", {}, ({ signal }) => {
    // A cancellation may be read together with the call, before this runs.
    if (signal.aborted) abandoned++;
    else signal.addEventListener("abort", () => abandoned++);
    return new Promise<never>(() => {});
  });
  mcp.registerTool("m-abandoned", {}, () => say(String(abandoned)));
}

function askClient(mcp: McpServer): void {
  mcp.registerTool("m-sample", {}, async ({ sendRequest }) => {
    const content = { type: "text" as const, text: "hi" };
    const params = { messages: [{ role: "user" as const, content }], maxTokens: 7 };
    const request = { method: "sampling/createMessage" as const, params };
    return say(JSON.stringify(await sendRequest(request, CreateMessageResultSchema)));
  });
  mcp.registerTool("m-elicit", {}, async ({ sendRequest }) => {
    const properties = { name: { type: "string" as const, title: "Name" } };
    const requestedSchema = { type: "object" as const, properties };
    const params = { message: "Who?", requestedSchema };
    const request = { method: "elicitation/create" as const, params };
    return say(JSON.stringify(await sendRequest(request, ElicitResultSchema)));
  });
  mcp.registerTool("m-roots", {}, async ({ sendRequest }) =>
    say(JSON.stringify(await sendRequest({ method: "roots/list" }, ListRootsResultSchema))),
  );
}

function serveTasks(mcp: McpServer): void {
  const config = {
    inputSchema: { ends: z.boolean() },
    execution: { taskSupport: "required" },
  } as const;
  mcp.experimental.tasks.registerToolTask("m-task", config, {
    async createTask({ ends }: { ends: boolean }, { taskStore }: CreateTaskRequestHandlerExtra) {
      const task = await taskStore.createTask({ ttl: 60_000, pollInterval: 10 });
      if (ends) await taskStore.storeTaskResult(task.taskId, "completed", say("the task is done"));
      return { task };
    },
    getTask: async (_given: object, { taskStore, taskId }: TaskRequestHandlerExtra) =>
      taskStore.getTask(taskId),
    async getTaskResult(_given: object, { taskStore, taskId }: TaskRequestHandlerExtra) {
      await taskStore.getTaskResult(taskId);
      return say("the task is done");
    },
  });
}

function servePrompts(mcp: McpServer): void {
  const cities = ["Bern", "Berlin", "Oslo"];
  const argsSchema = {
    city: completable(z.string(), (typed) => cities.filter((city) => city.startsWith(typed))),
  };
  mcp.registerPrompt("m-travel", { title: "Travel", argsSchema }, ({ city }) => ({
    description: `to ${city}`,
    messages: [{ role: "user", content: { type: "text", text: city } }],
  }));
}

function serveResources(mcp: McpServer): void {
  for (const name of ["one", "two"])
    mcp.registerResource(name, `matrix://${name}`, { mimeType: "text/plain" }, ({ href }) => ({
      contents: [{ uri: href, mimeType: "text/plain", text: name, _meta: { "example.com/a": 1 } }],
    }));
  mcp.registerResource("page", "ui://matrix/page", {}, ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/html", blob: "PGI+" }],
  }));
  mcp.registerResource("refused", "matrix://refused", {}, () => {
    throw new McpError(OWN_CODE, "refused", { why: ["a", 1.5] });
  });
  const template = new ResourceTemplate("matrix://item/{id}", {
    list: undefined,
    complete: { id: (typed, context) => [`${typed}1`, JSON.stringify(context?.arguments ?? {})] },
  });
  mcp.registerResource("item", template, {}, ({ href }, { id }) => ({
    contents: [{ uri: href, text: `item ${String(id)}` }],
  }));
  const subscribed = new Set<string>();
  mcp.server.setRequestHandler(SubscribeRequestSchema, ({ params }) => {
    subscribed.add(params.uri);
    return {};
  });
  mcp.server.setRequestHandler(UnsubscribeRequestSchema, ({ params }) => {
    subscribed.delete(params.uri);
    return {};
  });
  mcp.registerTool("m-update", {}, async () => {
    for (const uri of subscribed) await mcp.server.sendResourceUpdated({ uri });
    return say("updated");
  });
}
