import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import { after, test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { chance } from "../chance.ts";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/**
 * A server is killed, stopped or slowed down at a random byte of a random response: calls end in
 * time with a result or a clear error, the other servers continue, and nothing stays open.
 */

const SEED = Number(process.env["SEED"] ?? 20_261_123);
const ROUNDS = 24;
const LIMIT = 1_000;
/** Milliseconds that a busy machine may add to a time limit. */
const SLACK = 20_000;
const CONFIG = { backend: { bodyIdleTimeout: `${LIMIT}ms` } };
const pick = chance(SEED);

const open = new Set<ServerResponse>();

/**
 * Each response is a stream: notifications, and then the result; the fault may occur anywhere in
 * it.
 */
const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    open.add(response);
    response.on("close", () => open.delete(response));
    const text = Buffer.concat(chunks).toString();
    const { id, method } = text === "" ? { id: undefined, method: "" } : JSON.parse(text);
    if (id === undefined) return response.writeHead(request.method === "POST" ? 202 : 405).end();
    const result = RESULTS[method] ?? {};
    const note = { jsonrpc: "2.0", method: "notifications/message", params: { level: "info" } };
    const messages = [note, note, { jsonrpc: "2.0", id, result }];
    const bytes = messages.map((each) => `data: ${JSON.stringify(each)}\n\n`).join("");
    if (method === "initialize") return stream(response, bytes, "whole");
    return stream(response, bytes, HURTS[pick(HURTS.length)] ?? "whole");
  });
});

const RESULTS: Readonly<Record<string, object>> = {
  initialize: {
    protocolVersion: "2025-11-25",
    capabilities: { tools: {}, logging: {} },
    serverInfo: { name: "hurt", version: "1" },
  },
  "tools/list": { tools: [{ name: "any", inputSchema: { type: "object" } }] },
  "tools/call": { content: [{ type: "text", text: "hurt" }] },
};

const HURTS = ["whole", "killed", "stopped", "ended", "slow"] as const;

function stream(response: ServerResponse, text: string, hurt: (typeof HURTS)[number]): void {
  const at = hurt === "whole" ? text.length : pick(text.length);
  if (at === 0 && hurt === "killed") return void response.destroy();
  if (at === 0 && hurt === "stopped") return;
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(text.slice(0, at), () => {
    if (hurt === "killed") response.destroy();
    else if (hurt === "slow") void trickle(response, text.slice(at));
    else if (hurt !== "stopped") response.end();
  });
}

/** A few bytes at a time, with long pauses that stay below every time limit. */
async function trickle(response: ServerResponse, text: string): Promise<void> {
  const size = Math.ceil(text.length / 4);
  for (let at = 0; at < text.length; at += size) {
    const next = performance.now() + LIMIT / 10;
    await waitFor("the next piece", () => performance.now() > next);
    response.write(text.slice(at, at + size));
  }
  response.end();
}

const alpha = await startSdkServer(fillPlain("alpha"));
const hurt = await listen(http);
after(() => Promise.all([alpha.close(), hurt.close()]));

for (const failureMode of ["FailOpen", "FailClosed"] as const)
  test(`${failureMode}: whatever happens to a server, and whenever, no client waits and nothing stays open; seed ${SEED}`, async () => {
    const policies = { http: { requestTimeout: `${LIMIT}ms` } };
    const targets = [
      { name: "alpha", static: { host: "127.0.0.1", port: alpha.port } },
      { name: "hurt", static: { host: "127.0.0.1", port: hurt.port, policies } },
    ];
    await using gateway = await startGateway({}, { targets, failureMode }, CONFIG);
    await using client = await connect(gateway);
    const timeout = { timeout: LIMIT + SLACK };
    const call = (name: string) =>
      client.callTool({ name }, undefined, timeout).then(textOf, (error: unknown) => String(error));
    const list = () =>
      client.listTools(undefined, timeout).then(
        ({ tools }) => tools.map(({ name }) => name).join(),
        (error: unknown) => String(error),
      );
    for (let round = 0; round < ROUNDS; round++) {
      const [hurtCall, other, listed] = await Promise.all([
        call("hurt_any"),
        call("alpha_who"),
        list(),
      ]);
      assert.match(hurtCall, /^hurt$|MCP server not available: hurt/);
      assert.equal(other, "alpha");
      const whole = /^alpha_who(,hurt_any)?$/;
      if (failureMode === "FailOpen") assert.match(listed, whole);
      else assert.match(listed, /^alpha_who,hurt_any$|MCP server not available: hurt/);
    }
    await waitFor("the end of all calls", () => open.size === 0);
  });
