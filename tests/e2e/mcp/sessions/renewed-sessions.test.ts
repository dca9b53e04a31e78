import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { startEverything } from "@edge-gateway/testkit/servers/mcp-everything";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";

/** Tests of a server that loses its sessions, as after a restart: clients continue with theirs. */

const alpha = await startSdkServer(
  fillPlain("alpha", (server) => {
    server.registerTool("ask", {}, async () => {
      const { roots } = await server.server.listRoots();
      return { content: [{ type: "text", text: roots.map(({ uri }) => uri).join() }] };
    });
  }),
);
after(() => alpha.close());

async function raw(
  url: string,
  body: object,
  session?: string,
  { isChunked = false, ...more }: Manner = {},
): Promise<Response> {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...(session === undefined ? {} : { "mcp-session-id": session }),
    ...more,
  };
  const text = JSON.stringify({ jsonrpc: "2.0", ...body });
  const sent = isChunked
    ? { body: new Blob([text]).stream(), duplex: "half" as const }
    : { body: text };
  return fetch(`${url}/mcp`, { method: "POST", headers, ...sent });
}

/** How a request is sent, beside its body. */
interface Manner {
  readonly isChunked?: boolean;
  readonly "mcp-protocol-version"?: string;
}

const INITIALIZE = {
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: { roots: {} },
    clientInfo: { name: "ünïcode ☃", version: "1" },
  },
};

test("a session that the server has lost begins anew unseen, for all requests at once", async () => {
  await using gateway = await startGateway({ alpha }, {}, { workerThreads: 1 });
  await using client = await connect(gateway);
  assert.equal(textOf(await client.callTool({ name: "who" })), "alpha");
  for (const _round of [1, 2]) {
    alpha.forget();
    const calls = Array.from({ length: 8 }, () => client.callTool({ name: "who" }));
    for (const result of await Promise.all(calls)) assert.equal(textOf(result), "alpha");
    assert.equal(alpha.sessions.size, 1);
  }
  await client.listTools();
  assert.equal(alpha.sessions.size, 1);
});

test("a renewed session begins as the client has begun it: in its version, with its name and capabilities", async () => {
  await using gateway = await startGateway({ alpha });
  const begun = await raw(gateway.url, INITIALIZE);
  const session = begun.headers.get("mcp-session-id") ?? "";
  alpha.forget();
  const again = await raw(gateway.url, { id: 2, method: "tools/list" }, session);
  assert.equal(again.status, 200);
  assert.match(await again.text(), /"who"/);
  const [server] = alpha.sessions.values();
  assert.deepEqual(server?.server.getClientVersion(), INITIALIZE.params.clientInfo);
  assert.deepEqual(server?.server.getClientCapabilities(), INITIALIZE.params.capabilities);
});

test("the stream of a renewed session is opened again, and delivers requests of the server", async () => {
  await using gateway = await startGateway({ alpha });
  alpha.seen.length = 0;
  const { ListRootsRequestSchema } = await import("@modelcontextprotocol/sdk/types.js");
  await using client = await connect(
    gateway,
    (each) =>
      each.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: "file:///home" }] })),
    { roots: {} },
  );
  await waitFor("the stream", () => alpha.seen.includes("GET"));
  alpha.forget();
  assert.equal(textOf(await client.callTool({ name: "who" })), "alpha");
});

test("any worker can renew a session", async () => {
  await using gateway = await startGateway({ alpha }, {}, { workerThreads: 3 });
  const begun = await raw(gateway.url, INITIALIZE);
  const session = begun.headers.get("mcp-session-id") ?? "";
  alpha.forget();
  const list = () => raw(gateway.url, { id: 2, method: "tools/list" }, session);
  const statuses = (await Promise.all(Array.from({ length: 12 }, list))).map(
    ({ status }) => status,
  );
  assert.deepEqual(new Set(statuses), new Set([200]));
});

test("a server that was restarted continues with the sessions of its clients", async () => {
  const first = await startEverything();
  await using gateway = await startGateway({ first });
  const client = await connect(gateway);
  const echo = async () =>
    textOf(await client.callTool({ name: "echo", arguments: { message: "hi" } }));
  assert.equal(await echo(), "Echo: hi");
  await first.close();
  await using _again = await startEverything(first.port);
  assert.equal(await echo(), "Echo: hi");
  await client[Symbol.asyncDispose]();
});

/** A server with one session, which accepts no other session while `isFull`. */
async function startFull(refusal: number) {
  const state = { isFull: false, session: "first", pings: 0 };
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const { id, method } = text === "" ? { id: 0, method: "" } : JSON.parse(text);
      const reply = (status: number, body: object) => {
        response.writeHead(status, {
          "content-type": "application/json",
          "mcp-session-id": state.session,
        });
        response.end(JSON.stringify({ jsonrpc: "2.0", id, ...body }));
      };
      if (method === "initialize") {
        const serverInfo = { name: "full", version: "1" };
        const result = { protocolVersion: "2025-06-18", capabilities: {}, serverInfo };
        if (state.isFull) reply(503, { error: { code: -32000, message: "full" } });
        else reply(200, { result });
      } else if (request.headers["mcp-session-id"] !== state.session) {
        reply(refusal, { id: null, error: { code: -32000, message: "No valid session ID" } });
      } else if (method === "wrong") reply(400, { error: { code: -32602, message: "wrong" } });
      else {
        if (method === "ping") state.pings++;
        reply(200, { result: {} });
      }
    });
  });
  return Object.assign(await listen(http), { state });
}

for (const refusal of [404, 400])
  test(`where no other session begins the client gets 404; the server said ${refusal}`, async () => {
    await using server = await startFull(refusal);
    await using gateway = await startGateway({ server });
    const begun = await raw(gateway.url, INITIALIZE);
    const session = begun.headers.get("mcp-session-id") ?? "";
    Object.assign(server.state, { isFull: true, session: "second" });
    const lost = await raw(gateway.url, { id: 2, method: "tools/list" }, session);
    assert.equal(lost.status, 404);
    assert.match(await lost.text(), /-32001/);
    server.state.isFull = false;
    const found = await raw(gateway.url, { id: 3, method: "tools/list" }, session);
    assert.equal(found.status, 200);
  });

test("a refusal that is not about the session is the client's, and the session stays", async () => {
  await using server = await startFull(404);
  await using gateway = await startGateway({ server });
  const begun = await raw(gateway.url, INITIALIZE);
  const session = begun.headers.get("mcp-session-id") ?? "";
  const wrong = await raw(gateway.url, { id: 2, method: "wrong" }, session);
  assert.equal(wrong.status, 400);
  assert.match(await wrong.text(), /"wrong"/);
  assert.equal(server.state.pings, 1);
});

const MANNERS: Readonly<Record<string, Manner>> = {
  "with the header of later requests": { "mcp-protocol-version": "2025-06-18" },
  "without a length": { isChunked: true },
};

for (const [manner, how] of Object.entries(MANNERS))
  test(`a session that begins ${manner} is renewed, and refusals stay`, async () => {
    await using server = await startFull(404);
    await using gateway = await startGateway({ server });
    const begun = await raw(gateway.url, INITIALIZE, undefined, how);
    const session = begun.headers.get("mcp-session-id") ?? "";
    const wrong = await raw(gateway.url, { id: 2, method: "wrong" }, session, how);
    assert.equal(wrong.status, 400);
    server.state.session = "second";
    const found = await raw(gateway.url, { id: 3, method: "tools/list" }, session, how);
    assert.equal(found.status, 200);
  });

test("a session that begins with very long params is not renewed, and refusals stay", async () => {
  await using server = await startFull(400);
  await using gateway = await startGateway({ server });
  const params = { ...INITIALIZE.params, _meta: { "example.com/long": "x".repeat(20_000) } };
  const begun = await raw(gateway.url, { ...INITIALIZE, params });
  const session = begun.headers.get("mcp-session-id") ?? "";
  assert.equal((await raw(gateway.url, { id: 2, method: "wrong" }, session)).status, 400);
  server.state.session = "second";
  assert.equal((await raw(gateway.url, { id: 3, method: "tools/list" }, session)).status, 404);
});

test("the end of a session that the server has lost is no error", async () => {
  await using gateway = await startGateway({ alpha });
  const begun = await raw(gateway.url, INITIALIZE);
  const headers = { "mcp-session-id": begun.headers.get("mcp-session-id") ?? "" };
  alpha.forget();
  const end = () => fetch(`${gateway.url}/mcp`, { method: "DELETE", headers });
  assert.equal((await end()).status, 204);
  assert.equal((await end()).status, 404);
});

test("a session that the client has ended does not begin again", async () => {
  await using gateway = await startGateway({ alpha });
  const begun = await raw(gateway.url, INITIALIZE);
  const session = begun.headers.get("mcp-session-id") ?? "";
  const headers = { "mcp-session-id": session };
  assert.equal((await fetch(`${gateway.url}/mcp`, { method: "DELETE", headers })).status, 200);
  const after = await raw(gateway.url, { id: 2, method: "tools/list" }, session);
  assert.equal(after.status, 404);
});
