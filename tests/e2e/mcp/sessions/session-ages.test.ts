import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { fillPlain, startSdkServer } from "../arrange.ts";

/** `maxSessionAge`: the end of sessions that replicas cannot remember. */

const servers = await Promise.all(["alpha", "beta"].map((name) => startSdkServer(fillPlain(name))));
after(() => Promise.all(servers.map((server) => server.close())));

const SESSION_KEY = randomBytes(32).toString("hex");

function startReplica(count: number, mcp: object): Promise<Gateway> {
  const targets = servers.slice(0, count).map(({ port }, index) => ({
    name: `target${index}`,
    static: { host: "127.0.0.1", port },
  }));
  const route = { name: "mcp", backends: [{ backend: "server" }] };
  const backends = { server: { mcp: { targets } } };
  const config = configuration([route], { backends, config: { mcp } });
  return Gateway.start({ config, environment: { SESSION_KEY } });
}

function post({ url }: Gateway, message: object, session?: string): Promise<Response> {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...(session === undefined ? {} : { "mcp-session-id": session }),
  };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...message });
  return fetch(`${url}/mcp`, { method: "POST", headers, body });
}

async function begin(gateway: Gateway): Promise<string> {
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const response = await post(gateway, { method: "initialize", params });
  await response.text();
  return response.headers.get("mcp-session-id") ?? assert.fail("no session");
}

async function statusOf(gateway: Gateway, session: string): Promise<number> {
  const response = await post(gateway, { method: "ping" }, session);
  await response.text();
  return response.status;
}

for (const count of [1, 2])
  test(`a session with ${count} targets ends at its greatest age, also where it was never seen`, async () => {
    const short = { maxSessionAge: "2s" };
    await using seen = await startReplica(count, short);
    await using unseen = await startReplica(count, short);
    await using patient = await startReplica(count, {});
    const session = await begin(seen);
    await waitFor("its end", async () => (await statusOf(seen, session)) === 404);
    assert.equal(await statusOf(unseen, session), 404);
    assert.equal(await statusOf(patient, session), 200);
  });
