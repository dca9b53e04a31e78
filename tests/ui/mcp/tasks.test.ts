import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  InMemoryTaskMessageQueue,
  InMemoryTaskStore,
} from "@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Browser, Page } from "playwright-core";
import { fillPlain, startSdkServer, type SdkServer } from "../../e2e/mcp/arrange.ts";
import { discovered, startRawServer, type RawServer } from "../../e2e/mcp/raw.ts";
import { assertAccessible, openWindow, startBrowser } from "../browser.ts";

/** Tools that run as tasks, played on the page MCP: those of version 2025-11-25, and those of SEP-2663. */

const say = (text: string) => ({ content: [{ type: "text" as const, text }] });
const ask = { message: "How warm?", requestedSchema: warmth() };

function warmth() {
  return { type: "object" as const, properties: { degrees: { type: "integer" as const } } };
}

/** The store of the session that began last. */
let store = new InMemoryTaskStore();
let begun = "";
let older: SdkServer;
let desk: SdkServer;
let newer: RawServer;
/** The state of the task of the newer server. */
let state: object = {};
let gateway: Gateway;
let browser: Browser;

function fillTasks(server: McpServer): void {
  const mine = store;
  const execution = { taskSupport: "required" } as const;
  for (const name of ["bake", "ask"])
    server.experimental.tasks.registerToolTask(
      name,
      { execution, inputSchema: {} },
      {
        async createTask(_given, { taskStore }) {
          const made = await taskStore.createTask({ ttl: 60_000, pollInterval: 1 });
          store = mine;
          begun = made.taskId;
          if (name === "ask") {
            await taskStore.updateTaskStatus(begun, "input_required");
            const request = { method: "elicitation/create", params: ask } as const;
            const asked = { relatedTask: { taskId: begun } };
            void server.server
              .request(request, ElicitResultSchema, asked)
              .then((answer) =>
                taskStore.storeTaskResult(made.taskId, "completed", say(JSON.stringify(answer))),
              );
          }
          return { task: made };
        },
        getTask: (_given, { taskStore, taskId }) => taskStore.getTask(taskId),
        getTaskResult: async (_given, { taskStore, taskId }) => ({
          content: [],
          ...(await taskStore.getTaskResult(taskId)),
        }),
      },
    );
}

function optionsOfTasks() {
  store = new InMemoryTaskStore();
  return {
    capabilities: { tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } } },
    taskStore: store,
    taskMessageQueue: new InMemoryTaskMessageQueue(),
  };
}

before(async () => {
  older = await startSdkServer(fillTasks, undefined, optionsOfTasks);
  desk = await startSdkServer(fillPlain("desk"));
  newer = await startRawServer(({ method, params }) => {
    const complete = { resultType: "complete" };
    const task = {
      taskId: "t/1",
      createdAt: "2026-01-01T00:00:00Z",
      ttlMs: null,
      pollIntervalMs: 1,
    };
    switch (method) {
      case "server/discover":
        return {
          result: discovered({ tools: {}, extensions: { "io.modelcontextprotocol/tasks": {} } }),
        };
      case "tools/list":
        return {
          result: { ...complete, tools: [{ name: "bake", inputSchema: { type: "object" } }] },
        };
      case "tools/call":
        return { result: { resultType: "task", ...task, status: "working" } };
      case "tasks/get":
        return { result: { ...complete, ...task, ...state } };
      case "tasks/update": {
        const result = say(JSON.stringify(params.inputResponses));
        state = { status: "completed", result };
        return { result: complete };
      }
      case "tasks/cancel":
        state = { status: "cancelled" };
        return { result: complete };
      default:
        return { error: { code: -32_601, message: "Method not found" } };
    }
  });
  const target = (name: string, port: number) =>
    `{ name: ${name}, static: { host: 127.0.0.1, port: ${port} } }`;
  gateway = await Gateway.start({
    config: `gateways:
  web:
    port: \${PORT}
    routes:
      - { name: old, matches: [{ path: { type: PathPrefix, value: /old } }], backends: [{ backend: old }] }
      - { name: new, matches: [{ path: { type: PathPrefix, value: /new } }], backends: [{ backend: new }] }
      - { name: both, matches: [{ path: { type: PathPrefix, value: /both } }], backends: [{ backend: both }] }
backends:
  old: { mcp: { targets: [${target("older", older.port)}] } }
  new: { mcp: { targets: [${target("newer", newer.port)}, ${target("desk", desk.port)}] } }
  both: { mcp: { targets: [${target("older", older.port)}, ${target("desk", desk.port)}] } }
`,
  });
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([older?.close(), desk?.close(), newer?.close()]);
});

async function call(page: Page, server: string, tool: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${gateway.adminPort}/ui/mcp`);
  await page.getByRole("link", { name: server, exact: true }).first().click();
  await page.getByRole("button", { name: tool, exact: true }).click();
  await page.getByRole("button", { name: "Call the tool" }).click();
}

for (const [server, prefix] of [
  ["old", ""],
  ["both", "older_"],
] as const)
  test(`a tool that must run as a task is played as one, and cancelled: ${server}`, async () => {
    await using context = await openWindow(browser);
    const page = await context.newPage();
    begun = "";
    await call(page, server, `${prefix}bake`);
    const status = page.getByRole("status");
    await status.getByText(/The task .* works\./).waitFor();
    await assertAccessible(page);
    await store.updateTaskStatus(begun, "working", "half baked");
    await status.getByText("works: half baked").waitFor();
    await store.storeTaskResult(begun, "completed", say("a cake"));
    const result = page.getByRole("region", { name: "Content of the result" });
    await result.getByText("a cake").waitFor();
    await status.getByText(/The task .* is complete/).waitFor();

    await page.getByRole("button", { name: "Call the tool" }).click();
    await page.getByRole("button", { name: "Cancel the task" }).click();
    await status.getByText(/The task .* is cancelled/).waitFor();
    assert.equal((await store.getTask(begun))?.status, "cancelled");
    assert.equal(await page.getByRole("alert").count(), 0);

    await page.getByRole("button", { name: "Call the tool" }).click();
    await status.getByText(/The task .* works\./).waitFor();
    const left = begun;
    await page.getByRole("button", { name: "Stop" }).click();
    await waitFor("the end of the task", async () => {
      return (await store.getTask(left))?.status === "cancelled";
    });
  });

test("a task asks the person within its result", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  await call(page, "old", "ask");
  const question = page.getByRole("region", { name: "Question of the server" });
  await question.getByText("How warm?").waitFor();
  await page.getByText(/The task .* waits for an answer/).waitFor();
  await question.getByLabel("degrees").fill("180");
  await question.getByRole("button", { name: "Answer" }).click();
  await page.getByRole("region", { name: "Content of the result" }).getByText("180").waitFor();
});

test("a server without sessions makes a task of a call, asks, completes it, fails it and cancels it", async () => {
  await using context = await openWindow(browser);
  const page = await context.newPage();
  state = { status: "working", statusMessage: "the oven heats" };
  await call(page, "new", "newer_bake");
  const status = page.getByRole("status");
  await status.getByText("works: the oven heats").waitFor();
  const inputRequests = { warm: { method: "elicitation/create", params: ask } };
  state = { status: "input_required", inputRequests };
  const question = page.getByRole("region", { name: "Question of the server" });
  await question.getByLabel("degrees").fill("180");
  await question.getByRole("button", { name: "Answer" }).click();
  const result = page.getByRole("region", { name: "Content of the result" });
  await result.getByText(/"warm":.*180/).waitFor();
  const update = newer.seen.findLast(({ message }) => message.method === "tasks/update");
  assert.equal(update?.message.params.taskId, "t/1");
  assert.equal(update.headers["mcp-name"], "t/1");

  state = { status: "failed", error: { code: -32_603, message: "the oven is cold" } };
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByRole("alert").getByText("the oven is cold").waitFor();
  await status.getByText(/The task .* has failed/).waitFor();

  state = { status: "working" };
  await page.getByRole("button", { name: "Call the tool" }).click();
  await page.getByRole("button", { name: "Cancel the task" }).click();
  await status.getByText(/The task .* is cancelled/).waitFor();
});
