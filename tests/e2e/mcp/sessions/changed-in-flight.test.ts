import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { fillPlain, startSdkServer } from "../arrange.ts";
import { fillEveryMethodNew } from "../programs/every-method-new-server.ts";
import { startNewServer } from "../programs/new-server.ts";

/** A call at a server without sessions, whose backend changes while the call waits for its client. */

const HEADERS = {
  accept: "application/json, text/event-stream",
  "content-type": "application/json",
  // Each request may reach another worker.
  connection: "close",
};
const QUESTION = "elicitation/create";

for (const way of ["cancellation", "end of the session"])
  test(`a call that began before its backend changed keeps its session, and hears of the ${way}`, async () => {
    await using plain = await startSdkServer(fillPlain("plain"));
    await using asking = await startNewServer("asking", fillEveryMethodNew);
    const targets = Object.entries({ plain, asking }).map(([name, { port }]) => ({
      name,
      static: { host: "127.0.0.1", port },
    }));
    /** `timeout`: changes the backend; `name`: shows that the configuration runs. */
    const configOf = (name: string, requestTimeout: string) => {
      const seen = {
        name,
        matches: [{ path: { type: "Exact", value: `/${name}` } }],
        policies: { directResponse: { status: 204 } },
      };
      const routes = [{ name: "mcp", backends: [{ backend: "server" }] }, seen];
      const server = { mcp: { targets }, policies: { http: { requestTimeout } } };
      return configuration(routes, {
        backends: { server },
        config: { workerThreads: 3, mcp: { sessionTtl: "3s" } },
      });
    };
    await using gateway = await Gateway.start({ config: configOf("before", "60s") });
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
    const begun = await post({ id: 1, method: "initialize", params });
    await begun.text();
    const session = begun.headers.get("mcp-session-id") ?? "";
    await post({ method: "notifications/initialized" }, session);
    const call = await post(
      { id: 2, method: "tools/call", params: { name: "asking_m-elicit", arguments: {} } },
      session,
    );
    assert.ok(call.body !== null);
    const events = call.body.pipeThrough(new TextDecoderStream()).values();
    let seen = "";
    while (!seen.includes(QUESTION)) seen += (await events.next()).value ?? "";
    await gateway.reconfigure(configOf("after", "61s"));
    await waitFor("the change", async () => (await fetch(`${gateway.url}/after`)).status === 204);
    const reading = (async () => {
      for await (const part of events) seen += part;
    })();
    const endsAt = Date.now() + 7_000;
    await waitFor("several times its time to live", () => Date.now() > endsAt);
    assert.doesNotMatch(seen, /"id":2/, "the call keeps its session in use");
    if (way === "cancellation")
      await post({ method: "notifications/cancelled", params: { requestId: 2 } }, session);
    else {
      const headers = { "mcp-session-id": session, connection: "close" };
      await fetch(`${gateway.url}/mcp`, { method: "DELETE", headers });
    }
    await reading;
    assert.match(seen, /"id":2,"error"/);
  });
