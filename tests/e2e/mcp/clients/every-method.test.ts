import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import {
  connectHttp,
  connectSdk2,
  connectSse,
  connectStdio,
} from "../programs/every-method-clients.ts";
import { everyMethodOptions, fillEveryMethod } from "../programs/every-method-server.ts";
import { differences, runSteps } from "../programs/every-method-steps.ts";
import { startNewServer } from "../programs/new-server.ts";
import { startSseServer } from "../programs/sse-server.ts";

/**
 * A server with every method, reached directly, alone and as one of four by each transport, gives the
 * same to clients of each version.
 */

const PROGRAM = fileURLToPath(new URL("../programs/every-method-program.ts", import.meta.url));
const program = { command: process.execPath, args: [PROGRAM] };

const server = await startSdkServer(fillEveryMethod, undefined, everyMethodOptions);
const sse = await startSseServer(fillEveryMethod, everyMethodOptions);
const fresh = await startNewServer("fresh");
const other = await startSdkServer(fillPlain("other"));
after(() => Promise.all([server, sse, fresh, other].map((each) => each[Symbol.asyncDispose]())));

async function direct() {
  await using client = await connectHttp(`${server.url}/mcp`);
  return await runSteps(client);
}
const expected = await direct();

const at = (port: number, protocol = "StreamableHTTP") => ({
  static: { host: "127.0.0.1", port, protocol },
});
const document = {
  openapi: "3.1.0",
  info: { title: "api", version: "1" },
  paths: { "/": { get: { operationId: "front", responses: {} } } },
};
const openapi = { inline: JSON.stringify(document) };
const TARGETS = {
  StreamableHTTP: at(server.port),
  SSE: at(sse.port, "SSE"),
  stdio: { stdio: program },
};

const CLIENTS = {
  "SDK 1.x": (url: string) => connectHttp(`${url}/mcp`),
  "SDK 1.x with HTTP and SSE": (url: string) => connectSse(`${url}/sse`),
  "SDK 2.x with a session": (url: string) => connectSdk2(`${url}/mcp`, "session"),
  "SDK 2.x without a session": (url: string) => connectSdk2(`${url}/mcp`, "no session"),
};

test("without the gateway each transport gives the same", async () => {
  await using old = await connectSse(`${sse.url}/sse`);
  assert.deepEqual(differences(await runSteps(old), expected), []);
  await using piped = await connectStdio(program);
  assert.deepEqual(differences(await runSteps(piped), expected), []);
  await using newer = await connectSdk2(`${server.url}/mcp`, "session");
  assert.deepEqual(differences(await runSteps(newer), expected), []);
});

for (const [transport, target] of Object.entries(TARGETS))
  test(`${transport}: a server gives the same results alone and as one of four`, async (t) => {
    const targets = [
      { name: "other", ...at(other.port) },
      { name: "it", ...target },
      { name: "fresh", ...at(fresh.port) },
      { name: "api", static: { host: "127.0.0.1", port: other.port, openapi } },
    ];
    await using gateway = await startGateway(
      {},
      { targets, prefixMode: "Never" },
      { workerThreads: 2 },
    );
    for (const [name, connect] of Object.entries(CLIENTS))
      await t.test(name, async () => {
        await using client = await connect(gateway.url);
        assert.deepEqual(differences(await runSteps(client), expected), []);
      });
  });

for (const [transport, target] of Object.entries(TARGETS))
  test(`${transport}: the only server gives a client of all versions what it gives directly`, async () => {
    await using gateway = await startGateway({}, { targets: [{ name: "it", ...target }] });
    await using client = await connectSdk2(`${gateway.url}/mcp`, "any");
    assert.ok(client.hasSession);
    assert.deepEqual(differences(await runSteps(client), expected), []);
  });
