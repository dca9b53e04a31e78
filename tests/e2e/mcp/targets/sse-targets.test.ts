import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ListRootsRequestSchema,
  LoggingMessageNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { startSseServer } from "../programs/sse-server.ts";

/** Servers of the transport of 2024-11-05 (HTTP with SSE). */

const asksRoots = (name: string, more: (server: McpServer) => void = () => {}) =>
  fillPlain(name, (mcp) => {
    more(mcp);
    mcp.registerTool("roots", {}, async () => {
      const { roots } = await mcp.server.listRoots();
      return { content: [{ type: "text", text: roots.map(({ uri }) => uri).join() }] };
    });
  });

const target = (name: string, { port }: Listening, protocol: string) => ({
  name,
  static: { host: "127.0.0.1", port, protocol },
});

test("one server of the old transport, for clients of the new one", async () => {
  await using old = await startSseServer(asksRoots("old"));
  await using gateway = await startGateway({}, { targets: [target("old", old, "SSE")] });
  {
    const logged: unknown[] = [];
    await using client = await connect(
      gateway,
      (each) => {
        each.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: "file:///a" }] }));
        each.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
          logged.push(params.data);
        });
      },
      { roots: {} },
    );
    assert.equal(client.getServerVersion()?.name, "old");
    assert.equal(textOf(await client.callTool({ name: "who" })), "old");
    assert.equal(textOf(await client.callTool({ name: "roots" })), "file:///a");
    assert.equal((await client.readResource({ uri: "test://old/1" })).contents.length, 1);
    const [session] = old.sessions.values();
    await session?.server.sendLoggingMessage({ level: "info", data: "hello" });
    await waitFor("the notification", () => logged.length > 0);
    assert.equal(old.sessions.size, 1);
  }
  await waitFor("the end of the stream", () => old.sessions.size === 0);
});

for (const workerThreads of [1, 4])
  test(`servers of both transports as one, with ${workerThreads} workers`, async () => {
    await using old = await startSseServer(fillPlain("old"));
    await using now = await startSdkServer(fillPlain("now"));
    const targets = [target("old", old, "SSE"), target("now", now, "StreamableHTTP")];
    await using gateway = await startGateway(
      {},
      { targets, failureMode: "FailOpen" },
      { workerThreads },
    );
    await using client = await connect(gateway);
    const names = async () => (await client.listTools()).tools.map(({ name }) => name);
    assert.deepEqual(await names(), ["old_who", "now_who"]);
    for (const name of ["old", "now"])
      assert.equal(textOf(await client.callTool({ name: `${name}_who` })), name);
    await old.close();
    await waitFor("the loss", async () => (await names()).join() === "now_who");
    // Each of these parallel requests uses its own connection, perhaps to another worker.
    const calls = Array.from({ length: 8 }, () => client.callTool({ name: "old_who" }));
    await Promise.all(calls.map((call) => assert.rejects(call, /not available: old/)));
  });

const waits = (calls: { begun: number; cancelled: number }) =>
  asksRoots("old", (mcp) => {
    mcp.registerTool("wait", {}, ({ signal }) => {
      calls.begun += 1;
      signal.addEventListener("abort", () => (calls.cancelled += 1));
      return new Promise<never>(() => {});
    });
  });

test("other workers reach the stream of a session through the one that has it", async () => {
  const calls = { begun: 0, cancelled: 0 };
  await using old = await startSseServer(waits(calls));
  const targets = [target("old", old, "SSE")];
  await using gateway = await startGateway({}, { targets }, { workerThreads: 4 });
  const logged: unknown[] = [];
  await using client = await connect(
    gateway,
    (each) => {
      each.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: "file:///a" }] }));
      each.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
        logged.push(params.data);
      });
    },
    { roots: {} },
  );
  // Each of these parallel requests uses its own connection.
  const all = (name: string) =>
    Promise.all(Array.from({ length: 16 }, async () => textOf(await client.callTool({ name }))));
  assert.deepEqual(new Set(await all("roots")), new Set(["file:///a"]));
  assert.equal(old.sessions.size, 1);
  const stop = new AbortController();
  const stopped = Array.from({ length: 8 }, () =>
    assert.rejects(client.callTool({ name: "wait" }, undefined, { signal: stop.signal })),
  );
  await waitFor("the calls", () => calls.begun === 8);
  stop.abort();
  await Promise.all(stopped);
  await waitFor("the cancellations", () => calls.cancelled === 8);
  const [session] = old.sessions.values();
  await waitFor("a message", async () => {
    await session?.server.sendLoggingMessage({ level: "info", data: "hello" });
    return logged.length > 0;
  });

  // The stream ends: one worker begins a new session for all.
  await session?.close();
  await waitFor("the end of the stream", () => old.sessions.size === 0);
  await waitFor("a new session", async () => textOf(await client.callTool({ name: "who" })));
  assert.deepEqual(new Set(await all("roots")), new Set(["file:///a"]));
  assert.equal(old.sessions.size, 1);
});
