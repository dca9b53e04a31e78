import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { SendMessageRequest } from "@a2a-js/sdk";
import { ClientFactory, JsonRpcTransportFactory, RestTransportFactory } from "@a2a-js/sdk/client";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gatewayOf, object, route, toEdgeBackend, together } from "../manifests/objects.ts";
import { inject } from "../trace/gwctl.ts";
import { type Agent, startAgent } from "./agent.ts";

/** Agents behind the gateway, with the official library on both sides (doc 2 §EdgeBackend, `a2a`). */

let agent: Agent;
let odd: Listening;
let gateway: Gateway;

before(async () => {
  agent = await startAgent();
  odd = await startUpstream((message, response) => {
    const { url = "", method } = message;
    if (url.startsWith("/packed"))
      return void message.resume().on("end", () => pack(response, method === "POST"));
    response.setHeader("content-type", "application/json");
    if (method === "POST")
      void text(message).then((all) => response.end(JSON.stringify({ bytes: all.length })));
    else response.end(url.startsWith("/text") ? "text" : JSON.stringify(CARDS[url] ?? {}));
  });
  gateway = await Gateway.start({ config: configOf() });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([agent.close(), odd.close()]);
});

/** Responds with a compressed card, whatever encodings and types the request accepts. */
function pack(response: ServerResponse, isCall: boolean): void {
  const card = { name: "packed", url: "http://10.0.0.1:1234/packed/rpc" };
  response.writeHead(200, { "content-encoding": "gzip", "content-type": "text/plain" });
  response.end(gzipSync(JSON.stringify(isCall ? { jsonrpc: "2.0", id: 1, result: card } : card)));
}

/** Agent cards, by the path that the agent sees. */
const CARDS: Readonly<Record<string, object>> = {
  "/team/.well-known/agent.json": {
    name: "old",
    url: "http://10.0.0.1:1234/team/rpc?a=b",
    additionalInterfaces: [
      { url: "http://10.0.0.1:1234/team/rest", transport: "HTTP+JSON" },
      { url: "10.0.0.1:5678", transport: "GRPC" },
      { url: "https://elsewhere.example/other", transport: "JSONRPC" },
      { url: "/team/relative", transport: "JSONRPC" },
      { url: "relative?b=c", transport: "JSONRPC" },
    ],
    provider: { url: "https://example.com/about" },
  },
};

function configOf(): string {
  const prefix = (value: string) => `[{path: {type: PathPrefix, value: ${value}}}]`;
  const rewrite = (value: string) =>
    `[{type: URLRewrite, urlRewrite: {path: {type: ReplacePrefixMatch, replacePrefixMatch: ${value}}}}]`;
  return `
gateways:
  web:
    port: $PORT
    frontend: {http: {forwarded: {trustedProxies: [127.0.0.1]}}}
backends:
  agent: {a2a: {host: 127.0.0.1, port: ${agent.port}}}
  odd: {a2a: {host: 127.0.0.1, port: ${odd.port}}}
routes:
- {name: root, gateways: [web], backends: [{backend: agent}]}
- {name: agent, gateways: [web], matches: ${prefix("/agents/one")}, filters: ${rewrite("/")}, backends: [{backend: agent}]}
- {name: odd, gateways: [web], matches: ${prefix("/odd")}, filters: ${rewrite("/team")}, backends: [{backend: odd}]}
- {name: broken, gateways: [web], matches: ${prefix("/broken")}, backends: [{backend: odd}]}
- {name: packed, gateways: [web], matches: ${prefix("/packed")}, backends: [{backend: odd}]}
- {name: text, gateways: [web], matches: ${prefix("/text")}, backends: [{backend: odd}]}
`;
}

const request = (text: string) =>
  SendMessageRequest.fromJSON({
    message: { messageId: "one", role: "ROLE_USER", parts: [{ text }] },
  });

const ALL = { transports: [new JsonRpcTransportFactory(), new RestTransportFactory()] };

for (const [binding, preferred] of [
  ["JSON-RPC", "JSONRPC"],
  ["HTTP and JSON", "HTTP+JSON"],
] as const)
  test(`an official client finds the agent by its card and talks with it through the gateway: ${binding}`, async () => {
    const factory = new ClientFactory({ ...ALL, preferredTransports: [preferred] });
    for (const base of ["/agents/one/", "/"]) {
      const client = await factory.createFromUrl(new URL(base, gateway.url).href, CARD);
      const before = agent.asked.length;
      const reply = await client.sendMessage(request("hi"));
      assert.ok("messageId" in reply && reply.messageId === "reply");
      const task = await client.sendMessage(request("as a task"));
      assert.ok("id" in task);
      const found = await client.getTask({ id: task.id, tenant: "" });
      assert.equal(found.id, task.id);
      const events = [];
      for await (const event of client.sendMessageStream(request("hi"))) events.push(event);
      assert.equal(events.length, 1);
      assert.ok(agent.asked.length >= before + 4);
    }
  });

const CARD = ".well-known/agent-card.json";

async function cardOf(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${gateway.url}${path}`, { headers });
  const text = await response.text();
  return { status: response.status, card: response.ok ? JSON.parse(text) : text };
}

test("every URL of a card of A2A 1.0 leads to the gateway, and signatures of another text are left out", async () => {
  const { card } = await cardOf(`/agents/one/${CARD}`, { "a2a-version": "1.0" });
  const urls = card.supportedInterfaces.map(({ url }: { url: string }) => url);
  assert.deepEqual(
    new Set(urls),
    new Set([`${gateway.url}/agents/one/a2a/jsonrpc`, `${gateway.url}/agents/one/a2a/rest`]),
  );
  assert.equal(card.signatures, undefined);
  assert.equal(card.name, "Test agent");
});

test("agent cards of version 0.3 are rewritten, with additionalInterfaces", async () => {
  const { card } = await cardOf(`/agents/one/${CARD}`, { "a2a-version": "0.3" });
  assert.match(card.url, new RegExp(`^${gateway.url}/agents/one/a2a/`));
  for (const { url } of card.additionalInterfaces)
    assert.match(url, new RegExp(`^${gateway.url}/agents/one/a2a/`));
});

test("odd URLs of an agent card lead to the gateway, too: unknown paths, other hosts and gRPC", async () => {
  const { card } = await cardOf("/odd/.well-known/agent.json");
  const host = new URL(gateway.url).host;
  assert.equal(card.url, `${gateway.url}/odd/rpc?a=b`);
  assert.deepEqual(
    card.additionalInterfaces.map(({ url }: { url: string }) => url),
    [
      `${gateway.url}/odd/rest`,
      host,
      `${gateway.url}/odd`,
      `${gateway.url}/odd/relative`,
      `${gateway.url}/odd/relative?b=c`,
    ],
  );
  assert.equal(card.provider.url, "https://example.com/about");
});

test("a trusted proxy reports the URL at which clients reach the gateway", async () => {
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "agents.example.com" };
  const { card } = await cardOf("/odd/.well-known/agent.json", headers);
  assert.equal(card.url, "https://agents.example.com/odd/rpc?a=b");
  const bad = { "x-forwarded-proto": "javascript", "x-forwarded-host": "a/b" };
  const { card: own } = await cardOf("/odd/.well-known/agent.json", bad);
  assert.equal(own.url, `${gateway.url}/odd/rpc?a=b`);
});

test("a compressed card of an unknown type is rewritten too, also the one for authenticated clients", async () => {
  const { card } = await cardOf(`/packed/${CARD}`);
  assert.equal(card.url, `${gateway.url}/packed/rpc`);
  const response = await fetch(`${gateway.url}/packed/rpc`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "agent/getAuthenticatedExtendedCard" }),
  });
  const { result } = Object(await response.json());
  assert.equal(new URL(result.url).origin, gateway.url);
});

test("a card without a URL is not a card", async () => {
  for (const path of ["/broken", "/text"]) {
    const { status, card } = await cardOf(`${path}/${CARD}`);
    assert.deepEqual([status, card], [503, "invalid agent card"]);
  }
});

test("the card for clients who have shown who they are leads to the gateway too", async () => {
  const factory = new ClientFactory(ALL);
  const client = await factory.createFromUrl(`${gateway.url}/agents/one/`, CARD);
  const card = await client.getAgentCard();
  const urls = card.supportedInterfaces.map(({ url }) => url);
  assert.ok(urls.every((url) => url.startsWith(`${gateway.url}/agents/one/a2a/`)));
});

async function rpc(method: string, version: string, params: object) {
  const response = await fetch(`${gateway.url}/agents/one/a2a/jsonrpc`, {
    method: "POST",
    headers: { "content-type": "application/json", "a2a-version": version },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return response.json();
}

describe("what is called", () => {
  test("is in the log with its outcome, and is counted", async () => {
    const message = { messageId: "one", role: "ROLE_USER", parts: [{ text: "as a task" }] };
    await rpc("SendMessage", "1.0", { message });
    const old = { kind: "message", messageId: "one", role: "user" };
    await rpc("message/send", "0.3", {
      message: { ...old, parts: [{ kind: "text", text: "as a task" }] },
    });
    await rpc("tasks/get", "0.3", { id: "none" });
    await rpc("made/up", "1.0", {});
    for (const part of [
      /protocol=a2a a2a\.method=SendMessage a2a\.response\.outcome=success a2a\.result\.kind=task a2a\.task\.state=TASK_STATE_COMPLETED a2a\.context\.id=\S+/,
      /a2a\.method=SendMessage .*gen_ai\.operation\.name=invoke_agent gen_ai\.conversation\.id=\S+/,
      /protocol=a2a a2a\.method=message\/send a2a\.response\.outcome=success a2a\.result\.kind=task a2a\.task\.state=completed a2a\.context\.id=\S+/,
      /protocol=a2a a2a\.method=tasks\/get a2a\.response\.outcome=error a2a\.response\.error_code=-32001/,
      /protocol=a2a a2a\.method=made\/up a2a\.response\.outcome=error/,
    ])
      await waitFor(String(part), () => part.test(gateway.output));
    const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    for (const labels of [
      'method="message/send",outcome="success"',
      'method="tasks/get",outcome="error"',
      'method="other",outcome="error"',
    ])
      assert.match(metrics, new RegExp(`edge_gateway_a2a_calls_total{backend="agent",${labels}`));
    const invoked =
      /gen_ai_client_operation_duration_seconds_count\{gen_ai_operation_name="invoke_agent",[^}]*route="[^"]+"[^}]*\} (\d+)/;
    assert.ok(Number(invoked.exec(metrics)?.[1]) >= 2, metrics);
    assert.doesNotMatch(gateway.output, /a2a\.method=tasks\/get .*invoke_agent/);
  });

  test("an A2A call is shown in logs, metrics and traces", async () => {
    const curl = ["-H", "content-type: application/json", "-d", '{"method":"SendMessage"}'];
    const url = `${gateway.url}/agents/one/a2a/jsonrpc`;
    const { out } = await inject(gateway, ["--raw", "--detail"], url, ...curl);
    assert.match(out, /"kind":"a2a","result":"apply","details":"method SendMessage"/);
  });

  test("is passed on however long the message is", async () => {
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "SendMessage",
      params: "x".repeat(5_000_000),
    });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${gateway.url}/odd/rpc`, { method: "POST", headers, body });
    assert.deepEqual(await response.json(), { bytes: body.length });
  });
});

describe("manifests", () => {
  test("an EdgeBackend of the form a2a", async () => {
    const spec = { a2a: { host: "127.0.0.1", port: agent.port } };
    await using own = await Gateway.start({
      config: (port) => ({
        "set.yaml": together(
          gatewayOf(port),
          object("edgegateway.dev/v1alpha1", "EdgeBackend", "agent", "default", spec),
          route("agent", "/", toEdgeBackend("agent")),
        ),
      }),
    });
    const client = await new ClientFactory(ALL).createFromUrl(`${own.url}/`, CARD);
    const reply = await client.sendMessage(request("hi"));
    assert.ok("messageId" in reply && reply.messageId === "reply");
  });
});
