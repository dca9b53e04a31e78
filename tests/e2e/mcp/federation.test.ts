import assert from "node:assert/strict";
import { after, test } from "node:test";
import {
  ErrorCode,
  LoggingMessageNotificationSchema,
  McpError,
  ResourceUpdatedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "./arrange.ts";

/** Several servers of the official SDK behind one endpoint, as the official client sees them. */

const alpha = await startSdkServer(fillPlain("alpha"));
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));
const servers = { alpha, beta };

test("with prefixes every method reaches the target that the name tells", async () => {
  await using gateway = await startGateway(servers);
  await using client = await connect(gateway);
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name, description }) => [name, description]),
    [
      ["alpha_who", "asks alpha"],
      ["beta_who", "asks beta"],
    ],
  );
  for (const name of ["alpha", "beta"]) {
    const result = await client.callTool({ name: `${name}_who` });
    assert.equal(textOf(result), name);
    const prompt = await client.getPrompt({ name: `${name}_greet` });
    assert.match(JSON.stringify(prompt), new RegExp(`greetings of ${name}`));
    const uri = `${name}+test://${name}/1`;
    assert.deepEqual((await client.readResource({ uri })).contents, [{ uri, text: name }]);
    assert.match(JSON.stringify(result), new RegExp(`"uri":"${name}\\+test:`));
    const { completion } = await client.complete({
      ref: { type: "ref/resource", uri: `${name}+item://${name}/{id}` },
      argument: { name: "id", value: "" },
    });
    assert.deepEqual(completion.values, [`${name}-1`, `${name}-2`]);
  }
  const { resourceTemplates } = await client.listResourceTemplates();
  assert.deepEqual(
    resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    ["alpha+item://alpha/{id}", "beta+item://beta/{id}"],
  );
  const { prompts } = await client.listPrompts();
  assert.deepEqual(
    prompts.map(({ name }) => name),
    ["alpha_greet", "beta_greet"],
  );
  await client.ping();
  await client.setLoggingLevel("debug");
});

test("without prefixes names and URIs stay, and calls find their target", async () => {
  await using gateway = await startGateway(servers, { prefixMode: "Never" });
  await using client = await connect(gateway);
  // A call before any list was read.
  assert.equal(
    (await client.readResource({ uri: "test://beta/1" })).contents[0]?.uri,
    "test://beta/1",
  );
  const byTemplate = await client.readResource({ uri: "item://beta/7" });
  assert.match(JSON.stringify(byTemplate), /beta: item:\/\/beta\/7/);
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name, description }) => [name, description]),
    [["who", "asks alpha"]],
  );
  assert.equal(textOf(await client.callTool({ name: "who" })), "alpha");
  await waitFor("the log", () => /two MCP targets have the same name/.test(gateway.output));
  beta.seen.length = 0;
  await client.callTool({ name: "who" });
  assert.deepEqual(beta.seen, []);
});

test("a prefix can be configured for a single target, too", async () => {
  await using gateway = await startGateway({ alpha }, { prefixMode: "Always" });
  await using client = await connect(gateway);
  assert.equal(client.getServerVersion()?.name, "sdk");
  assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha");
});

test("an unknown item is an error that names it, and unknown methods are reported", async () => {
  await using gateway = await startGateway(servers);
  await using client = await connect(gateway);
  const fails = async (call: Promise<unknown>, code: number) => {
    await assert.rejects(call, (error) => {
      assert.ok(error instanceof McpError, String(error));
      assert.equal(error.code, code, error.message);
      return true;
    });
  };
  await fails(client.callTool({ name: "gamma_who" }), ErrorCode.InvalidParams);
  await fails(client.getPrompt({ name: "who" }), ErrorCode.InvalidParams);
  await fails(client.readResource({ uri: "none://1" }), -32_002);
});

test("with prefixes a tool has no name without one, at a worker that has read the lists as at others", async () => {
  await using only = await startSdkServer((server) => {
    server.registerTool("own", {}, () => ({ content: [{ type: "text", text: "own" }] }));
  });
  await using gateway = await startGateway({ alpha, only }, {}, { workerThreads: 4 });
  await using client = await connect(gateway);
  await client.listTools();
  // Parallel calls use several connections, and so several workers.
  const calls = Array.from({ length: 12 }, async () => {
    await assert.rejects(client.callTool({ name: "own" }), /Unknown tool: own/);
    assert.equal(textOf(await client.callTool({ name: "only_own" })), "own");
  });
  await Promise.all(calls);
});

test("the gateway has the capabilities of all targets together", async () => {
  await using bare = await startSdkServer((server) => {
    server.registerTool("only", {}, () => ({ content: [] }));
  });
  await using gateway = await startGateway({ alpha, bare });
  await using client = await connect(gateway);
  assert.deepEqual(Object.keys(client.getServerCapabilities() ?? {}).toSorted(), [
    "completions",
    "logging",
    "prompts",
    "resources",
    "tools",
  ]);
  // A target without prompts gets no requests for prompts.
  bare.seen.length = 0;
  assert.equal((await client.listPrompts()).prompts.length, 1);
  assert.ok(!bare.seen.includes("prompts/list"));
});

test("notifications of a target reach the client, by the stream of the session", async () => {
  await using gateway = await startGateway(servers);
  const logged: string[] = [];
  const updated: string[] = [];
  await using client = await connect(gateway, (each) => {
    each.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
      logged.push(String(params.data));
    });
    each.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
      updated.push(params.uri);
    });
  });
  await client.ping();
  await waitFor("the streams", () => beta.seen.includes("GET") && alpha.seen.includes("GET"));
  for (const [name, { sessions }] of Object.entries(servers))
    for (const { server } of sessions.values()) {
      await server.sendLoggingMessage({ level: "info", data: name });
      await server.sendResourceUpdated({ uri: `test://${name}/1` });
    }
  await waitFor("the notifications", () => logged.length >= 2 && updated.length >= 2);
  assert.deepEqual(logged.toSorted(), ["alpha", "beta"]);
  assert.deepEqual(updated.toSorted(), ["alpha+test://alpha/1", "beta+test://beta/1"]);
});

test("the end of a session ends those of all targets, and its id is worth nothing any more", async () => {
  await using gateway = await startGateway(servers);
  alpha.forget();
  beta.forget();
  {
    await using client = await connect(gateway);
    await client.ping();
    assert.deepEqual([alpha.sessions.size, beta.sessions.size], [1, 1]);
  }
  assert.deepEqual([alpha.sessions.size, beta.sessions.size], [0, 0]);
});

test("a target that has lost its session gets another one, and the client does not see it", async () => {
  await using gateway = await startGateway(servers);
  await using client = await connect(gateway, () => {}, { roots: { listChanged: true } });
  beta.forget();
  assert.equal(textOf(await client.callTool({ name: "beta_who" })), "beta");
  const [begun] = beta.sessions.values();
  assert.deepEqual(begun?.server.getClientCapabilities(), { roots: { listChanged: true } });
  assert.deepEqual(begun?.server.getClientVersion(), { name: "test", version: "1" });
  assert.equal((await client.listTools()).tools.length, 2);
});
