import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { SubscribeRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { postSessionless, SESSIONLESS, startRawServer, VERSION, type Message } from "../raw.ts";

/** Clients of version 2026-07-28, which has no sessions, and servers that have them. */

const alpha = await startSdkServer(
  fillPlain("alpha", (server) =>
    server.registerTool("log", {}, async (extra) => {
      for (const level of ["debug", "warning"] as const)
        await extra.sendNotification({
          method: "notifications/message",
          params: { level, data: `a ${level}` },
        });
      return { content: [] };
    }),
  ),
);
const beta = await startSdkServer(fillPlain("beta"));
const gateway = await startGateway({ alpha, beta });
after(() => Promise.all([gateway, alpha, beta].map((each) => each[Symbol.asyncDispose]())));

test("the official client without sessions, and one that tries both", async () => {
  for (const mode of [{ pin: VERSION }, "auto", "legacy"] as const) {
    alpha.forget();
    beta.forget();
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`)));
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ["alpha_who", "alpha_log", "beta_who"],
    );
    assert.equal(textOf(await client.callTool({ name: "beta_who", arguments: {} })), "beta");
    const uri = "alpha+test://alpha/1";
    assert.equal((await client.readResource({ uri })).contents[0]?.uri, uri);
    await client.getPrompt({ name: "alpha_greet" });
    if (mode !== "legacy")
      await waitFor("the end", () => alpha.sessions.size + beta.sessions.size === 0);
    await client.close();
  }
});

const META = SESSIONLESS;
const LEVEL = "io.modelcontextprotocol/logLevel";
const post = (method: string, params: object, headers: Readonly<Record<string, string>> = {}) =>
  postSessionless(gateway, method, params, headers);

test("requests without a session need the required metadata", async () => {
  const named = { name: "beta_who", arguments: {}, _meta: META };
  const meta = { _meta: META };
  const other = { ...META, "io.modelcontextprotocol/protocolVersion": "2027-01-01" };
  const cases: [Parameters<typeof post>, status: number, code: number][] = [
    [["tools/list", {}], 400, -32_602],
    [
      ["tools/list", { _meta: { ...META, "io.modelcontextprotocol/clientCapabilities": 1 } }],
      400,
      -32_602,
    ],
    [["tools/list", meta, { "mcp-method": "tools/call" }], 400, -32_020],
    [["tools/list", meta, { "mcp-protocol-version": "2025-11-25" }], 400, -32_020],
    [["tools/list", { _meta: other }, { "mcp-protocol-version": "2027-01-01" }], 400, -32_022],
    [["tools/list", meta, { "mcp-protocol-version": "1999-01-01" }], 400, -32_022],
    [["tools/list", { _meta: { ...META, [LEVEL]: "loud" } }], 400, -32_602],
    [["tools/call", named, { "mcp-name": "alpha_who" }], 400, -32_020],
    [["ping", meta], 404, -32_601],
    [["nothing/there", meta], 404, -32_601],
    [
      ["resources/read", { uri: "none://1", _meta: META }, { "mcp-name": "none://1" }],
      200,
      -32_602,
    ],
  ];
  for (const [request, status, code] of cases) {
    const response = await post(...request);
    const what = JSON.stringify(request);
    assert.deepEqual([response.status, response.error?.code], [status, code], what);
    assert.equal(response.id, 1, what);
  }
  const encoded = `=?base64?${Buffer.from("beta_who").toString("base64")}?=`;
  const { result } = await post("tools/call", named, { "mcp-name": encoded });
  assert.equal(result.resultType, "complete");
  const list = await post("tools/list", meta, { "mcp-session-id": "of another version" });
  assert.equal(list.status, 200);
  assert.deepEqual([list.result.ttlMs, list.result.cacheScope], [0, "private"]);
  for (const method of ["GET", "DELETE"]) {
    const response = await fetch(`${gateway.url}/mcp`, {
      method,
      headers: { "mcp-protocol-version": VERSION },
    });
    assert.equal(response.status, 405);
  }
});

test("log messages reach the clients that ask for them", async () => {
  const call = async (more: object) => {
    const params = { name: "alpha_log", arguments: {}, _meta: { ...META, ...more } };
    const { messages } = await post("tools/call", params, { "mcp-name": "alpha_log" });
    return messages.flatMap(({ params: said }) => said?.data ?? []);
  };
  assert.deepEqual(await call({}), []);
  assert.deepEqual(await call({ [LEVEL]: "debug" }), ["a debug", "a warning"]);
});

test("an id of a session is ignored with one server, too", async () => {
  await using single = await startGateway({ alpha });
  const headers = { "mcp-session-id": "of another version" };
  const { status, result } = await postSessionless(single, "tools/list", { _meta: META }, headers);
  assert.equal(status, 200);
  assert.equal(result.tools[0].name, "who");
});

test("a subscription is acknowledged with the changes that its servers tell of, and no others", async () => {
  const serverInfo = { name: "still", version: "1" };
  const capabilities = { tools: {}, prompts: { listChanged: true }, resources: {} };
  await using still = await startRawServer(() => ({
    result: { protocolVersion: "2025-11-25", capabilities, serverInfo },
  }));
  await using two = await startGateway({ still, other: still });
  const notifications = { toolsListChanged: true, promptsListChanged: true };
  await using events = await listen(two, notifications);
  const { params } = await events.next();
  assert.deepEqual(params.notifications, { promptsListChanged: true });
});

test("a change of a resource has the URI with which the client has subscribed", async () => {
  const subscribable = (name: string) =>
    startSdkServer(
      fillPlain(name, ({ server }) => server.setRequestHandler(SubscribeRequestSchema, () => ({}))),
      undefined,
      () => ({ capabilities: { resources: { subscribe: true } } }),
    );
  await using one = await subscribable("one");
  await using other = await subscribable("other");
  await using two = await startGateway({ one, other });
  const resourceSubscriptions = ["test://one/1", "other+test://other/1"];
  await using events = await listen(two, { resourceSubscriptions });
  const { params } = await events.next();
  assert.deepEqual(params.notifications, { resourceSubscriptions });
  const servers = { "test://one/1": one, "test://other/1": other };
  for (const [index, [uri, { sessions, seen }]] of Object.entries(servers).entries()) {
    await waitFor("the stream of the server", () => seen.includes("GET"));
    for (const { server } of sessions.values()) await server.sendResourceUpdated({ uri });
    assert.equal((await events.next()).params.uri, resourceSubscriptions[index]);
  }
});

/** Subscribes to changes: the messages of the stream, in turn. */
async function listen({ url }: Pick<Gateway, "url">, notifications: object) {
  const ended = new AbortController();
  const response = await fetch(`${url}/mcp`, {
    method: "POST",
    signal: ended.signal,
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "mcp-protocol-version": VERSION,
      "mcp-method": "subscriptions/listen",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 7,
      method: "subscriptions/listen",
      params: { _meta: META, notifications },
    }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next(): Promise<Message> {
      for (;;) {
        const [event, data = "{}"] = /^data: (.*)\n\n/m.exec(text) ?? [];
        if (event !== undefined) {
          text = text.slice(text.indexOf(event) + event.length);
          return JSON.parse(data);
        }
        text += (await reader?.read())?.value ?? "";
      }
    },
    async [Symbol.asyncDispose]() {
      ended.abort();
      await reader?.closed.catch(() => {});
    },
  };
}
