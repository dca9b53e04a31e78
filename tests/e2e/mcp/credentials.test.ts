import assert from "node:assert/strict";
import type { IncomingHttpHeaders } from "node:http";
import { test } from "node:test";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { startMcpServer } from "@edge-gateway/testkit/mcp-server";
import { startGateway } from "./arrange.ts";

/** Credentials that each of several MCP servers receives. */

test("each target gets its own credentials, and none gets those of the client", async () => {
  const seen: Record<string, IncomingHttpHeaders[]> = { alpha: [], beta: [] };
  await using alpha = await startMcpServer({
    onRequest: ({ headers }) => seen["alpha"]?.push(headers),
  });
  await using beta = await startMcpServer({
    onRequest: ({ headers }) => seen["beta"]?.push(headers),
  });
  const targets = [
    {
      name: "alpha",
      static: { host: "127.0.0.1", port: alpha.port, policies: { auth: { key: "of-alpha" } } },
    },
    { name: "beta", static: { host: "127.0.0.1", port: beta.port } },
  ];
  await using gateway = await startGateway({}, { targets });
  const client = new Client({ name: "test", version: "1" });
  const headers = { authorization: "Bearer of-client", cookie: "a=b", "x-other": "kept" };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`), { requestInit: { headers } }),
  );
  await client.listTools();
  await client.close();
  for (const [name, authorization] of [
    ["alpha", "Bearer of-alpha"],
    ["beta", undefined],
  ] as const) {
    const requests = seen[name] ?? [];
    assert.ok(requests.length >= 3);
    for (const each of requests)
      assert.deepEqual(
        [each.authorization, each.cookie, each["x-other"]],
        [authorization, undefined, "kept"],
      );
  }
});
