import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "./arrange.ts";

/** Requests of servers to clients, and messages that belong to one call, with several servers. */

const stopped: string[] = [];

/** Tools that ask the client while they run. */
function fillAsking(name: string): (server: McpServer) => void {
  return fillPlain(name, (mcp) => {
    const { server } = mcp;
    const told = (text: string) => ({ content: [{ type: "text" as const, text }] });
    mcp.registerTool("sample", {}, async () => {
      const message = { role: "user" as const, content: { type: "text" as const, text: name } };
      const { content } = await server.createMessage({ messages: [message], maxTokens: 9 });
      return told(JSON.stringify(content));
    });
    mcp.registerTool("elicit", {}, async () => {
      const requestedSchema = { type: "object" as const, properties: {} };
      return told((await server.elicitInput({ message: name, requestedSchema })).action);
    });
    mcp.registerTool("roots", {}, async () => {
      const { roots } = await server.listRoots();
      return told(roots.map(({ uri }) => uri).join());
    });
    mcp.registerTool("progress", {}, async ({ _meta, sendNotification }) => {
      const progressToken = _meta?.progressToken ?? "";
      for (const progress of [1, 2])
        await sendNotification({
          method: "notifications/progress",
          params: { progressToken, progress, message: name },
        });
      return told("done");
    });
    mcp.registerTool("endless", {}, async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      stopped.push(name);
      return told("stopped");
    });
  });
}

const alpha = await startSdkServer(fillAsking("alpha"));
const beta = await startSdkServer(fillAsking("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));

const CAPABILITIES = { sampling: {}, elicitation: {}, roots: { listChanged: true } };

test("a request of a server reaches the client of the call, and the response reaches that server", async () => {
  await using gateway = await startGateway({ alpha, beta });
  const connected = (who: string) =>
    connect(
      gateway,
      (client) => {
        client.setRequestHandler(CreateMessageRequestSchema, ({ params }) => ({
          model: "none",
          role: "assistant" as const,
          content: {
            type: "text" as const,
            text: `${who} to ${JSON.stringify(params.messages[0]?.content)}`,
          },
        }));
        client.setRequestHandler(ElicitRequestSchema, ({ params }) => ({
          action: params.message === "alpha" ? ("accept" as const) : ("decline" as const),
          content: {},
        }));
        client.setRequestHandler(ListRootsRequestSchema, () => ({
          roots: [{ uri: `file:///${who}` }],
        }));
      },
      CAPABILITIES,
    );
  await using one = await connected("one");
  await using two = await connected("two");
  const clients = { one, two };
  await Promise.all(
    Object.entries(clients).flatMap(([who, client]) =>
      ["alpha", "beta"].map(async (target) => {
        const sampled = textOf(await client.callTool({ name: `${target}_sample` }));
        assert.match(sampled, new RegExp(`${who} to .*${target}`));
        const elicited = textOf(await client.callTool({ name: `${target}_elicit` }));
        assert.equal(elicited, target === "alpha" ? "accept" : "decline");
        assert.equal(textOf(await client.callTool({ name: `${target}_roots` })), `file:///${who}`);
      }),
    ),
  );
});

test("progress reaches the client that requested it, and a cancelled call stops", async () => {
  await using gateway = await startGateway({ alpha, beta });
  await using client = await connect(gateway);
  const seen: unknown[] = [];
  await client.callTool({ name: "beta_progress" }, undefined, {
    onprogress: ({ progress, message }) => void seen.push([progress, message]),
  });
  assert.deepEqual(seen, [
    [1, "beta"],
    [2, "beta"],
  ]);
  const controller = new AbortController();
  const call = client.callTool({ name: "beta_endless" }, undefined, { signal: controller.signal });
  await waitFor("the call", () => beta.seen.at(-1) === "tools/call");
  controller.abort();
  await assert.rejects(call);
  await waitFor("the end of the call", () => stopped.length > 0);
  assert.deepEqual(stopped, ["beta"]);
});
