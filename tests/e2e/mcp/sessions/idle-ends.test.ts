import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { begin, post, startSessionServer, type SessionServer } from "../programs/session-server.ts";

/** What the gateway ends at servers when nobody uses a session any more. */

const KEY = "a-key-of-the-gateway";

/** A server that only serves requests with a certain header. */
async function startGuarded(name: string, value: string): Promise<SessionServer> {
  const server = await startSessionServer();
  server.intercept = (_method, { headers }, response) => {
    if (headers[name] === value) return false;
    response.writeHead(401).end();
    return true;
  };
  return server;
}

interface Setup {
  readonly count: number;
  readonly policies?: object;
  readonly ofTargets?: object;
  readonly sessionTtl: string;
  /** Routes beside that of the servers. */
  readonly more?: readonly object[];
}

function configOf(server: SessionServer, setup: Setup) {
  const { count, policies = {}, ofTargets = {}, sessionTtl, more = [] } = setup;
  const targets = Array.from({ length: count }, (_, index) => ({
    name: `target${index}`,
    static: { host: "127.0.0.1", port: server.port, policies: ofTargets },
  }));
  const routes = [{ name: "mcp", backends: [{ backend: "server" }] }, ...more];
  const backends = { server: { mcp: { targets }, policies } };
  return configuration(routes, { backends, config: { mcp: { sessionTtl } } });
}

const CHANGED = {
  name: "changed",
  matches: [{ path: { type: "Exact", value: "/changed" } }],
  policies: { directResponse: { status: 204 } },
};

/** A session to use, and the headers that its client sends. */
interface Shown {
  readonly session?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Changes the configuration, and waits until it runs; meanwhile a session may be used. */
async function change(
  gateway: Gateway,
  server: SessionServer,
  { session, headers = {}, ...setup }: Setup & Shown,
): Promise<void> {
  await gateway.reconfigure(configOf(server, { ...setup, more: [CHANGED] }));
  await waitFor("the change", async () => {
    const list = { id: 2, method: "tools/list" };
    if (session !== undefined) await post(gateway.url, session, list, headers);
    const { status } = await fetch(`${gateway.url}/changed`);
    return status === 204;
  });
}

for (const count of [1, 2])
  test(`sessions that began before a change of their backend are ended, with ${count} targets`, async () => {
    await using server = await startSessionServer();
    const setup = { count, sessionTtl: "5s" };
    await using gateway = await Gateway.start({ config: configOf(server, setup) });
    const session = await begin(gateway.url);
    assert.equal(server.sessions.size, count);
    await change(gateway, server, {
      ...setup,
      session,
      ofTargets: { http: { requestTimeout: "20s" } },
    });
    await waitFor("their end", () => server.sessions.size === 0);
  });

for (const [where, count] of [
  ["policies", 1],
  ["policies", 2],
  ["ofTargets", 1],
  ["ofTargets", 2],
] as const)
  test(`sessions at servers that want the credential of \`auth\` are ended with it: ${where}, ${count}`, async () => {
    await using server = await startGuarded("authorization", `Bearer ${KEY}`);
    const setup = { count, sessionTtl: "1s", [where]: { auth: { key: KEY } } };
    await using gateway = await Gateway.start({ config: configOf(server, setup) });
    await begin(gateway.url);
    await waitFor("their end", () => server.sessions.size === 0);
    assert.equal(gateway.output.includes(KEY), false);
  });

for (const [where, count] of [
  ["policies", 1],
  ["ofTargets", 2],
] as const)
  test(`a credential that a changed configuration does not show ends no session: ${where}, ${count}`, async () => {
    await using server = await startSessionServer();
    const setup = { count, sessionTtl: "5s" };
    const config = configOf(server, { ...setup, [where]: { auth: { key: KEY } } });
    await using gateway = await Gateway.start({ config });
    const session = await begin(gateway.url);
    await change(gateway, server, { ...setup, session });
    await waitFor("their end", () => server.sessions.size === 0);
    const shown = server.ended.map(({ authorization }) => authorization);
    assert.deepEqual(new Set(shown), new Set([undefined]));
  });

for (const count of [1, 2])
  test(`sessions at servers that want a key of the client are ended with it, also after a change, with ${count} targets`, async () => {
    await using server = await startGuarded("x-api-key", "of-the-client");
    const setup = { count, sessionTtl: "5s" };
    await using gateway = await Gateway.start({ config: configOf(server, setup) });
    const headers = { "x-api-key": "of-the-client" };
    await begin(gateway.url, headers);
    // Nobody uses the session after the change.
    await change(gateway, server, { ...setup, ofTargets: { http: { requestTimeout: "20s" } } });
    await waitFor("their end", () => server.sessions.size === 0);
    assert.equal(gateway.output.includes(headers["x-api-key"]), false);
  });
