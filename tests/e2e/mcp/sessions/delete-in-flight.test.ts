import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import { fillEveryMethodNew } from "../programs/every-method-new-server.ts";
import { startNewServer } from "../programs/new-server.ts";

/** DELETE while a server without sessions waits for the client: the call ends, whichever worker has it. */

const PROGRAM = fileURLToPath(new URL("../programs/new-stdio-server.ts", import.meta.url));
const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
  // Each request may reach another worker.
  connection: "close",
};
const QUESTION = "elicitation/create";

test("the end of a session ends calls that wait for its client", async () => {
  await using plain = await startSdkServer(fillPlain("plain"));
  await using asking = await startNewServer("asking", fillEveryMethodNew);
  const at = ({ port }: { port: number }) => ({ static: { host: "127.0.0.1", port } });
  const targets = [
    { name: "plain", ...at(plain) },
    { name: "http", ...at(asking) },
    { name: "stdio", stdio: { command: process.execPath, args: [PROGRAM, "modern"] } },
  ];
  await using gateway = await startGateway({}, { targets }, { workerThreads: 3 });
  const post = (message: object, session?: string) =>
    fetch(`${gateway.url}/mcp`, {
      method: "POST",
      headers: { ...HEADERS, ...(session === undefined ? {} : { "mcp-session-id": session }) },
      body: JSON.stringify({ jsonrpc: "2.0", ...message }),
    });
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: { elicitation: {} },
    clientInfo: { name: "test", version: "1" },
  };
  for (const name of ["http_m-elicit", "stdio_ask"]) {
    const begun = await post({ id: 1, method: "initialize", params });
    await begun.text();
    const session = begun.headers.get("mcp-session-id") ?? "";
    await post({ method: "notifications/initialized" }, session);
    const call = await post(
      { id: 2, method: "tools/call", params: { name, arguments: {} } },
      session,
    );
    assert.ok(call.body !== null);
    const events = call.body.pipeThrough(new TextDecoderStream()).values();
    let seen = "";
    while (!seen.includes(QUESTION)) seen += (await events.next()).value ?? "";
    const headers = { "mcp-session-id": session, connection: "close" };
    const ended = await fetch(`${gateway.url}/mcp`, { method: "DELETE", headers });
    assert.equal(ended.status, 200);
    for await (const part of events) seen += part;
    assert.match(seen, /"id":2,"error"/);
  }
});
