import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { startGateway } from "../arrange.ts";
import { discovered, postSessionless, SESSIONLESS, startRawServer } from "../raw.ts";

/** How long and for whom clients may keep results of servers without sessions. */

const shared = { resultType: "complete", ttlMs: 60_000, cacheScope: "public" };

function startShared(scope: "public" | "private", pages: number) {
  return startRawServer(({ method, params }) => {
    if (method === "server/discover") return { result: discovered({ tools: {}, resources: {} }) };
    if (method === "resources/read")
      return { result: { ...shared, contents: [{ uri: params.uri, text: "x" }] } };
    if (method === "resources/list") return { result: { ...shared, resources: [] } };
    if (method === "resources/templates/list")
      return { result: { ...shared, resourceTemplates: [] } };
    const page = Number(params.cursor ?? 1);
    const next = page < pages ? { nextCursor: String(page + 1) } : {};
    const tools = [{ name: `tool${page}`, inputSchema: { type: "object" } }];
    return { result: { ...shared, cacheScope: scope, tools, ...next } };
  });
}

const long = await startShared("public", 2);
const short = await startShared("private", 1);
after(() => Promise.all([long, short].map((each) => each.close())));

const scopeOf = async (gateway: Gateway, params: object = {}) => {
  const { result } = await postSessionless(gateway, "tools/list", {
    _meta: SESSIONLESS,
    ...params,
  });
  return { scope: result.cacheScope, cursor: result.nextCursor };
};

test("all pages of a list have the same scope", async () => {
  await using gateway = await startGateway({ long, short });
  const first = await scopeOf(gateway);
  assert.equal(first.scope, "private");
  const second = await scopeOf(gateway, { cursor: first.cursor });
  assert.deepEqual(second, { scope: "private", cursor: undefined });
});

test("what rules leave out for one user is not shared with others", async () => {
  const targets = [{ name: "long", static: { host: "127.0.0.1", port: long.port } }];
  const matchExpressions = ["has(mcp.resource) || mcp.tool.name == 'tool1'"];
  const authorization = { action: "Allow", policy: { matchExpressions } };
  const routes = [
    { name: "mcp", backends: [{ backend: "ruled" }] },
    {
      name: "free",
      matches: [{ path: { type: "PathPrefix", value: "/free" } }],
      backends: [{ backend: "free" }],
    },
  ];
  const backends = {
    ruled: { mcp: { targets }, policies: { mcp: { authorization } } },
    free: { mcp: { targets } },
  };
  await using gateway = await Gateway.start({ config: configuration(routes, { backends }) });
  const uri = "test://1";
  const read = (url: string) =>
    postSessionless({ url }, "resources/read", { uri, _meta: SESSIONLESS }, { "mcp-name": uri });
  const { result } = await read(gateway.url);
  assert.deepEqual([result.cacheScope, result.ttlMs], ["private", 60_000]);
  assert.equal((await scopeOf(gateway)).scope, "private");
  assert.equal((await read(`${gateway.url}/free`)).result.cacheScope, "public");
});
