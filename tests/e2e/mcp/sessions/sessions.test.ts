import assert from "node:assert/strict";
import { after, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer } from "../arrange.ts";

/** Tests of the lifetime of MCP sessions. */

const alpha = await startSdkServer(fillPlain("alpha"));
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));
const CONFIG = { mcp: { sessionTtl: "3s" } };

async function raw(url: string, body: object, session?: string): Promise<Response> {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...(session === undefined ? {} : { "mcp-session-id": session }),
  };
  return fetch(`${url}/mcp`, {
    method: "POST",
    headers,
    body: JSON.stringify({ jsonrpc: "2.0", ...body }),
  });
}

const INITIALIZE = {
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  },
};

test("an unused session ends, and with it the sessions of its targets", async () => {
  await using gateway = await startGateway({ alpha, beta }, {}, CONFIG);
  alpha.forget();
  const begun = await raw(gateway.url, INITIALIZE);
  const session = begun.headers.get("mcp-session-id") ?? "";
  assert.equal(alpha.sessions.size, 1);
  await waitFor("the end of the session", () => alpha.sessions.size === 0);
  assert.equal((await raw(gateway.url, { id: 2, method: "ping" }, session)).status, 404);
});

test("of one server the gateway forgets it, too", async () => {
  await using gateway = await startGateway({ alpha }, {}, CONFIG);
  const begun = await raw(gateway.url, INITIALIZE);
  const session = begun.headers.get("mcp-session-id") ?? "";
  const used = await raw(gateway.url, { id: 2, method: "ping" }, session);
  assert.equal(used.status, 200);
  const endsAt = Date.now() + 3_100;
  await waitFor("its time", () => Date.now() > endsAt);
  assert.equal((await raw(gateway.url, { id: 3, method: "ping" }, session)).status, 404);
});

test("an open stream uses its session", async () => {
  for (const servers of [{ alpha }, { alpha, beta }]) {
    await using gateway = await startGateway(servers, {}, CONFIG);
    alpha.seen.length = 0;
    await using client = await connect(gateway);
    await waitFor("the stream", () => alpha.seen.includes("GET"));
    const endsAt = Date.now() + 5_000;
    await waitFor("its time", () => Date.now() > endsAt);
    await client.ping();
  }
});

test("any worker continues with a session, also when a target has lost its part", async () => {
  await using gateway = await startGateway({ alpha, beta }, {}, { workerThreads: 3 });
  const clients = await Promise.all(Array.from({ length: 6 }, () => connect(gateway)));
  const rounds = [0, 1, 2, 3, 4];
  for (const round of rounds) {
    if (round === 2) beta.forget();
    await Promise.all(
      clients.map(async (client) => {
        assert.equal((await client.listTools()).tools.length, 2);
        const result = await client.callTool({ name: "beta_who" });
        assert.match(JSON.stringify(result), /beta/);
      }),
    );
  }
  // Each connection reaches a worker chosen by the kernel, and every worker knows about the end.
  const begun = await raw(gateway.url, INITIALIZE);
  const session = begun.headers.get("mcp-session-id") ?? "";
  const ping = () => raw(gateway.url, { id: 2, method: "ping" }, session);
  const own = { "mcp-session-id": session, connection: "close" };
  assert.equal((await fetch(`${gateway.url}/mcp`, { method: "DELETE", headers: own })).status, 200);
  const after = await Promise.all(Array.from({ length: 12 }, ping));
  assert.deepEqual(new Set(after.map(({ status }) => status)), new Set([404]));
  for (const client of clients) await client[Symbol.asyncDispose]();
});

test("the end of a session ends its stream in every worker, and begins no session at a target", async () => {
  await using gateway = await startGateway({ alpha, beta }, {}, { workerThreads: 2 });
  alpha.forget();
  beta.forget();
  const begin = async () => {
    const { headers } = await raw(gateway.url, INITIALIZE);
    const session = headers.get("mcp-session-id") ?? "";
    await raw(gateway.url, { method: "notifications/initialized" }, session);
    const own = { "mcp-session-id": session, accept: "text/event-stream" };
    const stream = await fetch(`${gateway.url}/mcp`, { headers: own });
    assert.equal(stream.status, 200);
    return { stream, own };
  };
  const sessions = await Promise.all(Array.from({ length: 6 }, begin));
  await Promise.all(
    sessions.map(async ({ stream, own }) => {
      const headers = { ...own, connection: "close" };
      const ended = await fetch(`${gateway.url}/mcp`, { method: "DELETE", headers });
      assert.equal(ended.status, 200);
      assert.doesNotMatch(await stream.text(), /"error"/);
    }),
  );
  assert.deepEqual([alpha.sessions.size, beta.sessions.size], [0, 0]);
});
