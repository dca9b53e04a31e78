import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startSdkServer, type SdkServer } from "../mcp/arrange.ts";
import { CheckedClient } from "./admin-client.ts";

/** What the admin API tells about MCP servers. */

const PASSWORD = "planted-password-77f1";
/** A port of this machine at which nothing listens. */
const CLOSED_PORT = 9;

let server: SdkServer;
let gateway: Gateway;
let client: CheckedClient;

before(async () => {
  server = await startSdkServer(fillPlain("sdk"));
  const target = (name: string, port = server.port): string =>
    `{ name: ${name}, static: { host: 127.0.0.1, port: ${port} } }`;
  const digest = createHash("sha1").update(PASSWORD).digest("base64");
  gateway = await Gateway.start({
    config: `
config: { workerThreads: 2 }
gateways:
  web:
    port: \${PORT}
    routes:
      - name: both
        matches: [{ path: { value: /both } }]
        policies: { basicAuthentication: { users: ["ann:{SHA}${digest}"] } }
        backends: [{ backend: both }]
      - name: single
        matches: [{ path: { value: /single } }]
        backends: [{ backend: single }]
backends:
  both:
    mcp:
      failureMode: FailOpen
      targets: [${target("alpha")}, ${target("gone", CLOSED_PORT)}]
  single: { mcp: { targets: [${target("alone")}] } }
`,
  });
  client = new CheckedClient(gateway);
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await server?.close();
});

/** Begins a session of MCP by way of a backend. */
async function connect(path: string): Promise<Client> {
  const agent = new Client({ name: "agent", version: "3" });
  const authorization = `Basic ${Buffer.from(`ann:${PASSWORD}`).toString("base64")}`;
  await agent.connect(
    new StreamableHTTPClientTransport(new URL(`${gateway.url}${path}`), {
      requestInit: { headers: { authorization } },
    }),
  );
  await agent.listTools();
  return agent;
}

/** The targets of a backend, as the API shows them. */
async function targetsOf(name: string) {
  const { value } = await client.call("getMcpServers");
  return value.servers.find((one) => one.backend === name)?.targets ?? [];
}

test("MCP servers have the states of their targets, as clients have met them", async () => {
  assert.deepEqual(
    (await targetsOf("both")).map(({ name, state }) => [name, state]),
    [
      ["alpha", "unknown"],
      ["gone", "unknown"],
    ],
  );
  const agents = [await connect("/both"), await connect("/single")];
  const [alpha, gone] = await targetsOf("both");
  assert.equal(alpha?.state, "available");
  assert.equal(alpha?.transport, "StreamableHTTP");
  assert.equal(alpha?.address, `127.0.0.1:${server.port}`);
  assert.match(alpha?.protocolVersion ?? "", /^\d{4}-/);
  assert.ok(alpha?.capabilities.includes("tools"));
  assert.equal(gone?.state, "unavailable");
  assert.match(gone?.lastError ?? "", /./);
  assert.ok(Date.parse(gone?.lastErrorAt ?? "") > 0);
  const [alone] = await targetsOf("single");
  assert.equal(alone?.state, "available");
  for (const agent of agents) await agent.close();
});

for (const path of ["/both", "/single"])
  test(`a session of ${path} is listed with its owner, and ends everywhere when it is ended`, async () => {
    const agent = await connect(path);
    const backend = path.slice(1);
    const before = server.sessions.size;
    const session = await waitFor("session with its stream", async () => {
      const { value } = await client.call("getMcpSessions");
      return value.sessions.findLast((one) => one.backend === backend && one.streams > 0);
    });
    assert.equal(session.client, "agent 3");
    assert.equal(session.owner, backend === "both" ? "ann" : "");
    assert.equal(session.route, backend);
    await client.call("endMcpSession", { query: { id: session.id } });
    await waitFor("end at the server", () => server.sessions.size < before);
    await assert.rejects(agent.listTools(), /404|not found|session/i);
    const { detail } = await client.refusal("endMcpSession", { query: { id: session.id } });
    assert.match(detail, /there is no session/);
    await agent.close();
  });

test("no response has a secret or the id of a session", async () => {
  const agent = await connect("/both");
  await client.call("getMcpSessions");
  const { transport } = agent;
  assert.ok(transport instanceof StreamableHTTPClientTransport);
  assert.ok(transport.sessionId !== undefined);
  for (const secret of [PASSWORD, transport.sessionId, ...server.sessions.keys()])
    assert.ok(!client.texts.includes(secret));
  await agent.close();
});
