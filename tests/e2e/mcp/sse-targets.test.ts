import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ListRootsRequestSchema,
  LoggingMessageNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "./arrange.ts";
import { startSseServer } from "./sse-server.ts";

/** Servers of the transport of 2024-11-05 (HTTP with SSE). */

const asksRoots = (name: string) =>
  fillPlain(name, (mcp) => {
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

test("servers of both transports as one", async () => {
  await using old = await startSseServer(fillPlain("old"));
  await using now = await startSdkServer(fillPlain("now"));
  const targets = [target("old", old, "SSE"), target("now", now, "StreamableHTTP")];
  await using gateway = await startGateway({}, { targets, failureMode: "FailOpen" });
  await using client = await connect(gateway);
  const names = async () => (await client.listTools()).tools.map(({ name }) => name);
  assert.deepEqual(await names(), ["old_who", "now_who"]);
  for (const name of ["old", "now"])
    assert.equal(textOf(await client.callTool({ name: `${name}_who` })), name);
  await old.close();
  await waitFor("the loss", async () => (await names()).join() === "now_who");
  await assert.rejects(client.callTool({ name: "old_who" }), /not available: old/);
});

test("a worker that does not have the stream begins one of its own", async () => {
  await using old = await startSseServer(fillPlain("old"));
  await using gateway = await startGateway(
    {},
    { targets: [target("old", old, "SSE")] },
    { workerThreads: 3 },
  );
  const clients = await Promise.all([0, 1, 2, 3].map(() => connect(gateway)));
  for (let round = 0; round < 3; round++)
    await Promise.all(
      clients.map(async (client) =>
        assert.equal(textOf(await client.callTool({ name: "who" })), "old"),
      ),
    );
  for (const client of clients) await client[Symbol.asyncDispose]();
});
