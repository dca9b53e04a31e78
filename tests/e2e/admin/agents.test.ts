import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startSdkServer, type SdkServer } from "../mcp/arrange.ts";
import { startNewServer, type NewServer } from "../mcp/programs/new-server.ts";
import { CheckedClient } from "./admin-client.ts";

/** What the admin API tells about MCP servers and models. */

const PASSWORD = "planted-password-77f1";
const KEY = "planted-key-19e4";
/** A port of this machine at which nothing listens. */
const CLOSED_PORT = 9;

let server: SdkServer;
/** A server that knows no version with sessions. */
let fresh: NewServer;
/** A server with a tool for clients that can ask a model. */
let asking: SdkServer;
/** A server that wants a credential. */
let locked: Listening;
/** A server that wants a token of each user. */
let personal: Listening;
let gateway: Gateway;
let client: CheckedClient;

before(async () => {
  server = await startSdkServer(fillPlain("sdk"));
  fresh = await startNewServer("fresh");
  asking = await startSdkServer((one) => {
    one.registerTool("plain", {}, () => ({ content: [] }));
    one.server.oninitialized = () => {
      if (one.server.getClientCapabilities()?.sampling !== undefined)
        one.registerTool("ask", {}, () => ({ content: [] }));
    };
  });
  locked = await startUpstream((_, response) => response.writeHead(401).end());
  const challenge = 'Bearer resource_metadata="https://personal.test/metadata"';
  personal = await startUpstream((_, response) =>
    response.writeHead(401, { "www-authenticate": challenge }).end(),
  );
  const target = (name: string, port = server.port): string =>
    `{ name: ${name}, static: { host: 127.0.0.1, port: ${port} } }`;
  const digest = createHash("sha1").update(PASSWORD).digest("base64");
  gateway = await Gateway.start({
    config: `
config:
  workerThreads: 2
  modelCatalog: [{ inline: { providers: { openai: { models: { gpt-5: { rates: { input: "2.50" } } } } } } }]
gateways:
  web:
    port: \${PORT}
    routes:
      - name: both
        matches: [{ path: { value: /both } }]
        policies: { basicAuthentication: { users: ["ann:{SHA}${digest}"] } }
        backends: [{ backend: both }]
      - name: locked
        matches: [{ path: { value: /locked } }]
        backends: [{ backend: locked }]
      - name: personal
        matches: [{ path: { value: /personal } }]
        backends: [{ backend: personal }]
      - name: keyed
        matches: [{ path: { value: /keyed } }]
        backends: [{ backend: keyed }]
      - name: desks
        matches: [{ path: { value: /desks } }]
        backends: [{ backend: desks }]
      - name: single
        matches: [{ path: { value: /single } }]
        backends: [{ backend: single }]
backends:
  both:
    mcp:
      failureMode: FailOpen
      targets: [${target("alpha")}, ${target("gone", CLOSED_PORT)}]
    policies:
      mcp:
        authorization: { action: Deny, policy: { matchExpressions: ['mcp.tool.name == "who" && jwt.sub == "mallory"'] } }
        tools: { overrides: [{ name: alpha_who, rename: whois }] }
  single: { mcp: { targets: [${target("alone")}] } }
  locked: { mcp: { targets: [${target("locked", locked.port)}] } }
  personal: { mcp: { targets: [${target("personal", personal.port)}] } }
  keyed:
    mcp:
      targets: [{ name: keyed, static: { host: 127.0.0.1, port: ${personal.port}, policies: { auth: { key: ${KEY} } } } }]
  desks:
    mcp:
      failureMode: FailOpen
      targets:
        - ${target("desk")}
        - ${target("personal", personal.port)}
        - { name: keyed, static: { host: 127.0.0.1, port: ${personal.port}, policies: { auth: { key: ${KEY} } } } }
  fresh: { mcp: { targets: [${target("fresh", fresh.port)}] } }
  asking: { mcp: { targets: [${target("asking", asking.port)}] } }
  claude: { ai: { provider: { anthropic: {} } }, policies: { auth: { key: ${KEY} } } }
models:
  gpt-5: { provider: OpenAI, policies: { auth: { key: ${KEY} } } }
  smart:
    virtualModel:
      failover:
        targets:
          - { modelRef: { name: gpt-5 }, priority: 0 }
`,
  });
  client = new CheckedClient(gateway);
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await server?.close();
  await fresh?.close();
  await asking?.close();
  await locked?.close();
  await personal?.close();
});

/** Begins a session of MCP by way of a backend. */
async function connect(path: string): Promise<Client> {
  const agent = new Client({ name: "agent", version: "3" });
  const authorization = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString("base64")}`;
  await agent.connect(
    new StreamableHTTPClientTransport(new URL(`${gateway.url}${path}`), {
      requestInit: { headers: { authorization } },
    }),
  );
  await agent.listTools();
  return agent;
}

/** The targets of a backend, as the API shows them. */
async function targetsOf(name: string) {
  const { value } = await client.call("getMcpServers");
  return value.servers.find((one) => one.backend === name)?.targets ?? [];
}

test("MCP servers have the states of their targets, as clients have met them", async () => {
  assert.deepEqual(
    (await targetsOf("both")).map(({ name, state }) => [name, state]),
    [
      ["alpha", "unknown"],
      ["gone", "unknown"],
    ],
  );
  const agents = [await connect("/both"), await connect("/single")];
  const [alpha, gone] = await targetsOf("both");
  assert.equal(alpha?.state, "available");
  assert.equal(alpha?.transport, "StreamableHTTP");
  assert.equal(alpha?.address, `127.0.0.1:${server.port}`);
  assert.match(alpha?.protocolVersion ?? "", /^\d{4}-/);
  assert.ok(alpha?.capabilities.includes("tools"));
  assert.equal(gone?.state, "unavailable");
  assert.match(gone?.lastError ?? "", /./);
  assert.ok(Date.parse(gone?.lastErrorAt ?? "") > 0);
  const [alone] = await targetsOf("single");
  assert.equal(alone?.state, "available");
  assert.ok(alone?.capabilities.includes("tools"));
  for (const agent of agents) await agent.close();
});

test("a server that wants a credential responds, but is not called available", async () => {
  await assert.rejects(connect("/locked"));
  const [target] = await targetsOf("locked");
  assert.equal(target?.state, "failing");
  assert.match(target.lastError ?? "", /status 401/);
});

test("a server that asks its client for a token works, unless the gateway shows its own", async () => {
  for (const path of ["/personal", "/keyed"]) await assert.rejects(connect(path));
  const agent = await connect("/desks");
  await agent.close();
  const states = [];
  for (const backend of ["personal", "keyed", "desks"])
    for (const { name, state, lastError } of await targetsOf(backend))
      states.push([backend, name, state, lastError]);
  // Among others, a server gets no credential of a client: what it wants has to come from the gateway.
  const refused = ["failing", "the response has status 401"];
  assert.deepEqual(states, [
    ["personal", "personal", "available", undefined],
    ["keyed", "keyed", "failing", "status 401"],
    ["desks", "desk", "available", undefined],
    ["desks", "personal", ...refused],
    ["desks", "keyed", ...refused],
  ]);
});

test("what the gateway itself refuses says nothing about the server", async () => {
  const agent = await connect("/single");
  const post = async (path: string, more: Readonly<Record<string, string>>): Promise<number> => {
    const headers = {
      ...{ accept: "application/json, text/event-stream", "content-type": "application/json" },
      ...more,
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
    const response = await fetch(`${gateway.url}${path}`, { method: "POST", headers, body });
    await response.text();
    return response.status;
  };
  assert.equal(await post("/single", { origin: "http://elsewhere.example" }), 403);
  const [alone] = await targetsOf("single");
  assert.equal(alone?.state, "available");
  assert.equal(alone.lastError, undefined);
  await agent.close();
  await assert.rejects(connect("/locked"));
  assert.equal(await post("/locked", { "mcp-session-id": "made-up" }), 404);
  const [shut] = await targetsOf("locked");
  assert.equal(shut?.state, "failing");
});

test("a catalogue has the items of all targets that respond, and says who sees which and why", async () => {
  const sessions = server.sessions.size;
  const read = async (identity: { jwt: { sub: string } }) =>
    (await client.call("getMcpCatalogue", { body: { backend: "both", identity } })).value;
  const { items, targets, route, demands } = await read({ jwt: { sub: "mallory" } });
  assert.equal(route, "web/both");
  assert.deepEqual(demands, ["basicAuthentication"]);
  assert.deepEqual(
    items.map(({ kind, name, shownName, visible }) => [kind, name, shownName, visible]),
    [
      ["tool", "who", "whois", false],
      ["prompt", "greet", "alpha_greet", true],
      ["resource", "test://sdk/1", "alpha+test://sdk/1", true],
      ["template", "item://sdk/{id}", "alpha+item://sdk/{id}", true],
    ],
  );
  const [tool] = items;
  assert.match(tool?.why ?? "", /^a Deny rule matches: Deny mcp\.tool\.name == "who"/);
  assert.match(JSON.stringify(tool?.definition), /"inputSchema"/);
  const [alpha, gone] = targets;
  assert.equal(alpha?.error, undefined);
  assert.match(gone?.error ?? "", /ECONNREFUSED 127\.0\.0\.1:9/);
  const other = await read({ jwt: { sub: "ann" } });
  assert.ok(other.items.every(({ visible }) => visible));
  assert.equal(server.sessions.size, sessions);
  const single = await client.call("getMcpCatalogue", { body: { backend: "single" } });
  assert.equal(single.value.items[0]?.shownName, "who");
  assert.deepEqual(single.value.demands, []);
  assert.match(single.value.items[0]?.why ?? "", /no rule is set/);
  const newer = await client.call("getMcpCatalogue", { body: { backend: "fresh" } });
  assert.deepEqual(newer.value.targets, [{ name: "fresh", protocolVersion: "2026-07-28" }]);
  assert.deepEqual(
    newer.value.items.map(({ kind, name }) => [kind, name]),
    [
      ["tool", "who"],
      ["resource", "test://fresh/1"],
    ],
  );
  const able = await client.call("getMcpCatalogue", { body: { backend: "asking" } });
  assert.deepEqual(
    able.value.items.map(({ name }) => name),
    ["plain", "ask"],
  );
  const locked = await client.call("getMcpCatalogue", { body: { backend: "locked" } });
  assert.match(locked.value.targets[0]?.error ?? "", /status 401: the server wants a credential/);
  const unknown = await client.refusal("getMcpCatalogue", { body: { backend: "none" } });
  assert.equal(unknown.status, 404);
});

for (const path of ["/both", "/single"])
  test(`a session of ${path} is listed with its owner, and ends everywhere when it is ended`, async () => {
    const agent = await connect(path);
    const backend = path.slice(1);
    const before = server.sessions.size;
    const session = await waitFor("session with its stream", async () => {
      const { value } = await client.call("getMcpSessions");
      return value.sessions.findLast((one) => one.backend === backend && one.streams > 0);
    });
    assert.equal(session.client, "agent 3");
    assert.equal(session.owner, backend === "both" ? "ann" : "");
    assert.equal(session.route, backend);
    await client.call("endMcpSession", { query: { id: session.id } });
    await waitFor("end at the server", () => server.sessions.size < before);
    await assert.rejects(agent.listTools(), /404|not found|session/i);
    const { detail } = await client.refusal("endMcpSession", { query: { id: session.id } });
    assert.match(detail, /there is no session/);
    await agent.close();
  });

test("MCP servers and models say at which ports they need no credential", async () => {
  const { servers } = (await client.call("getMcpServers")).value;
  const open = new Map(servers.map(({ backend, openPorts }) => [backend, openPorts]));
  assert.equal(open.get("both"), undefined);
  assert.deepEqual(open.get("single"), [Number(new URL(gateway.url).port)]);
  const { models } = (await client.call("getModels")).value;
  const model = models.find(({ name }) => name === "gpt-5");
  assert.deepEqual(model?.openPorts, [Number(new URL(gateway.url).port)]);
});

test("models have targets and prices, and backends of providers are beside them", async () => {
  const { models } = (await client.call("getModels")).value;
  const found = (name: string) => models.find((one) => one.name === name);
  assert.equal(found("gpt-5")?.kind, "model");
  assert.equal(found("gpt-5")?.rates?.input, "2.50");
  assert.deepEqual(found("smart")?.targets, [{ model: "gpt-5", weight: 1, priority: 0 }]);
  assert.equal(found("smart")?.choice, "Failover");
  assert.equal(found("claude")?.kind, "provider");
  assert.equal(found("claude")?.provider, "anthropic");
});

test("a request is converted to that of a model's provider, without credentials", async () => {
  const messages = [{ role: "user", content: "Hi" }];
  const request = { model: "x", messages, logit_bias: { 1: 2 } };
  const format = "chat-completions";
  const virtual = await client.call("convertRequest", {
    body: { format, model: "smart", request },
  });
  assert.equal(virtual.value.model, "gpt-5");
  assert.match(virtual.value.url, /^https:\/\/api\.openai\.com\/v1\/chat\/completions$/);
  const other = await client.call("convertRequest", { body: { format, model: "claude", request } });
  assert.match(other.value.url, /\/v1\/messages$/);
  assert.ok(other.value.notes.some(({ at }) => at === "/logit_bias"));
  assert.ok(other.value.headers.some(({ name }) => name === "anthropic-version"));
  const unknown = await client.refusal("convertRequest", {
    body: { format: "messages", model: "nothing", request },
  });
  assert.equal(unknown.status, 404);
  const bad = await client.refusal("convertRequest", {
    body: { format, model: "claude", request: { messages: 7 } },
  });
  assert.equal(bad.status, 400);
});

test("no response has a secret or the id of a session", async () => {
  const agent = await connect("/both");
  await client.call("getMcpSessions");
  const { transport } = agent;
  assert.ok(transport instanceof StreamableHTTPClientTransport);
  assert.ok(transport.sessionId !== undefined);
  for (const secret of [PASSWORD, KEY, transport.sessionId, ...server.sessions.keys()])
    assert.ok(!client.texts.includes(secret));
  await agent.close();
});
