import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/gateway";
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

/** MCP servers of a Service that come and go, as in a rolling update of its pods. */

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

test("a server that does not listen is passed over, and its sessions go on at another", async () => {
  const dying = await startSdkServer(fillPlain("dying"));
  const nobody = await freePort();
  const { gateway } = await startAt([nobody, dying.port, fresh.port], { prefixMode: "Always" });
  await using _gateway = gateway;
  const clients = await Promise.all(Array.from({ length: 6 }, () => connect(gateway)));
  const names = async () =>
    Promise.all(
      clients.map(async (client) => textOf(await client.callTool({ name: "tools_who" }))),
    );
  assert.deepEqual(new Set(await names()), new Set(["dying", "fresh"]));
  await dying.close();
  // A call on a connection that is just being closed may fail once.
  await waitFor("the other server", async () => {
    const found = await names().catch(() => []);
    return found.length > 0 && found.every((name) => name === "fresh");
  });
  await Promise.all(clients.map((client) => client.close()));
});

after(() => old.close());
