import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import { startSseServer } from "../programs/sse-server.ts";

/** DELETE leaves nothing open, at servers of each transport, whatever each worker has begun there. */

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
};

/** A request with a connection of its own, so that any worker gets it. */
async function send(
  url: string,
  { method = "POST", session, message }: { method?: string; session?: string; message?: object },
): Promise<{ readonly response: IncomingMessage; readonly body: string }> {
  const headers = { ...HEADERS, ...(session === undefined ? {} : { "mcp-session-id": session }) };
  const sent = request(`${url}/mcp`, { method, headers, agent: new Agent() });
  sent.end(message && JSON.stringify({ jsonrpc: "2.0", ...message }));
  const [response]: IncomingMessage[] = await once(sent, "response");
  if (response === undefined) throw new Error("no response");
  return { response, body: await text(response) };
}

const call = (name: string) => ({ id: 3, method: "tools/call", params: { name, arguments: {} } });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("the old transport, a process, and a server that has lost the session, with three workers", async () => {
  await using old = await startSseServer(fillPlain("old"));
  await using now = await startSdkServer(fillPlain("now"));
  const at = ({ port }: { port: number }, protocol: string) => ({
    static: { host: "127.0.0.1", port, protocol },
  });
  const program = fileURLToPath(new URL("../programs/stdio-server.ts", import.meta.url));
  const targets = [
    { name: "old", ...at(old, "SSE") },
    { name: "now", ...at(now, "StreamableHTTP") },
    { name: "program", stdio: { command: process.execPath, args: [program] } },
  ];
  await using gateway = await startGateway({}, { targets }, { workerThreads: 3 });
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const begun = await send(gateway.url, { message: { id: 1, method: "initialize", params } });
  const session = String(begun.response.headers["mcp-session-id"]);
  await send(gateway.url, { session, message: { method: "notifications/initialized" } });
  now.forget();
  let pid = 0;
  for (let round = 0; round < 12; round++) {
    await send(gateway.url, { session, message: call("old_who") });
    await send(gateway.url, { session, message: call("now_who") });
    const { body } = await send(gateway.url, { session, message: call("program_pid") });
    pid = Number(/"text":"(\d+)"/.exec(body)?.[1]);
  }
  assert.deepEqual([old.sessions.size, now.sessions.size], [1, 1], "all workers have one session");
  assert.ok(isAlive(pid));
  const ended = await send(gateway.url, { method: "DELETE", session });
  assert.equal(ended.response.statusCode, 200);
  await waitFor("the end of all", () => {
    return old.sessions.size === 0 && now.sessions.size === 0 && !isAlive(pid);
  });
  const after = await send(gateway.url, { session, message: call("now_who") });
  assert.equal(after.response.statusCode, 404);
  assert.equal(now.sessions.size, 0);
});
