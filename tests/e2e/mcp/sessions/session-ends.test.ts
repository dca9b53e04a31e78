import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import { after, test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";

/**
 * Tests that the end of a session leaves nothing open at its targets, whatever the workers have
 * begun there.
 */

const alpha = await startSdkServer(fillPlain("alpha"));
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
};

function send(url: string, method: string, session: string, message: object = {}) {
  const headers = {
    ...HEADERS,
    ...(session === "" ? {} : { "mcp-session-id": session }),
  };
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  return fetch(`${url}/mcp`, { method, headers, ...(method === "POST" ? { body } : {}) });
}

async function begin(url: string): Promise<string> {
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const response = await send(url, "POST", "", { id: 1, method: "initialize", params });
  await response.text();
  const session = response.headers.get("mcp-session-id") ?? assert.fail("no session");
  await send(url, "POST", session, { method: "notifications/initialized" });
  return session;
}

async function statusOf(response: Promise<Response>): Promise<number> {
  const { status, text } = await response.then(async (found) => ({
    status: found.status,
    text: await found.text(),
  }));
  return text.includes('"error"') && status === 200 ? 0 : status;
}

const LIST = { id: 2, method: "tools/list" };

/** Sends requests with their own connections, so that several workers get them. */
async function list(url: string, session: string): Promise<readonly number[]> {
  const one = async () => {
    const sent = request(`${url}/mcp`, {
      method: "POST",
      agent: false,
      headers: { ...HEADERS, "mcp-session-id": session },
    });
    sent.end(JSON.stringify({ jsonrpc: "2.0", ...LIST }));
    const [response]: IncomingMessage[] = await once(sent, "response");
    response?.resume();
    return response?.statusCode ?? 0;
  };
  return Promise.all(Array.from({ length: 12 }, one));
}

for (const servers of [{ alpha }, { alpha, beta }])
  test(`what other workers have begun is ended, too, with ${Object.keys(servers).length} targets`, async () => {
    await using gateway = await startGateway(servers, {}, { workerThreads: 3 });
    const session = await begin(gateway.url);
    alpha.forget();
    await waitFor("new sessions, which several workers use", async () => {
      assert.deepEqual(new Set(await list(gateway.url, session)), new Set([200]));
      return alpha.sessions.size > 0;
    });
    const ended = await statusOf(send(gateway.url, "DELETE", session));
    assert.ok(ended === 200 || ended === 204, `status ${ended}`);
    assert.deepEqual(new Set(await list(gateway.url, session)), new Set([404]));
    await waitFor("their end", () => alpha.sessions.size === 0 && beta.sessions.size === 0);
  });

test("an unused session with one target is ended there, by all workers that began one", async () => {
  const config = { workerThreads: 3, mcp: { sessionTtl: "2s" } };
  await using gateway = await startGateway({ alpha }, {}, config);
  const session = await begin(gateway.url);
  alpha.forget();
  await waitFor("sessions of several workers", async () => {
    assert.deepEqual(new Set(await list(gateway.url, session)), new Set([200]));
    return alpha.sessions.size > 1;
  });
  await waitFor("their end", () => alpha.sessions.size === 0);
});

/** A server whose sessions begin when the test lets them. */
async function startSlow() {
  const sessions = new Set<string>();
  const held: (() => void)[] = [];
  const state = { isHeld: false, begun: 0 };
  const http = createServer((received, response) => {
    const session = String(received.headers["mcp-session-id"] ?? "");
    const chunks: Buffer[] = [];
    received.on("data", (chunk: Buffer) => chunks.push(chunk));
    received.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const { id, method } = text === "" ? { id: 0, method: "" } : JSON.parse(text);
      const reply = (status: number, result: object, more: object = {}) =>
        response
          .writeHead(status, { "content-type": "application/json", ...more })
          .end(JSON.stringify({ jsonrpc: "2.0", id, result }));
      const initialize = () => {
        const own = `session-${(state.begun += 1)}`;
        sessions.add(own);
        const serverInfo = { name: "slow", version: "1" };
        const capabilities = { tools: {} };
        const result = { protocolVersion: "2025-06-18", capabilities, serverInfo };
        reply(200, result, { "mcp-session-id": own });
      };
      if (method === "initialize" && state.isHeld) held.push(initialize);
      else if (method === "initialize") initialize();
      else if (!sessions.has(session)) response.writeHead(404).end();
      else if (received.method === "GET") response.writeHead(405).end();
      else if (received.method === "DELETE") {
        sessions.delete(session);
        response.writeHead(200).end();
      } else if (id === undefined) response.writeHead(202).end();
      else reply(200, { tools: [] });
    });
  });
  return Object.assign(await listen(http), { sessions, held, state });
}

for (const others of [{}, { beta }])
  test(`a session that ends while a target begins anew ends there, too, with ${Object.keys(others).length} others`, async () => {
    await using slow = await startSlow();
    await using gateway = await startGateway({ slow, ...others }, {}, { workerThreads: 2 });
    const session = await begin(gateway.url);
    slow.sessions.clear();
    slow.state.isHeld = true;
    const listed = send(gateway.url, "POST", session, LIST);
    await waitFor("the new session", () => slow.held.length > 0);
    const ended = await statusOf(send(gateway.url, "DELETE", session));
    assert.ok(ended === 200 || ended === 204, `status ${ended}`);
    for (const initialize of slow.held) initialize();
    assert.notEqual(await statusOf(listed), 200);
    assert.equal(slow.state.begun, 2);
    await waitFor("its end", () => slow.sessions.size === 0 && beta.sessions.size === 0);
  });

for (const others of [{}, { beta }])
  test(`a session whose client had two streams is ended when nobody uses it, with ${Object.keys(others).length} others`, async () => {
    const config = { mcp: { sessionTtl: "1s" } };
    await using gateway = await startGateway({ alpha, ...others }, {}, config);
    const session = await begin(gateway.url);
    const streams = await Promise.all(
      [0, 1].map(async () => {
        const sent = request(`${gateway.url}/mcp`, {
          agent: false,
          headers: { accept: "text/event-stream", "mcp-session-id": session },
        });
        sent.on("error", () => {});
        sent.end();
        await once(sent, "response");
        return sent;
      }),
    );
    for (const stream of streams) stream.destroy();
    await waitFor("their end", () => alpha.sessions.size === 0 && beta.sessions.size === 0);
  });

for (const others of [{}, { beta }])
  test(`a call that takes longer keeps its session in use, with ${Object.keys(others).length} others`, async () => {
    let finish = (): void => {};
    await using patient = await startSdkServer(
      fillPlain("patient", (server) => {
        server.registerTool("wait", {}, async () => {
          await new Promise<void>((resolve) => (finish = resolve));
          return { content: [{ type: "text", text: "done" }] };
        });
      }),
    );
    const config = { mcp: { sessionTtl: "3s" } };
    await using gateway = await startGateway({ patient, ...others }, {}, config);
    const session = await begin(gateway.url);
    const name = Object.keys(others).length > 0 ? "patient_wait" : "wait";
    const called = send(gateway.url, "POST", session, {
      id: 3,
      method: "tools/call",
      params: { name, arguments: {} },
    });
    await waitFor("the call", () => patient.seen.includes("tools/call"));
    const endsAt = Date.now() + 7_000;
    await waitFor("several times its time to live", () => Date.now() > endsAt);
    assert.equal(patient.sessions.size, 1);
    finish();
    assert.match(await (await called).text(), /"done"/);
  });
