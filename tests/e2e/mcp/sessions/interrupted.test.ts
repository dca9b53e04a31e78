import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import {
  ElicitRequestSchema,
  LoggingMessageNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { startSseServer } from "../programs/sse-server.ts";

/**
 * The configuration changes, or a server ends, in the middle of a call, of a question to the user or
 * of a stream of notifications.
 */

/** A server that asks its user, logs, and has a call that never ends. */
function fillAsking(name: string, running = (): void => {}) {
  return fillPlain(name, (mcp) => {
    mcp.registerTool("ask", {}, async () => {
      const requestedSchema = { type: "object", properties: {} } as const;
      const { action } = await mcp.server.elicitInput({ message: "Really?", requestedSchema });
      return { content: [{ type: "text", text: `${name}: ${action}` }] };
    });
    mcp.registerTool("log", {}, async () => {
      await mcp.server.sendLoggingMessage({ level: "info", data: `log of ${name}` });
      return { content: [] };
    });
    mcp.registerTool("endless", {}, () => {
      running();
      return new Promise<never>(() => {});
    });
  });
}

const program = fileURLToPath(new URL("../programs/stdio-server.ts", import.meta.url));
const PROGRAM = { name: "program", stdio: { command: process.execPath, args: [program] } };

function at(name: string, { port }: { readonly port: number }, protocol = "StreamableHTTP") {
  return { name, static: { host: "127.0.0.1", port, protocol } };
}

/** `name`: of a route, by which a test sees that the configuration runs. */
function configOf(name: string, targets: readonly object[], failureMode = "FailClosed") {
  const seen = {
    name,
    matches: [{ path: { type: "Exact", value: `/${name}` } }],
    policies: { directResponse: { status: 204 } },
  };
  const routes = [{ name: "mcp", backends: [{ backend: "server" }] }, seen];
  return configuration(routes, { backends: { server: { mcp: { targets, failureMode } } } });
}

async function change(gateway: Gateway, ...config: Parameters<typeof configOf>): Promise<void> {
  await gateway.reconfigure(configOf(...config));
  await waitFor("the change", async () => {
    return (await fetch(`${gateway.url}/${config[0]}`)).status === 204;
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A client whose user accepts when the test says so. */
async function connectAsked(gateway: Gateway) {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: mayAccept, resolve: accept } = Promise.withResolvers<void>();
  const prepare = (client: Client): void =>
    client.setRequestHandler(ElicitRequestSchema, async () => {
      isAsked();
      await mayAccept;
      return { action: "accept", content: {} };
    });
  return { client: await connect(gateway, prepare, { elicitation: {} }), asked, accept };
}

test("a user's answer reaches the server that asked, although the configuration has changed since", async () => {
  await using alpha = await startSdkServer(fillAsking("alpha"));
  await using beta = await startSdkServer(fillAsking("beta"));
  const targets = [at("alpha", alpha), at("beta", beta)];
  await using gateway = await Gateway.start({ config: configOf("before", targets) });
  const { client, asked, accept } = await connectAsked(gateway);
  await using _client = client;
  const call = client.callTool({ name: "alpha_ask" });
  await asked;
  await change(gateway, "after", targets, "FailOpen");
  accept();
  assert.equal(textOf(await call), "alpha: accept");
});

for (const failureMode of ["FailOpen", "FailClosed"])
  test(`${failureMode}: a server that ends while it asks the user fails this call alone`, async () => {
    await using alpha = await startSdkServer(fillAsking("alpha"));
    const beta = await startSdkServer(fillAsking("beta"));
    await using gateway = await startGateway({ alpha, beta }, { failureMode });
    const { client, asked, accept } = await connectAsked(gateway);
    await using _client = client;
    const call = client.callTool({ name: "beta_ask" });
    const failed = assert.rejects(call, /MCP server not available: beta/);
    await asked;
    await beta.close();
    await failed;
    accept();
    assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha");
  });

test("calls of connections that end with the configuration fail clearly; then everything continues", async () => {
  const { promise: running, resolve: isRunning } = Promise.withResolvers<void>();
  await using old = await startSseServer(fillAsking("old", isRunning));
  await using now = await startSdkServer(fillAsking("now"));
  const targets = [at("old", old, "SSE"), at("now", now), PROGRAM];
  await using gateway = await Gateway.start({ config: configOf("before", targets) });
  const logs: unknown[] = [];
  await using client = await connect(gateway, (each) =>
    each.setNotificationHandler(
      LoggingMessageNotificationSchema,
      ({ params }) => void logs.push(params.data),
    ),
  );
  await client.setLoggingLevel("debug");
  const calls = ["old_endless", "program_patience"].map((name) =>
    assert.rejects(client.callTool({ name }), /MCP server not available: (?:old|program)/),
  );
  await running;
  await waitFor("the program", () => gateway.output.includes("waiting"));
  await change(gateway, "after", targets, "FailOpen");
  await Promise.all(calls);
  await waitFor("the logs of all", async () => {
    for (const name of ["old_log", "program_log", "now_log"]) await client.callTool({ name });
    return ["log of old", "hello", "log of now"].every((each) => logs.includes(each));
  });
  assert.deepEqual([old.sessions.size, now.sessions.size], [1, 1]);
});

test("a stopped process ends when its client ends the session", async () => {
  await using now = await startSdkServer(fillAsking("now"));
  await using gateway = await startGateway({}, { targets: [at("now", now), PROGRAM] });
  const client = await connect(gateway);
  const pid = Number(textOf(await client.callTool({ name: "program_pid" })));
  process.kill(pid, "SIGSTOP");
  await client[Symbol.asyncDispose]();
  await waitFor("the end", () => !isAlive(pid) && now.sessions.size === 0);
});

test("the stream of a client of 2024-11-05 ends with its sessions when a server is taken out", async () => {
  await using one = await startSdkServer(fillAsking("one"));
  await using two = await startSdkServer(fillAsking("two"));
  const targets = [at("one", one), at("two", two), PROGRAM];
  await using gateway = await Gateway.start({ config: configOf("before", targets) });
  const client = new Client({ name: "test", version: "1" });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  client.onclose = end;
  client.onerror = () => end();
  await client.connect(new SSEClientTransport(new URL(`${gateway.url}/mcp/sse`)));
  const pid = Number(textOf(await client.callTool({ name: "program_pid" })));
  await change(gateway, "after", targets.slice(0, 1));
  await ended;
  await client.close();
  await waitFor("all ends", () => one.sessions.size + two.sessions.size === 0 && !isAlive(pid));
});
