import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import {
  backendPolicy,
  gatewayOf,
  object,
  route,
  toEdgeBackend,
  together,
} from "../manifests/objects.ts";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../mcp-oauth/configuration.ts";
import { connect, fillPlain, startSdkServer, textOf, type SdkServer } from "./arrange.ts";

/** Tests of how clients see large catalogues of tools. */

const TOPICS = ["mail", "calendar", "weather", "files", "music"];
const many = (server: McpServer): void => {
  for (const topic of TOPICS)
    for (const verb of ["list", "delete"])
      server.registerTool(
        `${verb}_${topic}`,
        { description: `${verb}s ${topic} of people` },
        () => ({
          content: [{ type: "text", text: `${verb} ${topic}` }],
        }),
      );
};
const alpha = await startSdkServer(fillPlain("alpha", many));
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));

type Servers = Readonly<Record<string, SdkServer>>;

function start(servers: Servers, tools: object, mcp: object = {}): Promise<Gateway> {
  const targets = targetsOf(servers);
  const server = { mcp: { targets, ...mcp }, policies: { mcp: { tools } } };
  const routes = [{ name: "mcp", backends: [{ backend: "server" }] }];
  return Gateway.start({ config: configuration(routes, { backends: { server } }) });
}

function targetsOf(servers: Servers) {
  return Object.entries(servers).map(([name, { port }]) => ({
    name,
    static: { host: "127.0.0.1", port },
  }));
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

describe("a search instead of the catalogue", () => {
  for (const [name, servers, prefix] of [
    ["one server", { alpha }, ""],
    ["several", { beta, alpha }, "alpha_"],
  ] as const)
    test(`${name}: two tools are listed, the others found and called`, async () => {
      await using gateway = await start(servers, { disclosure: "Search" });
      await using client = await connect(gateway);
      assert.deepEqual(await namesOf(client), ["search_tools", "call_tool"]);
      const found = await client.callTool({
        name: "search_tools",
        arguments: { query: "what is the weather", limit: 1 },
      });
      const [tool] = JSON.parse(textOf(found)).tools;
      assert.match(tool.name, new RegExp(`^${prefix}(list|delete)_weather$`));
      const called = await client.callTool({
        name: "call_tool",
        arguments: { name: tool.name, arguments: {} },
      });
      assert.match(textOf(called), /^(list|delete) weather$/);
      // Clients can also call tools that they know from elsewhere.
      assert.equal(textOf(await client.callTool({ name: `${prefix}list_mail` })), "list mail");
      await assert.rejects(client.callTool({ name: "call_tool", arguments: {} }), /-32602/);
      await assert.rejects(
        client.callTool({ name: "call_tool", arguments: { name: "none" } }),
        /-32602|Unknown tool|not found/,
      );
      assert.equal((await client.listPrompts()).prompts.length, Object.keys(servers).length);
    });

  test("a tool that a rule does not allow is neither found nor called", async () => {
    const tools = { disclosure: "Search", allow: ['mcp.tool.name.startsWith("list_")'] };
    await using gateway = await start({ alpha }, tools);
    await using client = await connect(gateway);
    const all = await client.callTool({
      name: "search_tools",
      arguments: { query: "", limit: 50 },
    });
    const names = JSON.parse(textOf(all)).tools.map((tool: { name: string }) => tool.name);
    assert.deepEqual(
      names,
      TOPICS.map((topic) => `list_${topic}`),
    );
    const call = { name: "call_tool", arguments: { name: "delete_mail" } };
    await assert.rejects(client.callTool(call), /Unknown tool: delete_mail/);
  });

  test("stateless requests can search, too", async () => {
    const mcp = { sessionRouting: "Stateless" };
    await using gateway = await start({ alpha, beta }, { disclosure: "Search" }, mcp);
    await using client = await connect(gateway);
    assert.deepEqual(await namesOf(client), ["search_tools", "call_tool"]);
    const call = { name: "search_tools", arguments: { query: "calendar", limit: 2 } };
    assert.equal(JSON.parse(textOf(await client.callTool(call))).tools.length, 2);
  });
});

describe("other names and descriptions", () => {
  const overrides = [
    { name: "list_mail", rename: "inbox", description: "Shows the inbox." },
    { name: "list_files", description: "Shows files." },
  ];

  test("clients see and call the new names; the old ones are unknown", async () => {
    await using gateway = await start({ alpha }, { overrides });
    await using client = await connect(gateway);
    const { tools } = await client.listTools();
    const about = new Map(tools.map(({ name, description }) => [name, description]));
    assert.equal(about.get("inbox"), "Shows the inbox.");
    assert.equal(about.get("list_files"), "Shows files.");
    assert.ok(!about.has("list_mail"));
    assert.equal(textOf(await client.callTool({ name: "inbox" })), "list mail");
    assert.equal(textOf(await client.callTool({ name: "list_files" })), "list files");
    await assert.rejects(client.callTool({ name: "list_mail" }), /Unknown tool: list_mail/);
  });

  test("a tool whose name another one has got is hidden, and the log says so", async () => {
    const taken = [
      { name: "list_mail", rename: "list_files" },
      { name: "list_music", rename: "delete_music" },
      { name: "delete_music", rename: "list_music" },
    ];
    await using gateway = await start({ alpha }, { overrides: taken });
    await using client = await connect(gateway);
    const names = await namesOf(client);
    for (const name of ["list_files", "delete_music", "list_music"])
      assert.deepEqual(
        names.filter((each) => each === name),
        [name],
      );
    assert.equal(textOf(await client.callTool({ name: "list_files" })), "list mail");
    assert.equal(textOf(await client.callTool({ name: "list_music" })), "delete music");
    await waitFor("the warning", () => /warn .*hidden.*tool=list_files/.test(gateway.output));
    assert.doesNotMatch(gateway.output, /hidden.*tool=(list|delete)_music/);
  });

  test("with prefixes, and rules that see the names of the targets; in manifests, too", async () => {
    const tools = {
      allow: ['mcp.tool.target == "beta"', 'mcp.tool.name == "list_mail"'],
      overrides: [{ name: "alpha_list_mail", rename: "inbox" }],
    };
    const manifests = (port: number) => ({
      "set.yaml": together(
        gatewayOf(port),
        object("edgegateway.dev/v1alpha1", "EdgeBackend", "tools", "default", {
          mcp: { targets: targetsOf({ alpha, beta }) },
        }),
        backendPolicy("catalogue", toEdgeBackend("tools"), { mcp: { tools } }),
        route("mcp", "/mcp", toEdgeBackend("tools")),
      ),
    });
    for (const started of [start({ alpha, beta }, tools), Gateway.start({ config: manifests })]) {
      await using gateway = await started;
      await using client = await connect(gateway);
      assert.deepEqual(await namesOf(client), ["inbox", "beta_who"]);
      assert.equal(textOf(await client.callTool({ name: "inbox" })), "list mail");
    }
  });
});
