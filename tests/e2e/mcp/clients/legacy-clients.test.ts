import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import {
  ListRootsRequestSchema,
  LoggingMessageNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/** Clients of the transport of 2024-11-05 (HTTP with SSE), and servers of the new one. */

const asksRoots = (name: string) =>
  fillPlain(name, (mcp) => {
    mcp.registerTool("roots", {}, async () => {
      const { roots } = await mcp.server.listRoots();
      return { content: [{ type: "text", text: roots.map(({ uri }) => uri).join() }] };
    });
  });

const alpha = await startSdkServer(asksRoots("alpha"));
const beta = await startSdkServer(asksRoots("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));

async function connect(gateway: Gateway, logged: unknown[] = []) {
  const client = new Client({ name: "old", version: "1" }, { capabilities: { roots: {} } });
  client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: "file:///a" }] }));
  client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
    logged.push(params.data);
  });
  await client.connect(new SSEClientTransport(new URL(`${gateway.url}/sse`)));
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
}

test("one target: calls, requests of the server, notifications, and the end of the session", async () => {
  await using gateway = await startGateway({ alpha });
  {
    const logged: unknown[] = [];
    await using client = await connect(gateway, logged);
    assert.equal(client.getServerVersion()?.name, "sdk");
    assert.equal(textOf(await client.callTool({ name: "who" })), "alpha");
    assert.equal(textOf(await client.callTool({ name: "roots" })), "file:///a");
    await waitFor("the stream", () => alpha.seen.includes("GET"));
    const [session] = alpha.sessions.values();
    await session?.server.sendLoggingMessage({ level: "info", data: "hello" });
    await waitFor("the notification", () => logged.length > 0);
  }
  await waitFor("the end of the session", () => alpha.sessions.size === 0);
});

test("several targets, and several workers of which one has the stream", async () => {
  const config = { workerThreads: 3 };
  await using gateway = await startGateway({ alpha, beta }, {}, config);
  const clients = await Promise.all([0, 1, 2, 3].map(() => connect(gateway)));
  await Promise.all(
    clients.map(async (client) => {
      const { tools } = await client.listTools();
      assert.equal(tools.length, 4);
      for (const name of ["alpha", "beta"]) {
        assert.equal(textOf(await client.callTool({ name: `${name}_who` })), name);
        assert.equal(textOf(await client.callTool({ name: `${name}_roots` })), "file:///a");
      }
    }),
  );
  await Promise.all(clients.map((client) => client.close()));
  await waitFor("the end", () => alpha.sessions.size + beta.sessions.size === 0);
});

test("requests have no session with `sessionRouting: Stateless`", async () => {
  await using gateway = await startGateway({ alpha, beta }, { sessionRouting: "Stateless" });
  await using client = await connect(gateway);
  assert.equal(textOf(await client.callTool({ name: "beta_who" })), "beta");
});

test("a POST without a stream, or without a valid message, is refused", async () => {
  await using gateway = await startGateway({ alpha });
  const stream = await fetch(`${gateway.url}/sse`, { headers: { accept: "text/event-stream" } });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value } = (await reader?.read()) ?? {};
  const endpoint = /^event: endpoint\ndata: (?<path>.*)\n\n$/.exec(value ?? "")?.groups?.["path"];
  assert.ok(endpoint !== undefined, value);
  const post = async (path: string, body: string, type = "application/json") => {
    const init = { method: "POST", headers: { "content-type": type }, body };
    const response = await fetch(gateway.url + path, init);
    return [response.status, await response.text()];
  };
  const list = '{"jsonrpc":"2.0","id":"a","method":"tools/list"}';
  assert.deepEqual(await post(endpoint, list), [202, ""]);
  assert.match((await reader?.read())?.value ?? "", /"id":"a","error":.*no session has begun/);
  const notFound =
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"Session not found"}}';
  const unknown = endpoint.slice(0, -1);
  assert.deepEqual(await post(unknown, list), [404, notFound]);
  assert.equal((await post(endpoint, "{"))[0], 400);
  assert.equal((await post(endpoint, list, "text/plain"))[0], 415);
  await reader?.cancel();
  await waitFor("the end", async () => (await post(endpoint, list))[0] === 404);
  const wrong = await fetch(`${gateway.url}/sse`, { headers: { accept: "application/json" } });
  assert.equal(wrong.status, 406);
});
