import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { connect, fillPlain, startSdkServer, textOf } from "../arrange.ts";
import { postSessionless, SESSIONLESS } from "../raw.ts";

/** Rules on single tools, prompts and resources, with one server and with several. */

const more = (server: McpServer): void => {
  for (const text of ["secret", "read"])
    server.registerTool(text, {}, () => ({ content: [{ type: "text", text }] }));
};
const alpha = await startSdkServer(fillPlain("alpha", more));
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha, beta].map((each) => each[Symbol.asyncDispose]())));

type Targets = Readonly<Record<string, { readonly port: number }>>;

function start(servers: Targets, action: string, expression: string, mcp: object = {}) {
  const targets = Object.entries(servers).map(([name, { port }]) => ({
    name,
    static: { host: "127.0.0.1", port },
  }));
  const authorization = { action, policy: { matchExpressions: [expression] } };
  const server = { mcp: { targets, ...mcp }, policies: { mcp: { authorization } } };
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  return Gateway.start({ config: configuration([route], { backends: { server } }) });
}

const TOOL_OR_RESOURCE = `has(mcp.tool) && mcp.tool.name == "who" || has(mcp.resource) && mcp.resource.name == "test://alpha/1"`;

async function assertOnlyAllowed(
  gateway: Gateway,
  {
    tools,
    tool,
    secret,
    absent,
    uri,
  }: Record<"tool" | "secret" | "absent" | "uri", string> & {
    readonly tools: readonly string[];
  },
): Promise<void> {
  await using client = await connect(gateway);
  const listed = await client.listTools();
  assert.deepEqual(listed.tools.map(({ name }) => name).toSorted(), tools);
  assert.deepEqual((await client.listPrompts()).prompts, []);
  const { resources } = await client.listResources();
  assert.deepEqual(
    resources.map((each) => each.uri),
    [uri],
  );
  assert.deepEqual((await client.listResourceTemplates()).resourceTemplates, []);
  assert.equal(textOf(await client.callTool({ name: tool })), "alpha");
  const before = alpha.seen.filter((method) => method === "tools/call").length;
  for (const name of [secret, absent])
    await assert.rejects(client.callTool({ name }), {
      code: -32_602,
      message: `MCP error -32602: Unknown tool: ${name}`,
    });
  assert.equal(alpha.seen.filter((method) => method === "tools/call").length, before);
  await assert.rejects(client.getPrompt({ name: tool.replace("who", "greet") }), /Unknown prompt/);
  await assert.rejects(client.readResource({ uri: uri.replace("test:", "item:") }), {
    code: -32_002,
  });
  const read = await client.readResource({ uri });
  assert.equal(read.contents.length, 1);
}

test("one server: lists leave out denied items, and calls of them get an error as for unknown items", async () => {
  await using gateway = await start({ alpha }, "Allow", TOOL_OR_RESOURCE);
  await assertOnlyAllowed(gateway, {
    tools: ["who"],
    tool: "who",
    secret: "secret",
    absent: "absent",
    uri: "test://alpha/1",
  });
});

test("several servers: rules read the servers' own names", async () => {
  await using gateway = await start({ alpha, beta }, "Allow", TOOL_OR_RESOURCE);
  await assertOnlyAllowed(gateway, {
    tools: ["alpha_who", "beta_who"],
    tool: "alpha_who",
    secret: "alpha_secret",
    absent: "alpha_absent",
    uri: "alpha+test://alpha/1",
  });
});

test("several servers without prefixes: a name is judged although its first call has to find the server", async () => {
  const mcp = { prefixMode: "Never" };
  await using gateway = await start({ alpha, beta }, "Deny", `mcp.tool.name == "secret"`, mcp);
  await using client = await connect(gateway);
  await assert.rejects(client.callTool({ name: "secret" }), /Unknown tool: secret/);
  await assert.rejects(client.callTool({ name: "absent" }), /Unknown tool: absent/);
  const { tools } = await client.listTools();
  assert.deepEqual(tools.map(({ name }) => name).toSorted(), ["read", "who"]);
  assert.equal(textOf(await client.callTool({ name: "who" })), "alpha");
});

test("rules read the arguments of calls, and the method", async () => {
  const rule = `mcp.methodName == "tools/list" || mcp.tool.arguments.path.startsWith("/open/")`;
  for (const targets of [{ alpha }, { alpha, beta }]) {
    await using gateway = await start(targets, "Require", rule);
    await using client = await connect(gateway);
    const { tools } = await client.listTools();
    const name = tools.map((tool) => tool.name).find((each) => each.endsWith("read")) ?? "";
    const call = (path: string) => client.callTool({ name, arguments: { path } });
    assert.equal(textOf(await call("/open/x")), "read");
    await assert.rejects(call("/closed/x"), /Unknown tool/);
  }
});

test("a call that names a denied tool where its server may ignore case is refused", async () => {
  await using gateway = await start({ alpha }, "Allow", TOOL_OR_RESOURCE);
  alpha.seen.length = 0;
  const call = (params: object) =>
    postSessionless(
      gateway,
      "tools/call",
      { name: "who", arguments: {}, ...params, _meta: SESSIONLESS },
      { "mcp-name": "who" },
    );
  for (const params of [{ Name: "secret" }, { Arguments: { any: 1 } }]) {
    const refused = await call(params);
    assert.deepEqual([refused.status, refused.error?.code], [400, -32_600]);
  }
  assert.ok(!alpha.seen.includes("tools/call"));
  const { result } = await call({});
  assert.equal(result.content[0].text, "alpha");
});
