import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { SkillsClient } from "@modelcontextprotocol/client/ext/skills";
import { ResourceTemplate, type McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { memorySkillFiles, SkillsExtension } from "@modelcontextprotocol/server/ext/skills";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { connect, fillPlain, startSdkServer } from "../arrange.ts";
import { startNewServer } from "../programs/new-server.ts";

/** What a rule hides is hidden everywhere, and nothing tells it from what does not exist. */

const OPEN = "keep://open";
const HIDDEN = "keep://hidden";
const subscribed = new Set<string>();

function fill(mcp: McpServer): void {
  for (const name of ["open", "hidden"]) {
    const content = { type: "text" as const, text: name };
    mcp.registerTool(name, {}, () => ({ content: [content] }));
    mcp.registerPrompt(name, {}, () => ({ messages: [{ role: "user", content }] }));
    mcp.registerResource(name, `keep://${name}`, {}, () => ({
      contents: [OPEN, HIDDEN].map((uri) => ({ uri, text: name })),
    }));
  }
  const complete = { name: () => ["open", "hidden"] };
  const template = new ResourceTemplate("keep://{name}", { list: undefined, complete });
  mcp.registerResource("any", template, {}, () => ({ contents: [] }));
  const update = { params: { uri: HIDDEN }, method: "notifications/resources/updated" as const };
  mcp.registerTool("update", {}, async ({ sendNotification }) => {
    await sendNotification(update);
    for (const uri of subscribed) await sendNotification({ ...update, params: { uri } });
    return { content: [] };
  });
  mcp.server.setRequestHandler(SubscribeRequestSchema, ({ params }) => {
    subscribed.add(params.uri);
    return {};
  });
  mcp.server.setRequestHandler(UnsubscribeRequestSchema, () => ({}));
}

const SKILL = "skill://travel/SKILL.md";
const GUIDE = "skill://travel/references/GUIDE.md";
const catalog = await SkillsExtension.load(
  memorySkillFiles({
    "travel/SKILL.md": "---\nname: travel\ndescription: plans\n---\nRead references/GUIDE.md.",
    "travel/references/GUIDE.md": "Go by train.",
    "travel/references/OPEN.md": "Go.",
  }),
);
const keeper = await startSdkServer(fill, undefined, () => ({
  capabilities: { resources: { subscribe: true } },
}));
const plain = await startSdkServer(fillPlain("plain"));
const skilled = await startNewServer("skilled", (server) => catalog.attach(server));
const all = { keeper, plain, skilled };
after(() => Promise.all(Object.values(all).map((each) => each.close())));

const RULE = [
  'has(mcp.tool) && mcp.tool.name == "hidden"',
  'has(mcp.prompt) && mcp.prompt.name == "hidden"',
  `has(mcp.resource) && mcp.resource.name in ["${HIDDEN}", "${GUIDE}", "skill://travel/references"]`,
];

function start(names: readonly (keyof typeof all)[], mcp: object = {}): Promise<Gateway> {
  const targets = names.map((name) => ({
    name,
    static: { host: "127.0.0.1", port: all[name].port },
  }));
  const authorization = { action: "Deny", policy: { matchExpressions: [RULE.join(" || ")] } };
  const server = { mcp: { targets, ...mcp }, policies: { mcp: { authorization } } };
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  return Gateway.start({ config: configuration([route], { backends: { server } }) });
}

const WAYS = [
  { way: "one server", names: ["keeper"], mcp: {}, prefixed: false },
  { way: "with prefixes", names: ["keeper", "plain"], mcp: {}, prefixed: true },
  { way: "without", names: ["keeper", "plain"], mcp: { prefixMode: "Never" }, prefixed: false },
] as const;

const gateways = await Promise.all(
  WAYS.map(async (each) => ({ ...each, gateway: await start(each.names, each.mcp) })),
);
after(() => Promise.all(gateways.map(({ gateway }) => gateway[Symbol.asyncDispose]())));

for (const { way, gateway, prefixed } of gateways) {
  const named = (name: string) => (prefixed ? `keeper_${name}` : name);
  const uriOf = (uri: string) => (prefixed ? `keeper+${uri}` : uri);

  test(`${way}: a hidden name and an absent one get the same errors`, async () => {
    await using client = await connect(gateway);
    const argument = { name: "name", value: "" };
    const tries = (name: string, uri: string): Record<string, () => Promise<unknown>> => ({
      call: () => client.callTool({ name }),
      prompt: () => client.getPrompt({ name }),
      read: () => client.readResource({ uri }),
      "completion of a prompt": () =>
        client.complete({ ref: { type: "ref/prompt", name }, argument }),
      "completion of a resource": () =>
        client.complete({ ref: { type: "ref/resource", uri }, argument }),
    });
    const absent = tries(named("absent"), uriOf("other://absent"));
    for (const [what, ask] of Object.entries(tries(named("hidden"), uriOf(HIDDEN)))) {
      const said = await errorOf(ask());
      const expected = await errorOf(absent[what]?.() ?? Promise.resolve());
      assert.deepEqual(
        JSON.parse(said.replaceAll(HIDDEN, "other://absent").replaceAll("hidden", "absent")),
        JSON.parse(expected),
        what,
      );
    }
  });

  test(`${way}: updates, contents and completions leave out what is hidden`, async () => {
    const heard: unknown[] = [];
    await using client = await connect(gateway, (made) => {
      made.fallbackNotificationHandler = ({ params }) =>
        Promise.resolve(void heard.push(params?.["uri"]));
    });
    await client.subscribeResource({ uri: uriOf(OPEN) });
    await client.callTool({ name: named("update") });
    await waitFor("the update", () => heard.includes(uriOf(OPEN)));
    await waitFor("an update on the stream", async () => {
      for (const { server } of keeper.sessions.values())
        for (const uri of [HIDDEN, OPEN]) await server.sendResourceUpdated({ uri });
      return heard.filter((uri) => uri === uriOf(OPEN)).length > 1;
    });
    assert.deepEqual(new Set(heard), new Set([uriOf(OPEN)]));
    const { contents } = await client.readResource({ uri: uriOf(OPEN) });
    assert.deepEqual(
      contents.map(({ uri }) => uri),
      [uriOf(OPEN)],
    );
    const ref = { type: "ref/resource" as const, uri: uriOf("keep://{name}") };
    const { completion } = await client.complete({ ref, argument: { name: "name", value: "" } });
    assert.deepEqual([completion.values, completion.total], [["open"], undefined]);
  });
}

async function errorOf(asked: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify({ result: await asked });
  } catch (error) {
    const { code, message, data }: Record<string, unknown> = Object(error);
    return JSON.stringify({ code, message, data });
  }
}

test("a skill and its folders do not show hidden files", async () => {
  for (const prefix of ["", "skilled+"]) {
    await using gateway = await start(prefix === "" ? ["skilled"] : ["skilled", "plain"]);
    const client = new Client(
      { name: "test", version: "1" },
      { versionNegotiation: { mode: "legacy" } },
    );
    await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`)));
    const skills = new SkillsClient(client);
    const listed = await skills.list();
    const { skill } = await skills.get(prefix + SKILL);
    const folder = await skills.readDirectory(`${prefix}skill://travel`);
    await assert.rejects(skills.readDirectory(`${prefix}skill://travel/references`), /not found/);
    for (const shown of [listed, skill, folder]) {
      assert.match(JSON.stringify(shown), /SKILL\.md/);
      assert.doesNotMatch(JSON.stringify(shown), /GUIDE|travel\/references"/);
    }
    assert.match(JSON.stringify(skill), /OPEN\.md/);
    await client.close();
  }
});
