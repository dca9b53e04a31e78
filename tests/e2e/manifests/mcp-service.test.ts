import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import {
  gatewayOf,
  mcpBackend,
  route,
  service,
  slices,
  toEdgeBackend,
  together,
} from "./objects.ts";

/**
 * MCP sessions are distributed over the endpoints of a Service, and each one stays at its endpoint.
 */

const CLIENTS = 4;
const CALLS = 3;

test("official clients meet all servers of a Service, each always the same one", async () => {
  const seen: [number, number] = [0, 0];
  await using one = await startMcpServer({ onRequest: () => (seen[0] += 1) });
  await using two = await startMcpServer({ onRequest: () => (seen[1] += 1) });
  await using gateway = await Gateway.start({
    config: (port) => ({
      "set.yaml": together(
        gatewayOf(port),
        service("mcp"),
        slices("mcp", [one.port, two.port]),
        mcpBackend("tools", "mcp"),
        route("mcp", "/mcp", toEdgeBackend("tools")),
      ),
    }),
  });
  for (let index = 0; index < CLIENTS; index++) {
    const client = new Client({ name: "test", version: "1" });
    const transport = new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`));
    await client.connect(transport);
    for (let call = 0; call < CALLS; call++) {
      const { tools } = await client.listTools();
      assert.ok(tools.length > 0);
    }
    await client.close();
  }
  assert.ok(seen[0] > 0 && seen[1] > 0, `requests: ${seen.join(", ")}`);
});

test("new sessions go to another server of a Service if nothing listens at the first", async () => {
  await using one = await startMcpServer();
  const [closed, alsoClosed] = [await freePort(), await freePort()];
  await using gateway = await Gateway.start({
    config: (port) => ({
      "set.yaml": together(
        gatewayOf(port),
        service("mcp"),
        service("none"),
        slices("mcp", [closed, one.port, alsoClosed]),
        slices("none", [closed, alsoClosed]),
        mcpBackend("tools", "mcp"),
        mcpBackend("nothing", "none"),
        route("mcp", "/mcp", toEdgeBackend("tools")),
        route("none", "/none", toEdgeBackend("nothing")),
      ),
    }),
  });
  for (let index = 0; index < CLIENTS; index++) {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`)));
    assert.ok((await client.listTools()).tools.length > 0);
    await client.close();
  }
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`${gateway.url}/none`));
  await assert.rejects(client.connect(transport), /503|upstream/i);
});
