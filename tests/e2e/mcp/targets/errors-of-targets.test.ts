import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, test } from "node:test";
import type { AdminMcpServers } from "@edge-gateway/generated/types/index.ts";
import { listen } from "@edge-gateway/testkit/listen";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/** Errors that a server sends with an error status reach clients of several servers as its own. */

const alpha = await startSdkServer(fillPlain("alpha"));
after(() => alpha.close());

const TOO_OLD = { code: -32_050, message: "too old for this", data: { least: 7 } };

/** A server that refuses this method by status 400. */
function startRefusing(refused: () => string) {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.method !== "POST") return void response.writeHead(405).end();
      const { id, method } = JSON.parse(Buffer.concat(chunks).toString());
      if (id === undefined) return void response.writeHead(202).end();
      const isRefused = method === refused();
      const serverInfo = { name: "beta", version: "1" };
      const capabilities = { tools: {} };
      const result =
        method === "initialize"
          ? { protocolVersion: "2025-11-25", capabilities, serverInfo }
          : { tools: [{ name: "who", inputSchema: { type: "object" } }], content: [] };
      response.writeHead(isRefused ? 400 : 200, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ jsonrpc: "2.0", id, ...(isRefused ? { error: TOO_OLD } : { result }) }),
      );
    });
  });
  return listen(http);
}

/** How administrators see a target. */
async function stateOf({ adminPort }: Gateway, target: string): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${adminPort}/api/mcp/servers`);
  const { servers }: AdminMcpServers = JSON.parse(await response.text());
  return servers[0]?.targets.find(({ name }) => name === target)?.state;
}

for (const failureMode of ["FailClosed", "FailOpen"])
  test(`${failureMode}: the client gets the error of the server, which stays in the lists`, async () => {
    let refused = "tools/call";
    await using beta = await startRefusing(() => refused);
    await using gateway = await startGateway({ alpha, beta }, { failureMode });
    await using client = await connect(gateway);
    await assert.rejects(client.callTool({ name: "beta_who" }), {
      code: TOO_OLD.code,
      message: /too old for this/,
      data: TOO_OLD.data,
    });
    assert.equal(await stateOf(gateway, "beta"), "available", "the fault is the client's");
    const names = async () => (await client.listTools()).tools.map(({ name }) => name);
    assert.deepEqual(await names(), ["alpha_who", "beta_who"]);
    refused = "tools/list";
    if (failureMode === "FailOpen") assert.deepEqual(await names(), ["alpha_who"]);
    else await assert.rejects(names(), { code: TOO_OLD.code });
    refused = "";
    assert.deepEqual(await names(), ["alpha_who", "beta_who"]);
    assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha");
  });
