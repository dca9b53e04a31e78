import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { SkillsClient } from "@modelcontextprotocol/client/ext/skills";
import { memorySkillFiles, SkillsExtension } from "@modelcontextprotocol/server/ext/skills";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { fillPlain, startGateway, startSdkServer, textOf } from "./arrange.ts";
import { startNewServer } from "./programs/new-server.ts";
import { discovered, postSessionless, SESSIONLESS, startRawServer, VERSION } from "./raw.ts";

/** Extensions of servers among others: skills (SEP-2640), and tasks (SEP-2663). */

const TASKS = "io.modelcontextprotocol/tasks";
const SKILLS = "io.modelcontextprotocol/skills";
const MAIN = "skill://travel/SKILL.md";

const catalog = await SkillsExtension.load(
  memorySkillFiles({
    "travel/SKILL.md": "---\nname: travel\ndescription: plans\n---\nRead references/GUIDE.md.",
    "travel/references/GUIDE.md": "Go by train.",
  }),
);
const skilled = await startNewServer("skilled", (server) => catalog.attach(server));
const plain = await startNewServer("plain");
const old = await startSdkServer(fillPlain("old"));

const task = { taskId: "t/1", createdAt: "2026-01-01T00:00:00Z", ttlMs: null };
const link = { type: "resource_link", uri: "test://made", name: "made" };
const seen: string[] = [];
const tasks = await startRawServer(({ method, params }, headers) => {
  seen.push(`${method} ${String(headers["mcp-name"])} ${params?.taskId}`);
  const complete = { resultType: "complete" };
  switch (method) {
    case "server/discover":
      return {
        result: discovered({
          tools: {},
          extensions: { [TASKS]: {}, "example.com/own": {} },
        }),
      };
    case "tools/list":
      return {
        result: { ...complete, tools: [{ name: "work", inputSchema: { type: "object" } }] },
      };
    case "tools/call":
      return { result: { resultType: "task", ...task, status: "working" } };
    case "tasks/get": {
      const result = { content: [link], isError: false };
      return { result: { ...complete, ...task, status: "completed", result } };
    }
    case "tasks/update":
    case "tasks/cancel":
      return { result: complete };
    default:
      return { error: { code: -32_601, message: "Method not found" } };
  }
});
const targets = { plain, tasks, skilled, old };
after(() => Promise.all(Object.values(targets).map((each) => each.close())));

async function connectNew({ url }: Pick<Gateway, "url">, mode: "legacy" | { pin: string }) {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
}

for (const prefixMode of ["Always", "Never"])
  test(`the skills of a server among others, and prefixMode ${prefixMode}`, async () => {
    const main = prefixMode === "Always" ? `skilled+${MAIN}` : MAIN;
    await using gateway = await startGateway(targets, { prefixMode });
    for (const mode of [{ pin: VERSION }, "legacy"] as const) {
      await using client = await connectNew(gateway, mode);
      const skills = new SkillsClient(client);
      assert.ok(skills.supported && skills.directoryRead);
      const listed = await skills.list();
      assert.deepEqual(
        listed.skills.map(({ uri }) => uri),
        [main],
      );
      const { skill } = await skills.get(main);
      assert.deepEqual(skill, listed.skills[0]);
      const guide = await skills.read(skill, "references/GUIDE.md");
      assert.match(JSON.stringify(guide), /Go by train/);
      const folder = await skills.readDirectory(main.replace("/SKILL.md", ""));
      assert.ok(folder.resources.some(({ uri }) => uri === main));
    }
  });

test("the tasks of a server among others", async () => {
  await using gateway = await startGateway(targets);
  const post = (method: string, name: string, params: object) =>
    postSessionless(gateway, method, { _meta: SESSIONLESS, ...params }, { "mcp-name": name });
  const begun = await post("tools/call", "tasks_work", { name: "tasks_work", arguments: {} });
  const { taskId, ...state } = begun.result;
  assert.equal(taskId, "tasks+t/1");
  assert.deepEqual([state.resultType, state.status], ["task", "working"]);
  seen.length = 0;
  const found = await post("tasks/get", taskId, { taskId });
  assert.equal(found.result.taskId, taskId);
  assert.equal(found.result.result.content[0].uri, "tasks+test://made");
  for (const method of ["tasks/update", "tasks/cancel"]) {
    const { status, result } = await post(method, taskId, { taskId, inputResponses: {} });
    assert.deepEqual([status, result.resultType], [200, "complete"], method);
  }
  assert.deepEqual(
    seen.filter((each) => each.startsWith("tasks/")),
    ["tasks/get t/1 t/1", "tasks/update t/1 t/1", "tasks/cancel t/1 t/1"],
  );
  const wrong = await post("tasks/get", "other", { taskId });
  assert.deepEqual([wrong.status, wrong.error?.code], [400, -32_020]);
  for (const method of ["tasks/list", "tasks/result"])
    assert.equal((await post(method, taskId, { taskId })).status, 404, method);
});

test("only what the gateway routes is announced, for each version what it has", async () => {
  await using gateway = await startGateway(targets);
  const extensionsOf = async (mode: "legacy" | { pin: string }) => {
    await using client = await connectNew(gateway, mode);
    assert.equal(textOf(await client.callTool({ name: "old_who", arguments: {} })), "old");
    return Object.keys(client.getServerCapabilities()?.extensions ?? {}).toSorted();
  };
  assert.deepEqual(await extensionsOf({ pin: VERSION }), [SKILLS, TASKS]);
  assert.deepEqual(await extensionsOf("legacy"), [SKILLS]);
});
