import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { startEverything, type Everything } from "@edge-gateway/testkit/everything";
import { freePort } from "@edge-gateway/testkit/free-port";
import type { Gateway } from "@edge-gateway/testkit/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, startGateway, textOf } from "./arrange.ts";
import { PYTHON_PROGRAMS, pythonEnvironment } from "./python-environment.ts";

/** Python: the official client and that of FastMCP, and a server of FastMCP. */

const run = promisify(execFile);

let environment: NodeJS.ProcessEnv;
let python: { readonly port: number; readonly process: ChildProcess };
let everything: Everything;
let gateways: readonly { readonly gateway: Gateway; readonly calls: readonly Call[] }[];

interface Call {
  readonly tool: string;
  readonly arguments: object;
  readonly text: string;
}

const ADD: Call = { tool: "add", arguments: { a: 2, b: 3 }, text: "5" };
const ECHO: Call = { tool: "echo", arguments: { message: "hi" }, text: "Echo: hi" };

before(async () => {
  environment = await pythonEnvironment();
  [python, everything] = await Promise.all([startPython(), startEverything()]);
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
  python.process.kill("SIGKILL");
  await everything.close();
});

async function startPython() {
  const port = await freePort();
  const started = spawn("python3", [join(PYTHON_PROGRAMS, "server.py"), String(port)], {
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
