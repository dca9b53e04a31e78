import assert from "node:assert/strict";
import { after, test } from "node:test";
import { ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, startGateway, startSdkServer, type SdkServer } from "./arrange.ts";

/** Paginated lists of several MCP servers. */

const PAGE = 3;
/** The cursors that each server received. */
const asked = new Map<string, unknown[]>();

function startPaged(name: string, count: number): Promise<SdkServer> {
  const tools = Array.from({ length: count }, (_, index) => ({
    name: `tool${index}`,
    inputSchema: { type: "object" as const },
  }));
  asked.set(name, []);
  return startSdkServer(({ server }) => {
    server.registerCapabilities({ tools: {} });
    server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
      asked.get(name)?.push(params?.cursor);
      const start = Number(params?.cursor ?? 0);
      const next = start + PAGE < count ? { nextCursor: String(start + PAGE) } : {};
      return { tools: tools.slice(start, start + PAGE), ...next };
    });
  });
}

const COUNTS = { long: 8, short: 2, middle: 4 };
const servers = {
  long: await startPaged("long", COUNTS.long),
  short: await startPaged("short", COUNTS.short),
  middle: await startPaged("middle", COUNTS.middle),
};
after(() => Promise.all(Object.values(servers).map((server) => server.close())));

test("one cursor leads through the pages of all targets, each of which sees its own", async () => {
  await using gateway = await startGateway(servers);
  await using client = await connect(gateway);
  const names: string[] = [];
  let pages = 0;
  let cursor: string | undefined;
  do {
    const page = await client.listTools(cursor === undefined ? {} : { cursor });
    names.push(...page.tools.map(({ name }) => name));
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== undefined);
  assert.equal(pages, Math.ceil(COUNTS.long / PAGE));
  const expected = Object.entries(COUNTS).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index) => `${name}_tool${index}`),
  );
  assert.deepEqual(names.toSorted(), expected.toSorted());
  assert.deepEqual(asked.get("short"), [undefined]);
  assert.deepEqual(asked.get("long"), [undefined, "3", "6"]);
});

test("a cursor is worth nothing to others, nor made up", async () => {
  await using gateway = await startGateway(servers);
  await using one = await connect(gateway);
  await using other = await connect(gateway);
  const { nextCursor = "" } = await one.listTools();
  assert.notEqual(nextCursor, "");
  for (const [client, cursor] of [
    [other, nextCursor],
    [one, "3"],
  ] as const)
    await assert.rejects(client.listTools({ cursor }), (error) => {
      assert.ok(error instanceof McpError);
      return error.code === Number(ErrorCode.InvalidParams);
    });
});

test("FailOpen: a list whose rest is missing is counted and logged, a few times a minute", async () => {
  await using beta = await startSdkServer(({ server }) => {
    server.registerCapabilities({ tools: {} });
    server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
      if (params?.cursor !== undefined) throw new McpError(ErrorCode.InternalError, "lost pages");
      return { tools: [{ name: "one", inputSchema: { type: "object" } }], nextCursor: "2" };
    });
  });
  const mcp = { failureMode: "FailOpen" };
  await using gateway = await startGateway({ long: servers.long, beta }, mcp);
  await using client = await connect(gateway);
  const rounds = 8;
  for (let round = 0; round < rounds; round++) {
    const first = await client.listTools();
    assert.ok(first.tools.some(({ name }) => name === "beta_one"));
    const second = await client.listTools({ cursor: first.nextCursor });
    assert.deepEqual(
      second.tools.map(({ name }) => name),
      ["long_tool3", "long_tool4", "long_tool5"],
    );
  }
  const page = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const counted = page.split("\n").find((line) => line.startsWith("edge_gateway_mcp_missing"));
  assert.match(counted ?? page, /target="beta".*method="tools\/list".* 8$/);
  const lines = () => gateway.output.match(/a list lacks items of an MCP target.*/g) ?? [];
  await waitFor("the log", () => lines().length >= 5);
  assert.equal(lines().length, 5);
  assert.match(lines()[0] ?? "", /target=beta method=tools\/list reason=.*lost pages/);
});
