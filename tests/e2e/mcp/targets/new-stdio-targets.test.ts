import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { discovered, postSessionless, SESSIONLESS } from "../raw.ts";

/** Programs that support version 2026-07-28, alone or beside older versions. */

const SERVER = fileURLToPath(new URL("../programs/new-stdio-server.ts", import.meta.url));

const program = (name: string, ...args: readonly string[]) => ({
  name,
  stdio: { command: process.execPath, args: [SERVER, ...args], maxProcesses: 4 },
});

interface Caller {
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<object>;
}

const call = async (client: Caller, name: string) =>
  textOf(await client.callTool({ name, arguments: {} }));

/**
 * A client of an older version, which receives change notifications, and responds to each question
 * with `name`.
 */
const connectOld = (gateway: Gateway, heard: string[] = []) =>
  connect(
    gateway,
    (client) => {
      client.setRequestHandler(ElicitRequestSchema, () => ({
        action: "accept",
        content: { name: "Ada" },
      }));
      client.fallbackNotificationHandler = ({ method }) => {
        heard.push(method);
        return Promise.resolve();
      };
    },
    { elicitation: {} },
  );

async function connectNew(gateway: Gateway, heard: string[] = []) {
  const client = new Client(
    { name: "test", version: "1" },
    {
      capabilities: { elicitation: {} },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    },
  );
  client.setRequestHandler("elicitation/create", () => ({
    action: "accept",
    content: { name: "Ada" },
  }));
  client.fallbackNotificationHandler = ({ method }) => {
    heard.push(method);
    return Promise.resolve();
  };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`)));
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
}

const ANSWER = /"action":"accept".*Ada/;
const CHANGED = "notifications/tools/list_changed";

test("a program that knows version 2026-07-28 alone serves clients with sessions, in every worker", async () => {
  const targets = [program("program", "modern")];
  await using gateway = await startGateway({}, { targets }, { workerThreads: 2 });
  const heard: string[] = [];
  await using client = await connectOld(gateway, heard);
  assert.equal(client.getServerVersion()?.name, "new program");
  const all = await Promise.all(Array.from({ length: 12 }, () => call(client, "pid")));
  assert.equal(new Set(all).size, 1);
  assert.match(await call(client, "ask"), ANSWER);
  await client.ping();
  await waitFor("the news", async () => {
    await call(client, "more").catch(() => {});
    return heard.includes(CHANGED);
  });
  assert.ok(!heard.includes("notifications/subscriptions/acknowledged"));
  const { tools } = await client.listTools();
  assert.ok(tools.some(({ name }) => name === "later"));
  const ended = new AbortController();
  const patient = client.callTool({ name: "patience" }, undefined, { signal: ended.signal });
  await waitFor("the call", () => gateway.output.includes("waiting"));
  ended.abort();
  await assert.rejects(patient);
  await waitFor("its end", () => gateway.output.includes("given up"));
});

test("clients without sessions use such programs, also beside others, and hear of changes", async () => {
  await using old = await startSdkServer(fillPlain("old"));
  const there = { name: "old", static: { host: "127.0.0.1", port: old.port } };
  const targets = [program("modern", "modern"), program("both"), there];
  await using gateway = await startGateway({}, { targets });
  for (const client of [await connectNew(gateway), await connectOld(gateway)]) {
    assert.equal(await call(client, "old_who"), "old");
    for (const name of ["modern", "both"]) {
      assert.match(await call(client, `${name}_pid`), /^\d+$/);
      if (client instanceof Client || name === "modern")
        assert.match(await call(client, `${name}_ask`), ANSWER);
    }
    const { tools } = await client.listTools();
    assert.deepEqual(
      new Set(tools.map(({ name }) => name.split("_")[0])),
      new Set(["modern", "both", "old"]),
    );
    await client.close();
  }
});

/** A program that knows some methods only, each with its result; the others are `unknown`. */
const script = (results: object, unknown: string, start = "") => ({
  command: process.execPath,
  args: [
    "-e",
    `${start}; require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { id, method } = JSON.parse(line);
      const result = (${JSON.stringify(results)})[method];
      const say = (said) => console.log(JSON.stringify({ jsonrpc: "2.0", id, ...said }));
      if (result !== undefined) say({ result });
      else if (id !== undefined) { ${unknown} }
    });`,
  ],
  // The process of the request before may not have exited yet.
  maxProcesses: 4,
});

const HELLO = {
  "tools/list": { tools: [{ name: "hello", inputSchema: { type: "object" } }] },
  "tools/call": { content: [{ type: "text", text: "hello" }] },
};

const OLD = {
  ...HELLO,
  initialize: {
    protocolVersion: "2025-11-25",
    capabilities: { tools: {} },
    serverInfo: { name: "old", version: "1" },
  },
};

/** A call of a client that does not ask which versions there are. */
async function hello(gateway: Gateway): Promise<string> {
  const params = { name: "hello", arguments: {}, _meta: SESSIONLESS };
  const { result } = await postSessionless(gateway, "tools/call", params, { "mcp-name": "hello" });
  return textOf({ ...result });
}

test("a program that exits at a request it does not know is started again for its own version", async () => {
  const stdio = { ...script(OLD, "process.exit(1)"), maxProcesses: 1 };
  await using gateway = await startGateway({}, { targets: [{ name: "old", stdio }] });
  await waitFor("the process", async () => (await hello(gateway)) === "hello");
});

test("a program that never responds to a request it does not know is initialized soon after", async () => {
  const stdio = script(OLD, "");
  await using gateway = await startGateway({}, { targets: [{ name: "old", stdio }] });
  assert.equal(await hello(gateway), "hello");
  assert.doesNotMatch(gateway.output, /an MCP target is unavailable/);
});

test("a program without sessions that starts slowly joins as well", async () => {
  const NEW = { ...HELLO, "server/discover": discovered({ tools: {} }) };
  const error = { code: -32_601, message: "Method not found" };
  const start = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)";
  const stdio = script(NEW, `say({ error: ${JSON.stringify(error)} })`, start);
  await using gateway = await startGateway({}, { targets: [{ name: "slow", stdio }] });
  await using client = await connectNew(gateway);
  assert.equal(await call(client, "hello"), "hello");
});
