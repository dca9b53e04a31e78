import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { z } from "zod";
import type { McpGuardRequest, McpGuardResponse } from "@edge-gateway/generated/proto/messages.ts";
import { MCP_GUARD_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { connect, fillPlain, startSdkServer, textOf } from "../arrange.ts";

/** gRPC servers that check the messages of MCP (`mcp.guardrails`). */

const fill = (name: string) =>
  fillPlain(name, (server) => {
    server.registerTool("echo", { inputSchema: { text: z.string() } }, ({ text }) => ({
      content: [{ type: "text", text }],
    }));
  });
const alpha = await startSdkServer(fill("alpha"));
const beta = await startSdkServer(fill("beta"));
after(() => Promise.all([alpha, beta].map((each) => each[Symbol.asyncDispose]())));

const PASS: McpGuardResponse = { pass: {} };
/** The header with a credential of the backend, which is not sent to any policy server. */
const KEY = "backend-key";

/** A gateway with one MCP server or several, and these policy servers. */
function start(processors: readonly object[], servers: object = { alpha }): Promise<Gateway> {
  const targets = Object.entries(servers).map(([name, { port }]) => ({
    name,
    static: { host: "127.0.0.1", port },
  }));
  const policies = { auth: { key: KEY }, mcp: { guardrails: { processors } } };
  const backends = { server: { mcp: { targets }, policies } };
  const config = { policyServers: { authorizationTimeout: "4s" } };
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  return Gateway.start({ config: configuration([route], { backends, config }) });
}

const guard = (answer: (request: McpGuardRequest) => McpGuardResponse) =>
  GrpcServer.answer(MCP_GUARD_CHECK, answer);
const at = ({ port }: { readonly port: number }, more: object = {}) => ({
  url: `http://127.0.0.1:${port}`,
  ...more,
});
const echo = (client: Client, text: string, prefix = "") =>
  client.callTool({ name: `${prefix}echo`, arguments: { text } });

test("a server sees the messages of the methods that are named, in their phases", async () => {
  const seen: McpGuardRequest[] = [];
  await using server = await guard((request) => {
    seen.push(request);
    return PASS;
  });
  const methods = { "tools/*": "Request", "tools/call": "Full", "*/list": "Response", ping: "Off" };
  for (const [servers, prefix] of [
    [{ alpha }, ""],
    [{ alpha, beta }, "alpha_"],
  ] as const) {
    seen.length = 0;
    await using gateway = await start([{ remote: at(server), methods }], servers);
    await using client = await connect(gateway);
    assert.equal(textOf(await echo(client, "hello", prefix)), "hello");
    await client.listTools();
    await client.listPrompts();
    await client.ping();
    await client.getPrompt({ name: `${prefix}greet` });
    assert.deepEqual(
      seen.map(({ phase, method }) => [phase, method]),
      [
        ["MCP_GUARD_REQUEST", "tools/call"],
        ["MCP_GUARD_RESPONSE", "tools/call"],
        ["MCP_GUARD_REQUEST", "tools/list"],
        ["MCP_GUARD_RESPONSE", "prompts/list"],
      ],
    );
    const [request, response] = seen;
    assert.deepEqual(request?.item, { kind: "tool", name: "echo", target: "alpha" });
    assert.deepEqual(JSON.parse(request.params ?? "").arguments, { text: "hello" });
    assert.equal(request.result, undefined);
    assert.match(response?.result ?? "", /"text":"hello"/);
  }
});

test("a denial is an error of JSON-RPC, and the MCP server sees nothing of the request", async () => {
  await using server = await guard(({ phase, method }) => {
    if (method === "tools/call")
      return { denial: { code: -32_050, message: "not today", data: '{"rule":7}' } };
    return phase === "MCP_GUARD_RESPONSE" ? { denial: {} } : PASS;
  });
  await using gateway = await start([{ remote: at(server), methods: { "*": "Full" } }]);
  await using client = await connect(gateway);
  alpha.seen.length = 0;
  await assert.rejects(echo(client, "a"), {
    code: -32_050,
    data: { rule: 7 },
    message: /not today/,
  });
  assert.deepEqual(alpha.seen.includes("tools/call"), false);
  await assert.rejects(client.listTools(), { code: -32_000, message: /Refused by a guardrail/ });
  assert.equal(alpha.seen.includes("tools/list"), true);
});

test("servers change params and results, one after the other, but not whom a request concerns", async () => {
  const marking = (mark: string) => (request: McpGuardRequest) => {
    const { phase, params = "", result = "" } = request;
    if (phase === "MCP_GUARD_RESPONSE") {
      const [{ text }] = JSON.parse(result).content;
      const content = [{ type: "text", text: `${text}<${mark}` }];
      return { pass: { replacement: JSON.stringify({ content }) } };
    }
    const { text } = JSON.parse(params).arguments;
    const changed = { name: "who", arguments: { text: `${text}>${mark}` } };
    return { pass: { replacement: JSON.stringify(changed) } };
  };
  await using first = await guard(marking("1"));
  await using second = await guard(marking("2"));
  const processors = [first, second].map((server) => ({
    remote: at(server),
    methods: { "tools/call": "Full" },
  }));
  await using gateway = await start(processors);
  await using client = await connect(gateway);
  assert.equal(textOf(await echo(client, "x")), "x>1>2<2<1");
});

test("a server that fails: FailClosed rejects, FailOpen lets pass", async () => {
  await using broken = await guard(() => {
    throw new Error("broken");
  });
  await using wordless = await guard(() => ({}));
  await using malformed = await guard(() => ({ pass: { replacement: "[1]" } }));
  const away = { port: await freePort() };
  for (const server of [broken, wordless, malformed, away]) {
    const methods = { "tools/call": "Full" };
    await using closed = await start([{ remote: at(server), methods }]);
    await using refused = await connect(closed);
    await assert.rejects(echo(refused, "a"), { code: -32_603, message: /cannot be asked/ });
    await refused.listTools();
    const remote = at(server, { failureMode: "FailOpen" });
    await using open = await start([{ remote, methods }]);
    await using served = await connect(open);
    assert.equal(textOf(await echo(served, "a")), "a");
  }
});

test("a server that replaces a list by something else has failed, too", async () => {
  await using lying = await guard(() => ({ pass: { replacement: '{"tools":{}}' } }));
  const methods = { "tools/list": "Response" };
  await using closed = await start([{ remote: at(lying), methods }]);
  await using refused = await connect(closed);
  await assert.rejects(refused.listTools(), { code: -32_603, message: /cannot be asked/ });
  await using open = await start([{ remote: at(lying, { failureMode: "FailOpen" }), methods }]);
  await using served = await connect(open);
  assert.ok((await served.listTools()).tools.some(({ name }) => name === "echo"));
});

test("a guardrail server gets the headers in its lists and computed metadata, and no credentials of the backend", async () => {
  const seen: McpGuardRequest[] = [];
  await using server = await guard((request) => {
    seen.push(request);
    return PASS;
  });
  const lists = [
    {},
    { allowedRequestHeaders: [], disallowedRequestHeaders: ["X-Secret"] },
    { allowedRequestHeaders: ["X-TEAM", "x-secret"], disallowedRequestHeaders: ["X-Secret"] },
  ];
  const metadata = {
    team: "request.headers['x-team']",
    text: "mcp.tool.arguments.text",
    failing: "jwt.sub",
  };
  const processors = lists.map((each) => ({
    remote: at(server, { ...each, metadata }),
    methods: { "tools/call": "Request" },
  }));
  await using gateway = await start(processors);
  await using client = await connect(gateway, () => {}, {}, { "x-team": "blue", "X-Secret": "s" });
  await echo(client, "a");
  const names = seen.map(({ headers = [] }) => headers.map(({ key }) => key ?? ""));
  assert.equal(names.length, lists.length);
  assert.ok(names[0]?.includes("x-team") && names[0].includes("x-secret"));
  assert.ok(names[1]?.includes("x-team") && !names[1].includes("x-secret"));
  assert.deepEqual(names[2], ["x-team"]);
  const blue = seen[2]?.headers?.[0]?.rawValue;
  assert.equal(Buffer.from(blue ?? []).toString(), "blue");
  for (const { headers = [], metadata: told } of seen) {
    const values = headers.map(({ rawValue = [] }) => Buffer.from(rawValue).toString());
    assert.ok(!values.some((value) => value.includes(KEY)));
    const { team, text, failing } = told?.fields ?? {};
    assert.deepEqual([team?.stringValue, text?.stringValue, failing], ["blue", "a", undefined]);
  }
});
