import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, startGateway, startSdkServer, textOf, type SdkServer } from "./arrange.ts";
import { fillAsking } from "./programs/asking-server.ts";

/** Requests of servers to clients, and messages that belong to one call, with several servers. */

const stopped: string[] = [];
const alpha = await startSdkServer(fillAsking("alpha", stopped));
const beta = await startSdkServer(fillAsking("beta", stopped));
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

/** Milliseconds that a server takes to begin its stream. */
const SLOW_STREAM = 200;

function answerRoots(client: Client): void {
  client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: "file:///own" }] }));
}

for (const [place, others] of [
  ["a single server", {}],
  ["one of several servers", { beta }],
] as const)
  test(`a call does not overtake the stream on which ${place} asks its client`, async () => {
    await using slow = await startSdkServer(fillAsking("slow", stopped));
    slow.hold = (method) => (method === "GET" ? setTimeout(SLOW_STREAM) : undefined);
    await using gateway = await startGateway({ slow, ...others }, {}, { workerThreads: 4 });
    await using client = await connect(gateway, answerRoots, CAPABILITIES);
    await waitFor("the stream", () => slow.seen.includes("GET"));
    const name = place === "a single server" ? "roots" : "slow_roots";
    assert.equal(textOf(await client.callTool({ name })), "file:///own");
  });

test("a call that begins a new session of a restarted server waits for the stream, whichever worker has it", async () => {
  await using slow = await startSdkServer(fillAsking("slow", stopped));
  slow.hold = (method) => (method === "GET" ? setTimeout(SLOW_STREAM) : undefined);
  await using gateway = await startGateway({ slow, beta }, {}, { workerThreads: 4 });
  await using client = await connect(gateway, answerRoots, CAPABILITIES);
  await waitFor("the stream", () => slow.seen.includes("GET"));
  for (let restart = 0; restart < 4; restart++) {
    slow.forget();
    assert.equal(textOf(await client.callTool({ name: "slow_roots" })), "file:///own");
  }
});

test("a call that lets a server join its session waits for the stream, whichever worker has it", async () => {
  const { port, close } = await startSdkServer(fillAsking("late", stopped));
  await close();
  const mcp = { failureMode: "FailOpen" };
  await using gateway = await startGateway({ late: { port }, beta }, mcp, { workerThreads: 4 });
  for (let session = 0; session < 4; session++) {
    const before = streamsOf(beta);
    await using client = await connect(gateway, answerRoots, CAPABILITIES);
    await waitFor("the stream", () => streamsOf(beta) > before);
    await using late = await startSdkServer(fillAsking("late", stopped), port);
    late.hold = (method) => (method === "GET" ? setTimeout(SLOW_STREAM) : undefined);
    assert.equal(textOf(await client.callTool({ name: "late_roots" })), "file:///own");
  }
});

function streamsOf({ seen }: SdkServer): number {
  return seen.filter((method) => method === "GET").length;
}
