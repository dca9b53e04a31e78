import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../mcp-oauth/configuration.ts";

/** What the gateway ends at servers when nobody uses a session any more. */

const KEY = "a-key-of-the-gateway";

/** A server with sessions that only serves requests with a key, if one is wanted. */
async function startServer(key?: string) {
  const sessions = new Set<string>();
  /** The credentials with which sessions were ended. */
  const shown: (string | undefined)[] = [];
  const http = createServer((request, response) => {
    const session = String(request.headers["mcp-session-id"] ?? "");
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const { id, method } = text === "" ? { id: 0, method: "" } : JSON.parse(text);
      const headers = { "content-type": "application/json" };
      const reply = (result: object, more: object = {}) =>
        response
          .writeHead(200, { ...headers, ...more })
          .end(JSON.stringify({ jsonrpc: "2.0", id, result }));
      if (key !== undefined && request.headers["authorization"] !== `Bearer ${key}`)
        response.writeHead(401).end();
      else if (method === "initialize") {
        const own = crypto.randomUUID();
        sessions.add(own);
        const serverInfo = { name: "guarded", version: "1" };
        const result = { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo };
        reply(result, { "mcp-session-id": own });
      } else if (!sessions.has(session)) response.writeHead(404).end();
      else if (request.method === "DELETE") {
        sessions.delete(session);
        shown.push(request.headers["authorization"]);
        response.writeHead(200).end();
      } else if (request.method === "GET") response.writeHead(405).end();
      else if (id === undefined) response.writeHead(202).end();
      else reply({ tools: [] });
    });
  });
  return Object.assign(await listen(http), { sessions, shown });
}

type Server = Awaited<ReturnType<typeof startServer>>;

interface Setup {
  readonly count: number;
  readonly policies?: object;
  readonly ofTargets?: object;
  readonly sessionTtl: string;
  /** Routes beside that of the servers. */
  readonly more?: readonly object[];
}

function configOf(server: Server, setup: Setup) {
  const { count, policies = {}, ofTargets = {}, sessionTtl, more = [] } = setup;
  const targets = Array.from({ length: count }, (_, index) => ({
    name: `target${index}`,
    static: { host: "127.0.0.1", port: server.port, policies: ofTargets },
  }));
  const routes = [{ name: "mcp", backends: [{ backend: "server" }] }, ...more];
  const backends = { server: { mcp: { targets }, policies } };
  return configuration(routes, { backends, config: { mcp: { sessionTtl } } });
}

function post(url: string, session: string | undefined, message: object): Promise<Response> {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...(session === undefined ? {} : { "mcp-session-id": session }),
  };
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  return fetch(`${url}/mcp`, { method: "POST", headers, body });
}

async function begin(url: string): Promise<string> {
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const response = await post(url, undefined, { id: 1, method: "initialize", params });
  assert.equal(response.status, 200, await response.text());
  const session = response.headers.get("mcp-session-id") ?? assert.fail("no session");
  await post(url, session, { method: "notifications/initialized" });
  return session;
}

const CHANGED = {
  name: "changed",
  matches: [{ path: { type: "Exact", value: "/changed" } }],
  policies: { directResponse: { status: 204 } },
};

/** Changes the configuration, and waits until it runs; meanwhile a session may be used. */
async function change(
  gateway: Gateway,
  server: Server,
  { session, ...setup }: Setup & { readonly session?: string },
): Promise<void> {
  await gateway.reconfigure(configOf(server, { ...setup, more: [CHANGED] }));
  await waitFor("the change", async () => {
    if (session !== undefined) await post(gateway.url, session, { id: 2, method: "tools/list" });
    const { status } = await fetch(`${gateway.url}/changed`);
    return status === 204;
  });
}

for (const count of [1, 2])
  test(`sessions that began before a change of their backend are ended, with ${count} targets`, async () => {
    await using server = await startServer();
    const setup = { count, sessionTtl: "5s" };
    await using gateway = await Gateway.start({ config: configOf(server, setup) });
    const session = await begin(gateway.url);
    assert.equal(server.sessions.size, count);
    await change(gateway, server, {
      ...setup,
      session,
      ofTargets: { http: { requestTimeout: "20s" } },
    });
    await waitFor("their end", () => server.sessions.size === 0);
  });

for (const [where, count] of [
  ["policies", 1],
  ["policies", 2],
  ["ofTargets", 1],
  ["ofTargets", 2],
] as const)
  test(`sessions at servers that want the credential of \`auth\` are ended with it: ${where}, ${count}`, async () => {
    await using server = await startServer(KEY);
    const setup = { count, sessionTtl: "1s", [where]: { auth: { key: KEY } } };
    await using gateway = await Gateway.start({ config: configOf(server, setup) });
    await begin(gateway.url);
    await waitFor("their end", () => server.sessions.size === 0);
    assert.equal(gateway.output.includes(KEY), false);
  });

for (const [where, count] of [
  ["policies", 1],
  ["ofTargets", 2],
] as const)
  test(`a credential that a changed configuration does not show ends no session: ${where}, ${count}`, async () => {
    await using server = await startServer();
    const setup = { count, sessionTtl: "5s" };
    const config = configOf(server, { ...setup, [where]: { auth: { key: KEY } } });
    await using gateway = await Gateway.start({ config });
    const session = await begin(gateway.url);
    await change(gateway, server, { ...setup, session });
    await waitFor("their end", () => server.sessions.size === 0);
    assert.deepEqual(new Set(server.shown), new Set([undefined]));
  });
