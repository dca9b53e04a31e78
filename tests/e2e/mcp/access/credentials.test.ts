import assert from "node:assert/strict";
import type { IncomingHttpHeaders } from "node:http";
import { test } from "node:test";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startMcpServer } from "@edge-gateway/testkit/servers/mcp-server";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { startGateway } from "../arrange.ts";
import { postSessionless, startRawServer, SESSIONLESS } from "../raw.ts";

/** Credentials that MCP servers receive. */

const LIST = "tools/list";
const OF_CLIENT = { authorization: "Bearer of-client", cookie: "a=b" };

type Seen = readonly [authorization: string | undefined, cookie: string | undefined];

const seenIn = ({ authorization, cookie }: IncomingHttpHeaders): Seen => [authorization, cookie];

test("the only server gets the client's credentials, whatever versions both have", async () => {
  const seen: Seen[] = [];
  const note = (headers: IncomingHttpHeaders): unknown => seen.push(seenIn(headers));
  await using older = await startMcpServer({ onRequest: ({ headers }) => note(headers) });
  await using newer = await startRawServer((_message, headers) => {
    note(headers);
    return { result: { resultType: "complete", tools: [] } };
  });
  for (const one of [older, newer]) {
    await using gateway = await startGateway({ one });
    const { result } = await postSessionless(gateway, LIST, { _meta: SESSIONLESS }, OF_CLIENT);
    assert.ok(Array.isArray(result.tools));
  }
  assert.ok(seen.length >= 4);
  for (const each of seen) assert.deepEqual(each, Object.values(OF_CLIENT));
});

test("a credential of the gateway in another header brings none of the client to several servers", async () => {
  const seen: Seen[] = [];
  const onRequest = ({ headers }: { headers: IncomingHttpHeaders }): unknown =>
    seen.push(seenIn(headers));
  await using server = await startMcpServer({ onRequest });
  const auth = { key: "of-gateway", location: { header: { name: "x-api-key" } } };
  const target = (name: string) => ({ name, static: { host: "127.0.0.1", port: server.port } });
  const backend = { targets: [target("one"), target("two")] };
  const policies = { auth };
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  const backends = { server: { mcp: backend, policies } };
  await using gateway = await Gateway.start({ config: configuration([route], { backends }) });
  const { result } = await postSessionless(gateway, LIST, { _meta: SESSIONLESS }, OF_CLIENT);
  assert.ok(result.tools.length >= 2);
  assert.ok(seen.length > 0);
  for (const each of seen) assert.deepEqual(each, [undefined, undefined]);
});

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
