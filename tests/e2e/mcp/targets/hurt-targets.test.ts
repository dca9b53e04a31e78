import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import { after, test } from "node:test";
import { startEverything } from "@edge-gateway/testkit/servers/mcp-everything";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/**
 * Servers that are stopped, killed or slow at any moment: no call exceeds a time limit, and the
 * other servers continue.
 */

const alpha = await startSdkServer(fillPlain("alpha"));
after(() => alpha.close());

const LIMIT = 3000;
const MODES = ["FailOpen", "FailClosed"] as const;
const policies = { http: { requestTimeout: `${LIMIT}ms` } };
const targetsWith = (name: string, port: number) => [
  { name: "alpha", static: { host: "127.0.0.1", port: alpha.port } },
  { name, static: { host: "127.0.0.1", port, policies } },
];

for (const failureMode of MODES) {
  test(`${failureMode}: a process is stopped, continued, killed, and started again`, async () => {
    const real = await startEverything();
    const targets = targetsWith("real", real.port);
    await using gateway = await startGateway({}, { targets, failureMode });
    await using client = await connect(gateway);
    const hasReal = async () =>
      (await client.listTools()).tools.some(({ name }) => name === "real_echo");
    const echo = async () =>
      textOf(await client.callTool({ name: "real_echo", arguments: { message: "hi" } }));
    const othersGoOn = async () => {
      assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha");
      if (failureMode === "FailOpen") assert.equal(await hasReal(), false);
      else await assert.rejects(hasReal(), /MCP server not available: real/);
    };
    assert.equal(await echo(), "Echo: hi");
    real.signal("SIGSTOP");
    await assert.rejects(echo(), /MCP server not available: real/);
    await othersGoOn();
    real.signal("SIGCONT");
    await waitFor("its return", hasReal);
    assert.equal(await echo(), "Echo: hi");
    await real.close();
    await assert.rejects(echo(), /MCP server not available: real/);
    await othersGoOn();
    await using _again = await startEverything(real.port);
    await waitFor("its return", hasReal);
    assert.equal(await echo(), "Echo: hi");
  });
}

/** How a server fails a call, after reading its head. */
const HURTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "says nothing": () => {},
  "cuts before the head": (response) => response.destroy(),
  "cuts within an event": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('data: {"jsonrpc":"2.0","id":', () => response.destroy());
  },
  "ends within an event": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end('data: {"jsonrpc":"2.0","id":');
  },
  "cuts within a message": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"jsonrpc"', () => response.destroy());
  },
  "sends no JSON": (response) => {
    response.writeHead(200, { "content-type": "application/json" }).end("<html>");
  },
  "sends an event that is no JSON": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).end("data: <html>\n\n");
  },
  "responds to something else": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end('{"jsonrpc":"2.0","id":"other","result":{}}');
  },
  "responds with 500": (response) => void response.writeHead(500).end("oh"),
  "takes the call and sends nothing": (response) => void response.writeHead(202).end(),
};

test("whatever a server does with a call, the client gets one clear error in time, and nothing stays open", async () => {
  let hurt = HURTS["says nothing"] ?? assert.fail();
  const open = new Set<ServerResponse>();
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const { id, method } = text === "" ? { id: 0, method: "" } : JSON.parse(text);
      if (method === "initialize") {
        const serverInfo = { name: "hurt", version: "1" };
        const result = { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo };
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
      } else if (method === "tools/call") {
        open.add(response);
        response.on("close", () => open.delete(response));
        hurt(response);
      } else response.writeHead(request.method === "POST" ? 202 : 405).end();
    });
  });
  await using server = await listen(http);
  for (const failureMode of MODES) {
    const targets = targetsWith("hurt", server.port);
    await using gateway = await startGateway({}, { targets, failureMode });
    await using client = await connect(gateway);
    for (const [what, act] of Object.entries(HURTS)) {
      hurt = act;
      await assert.rejects(
        client.callTool({ name: "hurt_any" }, undefined, { timeout: 20 * LIMIT }),
        /MCP server not available: hurt/,
        `${failureMode}: ${what}`,
      );
      assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha", what);
      await waitFor(`the end of the call that ${what}`, () => open.size === 0);
    }
  }
});
