import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startSdkServer, textOf } from "../mcp/arrange.ts";
import {
  gatewayOf,
  mcpBackend,
  route,
  service,
  slices,
  toEdgeBackend,
  together,
} from "./objects.ts";

/** Tests of MCP servers of a Service that start and end, as in a rolling update of its pods. */

const old = await startSdkServer(fillPlain("old"));
const fresh = await startSdkServer(fillPlain("fresh"));
after(() => fresh.close());

const SHAPES = {
  "of one server": { settings: {}, who: "who" },
  "with prefixes": { settings: { prefixMode: "Always" }, who: "tools_who" },
  "with prefixes, FailOpen": {
    settings: { prefixMode: "Always", failureMode: "FailOpen" },
    who: "tools_who",
  },
} as const;

function setOf(port: number, servers: readonly number[], settings: object): string {
  return together(
    gatewayOf(port),
    service("mcp"),
    slices("mcp", servers),
    mcpBackend("tools", "mcp", settings),
    route("mcp", "/mcp", toEdgeBackend("tools")),
  );
}

async function startAt(servers: readonly number[], settings: object) {
  let own = 0;
  const gateway = await Gateway.start({
    config: (port) => {
      own = port;
      return { "set.yaml": setOf(port, servers, settings) };
    },
  });
  const move = (to: readonly number[]) =>
    gateway.changeManifest("set.yaml", setOf(own, to, settings));
  return { gateway, move };
}

async function connect({ url }: Pick<Gateway, "url">): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return client;
}

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
};

/** Begins a session, and closes the connection. */
async function begin({ url }: Pick<Gateway, "url">): Promise<string> {
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
  const response = await fetch(`${url}/mcp`, { method: "POST", headers: HEADERS, body });
  await response.text();
  return response.headers.get("mcp-session-id") ?? assert.fail("no session");
}

async function statusOf({ url }: Pick<Gateway, "url">, session: string, method: string) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 2, method: "ping" });
  const headers = { ...HEADERS, "mcp-session-id": session };
  const response = await fetch(`${url}/mcp`, {
    method,
    headers,
    ...(method === "POST" ? { body } : {}),
  });
  await response.text();
  return response.status;
}

for (const [shape, { settings, who }] of Object.entries(SHAPES)) {
  test(`${shape}: sessions of a server that is gone go on at another`, async () => {
    const { gateway, move } = await startAt([old.port], settings);
    await using _gateway = gateway;
    const client = await connect(gateway);
    assert.equal(textOf(await client.callTool({ name: who })), "old");
    await move([fresh.port]);
    await waitFor("the other server", async () => {
      return textOf(await client.callTool({ name: who })) === "fresh";
    });
    assert.equal((await client.listTools()).tools.length, 1);
    await client.close();
  });
}

for (const [shape, { settings, who }] of Object.entries(SHAPES))
  test(`${shape}: a server that does not listen is passed over, and its sessions go on at another`, async () => {
    const dying = await startSdkServer(fillPlain("dying"));
    const nobody = await freePort();
    const { gateway } = await startAt([nobody, dying.port, fresh.port], settings);
    await using _gateway = gateway;
    const clients = await Promise.all(Array.from({ length: 6 }, () => connect(gateway)));
    const names = async () =>
      Promise.all(clients.map(async (client) => textOf(await client.callTool({ name: who }))));
    assert.deepEqual(new Set(await names()), new Set(["dying", "fresh"]));
    await dying.close();
    // A call on a connection that is just being closed may fail once.
    await waitFor("the other server", async () => {
      const found = await names().catch(() => []);
      return found.length > 0 && found.every((name) => name === "fresh");
    });
    await Promise.all(clients.map((client) => client.close()));
  });

test("a session whose server does not listen any more can be ended, and is 404 where none begins", async () => {
  const dying = await startSdkServer(fillPlain("dying"), await freePort());
  const { gateway } = await startAt([dying.port, await freePort()], {});
  await using _gateway = gateway;
  const [left, ended] = [await begin(gateway), await begin(gateway)];
  await dying.close();
  assert.equal(await statusOf(gateway, left, "POST"), 404);
  assert.equal(await statusOf(gateway, ended, "DELETE"), 204);
  await using _again = await startSdkServer(fillPlain("again"), dying.port);
  assert.equal(await statusOf(gateway, ended, "POST"), 404);
  assert.equal(await statusOf(gateway, left, "POST"), 200);
});

after(() => old.close());
