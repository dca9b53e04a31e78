import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { startEverything, type Everything } from "@edge-gateway/testkit/servers/mcp-everything";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, startGateway, textOf } from "../arrange.ts";
import { PYTHON_PROGRAMS, pythonEnvironment } from "../programs/python-environment.ts";
import { postSessionless, SESSIONLESS } from "../raw.ts";

/** Python: the official client and that of FastMCP, and a server of FastMCP. */

const run = promisify(execFile);

let environment: NodeJS.ProcessEnv;
let python: Python;
let sse: Python;
let everything: Everything;
let gateways: readonly { readonly gateway: Gateway; readonly calls: readonly Call[] }[];

interface Python {
  readonly port: number;
  readonly process: ChildProcess;
}

interface Call {
  readonly tool: string;
  readonly arguments: object;
  readonly text: string;
}

const ADD: Call = { tool: "add", arguments: { a: 2, b: 3 }, text: "5" };
const ECHO: Call = { tool: "echo", arguments: { message: "hi" }, text: "Echo: hi" };

before(async () => {
  environment = await pythonEnvironment();
  [python, sse, everything] = await Promise.all([
    startPython("http"),
    startPython("sse"),
    startEverything(),
  ]);
  gateways = [
    { gateway: await startGateway({ python }), calls: [ADD] },
    { gateway: await startGateway({ everything }), calls: [ECHO] },
    {
      gateway: await startGateway({ python, everything }),
      calls: [
        { ...ADD, tool: "python_add" },
        { ...ECHO, tool: "everything_echo" },
      ],
    },
  ];
});

after(async () => {
  for (const { gateway } of gateways) await gateway[Symbol.asyncDispose]();
  for (const { process: started } of [python, sse]) started.kill("SIGKILL");
  await everything.close();
});

async function startPython(transport: "http" | "sse"): Promise<Python> {
  const port = await freePort();
  const program = join(PYTHON_PROGRAMS, "server.py");
  const started = spawn("python3", [program, String(port), transport], {
    env: environment,
    stdio: "ignore",
  });
  await once(started, "spawn");
  const url = `http://127.0.0.1:${port}/mcp`;
  await waitFor("the server", () => fetch(url).then((response) => response.status > 0));
  return { port, process: started };
}

for (const library of ["mcp", "fastmcp"])
  test(`the client of ${library} lists and calls tools of servers of both languages, alone and together`, async () => {
    for (const { gateway, calls } of gateways)
      for (const { tool, arguments: values, text } of calls) {
        const program = join(PYTHON_PROGRAMS, "client.py");
        const given = [library, `${gateway.url}/mcp`, tool, JSON.stringify(values)];
        const { stdout } = await run("python3", [program, ...given], { env: environment });
        const seen: { tools: string[]; text: string } = JSON.parse(stdout);
        assert.ok(seen.tools.includes(tool), stdout);
        assert.equal(seen.text, text);
      }
  });

test("the official client of TypeScript uses the server of FastMCP", async () => {
  const [first = assert.fail()] = gateways;
  await using client = await connect(first.gateway);
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    ["add"],
  );
  assert.equal(textOf(await client.callTool({ name: "add", arguments: { a: 2, b: 3 } })), "5");
});

test("a client without sessions uses a server with a stream for each session, alone and with others", async () => {
  const target = (port: number, protocol: string) => ({
    static: { host: "127.0.0.1", port, protocol },
  });
  const targets = [
    { name: "sse", ...target(sse.port, "SSE") },
    { name: "http", ...target(python.port, "StreamableHTTP") },
  ];
  for (const failureMode of ["FailClosed", "FailOpen"]) {
    await using gateway = await startGateway({}, { targets, failureMode });
    const { result } = await postSessionless(gateway, "tools/list", { _meta: SESSIONLESS });
    const names = result.tools.map(({ name }: { name: string }) => name);
    assert.deepEqual(names, ["sse_add", "http_add"]);
    const params = { name: "sse_add", arguments: { a: 2, b: 3 }, _meta: SESSIONLESS };
    const called = await postSessionless(gateway, "tools/call", params, { "mcp-name": "sse_add" });
    assert.equal(textOf(called.result), "5");
  }
});
