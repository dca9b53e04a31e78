import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { startGateway } from "../arrange.ts";
import { INITIALIZE, postTo } from "../raw.ts";

/** In each round, either of two workers reads the cancellation. */
const ROUNDS = 12;
const CALL = '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"a"}}';
/** As programs write it that escape slashes in JSON. */
const CANCELLATION =
  '{"jsonrpc":"2.0","method":"notifications\\/cancelled","params":{"requestId":7}}';
const RESULT = {
  protocolVersion: "2025-06-18",
  capabilities: {},
  serverInfo: { name: "server", version: "1" },
};

test("a call that is cancelled while its session begins anew is cancelled there, or not sent", async () => {
  /** The number of sessions so far, which are numbered, and those that the server has lost. */
  let count = 0;
  const lost = new Set<string>();
  /** The calls by their sessions, until they are cancelled. */
  const calls = new Map<string, ServerResponse>();
  let beginning = Promise.resolve();
  await using server = await listen(
    createServer((request, response) => {
      void text(request).then(async (body) => {
        const session = request.headers["mcp-session-id"]?.toString() ?? String(count++);
        if (lost.has(session)) return void response.writeHead(404).end();
        if (body === CALL) return void calls.set(session, response);
        if (body.includes("cancelled")) {
          calls.get(session)?.writeHead(202).end();
          calls.delete(session);
        }
        const { id } = JSON.parse(body);
        if (id === undefined) return void response.writeHead(202).end();
        if (body.includes("initialize")) await beginning;
        const head = { "content-type": "application/json", "mcp-session-id": session };
        response.writeHead(200, head).end(JSON.stringify({ jsonrpc: "2.0", id, result: RESULT }));
      });
    }),
  );
  await using gateway = await startGateway({ server }, {}, { workerThreads: 2 });
  for (let round = 0; round < ROUNDS; round++) {
    const session = await postTo(gateway, INITIALIZE);
    const begun = Promise.withResolvers<void>();
    beginning = begun.promise;
    lost.add(String(count - 1));
    const call = postTo(gateway, CALL, session);
    const before = count;
    await waitFor("a new session", () => count > before);
    const stop = postTo(gateway, CANCELLATION, session);
    begun.resolve();
    let isOver = false;
    void Promise.all([call, stop]).then(() => (isOver = true));
    await waitFor("the end of the call", () => isOver);
  }
  assert.ok(count > ROUNDS);
});

test("a call that is cancelled before it is tried again is not sent again", async () => {
  const cancelled = Promise.withResolvers<void>();
  const head = { "content-type": "application/json", "mcp-session-id": "one" };
  let calls = 0;
  await using server = await listen(
    createServer((request, response) => {
      void text(request).then(async (body) => {
        if (body.includes("cancelled")) return response.writeHead(202).end();
        if (body !== CALL)
          return response.writeHead(200, head).end('{"jsonrpc":"2.0","id":1,"result":{}}');
        calls += 1;
        await cancelled.promise;
        return response.writeHead(503).end();
      });
    }),
  );
  const policies = { retry: { attempts: 2, codes: [503] } };
  const target = { name: "server", static: { host: "127.0.0.1", port: server.port } };
  await using gateway = await Gateway.start({
    config: configuration([{ name: "mcp", policies, backends: [{ backend: "server" }] }], {
      backends: { server: { mcp: { targets: [target] } } },
      config: { workerThreads: 1 },
    }),
  });
  const session = await postTo(gateway, INITIALIZE);
  const call = postTo(gateway, CALL, session);
  await waitFor("the call", () => calls > 0);
  await postTo(gateway, CANCELLATION, session);
  cancelled.resolve();
  await call;
  assert.equal(calls, 1);
});
