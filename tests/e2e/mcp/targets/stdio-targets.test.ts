import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import {
  ListRootsRequestSchema,
  LoggingMessageNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/** MCP servers that are programs: one process for each session. */

const program = (more: object = {}) => ({
  name: "program",
  stdio: {
    command: process.execPath,
    args: [fileURLToPath(new URL("../programs/stdio-server.ts", import.meta.url))],
    ...more,
  },
});

const call = async (client: Client, name: string) => textOf(await client.callTool({ name }));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const answersRoots = (client: Client): void =>
  client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: "file:///a" }] }));

test("each session has a process, which gets nothing of the gateway's environment and ends with the session", async () => {
  const targets = [program({ env: { VALUE: "secret value" } })];
  await using gateway = await startGateway({}, { targets });
  const logged: unknown[] = [];
  let pid: number;
  {
    await using client = await connect(
      gateway,
      (each) => {
        answersRoots(each);
        each.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
          logged.push(params.data);
        });
      },
      { roots: {} },
    );
    pid = Number(await call(client, "pid"));
    assert.equal(client.getServerVersion()?.name, "program");
    assert.equal(await call(client, "value"), "secret value");
    const inherited = ["HOME", "LOGNAME", "PATH", "SHELL", "TERM", "USER", "VALUE"];
    for (const name of (await call(client, "environment")).split(","))
      assert.ok(inherited.includes(name) || !(name in process.env), name);
    assert.equal(await call(client, "roots"), "file:///a");
    assert.equal(await call(client, "print"), "done");
    await call(client, "log");
    await waitFor("the notification", () => logged.includes("hello"));
    await call(client, "complain");
    await waitFor("the log", () => /an MCP server says.*something is odd/.test(gateway.output));
    await Promise.all(Array.from({ length: 20 }, () => call(client, "pid")));
    assert.ok(isAlive(pid));
  }
  await waitFor("the end of the process", () => !isAlive(pid));
  assert.doesNotMatch(gateway.output, /secret value/);
});

test("other workers reach the process of a session through the one that has it", async () => {
  const config = { workerThreads: 3 };
  const targets = [program()];
  await using gateway = await startGateway({}, { targets }, config);
  const pids = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const logged: unknown[] = [];
    await using client = await connect(
      gateway,
      (each) => {
        answersRoots(each);
        each.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
          logged.push(params.data);
        });
      },
      { roots: {} },
    );
    // Each of these parallel requests uses its own connection.
    const all = await Promise.all(Array.from({ length: 12 }, () => call(client, "pid")));
    assert.equal(new Set(all).size, 1);
    pids.add(all[0] ?? "");
    const roots = await Promise.all(Array.from({ length: 6 }, () => call(client, "roots")));
    assert.deepEqual(new Set(roots), new Set(["file:///a"]));
    await waitFor("a message", async () => {
      await call(client, "log");
      return logged.length > 0;
    });
  }
  assert.equal(pids.size, 3);
  await waitFor("the ends of the processes", () => ![...pids].some((pid) => isAlive(Number(pid))));
});

test("a process that ends or closes its output in the middle of a call, or takes too much memory, is an error and begins anew", async () => {
  const targets = [program({ maxMemory: "200Mi" })];
  await using gateway = await startGateway({}, { targets });
  await using client = await connect(gateway);
  for (const name of ["exit", "hoard", "mute"]) {
    const pid = Number(await call(client, "pid"));
    await assert.rejects(call(client, name), /MCP server not available: program/);
    await waitFor("its end", () => !isAlive(pid));
    assert.notEqual(Number(await call(client, "pid")), pid);
  }
  for (const reason of ["status 3", "memory limit", "closed its output"])
    await waitFor(`${reason} in the log`, () =>
      new RegExp(`an MCP target failed a request.*${reason}`).test(gateway.output),
    );
});

test("sessions beyond the most processes do not begin, until one ends", async () => {
  const targets = [program({ maxProcesses: 1 })];
  await using gateway = await startGateway({}, { targets });
  {
    await using _client = await connect(gateway);
    await assert.rejects(connect(gateway), /MCP server not available: program/);
  }
  await waitFor("the end of the session", async () => {
    try {
      await using _client = await connect(gateway);
      return true;
    } catch {
      return false;
    }
  });
});

test("a program that does not exist, and one beside another server", async () => {
  await using alpha = await startSdkServer(fillPlain("alpha"));
  const there = { name: "alpha", static: { host: "127.0.0.1", port: alpha.port } };
  const missing = { name: "missing", stdio: { command: "no-such-program" } };
  const targets = [there, program(), missing];
  await using gateway = await startGateway({}, { targets, failureMode: "FailOpen" });
  await using client = await connect(gateway);
  assert.match(await call(client, "program_pid"), /^\d+$/);
  assert.equal(await call(client, "alpha_who"), "alpha");
  await waitFor("the reason in the log", () =>
    /an MCP target is unavailable.*target=missing.*ENOENT/.test(gateway.output),
  );
});

test("another gateway does not know the session of a process", async () => {
  const config = { session: { key: "ab".repeat(32) } };
  const targets = [program()];
  await using one = await startGateway({}, { targets }, config);
  await using other = await startGateway({}, { targets }, config);
  await using client = await connect(one);
  const id = client.transport?.sessionId ?? "";
  const post = async (url: string) => {
    const response = await fetch(`${url}/mcp`, {
      method: "POST",
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        "mcp-session-id": id,
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"pid"}}',
    });
    return response.status;
  };
  assert.deepEqual([await post(one.url), await post(other.url)], [200, 404]);
});

test("a cancellation stops the call that it names, and no other one that happens to have its id there", async () => {
  await using other = await startSdkServer((server) =>
    server.registerTool("wait", {}, () => new Promise<never>(() => {})),
  );
  const targets = [program(), { name: "other", static: { host: "127.0.0.1", port: other.port } }];
  await using gateway = await startGateway({}, { targets });
  const headers: Record<string, string> = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
  };
  const post = (message: object, signal?: AbortSignal) =>
    fetch(`${gateway.url}/mcp`, {
      method: "POST",
      headers,
      body: JSON.stringify({ jsonrpc: "2.0", ...message }),
      ...(signal === undefined ? {} : { signal }),
    });
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  };
  const begun = await post({ id: 100, method: "initialize", params });
  headers["mcp-session-id"] = begun.headers.get("mcp-session-id") ?? "";
  await post({ method: "notifications/initialized" });
  const ended = new AbortController();
  const call = (id: number, name: string) =>
    post({ id, method: "tools/call", params: { name, arguments: {} } }, ended.signal);
  const cancel = (requestId: number) =>
    post({ method: "notifications/cancelled", params: { requestId } });
  // The gateway gives requests on that stream ids of its own: small numbers.
  const own = Array.from({ length: 6 }, (_, id) => id);
  const calls = [call(50, "program_patience"), ...own.map((id) => call(id, "other_wait"))];
  await waitFor("the calls", () => {
    const waiting = other.seen.filter((method) => method === "tools/call");
    return waiting.length === own.length && gateway.output.includes("waiting");
  });
  await Promise.all(own.map(cancel));
  await (await call(60, "program_complain")).text();
  await waitFor("what it says later", () => gateway.output.includes("something is odd"));
  assert.ok(!gateway.output.includes("given up"));
  await cancel(50);
  await waitFor("the end", () => gateway.output.includes("given up"));
  ended.abort();
  await Promise.allSettled(calls);
});
